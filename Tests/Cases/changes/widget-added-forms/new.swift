// widgetgen: family, unknown = skip
protocol Component: Codable {}

struct Label: Component { var text: String }

// widgetgen: family, tag = "version", tagType = Int
enum Card: Component {
  // widgetgen: name = 1
  case first(title: String)
  // widgetgen: name = 2
  case second(children: [any Component])
}

// widgetgen: codable
struct Screen { var body: [any Component] }
