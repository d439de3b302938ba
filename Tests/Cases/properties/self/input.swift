import WidgetRuntime

// widgetgen: codable, equatable
struct Links: Sendable {
  let `self`: String
  let next: String?
}
