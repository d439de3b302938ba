// Types inside payloads have other names and the same JSON.
// widgetgen: codable
struct Top {
  var items: [any Entry]
  var page: Box<Screen>
  var mode: Style
  var shape: Form
}

// widgetgen: codable
struct Box<T: Codable> { var value: T }

// widgetgen: family, unknown = Unknown
protocol Entry: Codable {}

// widgetgen: name = label
struct Text: Entry { var text: String }

// widgetgen: name = other
struct Unknown: Entry {}

// widgetgen: codable
struct Screen { var next: [Screen]? }

enum Style: String, Codable { case light, dark }

// widgetgen: family
enum Form { case circle(radius: Int), point }
