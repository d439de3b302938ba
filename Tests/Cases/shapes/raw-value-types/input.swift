struct Edges: OptionSet, Codable {
  let rawValue: Int
}

struct ID: RawRepresentable, Codable {
  var rawValue: String
}

struct Slug: RawRepresentable {
  let text: String
  var rawValue: String { text }
  init?(rawValue: String) { text = rawValue }
}

extension Slug: Codable {}

// widgetgen: codable
struct Card {
  var edges: Edges
  var id: ID?
  var slugs: [Slug]
}
