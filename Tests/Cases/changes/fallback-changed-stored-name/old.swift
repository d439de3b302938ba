// The name of an unknown case is no longer stored, so it is not encoded again.
// widgetgen: codable
struct Screen { var mode: Mode }

// widgetgen: codable
enum Mode {
  case light
  // widgetgen: unknown
  case other(String)
}
