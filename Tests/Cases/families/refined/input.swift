import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

protocol TextComponent: Component {}

protocol Unused: Component {}

protocol Focusable {}

struct Text: TextComponent, Focusable {}

struct Card: Component {
  var header: any TextComponent
  var labels: [String: [any TextComponent]]
  var focus: (any Component & Focusable)?
  var text: Text
}
