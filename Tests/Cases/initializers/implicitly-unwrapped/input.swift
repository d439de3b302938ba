import WidgetRuntime

// widgetgen: codable
struct Label: Sendable {
  let text: String!
  var lines: Int!
}
