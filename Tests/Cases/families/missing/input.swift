// widgetgen: family, default = Text
protocol Component: Codable {}

struct Text: Component {
  let text: String
}

// widgetgen: family, tag = "t", content = "c", default = unknown, unknown = skip
protocol Event: Codable {}

struct Tap: Event {
  let count: Int
}

// widgetgen: codable
struct Page {
  let events: [any Event]
}
