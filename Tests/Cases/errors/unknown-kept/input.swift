import WidgetRuntime

// widgetgen: family, unknown = keep
// expected-error 23-36: kept JSON becomes an 'UnknownComponent', which 'Component' requires to have 'id'; write 'extension UnknownComponent' with it, or an extension of the protocol [unknown-needs-member]
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
