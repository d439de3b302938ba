import WidgetRuntime

// widgetgen: codable
struct Table {
  // widgetgen: key = "r", alias = "lines", lossy, invalid = []
  // expected-fix 26-42: remove
  // expected-warning 28-32: 'alias' has no effect because 'decodeRows(from:)' decodes 'rows'; remove it [unused-annotation]
  // expected-fix 43-49: remove
  // expected-warning 45-49: 'lossy' has no effect because 'decodeRows(from:)' decodes 'rows'; remove it [unused-annotation]
  var rows: [Int]
  // widgetgen: key = "n", key(encode) = "name", default = "x", invalid = "y"
  // expected-warning 17-19: 'key' has no effect because 'decodeTitle(from:)' decodes 'title'; remove it [unused-annotation]
  // expected-fix 17-27: remove
  // expected-fix 26-47: remove
  // expected-warning 28-38: 'key(encode)' has no effect because 'encodeTitle(to:)' encodes 'title'; remove it [unused-annotation]
  // expected-fix 48-62: remove
  // expected-warning 50-56: 'default' has no effect because 'decodeTitle(from:)' decodes 'title'; remove it [unused-annotation]
  // expected-fix 63-77: remove
  // expected-warning 65-71: 'invalid' has no effect because 'decodeTitle(from:)' decodes 'title'; remove it [unused-annotation]
  var title: String
  // widgetgen: key = "w", skip(encode)
  // expected-warning 17-19: 'key' has no effect because 'decodeWidth(from:)' decodes 'width'; remove it [unused-annotation]
  // expected-fix 17-27: remove
  var width: Int = 1
  // widgetgen: lossy
  // expected-fix 1-21: remove
  // expected-warning 17-21: 'lossy' has no effect because 'decodeCells(from:)' decodes 'cells'; remove it [unused-annotation]
  var cells: [Int: String]

  static func decodeRows(from decoder: any Decoder) throws -> [Int] { [] }
  static func decodeTitle(from decoder: any Decoder) -> String { "" }
  func encodeTitle(to encoder: any Encoder) throws {}
  static func decodeWidth(from decoder: any Decoder) throws -> Int { 2 }
  static func decodeCells(from decoder: any Decoder) throws -> [Int: String] { [:] }
}
