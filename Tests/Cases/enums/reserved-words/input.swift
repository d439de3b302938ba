import WidgetRuntime

// widgetgen: family
enum Rule {
  case range(in: Int, default: String)
  case all(self: Int, ID: String, `where`: Bool)
  // widgetgen: key = "in"
  case inner(Int)
  // widgetgen: key = "my-key"
  case dashed(Int)
  // widgetgen: key = "Title"
  case upper(Int)
}

// widgetgen: codable
enum Word: String {
  case `Self`
  case `default`
  // widgetgen: unknown
  case other
}
