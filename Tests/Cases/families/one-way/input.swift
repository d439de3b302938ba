import WidgetRuntime

// widgetgen: family, unknown = Blank
protocol Component {}

struct Blank: Component { var child: (any Component)? }

struct Box: Component { var children: [any Component] }

// widgetgen: only = decode
struct Received: Component { var id: Int }

// widgetgen: only = encode
struct Sent: Component { var id: Int }
