import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component { var text: String }

/// The fallback for unknown names, which stores only the name.
struct Blank: Component {
  var type: String
}

struct Strict: Component {
  // widgetgen: unknown = throw
  var one: (any Component)?
  // widgetgen: unknown = throw
  var list: [any Component]?
}

struct Kept: Component {
  // widgetgen: unknown = keep
  var one: any Component
  // widgetgen: unknown = keep
  var optional: (any Component)?
  // widgetgen: unknown = keep
  var list: [any Component] = []
  // widgetgen: unknown = keep
  var listOrNil: [any Component]?
  // widgetgen: unknown = keep
  var grid: [[any Component]] = []
  // widgetgen: unknown = keep
  var named: [String: any Component] = [:]
}

struct Skipped: Component {
  // widgetgen: unknown = skip
  var one: any Component = Text(text: "default")
  // widgetgen: unknown = skip
  var optional: (any Component)?
  // widgetgen: unknown = skip
  var list: [any Component] = []
  // widgetgen: unknown = skip
  var listOrNil: [any Component]?
  // widgetgen: unknown = skip
  var grid: [[any Component]] = []
  // widgetgen: unknown = skip
  var named: [String: any Component] = [:]
}

struct Boxed: Component {
  // widgetgen: unknown = skip
  var list: [AnyComponent] = []
  // widgetgen: unknown = skip
  var optional: AnyComponent?
  // widgetgen: unknown = skip
  var named: [String: [AnyComponent]] = [:]
  var strict: [AnyComponent]?
}

struct Replaced: Component {
  // widgetgen: unknown = Blank
  var one: any Component
  // widgetgen: unknown = Blank
  var optional: (any Component)?
  // widgetgen: unknown = Blank
  var list: [any Component] = []
  // widgetgen: unknown = Blank
  var listOrNil: [any Component]?
  // widgetgen: unknown = Blank
  var grid: [[any Component]] = []
  // widgetgen: unknown = Blank
  var named: [String: any Component] = [:]
}

// widgetgen: family, unknown = keep
protocol Action: Codable, Sendable {}

struct Open: Action { var url: String }

/// The family keeps unknown names, but some properties throw or leave them out.
struct Actions: Component {
  var kept: [any Action] = []
  // widgetgen: unknown = throw
  var strict: [any Action] = []
  // widgetgen: unknown = skip
  var skipped: [any Action] = []
  var marks: Marks?
}

// widgetgen: codable, unknown = skip
enum Mark: Sendable { case dot(size: Int), dash }

typealias Marks = [Mark]
