import WidgetRuntime

// widgetgen: family
enum Shape {
  case circle(radius: Double)
}

// widgetgen: family
enum Route {
  case home
  // widgetgen: unknown
  case other(JSONValue)
}

// widgetgen: codable
struct Drawing {
  // widgetgen: unknown = keep
  var shapes: [Shape]
  // widgetgen: unknown = skip
  var routes: [Route]
  // widgetgen: unknown = skip
  var required: Shape
}

// widgetgen: family, unknown = keep
enum Event { case tap(count: Int) }

// widgetgen: family, unknown = tap
enum Named { case tap(count: Int) }

// widgetgen: family, unknown = skip
enum Skipped { case tap(count: Int) }
