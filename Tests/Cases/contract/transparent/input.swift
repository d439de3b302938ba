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

// widgetgen: codable, omitIf = isEmpty, explicitNil
struct Screen {
  var children: [any Component] = []
  var pages: Page<Page<Int>>
  var title: String?
  // widgetgen: only = encode
  var count: Int { children.count }
}
