protocol Component: Codable {}

// widgetgen: codable
struct Screen {
  let body: [any Component]
  let header: Component?
  let extra: [String: Any]
  let any: Any
}

// widgetgen: codable
enum Slot {
  case filled(any Component)
  case raw([String: Any])
}
