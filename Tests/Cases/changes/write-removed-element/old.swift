// widgetgen: codable, positional
struct Point {
  var x: Int
  var y: Int
  var label: String?
}
