import WidgetRuntime

// widgetgen: family, content = value
protocol Component: Codable {}

// widgetgen: transparent
struct Text: Component {
  var text: String
}

struct Card: Component {
  var title: String
  var note: Field<Int>
}

// widgetgen: codable, transparent
struct Page<Element: Codable> {
  var elements: [Element]
}

// widgetgen: codable, omit = isEmpty
struct Screen {
  var children: [any Component] = []
  var pages: Page<Page<Int>>
  // widgetgen: omit = never
  var title: String?
  // widgetgen: encodable
  var count: Int { children.count }
}
