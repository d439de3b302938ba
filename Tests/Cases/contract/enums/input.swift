import WidgetRuntime

struct Style: Codable { var width: Double }

enum Mode: String, Codable {
  case light
  case dark = "black"
}

// widgetgen: codable
enum Level: Int, Codable {
  case low = 1
  case high
  // widgetgen: unknown
  case other
}

// widgetgen: family, tag = "kind"
enum Shape {
  case circle(radius: Double)
  case box(width: Int, height: Int?, depth: Int = 3)
  case empty
  case styled(Style)
  case number(Int)
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: family, tag = "t", content = "c", unknown = skip
enum Fill {
  case color(String)
  case image(String?)
  case gradient(from: String, to: String)
  case sized(width: Int?)
  case none
}

// widgetgen: family = external
enum Border {
  case thin
  case wide(Int)
  case maybe(Int?)
  // expected-warning 8-12: 'Border.maybe' may be null, which Kotlin's class leaves out [inexpressible]
  case styled(color: String, Int)
}

// widgetgen: family = untagged
enum Value {
// expected-warning 6-10: 'Value' has no names, so it is any JSON in Kotlin [inexpressible]
  case number(Double)
  case text(String)
  case object(a: Int)
  case none
}

enum Plain: Codable {
  case one(Int)
  case two(a: Int, b: String?)
  case three
}

// widgetgen: transparent, nameStyle = kebab-case
enum Kind {
  case userMessage
  // widgetgen: name = "bot", alias = "robot"
  case bot
  // widgetgen: unknown
  case other(String)
}

// widgetgen: transparent, tagType = Int
enum Status {
  // widgetgen: name = 200
  case ok
  // widgetgen: name = 404, alias = "410...412"
  case gone
}

// widgetgen: codable
struct Drawing {
  var kind: Kind
  var status: Status?
  var mode: Mode
  var level: Level?
  var shapes: [Shape]
  var fills: [Fill]
  var border: Border
  var value: Value
  var plain: Plain
}

// widgetgen: codable
struct Limits {
  var bound: Bound
}

enum Bound: Int, Codable { case greatest = 9223372036854775807, least = 0, next }

// A wrong value is replaced wherever the enum is decoded.
// widgetgen: codable, invalid = .quiet
enum Tone: String { case quiet, loud = "LOUD" }

// widgetgen: codable
struct Sound {
  // widgetgen: default = .loud
  var tone: Tone
  // widgetgen: default = Tone.loud, invalid = .quiet
  var other: Tone?
  var volume: Int = 1_000
}
