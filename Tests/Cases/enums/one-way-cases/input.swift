import WidgetRuntime

// widgetgen: family
enum Event {
  case open(url: String)
  // widgetgen: only = decode
  case legacy(id: Int)
  // widgetgen: only = encode, name = ["tap", "click"]
  case tap(x: Int, y: Int)
  // widgetgen: skip
  case handler(() -> Void)
  // widgetgen: unknown, only = decode
  case other
}

// widgetgen: codable
enum Size: String {
  case small, large
  // widgetgen: only = decode
  case huge
  // widgetgen: skip
  case custom
}

// widgetgen: family, untagged
enum Value {
  case number(Int)
  // widgetgen: skip
  case action(() -> Void)
  // widgetgen: only = encode
  case text(String)
}

/// Swift codes it, but for what is not read.
enum Level: Int, Codable {
  case low = 1
  // widgetgen: only = encode
  case high
}
