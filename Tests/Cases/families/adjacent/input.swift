import WidgetRuntime

// widgetgen: family, tag = "t", content = "c"
protocol Action: Codable {}

struct Open: Action { let url: String }

struct Close: Action {}
