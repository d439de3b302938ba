/// An attribute of the library WidgetAttributes. Its arguments, called traits, are annotations.
///
/// For example: `@WireKey("user_name", .default(1))`.
package struct WireAttribute: Sendable {
  /// The kind of declaration that the attribute is for.
  package enum Kind: String, CaseIterable, Sendable {
    case family = "WireFamily"
    case type = "WireType"
    case property = "WireKey"
    case enumCase = "WireCase"

    /// - Parameter name: the name after the `@`, which the library's module may precede.
    init?(named name: String) {
      let module = WireAttribute.module
      guard name.hasPrefix(module) else {
        self.init(rawValue: name)
        return
      }
      let rest = name.dropFirst(module.count)
      let local = rest.drop { ".:".contains($0) }
      if rest.count == local.count { return nil }
      self.init(rawValue: String(local))
    }

    /// The annotation that a trait without a label is: `@WireKey("label")`.
    var unlabeledKey: String { self == .property ? "key" : "name" }

    /// The declarations that the attribute is for, in messages.
    var place: String {
      switch self {
      case .family: "families"
      case .type: "types"
      case .property: "properties"
      case .enumCase: "cases"
      }
    }
  }

  /// The module that declares the attributes.
  package static let module = "WidgetAttributes"

  let kind: Kind
  let attribute: Attribute
}

/// The words of annotations as Swift identifiers: `kebab-case` is `.kebabCase` in a trait.
package enum TraitWord {
  private static let identifiers = [
    "camel_Snake_Case": "camelSnakeCase", "kebab-case": "kebabCase", "PascalCase": "pascalCase",
    "SCREAMING-KEBAB-CASE": "screamingKebabCase", "SCREAMING_SNAKE_CASE": "screamingSnakeCase",
    "snake_case": "snakeCase", "Train-Case": "trainCase", "UPPERCASE": "uppercase",
    "String": "string", "Int": "int", "Bool": "bool",
  ]
  private static let words = Dictionary(
    uniqueKeysWithValues: identifiers.map { ($0.value, $0.key) })

  /// The forms of families, which are traits of `@WireFamily`.
  package static let familyForms = ["beagle", "external", "untagged"]

  /// The values of the library's `Wire`, with the values of annotations that they mean.
  static let constants: [String: AnnotationValue] = [
    "empty": .list([]), "throw": .string("throw"),
  ]

  /// Returns the identifier of a word, which is the word itself if it is an identifier.
  package static func identifier(of word: String) -> String { identifiers[word] ?? word }

  /// Returns the word of an identifier.
  static func word(of identifier: String) -> String { words[identifier] ?? identifier }
}
