import WidgetRuntime

/// What a screen is made of; `type` in the JSON tells which one it is.
// widgetgen: family, tag = "type", nameStyle = kebab-case
protocol Component: Codable, Sendable {}

/// What a tap does. A name that this version does not know is kept, and sent back unchanged.
// widgetgen: family, tag = "do", unknown = keep
protocol Action: Codable, Sendable {}

struct Column: Component {
  // widgetgen: unknown = skip
  var children: [any Component] = []
}

struct Label: Component {
  let text: String
  // widgetgen: alias = "colour"
  var color: String?
}

struct PushButton: Component {
  let title: String
  // widgetgen: default = true
  var isEnabled: Bool
  var onPress: [any Action] = []
}

struct Open: Action {
  let url: String
}
