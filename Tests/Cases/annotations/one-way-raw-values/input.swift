import WidgetRuntime

enum Decoded: String, Decodable {
  // widgetgen: name = first
  case one
}

enum Encoded: String, Encodable {
  // widgetgen: name = first
  case one
}

// widgetgen: decodable
enum Requested: String {
  // widgetgen: name = first, alias = other
  case one
}

enum Both: String, Codable {
  // widgetgen: name = first
  case one
}
