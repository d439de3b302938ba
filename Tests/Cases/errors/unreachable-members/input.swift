import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String
  var size: Int

  private enum CodingKeys: String, CodingKey { case title = "t", size }
  // expected-error 16-25: 'CodingKeys' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Text.Coding' and '// widgetgen:end' into 'Text' and pass '--inline' [unreachable-member]

  private static func decodeTitle(from fields: KeyedDecodingContainer<CodingKeys>) throws -> String {
  // expected-error 23-33: 'decodeTitle(from:)' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Text.Coding' and '// widgetgen:end' into 'Text' and pass '--inline' [unreachable-member]
    try fields.decode(String.self, forKey: .title)
  }

  private static let defaultSize = 3
}

// No generated code uses these keys.
struct Image: Component {
  var url: String

  private enum CodingKeys: String, CodingKey { case url = "u" }
}

struct Line: Component {
  var width: Int

  private let version = 1
  // expected-error 15-21: 'version' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Line.Coding' and '// widgetgen:end' into 'Line' and pass '--inline' [unreachable-member]
  // expected-warning 15-21: 'version' is a constant with a value, which is encoded but never decoded; make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip' [constant-on-the-wire]
}
