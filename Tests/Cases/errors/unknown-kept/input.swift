import WidgetRuntime

// widgetgen: family, unknown = keep
// expected-error 23-36: kept JSON is decoded as 'UnknownComponent', which has no 'id', a requirement of 'Component'; add it in an extension of 'UnknownComponent' or of the protocol [unknown-needs-member]
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
