// widgetgen: family, tag = "meta.type", unknown = keep
protocol Component: Codable {}

struct Title: Component {
  var text: String
  // widgetgen: key = "meta.id"
  var id: String?
}

// widgetgen: name = "button", alias = "btn"
struct PushButton: Component {
  var title: String
  var children: [any Component] = []

  enum CodingKeys: String, CodingKey { case title, children }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
  }
}

/// Its property stores the name.
struct Named: Component {
  // widgetgen: key = "meta.type"
  var type = "named"
  // expected-warning 7-10: 'type' is encoded at the place of the name 'named' of 'Named', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
}

// widgetgen: content = "meta.data"
struct Rooted: Component {
  var size: Int
}

// widgetgen: family, tag = "meta.type"
enum Choice: Component {
  case first(value: Int)
  case second
}

// widgetgen: family, tag = "data.kind", content = "data.value", tagType = Int, unknown = Other
protocol Action: Codable {}

// widgetgen: name = 1
struct Open: Action {
  var url: String
}

// widgetgen: name = 0
struct Other: Action {
  var id: Int?
}

// widgetgen: family, content = "data.value", default = Start
protocol Event: Codable {}

struct Start: Event {
  var at: Int
}

// widgetgen: codable
struct Screen {
  // widgetgen: unknown = skip
  var body: [any Component] = []
  var action: (any Action)?
  // widgetgen: unknown = Other
  var actions: [any Action]
  var event: any Event
}
