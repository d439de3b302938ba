// An unknown value has to contain its replacement now, and current payloads have none.
// widgetgen: family, unknown = skip
protocol Component: Codable {}

struct Label: Component { var text: String }

// widgetgen: family, unknown = key(instead)
protocol Action: Codable {}

struct Open: Action { var link: String }

// widgetgen: codable
struct Screen {
  var items: [any Component]
  var actions: [any Action]
}
