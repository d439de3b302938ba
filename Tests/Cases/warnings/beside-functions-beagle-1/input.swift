// widgetgen: decodable
struct Table {
  // widgetgen: key = "r", default = 3, invalid = 4
  // expected-fix 26-38: remove
  // expected-warning 28-34: 'default' has no effect because 'decodeRows(from:)' decodes 'rows'; remove it [unused-annotation]
  var rows: Int
  var title: String

  static func decodeRows(from decoder: Decoder) throws -> Int { 0 }
}
