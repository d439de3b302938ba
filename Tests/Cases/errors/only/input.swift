import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: encodable = false
// expected-error 15-31: a protocol of 'Received' requires that it is 'Encodable'; remove 'encodable = false', or leave 'Encodable' out of the protocol [refused-direction]
struct Received: Component { var id: Int }

// widgetgen: decodable = false
// expected-error 15-31: a protocol of 'Sent' requires that it is 'Decodable'; remove 'decodable = false', or leave 'Decodable' out of the protocol [refused-direction]
struct Sent: Component { var id: Int }
