import WidgetRuntime

// widgetgen: family, tag(decode) = ["kind", "type"], unknown = keep
protocol Component: Codable {}

struct Title: Component {
  var text: String
}

struct Image: Component {
  var url: String
}

// widgetgen: family, tag(decode) = ["a", "b"], tag(encode) = "c", tagType = Int, default = none
enum Number {
// expected-warning 6-11: 'Number' has names that are not strings, so it is any JSON in Kotlin [inexpressible]
  // widgetgen: name = 1
  case one(count: Int)
  // widgetgen: name = 0
  case none
}

// widgetgen: family, tag = "meta.type", tag(decode) = ["do", "action"], content = "with"
enum Action {
  case open(url: String)
}

// widgetgen: codable
struct Screen {
  // widgetgen: unknown = skip
  var body: [any Component] = []
  var numbers: [Number]
  var action: Action
}
