import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel
@testable import WidgetPlan

/// Tests the warnings about missing conformances that generated code needs.
@Suite struct ConformanceCheckTests {
  @Test func codingNeedsCodableTypes() {
    #expect(
      warnings(
        """
        // widgetgen: codable
        struct Card { let style: [Style]?; let kind: Kind }
        struct Style: Sendable {}
        enum Kind: String { case a }
        """) == ["style: Style lacks Decodable", "kind: Kind lacks Decodable"])
  }

  @Test func oneDirectionIsEnough() {
    #expect(
      warnings(
        """
        // widgetgen: codable
        struct Card { let style: Style }
        struct Style: Decodable {}
        """) == ["style: Style lacks Encodable"])
    #expect(
      warnings(
        """
        // widgetgen: decodable
        struct Card { let style: Style }
        struct Style: Decodable {}
        """) == [])
  }

  @Test func comparingNeedsEquatableTypes() {
    #expect(
      warnings(
        """
        // widgetgen: equatable
        struct Card { let style: Style; let kind: Kind; let other: Other; let hand: Hand }
        struct Style {}
        enum Kind { case a, b }
        // widgetgen: equatable
        struct Other { let value: Value }
        enum Value { case number(Style), none }
        struct Hand { static func == (left: Hand, right: Hand) -> Bool { true } }
        """) == ["style: Style lacks Equatable", "value: Value lacks Equatable"])
  }

  @Test(
    arguments: [
      ("<T>", "T lacks Equatable"), ("<T: Codable>", "T lacks Equatable"),
      ("<T> where T: Codable & Sendable", "T lacks Equatable"), ("<T: Comparable>", nil),
      ("<T: Other>", nil), ("<T, U: Sequence> where U.Element == T", nil),
    ] as [(String, String?)])
  func comparingNeedsEquatableParameters(generics: String, warning: String?) {
    let parts = generics.split(separator: ">", maxSplits: 1).map(String.init)
    let clause = parts.count > 1 ? parts[1] : ""
    let card = "// widgetgen: equatable\nstruct Card\(parts[0])>\(clause) { let style: T? }\n"
    #expect(warnings(card) == (warning.map { ["style: \($0)"] } ?? []))
  }

  @Test(arguments: [
    ("Character", "Character"), ("[Substring]?", "Substring"), ("Result<Int, E>", "Result"),
    ("[String: UIColor]", "UIColor"), ("Swift::Character", "Character"),
    ("[3 of Int]", "InlineArray"), ("UnsafePointer<Int>", "UnsafePointer"),
  ])
  func someTypesAreNeverCodable(type: String, name: String) {
    let card = "// widgetgen: codable\nstruct Card { let style: \(type) }\n"
    #expect(warnings(card) == ["style: \(name) lacks Decodable"])
    #expect(warnings(card + "extension \(name): Codable {}") == [])
    let container = "extension KeyedDecodingContainer { func decode(_ type: \(name).Type) {} }"
    #expect(warnings(card + container) == [])
    #expect(
      warnings(card + "extension KeyedDecodingContainer { func other() {} }")
        == ["style: \(name) lacks Decodable"])
    #expect(warnings("// widgetgen: equatable\nstruct Card { let style: \(type) }") == [])
  }

  /// The generated extension constrains the unconstrained parameters of a type. A constrained parameter may already
  /// conform, as may a type such as `[Int].Index`. No such type is reported.
  @Test(arguments: [
    "struct Page<T> { let style: [T]? }",
    "struct Page<A, T: Codable> { let style: T; let other: A }",
    "struct Page<T> where T: Codable { let style: T }",
    "struct Page<T: Known> { let style: T }",
    "struct Page { let style: [Int].Index }",
  ])
  func requirementsOfParametersAreInferred(type: String) {
    #expect(warnings("// widgetgen: codable\n" + type) == [])
  }

  @Test(arguments: [
    // The conformance of `Style` is generated as well.
    "// widgetgen: codable\nstruct Style {}",
    // The conformance is declared in an extension, through a protocol, or by a superclass.
    "struct Style {}\nextension Style: Codable {}",
    "struct Style: Model {}\nprotocol Model: Codable {}",
    "class Style: Base {}\nclass Base: Codable {}",
    // The conformances of these types are unknown.
    "struct Style: FromAnotherModule {}",
    "@Coded struct Style {}",
    "typealias Style = Unknown",
    "struct Style<T> {}",
    "protocol Style {}",
  ])
  func uncertainConformancesAreNotReported(style: String) {
    let type = style.contains("<T>") ? "Style<Int>" : "Style"
    #expect(warnings("// widgetgen: codable\nstruct Card { let style: \(type) }\n" + style) == [])
  }

  @Test func userDefinedFunctionsReplaceConformances() {
    #expect(
      warnings(
        """
        // widgetgen: decodable
        struct Card {
          let style: Style
          static func decodeStyle(from container: KeyedDecodingContainer<Keys>) -> Style { Style() }
        }
        struct Style {}
        """) == [])
  }

  /// Returns the warnings as `property: Type lacks Protocol`.
  private func warnings(_ text: String) -> [String] {
    let model = model(text)
    let generated = Planner(PlanningContext(model, .standalone)).plan()
    return (generated.codingDiagnostics + generated.equalityDiagnostics)
      .filter { $0.id == "missing-conformance" }
      .map { diagnostic in
        let names = diagnostic.message.split(separator: "'").map(String.init)
        return "\(names[3]): \(names[1]) lacks \(names[5])"
      }
  }
}
