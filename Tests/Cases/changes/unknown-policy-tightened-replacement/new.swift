// An unknown value has to contain its replacement now, and current payloads have none.
// widgetgen: family, unknown = key(fallback)
protocol Component: Codable {}

struct Label: Component { var text: String }

// widgetgen: family, unknown = key(fallback)
protocol Action: Codable {}

struct Open: Action { var link: String }

// widgetgen: codable
struct Screen {
  var items: [any Component]
  var actions: [any Action]
}
