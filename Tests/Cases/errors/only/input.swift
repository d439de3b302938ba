import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: encodable = false
// expected-error 15-31: 'Received' conforms to a protocol that requires 'Encodable'; remove 'encodable = false', or the requirement [refused-direction]
struct Received: Component { var id: Int }

// widgetgen: decodable = false
// expected-error 15-31: 'Sent' conforms to a protocol that requires 'Decodable'; remove 'decodable = false', or the requirement [refused-direction]
struct Sent: Component { var id: Int }
