// Current payloads contain no replacement of the removed widget.
// widgetgen: family, unknown = key(fallback)
protocol Component: Codable {}

struct Label: Component { var text: String }

struct Banner: Component { var url: String }

