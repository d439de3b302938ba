import WidgetRuntime

// widgetgen: family
enum Choice: Sendable {
  case round(radius: Double)
  case sharp
}

typealias ID<T> = T

// widgetgen: codable
struct Box: Sendable {
  // widgetgen: unknown = skip
  var direct: [Choice]
  // widgetgen: unknown = skip
  var elements: [ID<Choice>]
  // widgetgen: unknown = skip
  var whole: ID<[Choice]>
}
