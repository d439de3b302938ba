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
  // expected-warning 7-12: the keys of 'Scores.scores' are not known, so Kotlin's class for 'Scores' does not contain them [inexpressible]
}

// widgetgen: family
protocol Event {}

struct Tap: Event {
  var x: Double
  // widgetgen: flatten
  var parameters: [String: JSONValue]
  // expected-warning 7-16: the keys of 'Tap.parameters' are not known, so Kotlin's class for 'Tap' does not contain them [inexpressible]
}

struct Chart: Event {
  // widgetgen: flatten, lossy
  var values: [String: Int]
  // expected-warning 7-12: the keys of 'Chart.values' are not known, so Kotlin's class for 'Chart' does not contain them [inexpressible]
}

// widgetgen: codable
struct Root {
  var scores: Scores
  var events: [any Event]
}
