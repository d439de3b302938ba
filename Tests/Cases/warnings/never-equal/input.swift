import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Label: Component { var text: String }

struct Space: Component {}

// widgetgen: equatable
struct Row: Component { var children: [any Component] }

// widgetgen: equatable
enum Content { case one(any Component) }
