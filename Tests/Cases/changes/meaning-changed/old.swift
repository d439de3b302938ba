// widgetgen: codable
enum Mode: Int {
  case off, on, automatic
}

// widgetgen: codable
struct Switch {
  var mode: Mode
}
