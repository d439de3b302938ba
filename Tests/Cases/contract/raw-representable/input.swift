// Enums that also list 'RawRepresentable', and enums with their own conversion of raw values.
enum Tone: String, Codable, RawRepresentable {
  case warm, cold
}

enum Level: Int, RawRepresentable, Codable {
  case low = 1
  case high
}

// The JSON of this enum is not known, because any text may be a case.
enum Loose: String, Codable {
  case on, off
  init?(rawValue: String) { self = rawValue == "on" ? .on : .off }
}

// widgetgen: codable
struct Theme {
  var tone: Tone
  var level: Level?
  var loose: Loose
}
