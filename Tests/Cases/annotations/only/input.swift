import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen: skip(encode)
  var token: String?
  // widgetgen: skip(decode)
  let version = 2
}

// widgetgen: decodable
struct Response: Sendable { let content: any Component }

// widgetgen: encodable, memberwise
struct Request: Sendable { let content: any Component }
