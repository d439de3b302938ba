import WidgetRuntime

// widgetgen: codable, transparent, nameStyle = kebab-case
enum Kind: Hashable {
  case userMessage
  // widgetgen: name = "bot", alias = "robot"
  case bot
  // widgetgen: unknown
  case other(String)
}

// widgetgen: codable, transparent, tagType = Int
public enum Status {
  // widgetgen: name = 200
  case ok
  // widgetgen: name = 404, alias = "410...412"
  case gone
  // widgetgen: unknown
  case code(number: Int)
}

// widgetgen: codable, transparent, caseInsensitive
enum Mode {
  case light, dark
  #if DEBUG
    case debug
  #endif
}

// widgetgen: codable, transparent
enum Size {
  case small, large
  // widgetgen: skip(encode)
  case tiny
  // widgetgen: unknown
  case medium
}

// widgetgen: codable
struct Page {
  var kind: Kind
  // widgetgen: lossy
  var kinds: [Kind]
  var status: Status?
  // widgetgen: invalid = .light
  var mode: Mode
  var size: Size = .medium
}
