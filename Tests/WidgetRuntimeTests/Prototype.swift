import WidgetRuntime

/// A small family as a reviewer would have coded it by hand: what the templates generate is this.
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
}

struct Card: Component {
  var children: [any Component] = []
  var header: (any Component)?
  var grid: [[any Component]] = []
  var named: [String: any Component] = [:]
}

/// Any `Component` on the wire: the name under `type` tells which one it is.
struct AnyComponent: Codable {
  enum Name: String, CaseIterable {
    case card = "custom:card"
    case text
  }

  let value: any Component

  init(_ value: any Component) { self.value = value }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: WireKey.self)
    let name = try fields.decode(String.self, forKey: "type")
    do {
      switch Name(rawValue: name) {
      case .card: value = try Card(fields: fields)
      case .text: value = try Text(fields: fields)
      case nil:
        value = try decoder.decodeJoined(
          name, in: (any Component).self, named: "Component", known: Name.allCases.map(\.rawValue))
      }
    } catch {
      throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
    }
  }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Text {
  init(from decoder: any Decoder) throws {
    try self.init(fields: decoder.container(keyedBy: WireKey.self))
  }

  init(fields: KeyedDecodingContainer<WireKey>) throws {
    text = try fields.decode(String.self, forKey: "text")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode("text", forKey: "type")
    try fields.encode(text, forKey: "text")
  }
}

extension Card {
  init(from decoder: any Decoder) throws {
    try self.init(fields: decoder.container(keyedBy: WireKey.self))
  }

  init(fields: KeyedDecodingContainer<WireKey>) throws {
    children =
      try fields.decodeIfPresent([AnyComponent].self, forKey: "children")?.map(\.value)
      ?? []
    header = try fields.decodeIfPresent(AnyComponent.self, forKey: "header")?.value
    grid =
      try fields.decodeIfPresent([[AnyComponent]].self, forKey: "grid")?
      .map { $0.map(\.value) } ?? []
    named =
      try fields.decodeIfPresent([String: AnyComponent].self, forKey: "named")?
      .mapValues(\.value) ?? [:]
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode("custom:card", forKey: "type")
    try fields.encode(children.map(AnyComponent.init), forKey: "children")
    try fields.encodeIfPresent(header.map(AnyComponent.init), forKey: "header")
    try fields.encode(grid.map { $0.map(AnyComponent.init) }, forKey: "grid")
    try fields.encode(named.mapValues(AnyComponent.init), forKey: "named")
  }
}
