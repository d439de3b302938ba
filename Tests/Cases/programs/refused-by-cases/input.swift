import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Screen: Component {
  var steps: [Step] = []
  var fills: [Fill] = []
  var blocks: [Block] = []
  var strict: [Strict] = []
}

// widgetgen: family, unknown = key(fallback)
enum Step: Sendable {
  case text(Text)
  case quiz(Quiz)
  case video(Video)
  case layer(any Layer)
}

struct Text: Codable, Sendable {
  var text: String
}

// widgetgen: family, tag = version, tagType = Int
enum Quiz: Sendable {
  // widgetgen: name = 1, alias = 2
  case questions(questions: [String])
}

// widgetgen: codable
struct Video: Sendable {
  var format: Int

  func validate() throws {
    if format > 2 { throw UnknownNameError("\(format)", in: "Video", known: ["1", "2"]) }
  }
}

// widgetgen: family, tag = kind
protocol Layer: Codable, Sendable {}

struct Map: Layer {
  var place: String
}

// widgetgen: family, unknown = .flat(color: "clear")
enum Fill: Sendable {
  case flat(color: String)
  case quiz(Quiz)
}

// widgetgen: family
enum Block: Sendable {
  case quiz(Quiz)
  case shape(Shape)
  case wrapped(Wrapped)
  // widgetgen: unknown
  case other(name: String, JSONValue)
}

// widgetgen: family
enum Strict: Sendable {
  case quiz(Quiz)
}

// widgetgen: family = untagged
enum Shape: Sendable {
  case circle(radius: Double)
  case quiz(quiz: Quiz)
}

// widgetgen: family, tag = wrapped
enum Wrapped: Sendable {
  case quiz(Quiz)
  case shape(Shape)
}
