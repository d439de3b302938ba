import WidgetRuntime

// widgetgen: family, untagged
protocol Value: Codable {}

struct Text: Value { var text: String }

extension String: Value {}

extension Array: Value where Element: Value {}
