import WidgetRuntime

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
  var children: [any Component]
}

struct Text: Component {
  var id: String?
  var text: String
  var size: Int?
  var onPress: [any Action]?
}

struct Open: Action {
  var url: String
  var replace: Bool?
}
