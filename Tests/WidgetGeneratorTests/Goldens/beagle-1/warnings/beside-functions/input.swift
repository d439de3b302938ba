// widgetgen: decodable
struct Table {
  // widgetgen: key = "r", default = 3, onError = 4
  var rows: Int
  var title: String

  static func decodeRows(from decoder: Decoder) throws -> Int { 0 }
}
