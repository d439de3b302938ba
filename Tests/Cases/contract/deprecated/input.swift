// Deprecated cases of enums that are coded as one value.
// widgetgen: codable
struct Label {
  var text: String
  @available(*, deprecated, message: "use color")
  var tint: String?
  var mode: Mode
  var level: Level
  var old: Old
}

// widgetgen: codable
enum Mode: String {
  case light
  @available(*, deprecated, message: "use light")
  // widgetgen: alias = grey
  case dim
  @available(*, deprecated)
  case none
}

enum Level: Int, Codable {
  case low = 1
  @available(*, deprecated, message: "use low */")
  case high
}

enum Old: String, Codable {
  @available(*, deprecated)
  case only
}
