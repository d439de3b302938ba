// widgetgen: family, tagType = Int
protocol Component: Codable {}

// widgetgen: name = 1
struct Text: Component {
  let text: String
}

// widgetgen: name = 2, alias = 20
struct Column: Component {
  let children: [any Component]
  // widgetgen: unknown = skip
  let known: [any Component]
}

// widgetgen: family, tagType = Bool
enum Answer {
  // widgetgen: name = true
  case success(value: Int)
  // widgetgen: name = false
  case failure(reason: String)
}
