// widgetgen: family, unknown = Missing
protocol Component: Codable {}

struct Text: Component {
  let text: String
}

// widgetgen: name = "none"
struct Missing: Component {
  let id: Int?
}

// widgetgen: family = external, unknown = MissingEvent
protocol Event: Codable {}

struct Tap: Event {
  let count: Int
}

struct MissingEvent: Event {
  let id: Int
}

// widgetgen: family, tag = "t", content = "c", unknown = MissingMessage
public protocol Message: Codable {}

public struct Mail: Message {
  public let to: String
}

public struct MissingMessage: Message {
  public let id: Int?
}

// widgetgen: family, tag = "t", content = "c", unknown = OtherNote
protocol Note: Codable {}

struct OtherNote: Note {
  let t: String
  let c: [Int]
}

// widgetgen: codable
struct Page {
  // widgetgen: unknown = Tap
  let events: [any Event]
}
