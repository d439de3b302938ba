import WidgetRuntime

// widgetgen: family = untagged
protocol Size: Codable, Sendable {}

struct Fixed: Size { let width: Int }

struct Relative: Size { let percent: Int }
