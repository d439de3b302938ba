import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable, Sendable {
  var id: String? { get }
  func render() -> String
}

extension Component {
  func render() -> String { "" }
}

// widgetgen: family, unknown = keep
protocol Action: Codable, Sendable {
  func execute()
}

extension UnknownAction {
  func execute() {}
}

struct Open: Action {
  func execute() {}
}

struct Text: Component { var id: String? }
