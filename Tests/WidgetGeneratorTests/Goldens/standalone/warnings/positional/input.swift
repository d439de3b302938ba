import WidgetRuntime

// widgetgen: codable, positional, omitDefault
struct Point {
  // widgetgen: key = "a", alias = "b"
  var x: Int
  // widgetgen: style = kebab-case
  var xAxis: Int
  // widgetgen: decodeKey = "c", encodeKey = "d"
  var y: Int
  // widgetgen: path = "e.f"
  var z: Int
  // widgetgen: decodePath = "g.h", encodePath = "i.j"
  var w: Int
  // widgetgen: explicitNil
  var unit: String?
  var twice: Int??
}

// widgetgen: codable, positional
struct Shifted {
  let version = 2
  // widgetgen: only = decode
  var token: String?
  var size: Int
}

// widgetgen: codable, positional
struct AtTheEnd {
  var size: Int
  // widgetgen: only = encode
  var token = ""
}

// widgetgen: equatable, positional
struct Compared: Codable {
  var text: String
}

// widgetgen: codable, positional
struct ByHand: Codable {
  var text: String

  init(from decoder: any Decoder) throws { text = "" }
  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: positional
protocol Drawable {}
