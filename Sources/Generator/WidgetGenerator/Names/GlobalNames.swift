import WidgetModel
import WidgetPlan
import WidgetSyntax

/// The spelling of the standard library's and the runtime's types in generated code.
///
/// Usually this is the type's name. If the sources declare a type or a generic parameter with the same name, generated
/// code uses `Swift.Decoder` and `WidgetRuntime.WireKey`, or `WidgetRuntimeWireKey` with an embedded runtime.
struct GlobalNames {
  private let replacements: [String: String]
  /// The typealiases for types whose names are hidden by members of the type around the code.
  private var aliases: [String: String] = [:]

  /// - Parameter module: the runtime's module, or nil if the runtime is embedded.
  init(of types: DeclaredTypes, importing module: String?) {
    var replacements: [String: String] = [:]
    for name in Self.standardLibrary where types.contain(name) {
      replacements[name] = "Swift." + name
    }
    for name in Self.runtime where types.contain(name) {
      replacements[name] = module.map { "\($0).\(name)" } ?? EmbeddedNames.unique(name)
    }
    self.replacements = replacements
  }

  /// The spelling of a type in generated code: its name, unless the sources declare the same name.
  subscript(name: String) -> String { replacements[name] ?? aliases[name] ?? name }

  /// The spelling of a type of the runtime that only generated code uses: `WidgetCoding.CodedBy`.
  func coding(_ name: String) -> String { "\(self["WidgetCoding"]).\(name)" }

  /// Returns the spelling in members of a type with the given typealiases.
  func using(_ typealiases: [TypePlan.Typealias]) -> GlobalNames {
    var names = self
    for alias in typealiases { names.aliases[alias.type] = alias.name }
    return names
  }

  /// The spelling in signatures and conformances, which members cannot hide and which must not use private typealiases.
  var inSignatures: GlobalNames {
    var names = self
    names.aliases = [:]
    return names
  }

  /// Returns a user-defined type as expressions spell it: with typealiases for hidden names.
  func inExpressions(_ type: String) -> String {
    if aliases.isEmpty { return type }
    return TypeName(parsing: type).spelled { name in
      let first = name.prefix { $0 != "." }
      return aliases[String(first)].map { $0 + name.dropFirst(first.count) } ?? name
    }
  }

  /// Whether the spelling of a type differs from its name, except in members of a type with typealiases.
  var replacesNames: Bool { !replacements.isEmpty }

  /// Returns generated Swift code in which these spellings replace the types' names. The text must not contain names
  /// that the user wrote.
  func spelled(_ text: String) -> String {
    replacements.isEmpty ? text : SwiftText.replacing(replacements, in: text)
  }

  /// Replaces the names of protocols in requirements on generic parameters. The user-defined names of the
  /// parameters stay unchanged.
  func requirements(_ text: String) -> String {
    let protocols = ["Codable", "Decodable", "Encodable"]
    let replacements = replacements.filter { protocols.contains($0.key) }
    return replacements.isEmpty ? text : SwiftText.replacing(replacements, in: text)
  }

  /// The names of the standard library's types that generated code uses.
  static let standardLibrary = [
    "AnyHashable", "Bool", "CaseIterable", "Codable", "CodingKey", "Decodable", "Decoder",
    "DecodingError", "Encodable", "Encoder", "EncodingError", "Equatable", "Hashable", "Hasher",
    "Int", "KeyedDecodingContainer", "Never", "Optional", "Sendable", "StaticString", "String",
    "Void",
  ]

  /// The names of the runtime's types at file level that generated code uses. `Field` and most coders are not included, because
  /// they occur only in code that the user wrote.
  static let runtime = [
    "JSONValue", "LenientDecimal", "LenientFloat", "LossyArray", "LossyDictionary",
    "NoMatchingTypeError", "UnknownNameError", "WidgetBox", "WidgetCoding", "WidgetDecodingError",
    "WidgetModule", "WidgetModules", "WireKey",
  ]
}
