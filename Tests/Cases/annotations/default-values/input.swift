let many = 3

enum Mode: String, Codable {
  case light, dark

  static let standard = Mode.light
}

// widgetgen: codable
struct Defaults {
  // widgetgen: default = "two\nlines,\ta \"quote\" and a \\"
  var escaped: String
  // widgetgen: default = (many)
  var count: Int
  // widgetgen: default = 0xFF
  var mask: UInt8
  // widgetgen: default = -128
  var least: Int8
  // widgetgen: default = 3
  var factor: Double
  // widgetgen: default = .zero
  var offset: Double
  // widgetgen: default = .standard
  var mode: Mode
  // widgetgen: default = true
  var text: String
  // widgetgen: default = "a"
  var letter: String
  // widgetgen: default = []
  var scores: [String: Int]
  // widgetgen: default = [1, 2]
  var numbers: [Int]
  // widgetgen: default = "Array(1...3)"
  var range: [Int]
  var side = Mode.dark
}
