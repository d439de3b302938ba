import WidgetRuntime

// widgetgen: family, tag = kind
class Node: Codable {
  let id: String

  required init(from decoder: any Decoder) throws {
    id = try decoder.singleValueContainer().decode([String: String].self)["id"] ?? ""
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(["id": id])
  }
}

final class Spacer: Node {}
// expected-warning 13-18: the keys of 'Spacer.super' are not known, so Kotlin's class for 'Spacer' does not contain them [inexpressible]

final class Label: Node {
// expected-warning 13-17: the keys of 'Label.super' are not known, so Kotlin's class for 'Label' does not contain them [inexpressible]
  let text: String

  // widgetgen:inline:auto:Label.Coding
  // widgetgen:end
}

// widgetgen: codable
struct Screen {
  var nodes: [Node]
}
