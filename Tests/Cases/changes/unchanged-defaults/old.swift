// The same values in another notation.
// widgetgen: codable
struct Label {
  var size: Double = 1
  var mask: Int = 0x10
  var style: Style = .plain
  var text: String = "a"
  var items: [Int] = []
  // widgetgen: invalid = 1_000
  var width: Int
}

enum Style: String, Codable { case plain, bold }

// widgetgen: codable
struct Point {
  var x: Double
  var y: Style
}
