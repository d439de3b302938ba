import WidgetRuntime

/// The components of a screen, which `type` in the JSON distinguishes.
// widgetgen: family, tag = "type", nameStyle = kebab-case
protocol Component: Codable, Sendable {}

/// The actions of a tap. An action with an unknown name is kept and encoded again unchanged.
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
