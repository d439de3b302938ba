import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetPlan

/// The traits of the library WidgetAttributes, which are generated from the table of annotation keys.
enum AttributeLibrary {
  static let url = Repository.root
    .appending(path: "Attributes/Sources/WidgetAttributes/Generated/Traits.generated.swift")

  static let text = """
    // Generated from the keys of annotations: UPDATE_GOLDENS=1 swift test --filter AttributeLibraryTests

    extension Wire {
    \(AnnotationKey.Usage.Table.allCases.map(traits).joined(separator: "\n"))
    \(words.joined(separator: "\n"))
    }

    """

  private static func typeName(_ table: AnnotationKey.Usage.Table) -> String {
    switch table {
    case .types: "TypeTrait"
    case .properties: "PropertyTrait"
    case .cases: "CaseTrait"
    case .families: "FamilyTrait"
    }
  }

  private static func traits(_ table: AnnotationKey.Usage.Table) -> String {
    let name = typeName(table)
    let literals =
      switch table {
      case .properties: ["String"]
      case .types, .cases: ["String", "Integer", "Boolean"]
      case .families: [String]()
      }
    let types = ["String": "String", "Integer": "Int", "Boolean": "Bool"]
    let protocols = literals.map { ", ExpressibleBy\($0)Literal" }.joined()
    let initializers = literals.map { literal in
      let label = literal.lowercased() + "Literal"
      return "    public init(\(label) value: \(types[literal] ?? "")) {}"
    }
    let all = AttributeTrait.all(in: table)
    return """
        /// A trait of `@\(table.attribute.rawValue)`.
        public struct \(name): Sendable\(protocols) {
          init() {}
      \((initializers + all.flatMap(members)).joined(separator: "\n"))
        }

      """
  }

  /// Returns the declarations of a trait: without arguments, with an argument, and with directions.
  private static func members(of trait: AttributeTrait) -> [String] {
    let key = trait.key.spelling
    let name = key == "default" ? "`default`" : key
    let rows = trait.key.usage.filter {
      $0.table == trait.table && !$0.effect.hasPrefix("on an associated")
    }
    if key == "family" {
      return rows.dropFirst().flatMap { row in
        let word = row.example.split(separator: " ").last.map(String.init) ?? ""
        return [
          "    /// \(sentence(row.effect, of: trait))",
          "    public static var \(word): Self { Self() }",
        ]
      }
    }
    let example = rows.first.flatMap { spelled($0.example, of: trait) }
      .map { "@\(trait.table.attribute.rawValue)(\($0))" }
    let documentation =
      rows.map { "    /// \(sentence($0.effect, of: trait))" }
      + (example.map { ["    ///", "    /// For example: `\($0)`."] } ?? [])
    var members: [String] = []
    func add(_ declaration: String) {
      members += documentation + ["    public static \(declaration) Self() }"]
    }
    let flagDirections = trait.directions.map(\.rawValue)
    if trait.isFlag { add("var \(name): Self {") }
    if trait.isFlag, !flagDirections.isEmpty {
      let type = flagDirections == ["both"] ? "BothDirections" : "OneDirection"
      add("func \(name)(_ direction: Wire.\(type)) -> Self {")
    }
    guard let (parameter, type) = parameter(of: trait) else { return members }
    add("func \(name)(_ \(parameter): \(type)) -> Self {")
    if !trait.isFlag {
      for direction in flagDirections {
        let single = type.hasSuffix("...") ? String(type.dropLast(3)) : type
        add("func \(name)(\(direction) \(parameter): \(single)) -> Self {")
      }
    }
    return members
  }

  private static func parameter(of trait: AttributeTrait) -> (name: String, type: String)? {
    switch trait.argument {
    case .none: nil
    case .text: ("text", "String")
    case .texts: ("texts", "String...")
    case .name: ("name", "Wire.Name")
    case .names: ("names", "Wire.Name...")
    case .pairs: ("place", "Wire.Places")
    case .expression: ("value", trait.key == .coder ? "Any" : "Any?")
    case .word: ("word", "Wire." + wordType(trait.key))
    }
  }

