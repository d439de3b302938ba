import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: transparent
struct Text: Component {
  var text: String
}

// widgetgen: codable, transparent
struct Two {
  var one: Int
  var two: Int
}

// widgetgen: codable, transparent
struct None {}

// widgetgen: codable, transparent, path = "data"
struct Rooted {
  var text: String
}

// widgetgen: codable, transparent
struct Name {
  var text: String
}

// widgetgen: codable
struct Card {
  // widgetgen: flatten
  var name: Name
}

// widgetgen: codable, transparent
enum Side { case left }
