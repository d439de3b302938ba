// widgetgen: family
protocol Component: Codable {}

struct Label: Component { var text: String }
struct Field: Component { var id: String? }
struct Named: Component { var type: String }

// widgetgen: codable
struct Screen {
  // widgetgen: unknown = skip
  var body: [any Component]
  // widgetgen: unknown = skip
  var footer: [any Component]
  // widgetgen: unknown = skip
  var header: [any Component]
}
