/// The module's types are isolated to the main actor, unless they are nonisolated.
// widgetgen: family
nonisolated protocol Component: Codable, Sendable {}

nonisolated protocol TextComponent: Component {}

nonisolated struct Text: TextComponent { let text: String }

nonisolated struct List: Component {
  let title: (any TextComponent)?
  // widgetgen: unknown = keep
  let items: [any Component]
}

// widgetgen: codable
nonisolated enum Size {
  case fixed(Double), relative(of: [Size])
}

// Declarations inside a nonisolated declaration are nonisolated as well.
nonisolated enum Screen {
  // widgetgen: codable, equatable
  struct Header {
    let title: any Component
    // expected-warning 9-13: two values of 'Screen.Header' are never equal if 'title' contains 'Text' or 1 other type, which are not 'Equatable'; declare 'protocol Component: Equatable' [never-equal]
  }
}

nonisolated extension Screen {
  // widgetgen: codable
  struct Footer {
    let links: [String]
  }
}
