import WidgetRuntime

typealias Name = String

enum Side: String, Codable { case left, right }

// widgetgen: codable
struct Values {
  // widgetgen: default = false
  var truth: Bool
  // widgetgen: default = none
  var word: String
  // widgetgen: default = "a, b"
  var alias: Name
  // widgetgen: default = String(1)
  var call: String
  // widgetgen: default = 5
  var digits: String
  // widgetgen: default = left
  var side: Side?
  // widgetgen: default = [left, .right]
  var sides: [Side]
  // widgetgen: default = [a, b]
  var words: [String]
  // widgetgen: invalid = []
  var list: [Int]
  // widgetgen: invalid = 5
  var optional: Int?
  // widgetgen: key = 7
  var number: Int
}
