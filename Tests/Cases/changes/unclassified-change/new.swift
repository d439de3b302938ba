// widgetgen: codable
struct Point {
  var x: Int
  var y: Int
}
