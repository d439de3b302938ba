import WidgetRuntime

// widgetgen: family
enum Event {
  case open(url: String)
  // widgetgen: skip(encode)
  case legacy(id: Int)
  // widgetgen: skip(decode), name = "tap"
  case tap(x: Int, y: Int)
  // widgetgen: skip
  case handler(() -> Void)
  // widgetgen: unknown, skip(encode)
  case other
}

// widgetgen: codable
enum Size: String {
  case small, large
  // widgetgen: skip(encode)
  case huge
  // widgetgen: skip
  case custom
}
