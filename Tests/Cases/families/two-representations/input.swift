// widgetgen: family
protocol Component: Codable {}

// widgetgen: family = external
protocol Event: Codable {}

// widgetgen: family, tag = "kind", content = "value"
protocol Message: Codable {}

// widgetgen: family = untagged
protocol Reply: Codable {}

struct Text: Component {
  let text: String
}

struct Tap: Component, Event, Message, Reply {
  let count: Int
}
