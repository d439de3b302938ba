import WidgetRuntime

// Beagle's JSON without Beagle, with its keys, namespaces and case-insensitive names.

// widgetgen: family = beagle, unknown = keep
protocol Component: Codable, Sendable {}

// widgetgen: family = beagle, unknown = keep
protocol Action: Codable, Sendable {}

struct Container: Component {
  var id: String?
  var children: [any Component]?
  var onInit: [any Action]?
}

struct Text: Component {
  let text: String
  var styleId: String?
}

struct Button: Component {
  let text: String
  var onPress: [any Action]?
  var enabled: Bool?
}

struct ListView: Component {
  var dataSource: JSONValue
  var templates: [Template] = []
}

struct Template: Codable, Sendable {
  var `case`: String?
  var view: any Component
}

struct Screen: Component {
  var child: any Component
}

struct BoxWidget: Component {
  let title: String
}

struct Alert: Action {
  var title: String?
  let message: String
  var onPressOk: [any Action]?
}

struct Navigate: Action {
  var _beagleAction_: String
  var route: JSONValue?
}
