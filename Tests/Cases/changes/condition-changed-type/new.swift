// widgetgen: codable
struct Screen {
  var mode: Mode
  var panel: Panel?
}

#if !os(macOS)
// widgetgen: codable
struct Panel { var title: String }
#endif

enum Mode: String, Codable {
  case light
  #if !os(iOS)
  case dark
  #endif
  @available(tvOS, unavailable)
  case dim
}
