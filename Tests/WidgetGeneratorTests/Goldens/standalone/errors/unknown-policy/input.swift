import WidgetRuntime

// widgetgen: family, unknown = Texf
protocol Component: Codable, Sendable {}

protocol Focusable {}

struct Text: Component { var text: String }

struct Screen: Component {
  // widgetgen: unknown = skip
  var required: any Component
  // widgetgen: unknown
  var noPolicy: [any Component]
  // widgetgen: unknown = kep
  var misspelt: any Component
  // widgetgen: unknown = Chart
  var noType: any Component
  // widgetgen: unknown = keep
  var count: Int
  // widgetgen: unknown = keep
  var concrete: Text
  // widgetgen: unknown = keep
  var narrow: any Component & Focusable
}
