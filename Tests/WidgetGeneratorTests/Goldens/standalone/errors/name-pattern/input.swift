// widgetgen: family
protocol Component: Codable {}

// widgetgen: name = "*_result"
struct ToolResult: Component {
  var content: String
}
