// Its types are in another module, or not written yet.
// widgetgen: family, tag = "type"
protocol Decoration: Codable {}

// widgetgen: family, tag = "type"
enum Slot {
  case decoration(any Decoration)
  case text(title: String)
}

// widgetgen: family = external
enum Place {
  case decoration(any Decoration)
  case text(title: String)
}

// widgetgen: family, tag = "type"
enum Nothing {
  case decoration(any Decoration)
}
