import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component { var text: String }

struct Box: Component {
  // widgetgen: flatten
  var child: any Component
  // widgetgen: flatten
  var text: Text
  // widgetgen: flatten
  var count: Int
  // widgetgen: flatten
  var sizes: [Int]
}
