import WidgetRuntime

// A screen as a server sends it to an app: families, enums, optional numbers.

// widgetgen: family, tag = "type"
protocol Component: Codable, Sendable {}

// widgetgen: family, tag = "type"
protocol Action: Codable, Sendable {}

struct Screen: Component {
  var id: String?
  var children: [any Component]
}

struct Card: Component {
  var id: String?
  var title: String
  var style: Style?
  var children: [any Component]
}

struct Text: Component {
  var id: String?
  var text: String
  var size: Double?
  var alignment: Alignment?
  var color: String?
  var onPress: [any Action]?
}

struct Image: Component {
  var url: String
  var width: Double
  var height: Double
  var mode: ContentMode
  var style: Style?
}

/// A widget whose style is flattened.
struct Banner: Component {
  var title: String
  // widgetgen: flatten
  var style: Style
}

struct Open: Action {
  var url: String
  var replace: Bool?
}

struct Track: Action {
  var event: String
  var values: [String: String]
}

// widgetgen: codable
struct Style {
  var padding: Double
  var cornerRadius: Double?
  var background: String?
  var alignment: Alignment
}

// widgetgen: codable
enum Alignment: String {
  case leading, center, trailing
}

// widgetgen: codable
enum ContentMode: String {
  case fit, fill, center
}
