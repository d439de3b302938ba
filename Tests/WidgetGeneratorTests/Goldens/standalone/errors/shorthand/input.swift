import WidgetRuntime

struct Point: Codable { var x: Int }

// widgetgen: codable, shorthand = txet
struct Misspelled { var text: String }

// widgetgen: codable, shorthand = text
struct Required {
  var text: String
  var size: Int
}

// widgetgen: codable, shorthand = text
struct AtPath {
  // widgetgen: path = "a.b"
  var text: String
}

// widgetgen: codable, shorthand = point
struct OfObject { var point: Point? }

// widgetgen: codable, shorthand = map
struct OfMap { var map: [String: Int] }

// widgetgen: codable, shorthand = secret
struct Skipped {
  // widgetgen: skip
  var secret = 1
  // widgetgen: only = encode
  var text = ""
}

// widgetgen: encodable, shorthand = text
struct Encoded { var text: String }

// widgetgen: codable, transparent, shorthand = text
struct Both { var text: String }

// widgetgen: codable, shorthand = text
final class Kind {
  var text: String
  init(text: String) { self.text = text }
}

// widgetgen: codable, shorthand
struct Valueless { var text: String }

// widgetgen: family, shorthand = Image
protocol Component: Codable {}
struct Image: Component { var url: String }

// widgetgen: family, shorthand = Imgae
protocol Action: Codable {}
struct Open: Action { var url: String }

// widgetgen: family, untagged, shorthand = Text
protocol Untagged: Codable {}
// widgetgen: shorthand = text
struct Text: Untagged { var text: String }

// widgetgen: shorthand = Text
protocol NoFamily {}

// widgetgen: family, shorthand = several
enum Several { case several(Int, Int), none }

// widgetgen: family, shorthand = point
enum Points { case point(Point), text(String) }

// widgetgen: family, shorthand = missing
enum Missing { case text(String) }

// widgetgen: family, shorthand = level
enum Levels { case level(/* widgetgen: onError = 1 */ Int) }

// widgetgen: codable, shorthand = on
enum Raw: String { case on, off }

// widgetgen: codable, shorthand = text
enum Plain { case text(String) }
