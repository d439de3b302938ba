import WidgetRuntime

// widgetgen: family
protocol Shape: Codable, Hashable {}

// widgetgen: hashable
struct Group: Shape {
  var shapes: [any Shape] = []
  var main: (any Shape)?
  var byName: [String: any Shape] = [:]
}

struct Circle: Shape { var radius: Int }

// widgetgen: codable, hashable
enum Route {
  case web(url: String, depth: Int)
  case shape(any Shape)
  case local
}

// widgetgen: codable
struct Pair {
  var left: Route
  var right: Route
}

// widgetgen: codable, hashable
enum Level: String {
  case low, high
}

// widgetgen: codable, invalid = .low
enum Volume: Int {
  case low = 1, high = 2
}

// widgetgen: codable
struct Settings {
  var volume: Volume
  var volumes: [Volume] = []
}
