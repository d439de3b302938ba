// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = "*_result"
// expected-error 15-31: 'ToolResult' has the name pattern '*_result', but does not store the decoded name; add a property of 'String' that is always encoded under 'type' [name-pattern]
struct ToolResult: Component {
  var content: String
}
