import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

// widgetgen: only = decode
struct Received: Component { var id: Int }

// widgetgen: only = encode
struct Sent: Component { var id: Int }
