// widgetgen: codable, positional
struct Point {
  var x: Double
  var y: Double
}
