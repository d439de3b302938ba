import Foundation
import WidgetRuntime

struct Style: Codable, Equatable {
  var isBold: Bool?
}

// widgetgen: family, shorthand = TextRun
protocol Inline: Codable, Sendable {}

// widgetgen: shorthand = text
struct TextRun: Inline {
  // widgetgen: alias = "content"
  let text: String
  var size = 12
  var color: String?
}

struct Break: Inline {
  var count: Int
}

// widgetgen: family, content = "value", shorthand = Fonts.Size
protocol Unit: Codable {}

enum Fonts {
  // widgetgen: shorthand = points
  struct Size: Unit {
    // widgetgen: invalid = 0
    var points: Double
  }
}

// widgetgen: codable, transparent
struct Ratio: Unit {
  var ratio: Double
}

// widgetgen: family = external, shorthand = Ratio2
protocol Other: Codable {}

// widgetgen: transparent
struct Ratio2: Other {
  var ratio: Double
}

// widgetgen: codable, shorthand = date
struct Day: Equatable {
  // widgetgen: coder = ISO8601()
  var date: Date
  // widgetgen: default = "none", omit = default
  var label: String
  // widgetgen: flatten
  var style: Style

  func validate() throws {}
}

// widgetgen: codable, shorthand = items
struct List<Item: Codable> {
  // widgetgen: lossy
  var items: [Item]
  var title: String?
}

// widgetgen: decodable, shorthand = names
struct Names {
  var names: [String]?
  static func decodeCount(from decoder: any Decoder) throws -> Int { 0 }
  var count: Int
}

// widgetgen: family, shorthand = text
enum Content {
  case text(String)
  case image(url: URL, alt: String?)
}

// widgetgen: family, tag = "kind", shorthand = run
enum Part {
  case run(TextRun)
  case day(Day)
}

// widgetgen: family = external, shorthand = number
enum Amount {
  case number(value: Int)
  case range(from: Int, to: Int)
}

// widgetgen: codable
struct Page {
  var title: TextRun
  var subtitle: TextRun?
  var inlines: [any Inline]
  // widgetgen: lossy
  var parts: [Part]
  var contents: [String: Content] = [:]
  var unit: any Unit
  var amount: Amount
  var days: [Day]
}
