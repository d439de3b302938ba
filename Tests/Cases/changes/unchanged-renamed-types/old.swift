// Types inside payloads have other names and the same JSON.
// widgetgen: codable
struct Top {
  var items: [any Item]
  var page: Box<Page>
  var mode: Mode
  var shape: Shape
}

// widgetgen: codable
struct Box<T: Codable> { var value: T }

// widgetgen: family, unknown = Other
protocol Item: Codable {}

// widgetgen: name = label
struct Label: Item { var text: String }

// widgetgen: name = other
struct Other: Item {}

// widgetgen: codable
struct Page { var next: [Page]? }

enum Mode: String, Codable { case light, dark }

// widgetgen: family
enum Shape { case circle(radius: Int), point }
