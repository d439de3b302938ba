// Deprecated cases of enums that are coded as one value.
// widgetgen: codable
struct Label {
  var text: String
  @available(*, deprecated, message: "use color")
  var tint: String?
  var mode: Mode
  var level: Level
  var old: Old
  var whole: Whole?
  var part: any Part
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

@available(*, deprecated, message: "use Mode")
enum Whole: String, Codable {
  @available(*, deprecated, message: "use light")
  case dim
  case light
}

// widgetgen: family
@available(*, deprecated)
protocol Part: Codable {}

@available(*, deprecated, message: "use Label")
struct Piece: Part {
  var frame: Frame
}

// widgetgen: codable
@available(*, deprecated, message: "use Point")
struct Frame {
  var x: Int
}
