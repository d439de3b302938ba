import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: only = decode
// expected-error 15-27: a protocol of 'Received' requires that it is 'Encodable'; remove 'only', or leave 'Encodable' out of the protocol [only-is-not-enough]
struct Received: Component { var id: Int }

// widgetgen: only = encode
// expected-error 15-27: a protocol of 'Sent' requires that it is 'Decodable'; remove 'only', or leave 'Decodable' out of the protocol [only-is-not-enough]
struct Sent: Component { var id: Int }
