import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable, Sendable {}

struct Stack: Component {
  var children: [any Component]
  // widgetgen: unknown = throw
  var header: (any Component)?
  // widgetgen: unknown = skip
  var footers: [any Component] = []
  var mark: Mark?
  var theme: Theme?
}

/// Available on all versions of Linux.
@available(iOS 17, macOS 14, *)
struct Chart: Component {
  var values: [Int]
}

struct Late {
  var title: String
}

@available(iOS 18, macOS 15, *)
extension Late: Component {}

/// Available in no version of Swift.
@available(swift, introduced: 99)
struct Future: Component {
  var title: String
}

enum Route: Component {
  case home
  @available(iOS 17, macOS 14, *) case search
  @available(swift, introduced: 99) case dream
}

// widgetgen: family, codable
enum Mark: Sendable {
  case dot(Int)
  @available(iOS 17, macOS 14, *) case star
  @available(swift, introduced: 99) case comet
  // widgetgen: unknown
  case other
}

// widgetgen: codable, caseInsensitive
enum Theme: String, Sendable {
  case light
  @available(iOS 17, macOS 14, *) case dark
  @available(swift, introduced: 99) case neon
  // widgetgen: unknown
  case plain
}
