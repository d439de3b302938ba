// widgetgen: family
protocol Component: Codable {}

@available(iOS 17, *)
struct Added: Component {}

@available(iOS 17, *)
struct Raised: Component {}

@available(iOS 17.0, *)
@available(macOS 14, *)
struct Same: Component {}

// widgetgen: family, unknown = skip
protocol Action: Codable {}

@available(iOS 16, macOS 13, *)
struct Open: Action {}

enum Theme: String, Codable {
  case light
  @available(iOS 13, *) case dark
}

struct Screen: Component {
  var actions: [any Action]
  var theme: Theme
}
