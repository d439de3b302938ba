import WidgetRuntime

// widgetgen: codable, transparent
enum Box {
  case empty
  case full(Int)
  // widgetgen: unknown
  case other(Int)
}

// widgetgen: codable, transparent, tagType = Int
enum Level {
  case low
  // widgetgen: name = 1
  case high
  // widgetgen: name = 1
  case higher
  // widgetgen: unknown, name = 9
  case other(Int)
}

// widgetgen: codable, transparent, tagType = Bool
enum Switch { case on, off }

// widgetgen: codable, transparent
enum Raw: String { case a }

// widgetgen: codable, transparent, family
enum Both { case a }

// widgetgen: family
protocol Component {}

// widgetgen: transparent
enum Leaf: Component { case a }

// widgetgen: codable, transparent, unknown = skip
enum Skipping { case a }

// widgetgen: transparent
enum Unused { case a }

// widgetgen: codable
struct Card {
  // widgetgen: flatten
  var kind: Skipping
}
