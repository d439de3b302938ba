// The new version also reads the name from the old key.
// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var text: String
}

// Both versions read both keys.
// widgetgen: family, tag = [kind, type]
protocol Action: Codable {}

struct Open: Action {
  var url: String
}
