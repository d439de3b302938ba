import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Blank: Component {}

struct Screen: Component {
  // widgetgen: unknown = throw
  var strict: any Component
  // widgetgen: unknown = keep
  var one: any Component
  // widgetgen: unknown = keep
  var grid: [[any Component]]
  // widgetgen: unknown = keep
  var named: [String: any Component]
  // widgetgen: unknown = Blank
  var optional: (any Component)?
  // widgetgen: unknown = Blank
  var listOrNil: [any Component]?
  // widgetgen: unknown = skip
  var skippedOptional: (any Component)?
  // widgetgen: unknown = skip
  var skippedDefault: any Component = Blank()
  // widgetgen: unknown = skip
  var skippedGrid: [[any Component]]
  // widgetgen: unknown = skip
  var skippedNamed: [String: any Component]?
}
