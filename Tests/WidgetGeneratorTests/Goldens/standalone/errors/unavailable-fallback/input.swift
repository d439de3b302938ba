import WidgetRuntime

// widgetgen: family, unknown = Newer, missing = Newer, shorthand = Newer
protocol Component: Codable {}

@available(iOS 17, macOS 14, *)
// widgetgen: shorthand = title
struct Newer: Component {
  var title: String
}

struct Screen: Component {
  // widgetgen: unknown = Newer
  var body: any Component
}

// widgetgen: family, codable, missing = second
enum Choice {
  case first
  @available(iOS 17, *) case second
  // widgetgen: unknown
  @available(iOS, unavailable) case other
}

// It has the availability of its family.
@available(iOS 14, *)
// widgetgen: family, unknown = Placeholder
protocol Action: Codable {}

@available(iOS 14, *)
struct Placeholder: Action {}
