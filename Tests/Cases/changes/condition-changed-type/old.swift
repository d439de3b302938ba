// widgetgen: codable
struct Screen {
  var mode: Mode
  var panel: Panel?
}

#if os(Linux)
// widgetgen: codable
struct Panel { var title: String }
#endif

enum Mode: String, Codable {
  case light
  case dark
  case dim
}
