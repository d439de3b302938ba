import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: family, tag = "do"
protocol Action: Codable, Sendable {}

struct Open: Action { var url: String }

struct Style: Codable, Sendable { var color: String }

struct Button: Component {
  // widgetgen: flatten
  var action: any Action
  // widgetgen: flatten
  var style: Style?
}
