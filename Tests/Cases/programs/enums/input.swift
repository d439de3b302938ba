import Foundation
import WidgetRuntime

// widgetgen: family = external
protocol Component: Codable {}

class Base: Component {
  var a: Int

  init(a: Int) { self.a = a }

  required init(from decoder: any Decoder) throws {
    a = try decoder.container(keyedBy: WireKey.self).decode(Int.self, forKey: "a")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(a, forKey: "a")
  }
}

final class Derived: Base {
  var b: Int

  init(b: Int) {
    self.b = b
    super.init(a: 1)
  }

  required init(from decoder: any Decoder) throws {
    b = try decoder.container(keyedBy: WireKey.self).decode(Int.self, forKey: "b")
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(b, forKey: "b")
  }
}

struct Page: Component {
  var format: Format?
  var value: Value?
  var align: Align?
  var filter: Filter?
  var rule: Rule?
  var width: Width?
  var fold: Fold?
  var kinds: [Kind]?
  var statuses: [Status]?
  var tone: Tone?
}

enum Side: String, Component, Codable { case left, right }

typealias Meters = Double

enum Weight: String, Codable { case bold, thin }

struct Hex: Codable, RawRepresentable { var rawValue: String }

struct Edges: OptionSet, Codable { let rawValue: Int }

struct Percent: Codable {
  var value: Double

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

struct Style: Codable { var color: String }

// widgetgen: family
indirect enum Format: Codable {
  case weight(Weight), length(Meters), hex(Hex), edges(Edges), percent(Percent)
  case data(Data), date(Date), url(URL), id(UUID), decimal(Decimal)
  case width(CGFloat), tags(Set<Int>), range(ClosedRange<Int>)
  case value(Value)
  case style(Style)
}

// widgetgen: family = untagged
enum Value: Codable {
  case link(URL)
  case number(Decimal)
  case flag(Bool)
  case dates([String: Date])
}

// widgetgen: family = untagged
enum Width: Codable {
  case points(Int)
  // widgetgen: unknown
  case automatic
}

// widgetgen: family
enum Fold: Codable {
  case open(at: Int)
  // widgetgen: unknown
  case other
}

enum Align: String, Codable {
  case start, end
  // widgetgen: unknown
  case other
}

// widgetgen: family, tag = "t", content = "c"
enum Filter: Codable {
  case blur(x: Int = 3, y: Int? = 9)
  // widgetgen: unknown
  case none
}

// widgetgen: family = external
enum Rule: Codable {
  case range(in: Int, default: String)
  // widgetgen: key = "my-key"
  case dashed(Int)
  // widgetgen: unknown
  case other
}

// widgetgen: codable, transparent, nameStyle = snake_case
enum Kind {
  case userMessage
  // widgetgen: name = "bot", alias = "robot"
  case bot
  // widgetgen: unknown
  case other(String)
}

// widgetgen: codable, transparent, tagType = Int
enum Status {
  // widgetgen: name = 200
  case ok
  // widgetgen: name = 404, alias = "410...412"
  case gone
  // widgetgen: unknown
  case code(number: Int)
}

// widgetgen: codable, transparent, caseInsensitive
enum Tone { case calm, loud }
