// widgetgen: codable
enum Mode: Int {
  case off, dimmed, on, automatic
}

// widgetgen: codable
struct Switch {
  var mode: Mode
}
