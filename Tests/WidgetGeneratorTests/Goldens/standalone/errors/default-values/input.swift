enum Mode: String, Codable { case light, dark }

// widgetgen: codable
struct Defaults {
  // widgetgen: default = many
  var count: Int
  // widgetgen: default = "3,5"
  var factor: Double
  // widgetgen: default = drak
  var mode: Mode
  // widgetgen: default = purple
  var other: Mode
  // widgetgen: default = 300
  var small: Int8
  // widgetgen: default = -1
  var size: UInt
  // widgetgen: default = yes
  var isOn: Bool
  // widgetgen: onError = 3
  var names: [String]
  // widgetgen: default = [1, two]
  var numbers: [Int]?
  // widgetgen: default = 2.5
  var level: Int
}

// widgetgen: codable
struct Link {
  // widgetgen: default = "shop"
  var url: URL
  // widgetgen: default = [:]
  var parts: [Int]
  // widgetgen: default
  var port: Int
}
