/// A source in which `@` marks the place of an annotation.
struct AnnotatedSource: CustomStringConvertible {
  let description: String
  let text: String
  /// Annotations at the same place in addition to the tested one, such as `codable`.
  var beside: String?

  init(_ name: String, beside: String? = nil, _ text: String) {
    description = name
    self.text = text
    self.beside = beside
  }

  /// Whether the type is decoded, encoded and initialized even without the tested annotation.
  var isCoded: Bool {
    ["codable", "family"].contains(beside) || description == "a type of a family"
      || text.contains(": String, Codable")
  }

  /// Returns the source with the additional annotations and, if given, the tested annotation.
  func annotated(_ annotation: String?) -> String {
    let keys = [beside, annotation].compactMap(\.self).joined(separator: ", ")
    return text.split(separator: "@", omittingEmptySubsequences: false)
      .joined(separator: keys.isEmpty ? "" : "// widgetgen: \(keys)\n")
  }

  /// Kinds of types, some of which are coded because of another annotation or a conformance.
  static let types: [AnnotatedSource] = [
    AnnotatedSource("a struct", "@public struct S: Codable { public var fooBar: Int }"),
    AnnotatedSource(
      "a coded struct", beside: "codable", "@public struct S { public var fooBar: Int }"),
    AnnotatedSource(
      "an encoded class", beside: "encodable",
      "@public final class C { public var fooBar = 1\n  public init() {} }"),
    AnnotatedSource("an actor", "@actor A { var fooBar = 1 }"),
    AnnotatedSource("an enum", "@public enum E { case fooBar(fooValue: Int), other }"),
    AnnotatedSource(
      "a coded enum", beside: "codable",
      "@public enum E { case fooBar(fooValue: Int), other }\n// widgetgen: codable\nstruct U { var e: [E] }"
    ),
    AnnotatedSource(
      "an enum family", beside: "family",
      "@public enum E { case fooBar(fooValue: Int), other }\n// widgetgen: codable\nstruct U { var e: [E] }"
    ),
    AnnotatedSource("an enum with raw values", "@enum E: String, Codable { case fooBar, other }"),
    AnnotatedSource(
      "a coded enum with raw values", beside: "codable", "@enum E: String { case fooBar, other }"),
    AnnotatedSource("a protocol", "@protocol P: Codable {}\nstruct FooBar: P {}"),
    AnnotatedSource(
      "a family", beside: "family",
      "@public protocol P: Codable {}\npublic struct FooBar: P { public var fooBar: [any P] }"),
    AnnotatedSource(
      "a type of a family",
      "// widgetgen: family\npublic protocol P: Codable {}\n\n@public struct FooBar: P { public var fooBar: Int }"
    ),
    AnnotatedSource("an extension", "struct S: Codable { var a: Int }\n\n@extension S {}"),
  ]

  /// Kinds of properties and of other members.
  static let members: [AnnotatedSource] = [
    member("a property", "@var fooBar: Int"),
    member("an optional property", "@var fooBar: Int?"),
    member("a property with a value", "@var fooBar = 1"),
    member("a constant with a value", "@let fooBar = 1"),
    member("an array", "@var fooBar: [Int]"),
    member("a dictionary", "@var fooBar: [String: Int]"),
    member("an object", "@var fooBar: Inner"),
    member("a family's value", "@var fooBar: any P"),
    member("an array of a family", "@var fooBar: [any P]"),
    member(
      "a property read by hand",
      "@var fooBar: Int\n  static func decodeFooBar(from decoder: any Decoder) throws -> Int { 1 }"),
    member("a lazy property", "@lazy var fooBar = 1"),
    member("a computed property", "@var fooBar: Int { 1 }"),
    member("a static property", "@static let fooBar = 1"),
    member("a function", "@func fooBar() {}"),
    member("an initializer", "@init(fooBar: Int) { a = fooBar }"),
    member("a subscript", "@subscript(index: Int) -> Int { 1 }"),
    member("a typealias", "@typealias FooBar = Int"),
  ]

  private static func member(_ name: String, _ text: String) -> AnnotatedSource {
    AnnotatedSource(
      name,
      """
      // widgetgen: family
      protocol P: Codable {}
      struct Inner: Codable { var inner: Int }
      // widgetgen: codable
      struct S {
        var a: Int
        \(text)
      }
      """)
  }

  /// Kinds of cases.
  static let cases: [AnnotatedSource] = [
    AnnotatedSource("a case", "// widgetgen: family\nenum E {\n  @case fooBar, other\n}"),
    AnnotatedSource(
      "a case with a value", "// widgetgen: family\nenum E {\n  @case fooBar(Int)\n  case other\n}"),
    AnnotatedSource(
      "a case with values",
      "// widgetgen: family\nenum E {\n  @case fooBar(a: Int, b: Int)\n  case other\n}"),
    AnnotatedSource(
      "a case of an untagged enum",
      "// widgetgen: family = untagged\nenum E {\n  @case fooBar(Int)\n  case other\n}"),
    AnnotatedSource("a case of an enum that is not coded", "enum E {\n  @case fooBar, other\n}"),
    AnnotatedSource(
      "a case with a raw value", "// widgetgen: codable\nenum E: String {\n  @case fooBar, other\n}"
    ),
  ]

  /// Kinds of associated values.
  static let values: [AnnotatedSource] = [
    value("a value", "fooBar: Int"),
    value("an optional value", "fooBar: Int?"),
    value("a value with a default", "fooBar: Int = 1"),
    value("an array as a value", "fooBar: [Int]"),
    value("a value beside another", "a: Int,\n    @fooBar: Int"),
    value("a value without a label", "Int"),
    value("a family's value in a case", "fooBar: any P"),
    value("a value of an external enum", family: "family = external", "Int"),
    value("a value of an adjacent enum", family: "family, tag = \"t\", content = \"c\"", "Int"),
    value("a value of an untagged enum", family: "family = untagged", "[Int]"),
    value("a value of an enum that is not coded", family: "", "fooBar: Int"),
    value("a value of a fallback", "String", besides: "// widgetgen: unknown\n  "),
  ]

  private static func value(
    _ name: String, family: String = "family", _ text: String, besides: String = ""
  ) -> AnnotatedSource {
    AnnotatedSource(
      name,
      """
      // widgetgen: family
      protocol P: Codable {}
      \(family.isEmpty ? "" : "// widgetgen: \(family)")
      enum E {
        \(besides)case fooBar(
          \(text.contains("@") ? "" : "@")\(text))
        case other
      }
      """)
  }

  /// Blocks that annotate all declarations inside of them.
  static let blocks: [AnnotatedSource] = [
    block("a struct", "struct S: Codable {\n  var fooBar: Int\n}"),
    block("an enum", "enum E {\n  case fooBar(fooValue: Int)\n}"),
    block("a protocol", "protocol P: Codable {}"),
    block("nothing", "func fooBar() {}"),
  ]

  private static func block(_ name: String, _ text: String) -> AnnotatedSource {
    AnnotatedSource("a block around \(name)", text)
  }
}
