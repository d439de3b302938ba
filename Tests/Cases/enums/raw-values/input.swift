import WidgetRuntime

// widgetgen: family, tag = "t", content = "c"
protocol Adjacent: Codable, Sendable {}

// widgetgen: family = external
protocol External: Sendable {}

// widgetgen: family = untagged
protocol Untagged: Codable, Sendable {}

enum Side: String, Adjacent, External, Untagged, Codable { case left, right }

enum Weight: Int, Untagged {
  case thin, bold
  // widgetgen: unknown
  case other
}

enum Align: String, Codable {
  case start, end
  // widgetgen: unknown
  case center
}
