// Names that are numbers, and values without a name.
import WidgetRuntime

// widgetgen: family, tagType = Int, default = Text, unknown = keep
protocol Component: Codable {}
// expected-warning 10-18: 'Component' has names that are not strings, so it is any JSON in Kotlin [inexpressible]

// widgetgen: name = 1
struct Text: Component {
  var text: String
  var size: Int?
}

// widgetgen: name = 2, alias = 20
struct Column: Component {
  var children: [any Component] = []
  var blocks: [Block] = []
}

// widgetgen: family, default = unknown, unknown = Plain
protocol Span: Codable {}

struct Plain: Span {
  var text: String
}

struct Link: Span {
  var text: String
  var url: String
}

// widgetgen: family, tagType = Bool, content = "value"
enum Answer: Codable {
// expected-warning 6-11: 'Answer' has names that are not strings, so it is any JSON in Kotlin [inexpressible]
  // widgetgen: name = true
  case yes(points: Int)
  // widgetgen: name = false
  case no
}

// widgetgen: family, default = text
enum Block: Codable {
  case text(text: String)
  case rule
  case span(any Span)
}

// widgetgen: family, default = unknown
enum Media: Codable {
  case image(url: String)
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// widgetgen: family, tag = "kind", content = "value", default = short
enum Note: Codable {
  case short(String)
  case long(title: String, text: String?)
}

// widgetgen: family
enum Content: Codable {
  case paragraph(text: String)
  case media(Picture)
}

// widgetgen: family
enum Picture: Codable {
  case photo(url: String)
  case icon(name: String, size: Int)
}

// widgetgen: codable
struct Page {
  var body: [any Component]
  var spans: [any Span] = []
  var answer: Answer?
  var blocks: [Block] = []
  var media: [Media] = []
  // widgetgen: lossy
  var notes: [Note] = []
  // widgetgen: unknown = skip
  var extras: [any Component] = []
  var content: [Content] = []
}
