import WidgetRuntime

// widgetgen: family, unknown = skip
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
}

// widgetgen: family, unknown = keep
protocol Action: Codable, Sendable {}

struct Open: Action {
  var url: String
}

typealias Row = [AnyComponent]

// widgetgen: codable
struct Screen: Sendable {
  var list: [AnyComponent]
  var optional: AnyComponent?
  var grid: [[AnyComponent]]
  var named: [String: AnyComponent]
  var row: Row
  // widgetgen: unknown = skip
  var optionalList: [AnyComponent]?
  // widgetgen: unknown = throw
  var strict: [AnyComponent]
  var required: AnyComponent
  var actions: [AnyAction]
  // widgetgen: unknown = skip
  // expected-error 17-30: 'AnyAction' always has the policy of 'Action'; write 'any Action' instead of 'AnyAction' in 'skipped', or remove 'unknown' [unknown-needs-family]
  var skipped: [AnyAction]
}
