import WidgetRuntime

// widgetgen: family, unknown = Blank
protocol Component {}

struct Blank: Component { var child: (any Component)? }

struct Box: Component { var children: [any Component] }

// widgetgen: encodable = false
struct Received: Component { var id: Int }

// widgetgen: decodable = false
struct Sent: Component { var id: Int }