  private static func wordType(_ key: AnnotationKey) -> String {
    switch key {
    case .keyStyle, .nameStyle: "NameStyle"
    case .memberwise: "AccessLevel"
    case .omit: "Omission"
    case .unknown: "UnknownNames"
    default: key.spelling.prefix(1).uppercased() + key.spelling.dropFirst()
    }
  }

  /// The types of arguments that are one of several words.
  private static var words: [String] {
    let traits = AnnotationKey.Usage.Table.allCases.flatMap(AttributeTrait.all)
    var seen: Set<String> = []
    return traits.compactMap { trait in
      guard case .word(let words, let acceptsText) = trait.argument, trait.key != .family,
        seen.insert(wordType(trait.key)).inserted
      else { return nil }
      let name = wordType(trait.key)
      let members = words.map { word in
        let identifier = TraitWord.identifier(of: word)
        let reserved = ["default", "throw", "internal", "fileprivate", "private", "public", "nil"]
        return
          "    public static var \(reserved.contains(identifier) ? "`\(identifier)`" : identifier): Self { Self() }"
      }
      let literal = acceptsText ? ["    public init(stringLiteral value: String) {}"] : []
      return """
          /// A value of `\(trait.key.spelling)`\(acceptsText ? ", or the text that a comment has" : "").
          public struct \(name): Sendable\(acceptsText ? ", ExpressibleByStringLiteral" : "") {
            init() {}
        \((literal + members).joined(separator: "\n"))
          }

        """
    }
  }

  /// Returns the effect of a key as a sentence without links, in which annotations are traits.
  private static func sentence(_ effect: String, of trait: AttributeTrait) -> String {
    func spelling(_ code: String) -> String {
      spelled(code, of: trait) ?? spelled("\(code) = …", of: trait) ?? code
    }
    let text = effect.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
      .replacing(/`([^`]+)`/) { match in
        let code = String(match.1)
        let isAnnotation = code.contains("=") || code.hasSuffix(")")
        return "`\(isAnnotation ? spelling(code) : code)`"
      }
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Returns an annotation as a trait, or nil if it isn't an annotation with the trait's key.
  private static func spelled(_ code: String, of trait: AttributeTrait) -> String? {
    let file = parse(SourceFile(path: "", text: "// widgetgen: \(code)\nstruct S {}"))
    guard let annotation = file.declarations.first.map({ file[$0.annotations] })?.first,
      annotation.name == trait.key.spelling
    else { return nil }
    return trait.text(of: annotation, in: file, isOfText: false)
  }
}

@Suite struct AttributeLibraryTests {
  @Test func theTraitsAreUpToDate() throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(AttributeLibrary.text.utf8).write(to: AttributeLibrary.url)
    }
    let actual = try? String(contentsOf: AttributeLibrary.url, encoding: .utf8)
    #expect(
      actual == AttributeLibrary.text, "UPDATE_GOLDENS=1 swift test --filter AttributeLibraryTests")
  }

  /// An attribute accepts each key that has an effect on its declarations.
  @Test func eachKeyIsATraitWhereItHasAnEffect() {
    let attributes: [(AnnotationTarget, [AnnotationKey.Usage.Table])] = [
      (.type, [.types]), (.class, [.types, .families]), (.enum, [.types]),
      (.enum, [.types, .families]), (.protocol, [.types, .families]),
      (.property, [.properties]), (.computed, [.properties]), (.unstored, [.properties]),
      (.enumCase, [.cases]),
    ]
    for (target, tables) in attributes {
      for key in AnnotationKey.all where key.targets.contains(target) {
        let isOfFamily = !tables.contains(.families) && key.isOnlyOfFamilies
        let isTrait = tables.contains { AttributeTrait(key, in: $0) != nil }
        #expect(isTrait || isOfFamily, "\(key.spelling) on \(target)")
      }
    }
  }
}

extension AnnotationKey {
  /// Whether the key has an effect on an enum only if the enum is a family.
  fileprivate var isOnlyOfFamilies: Bool {
    self == .family || needsFamily(on: .enum) && self != .tagType
  }
}
