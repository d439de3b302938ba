import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String
  var size = 3

  enum Keys: String, CodingKey { case title = "t", size = "s" }

  typealias CodingKeys = Keys
}

struct Quote: Component {
  var accent: String
  var quoted: String
  var tab: String

  enum CodingKeys: String, CodingKey {
    case accent = "\u{e9}"
    case quoted = #"a"b"#
    case tab = "a\tb"
  }
}
