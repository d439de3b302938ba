import WidgetRuntime

// widgetgen: family, tag = "a\"b"
protocol Component {}

struct Label: Component {
  // widgetgen: key = "say \"hi\""
  var text: String
  // widgetgen: key = "back\\slash"
  var size: Int?
  // widgetgen: key = "line\nfeed"
  var lines: Int?
  var plain: Bool?
}

// widgetgen: codable
struct Page {
  // widgetgen: key = "ключ"
  var children: [any Component]
}

// The separator of the list of keys is a character that no key contains.
// widgetgen: codable
struct Controls {
  var a: Int
  var b: Int?
  var c: Int

  enum CodingKeys: String, CodingKey {
    case a = "line\nfeed"
    case b = "tab\tstop"
    case c = "carriage\rreturn"
  }
}
