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
  // expected-error 17-30: 'shapes' contains 'Shape', and only a case of that enum can replace unrecognized names; mark one with '// widgetgen: unknown', or write 'throw' or 'skip' [unknown-of-enum]
  var shapes: [Shape]
  // widgetgen: unknown = skip
  // expected-error 17-30: unrecognized names are already decoded as 'case other' of 'Route'; remove 'unknown' from 'routes' [unknown-has-case]
  var routes: [Route]
  // widgetgen: unknown = skip
  // expected-error 17-30: 'skip' leaves out unrecognized values, but 'required' requires a value; make it an optional, an array or a dictionary, give it an initial value, or write 'unknown = keep' or the name of a fallback type [unknown-skips-required]
  var required: Shape
}

// widgetgen: family, unknown = keep
// expected-error 23-36: only a case of 'Event' can replace unrecognized names; mark one with '// widgetgen: unknown', or write 'throw' or 'skip' [unknown-of-enum]
enum Event { case tap(count: Int) }

// widgetgen: family, unknown = tap
// expected-error 23-35: only a case of 'Named' can replace unrecognized names; mark one with '// widgetgen: unknown', or write 'throw' or 'skip' [unknown-of-enum]
enum Named { case tap(count: Int) }

// widgetgen: family, unknown = skip
enum Skipped { case tap(count: Int) }
