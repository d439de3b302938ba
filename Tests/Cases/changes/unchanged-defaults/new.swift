// The same values in another notation.
// widgetgen: codable
struct Label {
  var size: Double = 1.0
  var mask: Int = 16
  var style: Style = Style.plain
  var text: String = #"a"#
  var items: [Int] = [Int]()
  // widgetgen: invalid = 1000
  var width: Int
}

enum Style: String, Codable { case plain, bold }

// widgetgen: codable
struct Point {
  var x: Double
  var y: Style
}
