import WidgetRuntime

// widgetgen: family, tag = "a\"b"
protocol Component {}

struct Label: Component {
  // widgetgen: key = "say \"hi\""
  var text: String
  // widgetgen: key = "back\\slash"
  var size: Int?
  var plain: Bool?
}

// widgetgen: codable
struct Page {
  // widgetgen: key = "ключ"
  var children: [any Component]
}
