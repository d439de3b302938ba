import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: only = decode
  var token: String?
  // widgetgen: only = encode
  let version = 2
}

// widgetgen: decodable
struct Response: Sendable { let content: any Component }

// widgetgen: codable, only = encode
struct Request: Sendable { let content: any Component }
