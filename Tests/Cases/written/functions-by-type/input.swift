import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String
  var size: Int

  static func decodeTitle(from d: any Decoder) throws -> String {
    try d.singleValueContainer().decode(String.self)
  }

  static func decodeSize<D: Decoder>(from decoder: D) throws -> Int {
    try decoder.singleValueContainer().decode(Int.self)
  }
}
