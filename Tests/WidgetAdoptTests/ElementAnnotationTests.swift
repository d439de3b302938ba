import Testing
import WidgetAdopt

/// Tests that declarations whose elements need different annotations are split.
@Suite struct ElementAnnotationTests {
  @Test(arguments: [
    ("case light, dark, other", "case light, dark\n  // widgetgen: unknown\n  case other"),
    (
      "case light, other, dark",
      "case light\n  // widgetgen: unknown\n  case other\n  case dark"
    ),
    (
      "case other, light = \"l\", dark",
      "// widgetgen: unknown\n  case other\n  case light = \"l\", dark"
    ),
    (
      "case light, // the default\n    other /* last */",
      "case light // the default\n  // widgetgen: unknown\n  case other /* last */"
    ),
    (
      "case light,\n    // All other names.\n    `other`",
      "case light\n  // All other names.\n  // widgetgen: unknown\n  case `other`"
    ),
  ])
  func casesOfADeclarationAreSplit(before: String, after: String) {
    func text(_ cases: String) -> String { "enum Mode: String, Codable {\n  \(cases)\n" }
    let body = """
        init(from decoder: any Decoder) throws {
          let value = try decoder.singleValueContainer().decode(String.self)
          self = Mode(rawValue: value) ?? .other
        }
      }

      """
    let module = AdoptedModule(text(before) + body)
    #expect(module.text?.hasPrefix(text(after)) == true, "\(module.text ?? "")")
  }

  @Test func casesWithValuesAreSplit() {
    let module = AdoptedModule(
      """
      enum Shape: Codable {
        indirect case circle(Int), text(String), other
        enum CodingKeys: String, CodingKey { case type, radius, value }
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          switch try c.decode(String.self, forKey: .type) {
          case "circle": self = .circle(try c.decode(Int.self, forKey: .radius))
          case "text": self = .text(try c.decode(String.self, forKey: .value))
          default: self = .other
          }
        }
        func encode(to encoder: any Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          switch self {
          case .circle(let radius):
            try c.encode("circle", forKey: .type)
            try c.encode(radius, forKey: .radius)
          case .text(let value):
            try c.encode("text", forKey: .type)
            try c.encode(value, forKey: .value)
          case .other: try c.encode("other", forKey: .type)
          }
        }
      }

      """, allowed: [.errors])
    #expect(
      module.text == """
        // widgetgen: family
        enum Shape: Codable {
          // widgetgen: key = "radius"
          indirect case circle(Int)
          // widgetgen: key = "value"
          indirect case text(String)
          // widgetgen: unknown
          indirect case other
        }

        """)
  }

  /// Returns a struct with keys in capitals, except for `size`.
  private func keyed(_ properties: String, names: [String]) -> String {
    let keys = names.map { $0 == "size" ? $0 : "\($0) = \"\($0.uppercased())\"" }
    let statements = names.map { "\($0) = try c.decode(Int.self, forKey: .\($0))" }
    return """
      struct Box: Decodable {
        \(properties)
        enum CodingKeys: String, CodingKey { case \(keys.joined(separator: ", ")) }
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          \(statements.joined(separator: "\n    "))
        }
      }

      """
  }

  @Test(arguments: [
    (
      "var size, a, b: Int", ["size", "a", "b"],
      "var size: Int\n  // widgetgen: key = \"A\"\n  var a: Int\n"
        + "  // widgetgen: key = \"B\"\n  var b: Int"
    ),
    (
      "private(set) var a: Int, size: Int", ["a", "size"],
      "// widgetgen: key = \"A\"\n  private(set) var a: Int\n  private(set) var size: Int"
    ),
  ])
  func propertiesOfADeclarationAreSplit(before: String, names: [String], after: String) {
    let module = AdoptedModule(keyed(before, names: names), allowsBlocks: true)
    #expect(module.text?.contains("{\n  \(after)\n") == true, "\(module.text ?? "")")
  }

  @Test func equalAnnotationsStayAboveOneDeclaration() {
    let module = AdoptedModule(
      """
      struct Size: Encodable {
        var width, height: Int?
        enum CodingKeys: String, CodingKey { case width, height }
        func encode(to encoder: any Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encode(width, forKey: .width)
          try c.encode(height, forKey: .height)
        }
      }

      """)
    let text = "{\n  // widgetgen: omit = never\n  var width, height: Int?\n}"
    #expect(module.text?.contains(text) == true, "\(module.text ?? "")")
  }
}
