import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Icon: Component { var name: String }

struct Style: Codable, Sendable { var bold: Bool? }

enum Side: String, Codable, Sendable { case left, none }

struct Label: Component {
  var size: Int? = 3
  // widgetgen: default = none, invalid = left
  var side: Side?
  // widgetgen: alias = "kind", invalid = nil
  var style: Style? = .init()
  // widgetgen: key = "meta.ratio", alias = "ratio"
  var ratio: Double? = 1
  var icon: (any Component)? = Icon(name: "star")
  // widgetgen: invalid = "Icon(name: \"wrong\")"
  var badge: (any Component)? = Icon(name: "badge")
  var icons: [any Component]? = []
  // widgetgen: lossy
  var sizes: [Int]? = [1]
  // widgetgen: unknown = skip
  var known: (any Component)? = Icon(name: "known")
  // widgetgen: default = nil
  var hint: String?
  @Clamped var level: Int? = 1
}

@propertyWrapper struct Clamped<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: codable
enum Shape { case circle(radius: Double? = 2) }
