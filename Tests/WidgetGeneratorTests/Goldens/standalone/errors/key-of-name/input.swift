import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  let type: String
  let text: String
}

struct Field: Component {
  enum Kind: String, Codable { case name, mail }
  var type: Kind
}

struct Chart: Component {
  var type: Double?
}

struct Frame: Component {
  var child: any Component
  // widgetgen: key = "type"
  var other: (any Component)?
}

// widgetgen: family, tag = "kind"
enum Shape: Codable, Sendable {
  case circle(kind: Int)
  case point(x: Int)
}

// widgetgen: codable, transparent
struct Counts {
  var counts: [String: Int]
}

struct Board: Component {
  var type: Counts
}
