import WidgetRuntime

// widgetgen: codable
struct Table {
  // widgetgen: key = "r", alias = "lines", lossy, onError = []
  var rows: [Int]
  // widgetgen: key = "n", encodeKey = "name", default = "x", onError = "y"
  var title: String
  // widgetgen: key = "w", only = decode
  var width: Int = 1
  // widgetgen: lossy
  var cells: [Int: String]

  static func decodeRows(from decoder: any Decoder) throws -> [Int] { [] }
  static func decodeTitle(from decoder: any Decoder) -> String { "" }
  func encodeTitle(to encoder: any Encoder) throws {}
  static func decodeWidth(from decoder: any Decoder) throws -> Int { 2 }
  static func decodeCells(from decoder: any Decoder) throws -> [Int: String] { [:] }
}
