// widgetgen: family
protocol Component: Codable {}

struct Added: Component {}

@available(iOS 15, *)
struct Raised: Component {}

@available(iOS 17, macOS 14, *)
struct Same: Component {}

// widgetgen: family, unknown = skip
protocol Action: Codable {}

@available(iOS 15, *)
struct Open: Action {}

enum Theme: String, Codable {
  case light, dark
}

struct Screen: Component {
  var actions: [any Action]
  var theme: Theme
}
