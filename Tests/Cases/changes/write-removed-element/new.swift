// widgetgen: codable, positional
struct Point {
  var x: Int
  var y: Int
  // widgetgen: skip(encode)
  var label: String?
}
