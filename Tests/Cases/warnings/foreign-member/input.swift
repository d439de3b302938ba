import WidgetRuntime

// widgetgen: family = untagged
protocol Value: Codable {}

struct Text: Value { var text: String }

extension String: Value {}
// expected-warning 11-16: no scanned source declares 'String', so it cannot be a type of 'Value' in the JSON; wrap it in a struct, or list its sources under 'dependencies' [foreign-member]

extension Array: Value where Element: Value {}
