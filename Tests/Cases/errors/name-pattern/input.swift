// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = "*_result"
// expected-error 15-31: 'ToolResult' has the name '*_result', which stands for several, and does not keep the one that is read; add a property of 'String' that is always written under 'type' [name-pattern]
struct ToolResult: Component {
  var content: String
}
