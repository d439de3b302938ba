import WidgetRuntime

// widgetgen: family, unknown = key(fallback)
enum Step {
  case text(Text)
  case quiz(Quiz)
  case layer(any Layer)
  case clip(Clip)
}

struct Text: Codable {
  var text: String
}

// widgetgen: family, tag = version, tagType = Int
enum Quiz {
  // widgetgen: name = 1
  case questions(questions: [String])
}

// widgetgen: family, tag = kind
protocol Layer: Codable {}

struct Map: Layer {
  var place: String
}

// widgetgen: codable
struct Clip {
  var format: Int

  func validate() throws {
    if format > 2 { throw UnknownNameError("\(format)", in: "Clip", known: ["1", "2"]) }
  }
}

// widgetgen: family, unknown = .flat(color: "clear")
enum Fill {
  case flat(color: String)
  case quiz(Quiz)
}

// widgetgen: family
enum Block {
  case quiz(Quiz)
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: family
enum Name {
  case quiz(Quiz)
  // widgetgen: unknown
  case other(String)
}

// A case for unknown names, a value of the enum or a replacement of its own accepts every name.
// widgetgen: family, unknown = .flat(color: "clear")
enum Tolerant {
  case flat(color: String)
  case block(Numbered)
}

// widgetgen: family, tag = number, tagType = Int
enum Numbered {
  // widgetgen: name = 1
  case one
  // widgetgen: name = 0, unknown
  case other
}
