// widgetgen: family, unknown = keep
protocol Component: Codable {}

struct Stack: Component {
  var children: [any Component]
  var theme: Theme?
}

/// Shows values.
@available(iOS 17, macOS 14, *)
struct Chart: Component {
  var kind: Kind
}

@available(iOS, introduced: 16)
@available(tvOS, unavailable)
struct Map: Component {}

@available(*, unavailable)
struct Gone: Component {}

enum Theme: String, Codable {
  case light
  @available(iOS 13.4, *) case dark
  @available(*, unavailable) case sepia
}

@available(iOS 17, macOS 14, *)
// widgetgen: family, codable
enum Kind {
  case bars
  @available(iOS 18, *) case sectors
  // widgetgen: unknown
  case other
}

// widgetgen: family = external
protocol Action: Codable {}

@available(iOS 17, *)
struct Share: Action {
  var url: String
}

struct Open: Action {
  var url: String
}
