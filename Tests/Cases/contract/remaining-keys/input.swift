import WidgetRuntime

struct Style: Codable {
  var color: String?
}

// widgetgen: codable
struct Scores {
  var title: String
  // widgetgen: alias = "best"
  var highest: Int
  // widgetgen: key = "meta.id"
  var id: String?
  // widgetgen: flatten
  var style: Style?
  // widgetgen: flatten
  var scores: [String: Int]
}

// widgetgen: family
protocol Event {}

struct Tap: Event {
  var x: Double
  // widgetgen: flatten
  var parameters: [String: JSONValue]
}

struct Chart: Event {
  // widgetgen: flatten, lossy
  var values: [String: Int]
}

// widgetgen: codable
struct Root {
  var scores: Scores
  var events: [any Event]
}
