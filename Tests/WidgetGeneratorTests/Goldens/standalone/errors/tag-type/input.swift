// widgetgen: family, tagType = Int
protocol Component: Codable {}

struct Text: Component {}

// widgetgen: family
protocol Event: Codable {}

// widgetgen: name = 2
struct Tap: Event {}

// widgetgen: family, tagType = Int
enum Button {
  // widgetgen: name = one
  case link
  // widgetgen: unknown
  case other(String)
}

// widgetgen: family
enum Kind {
  // widgetgen: name = 2
  case link
}

// widgetgen: family, renameAllFields = snake_case
enum Plain {
  case link
}
