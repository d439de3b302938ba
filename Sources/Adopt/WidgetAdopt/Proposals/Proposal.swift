import WidgetModel
import WidgetSource
import WidgetSyntax

/// The annotations that replace hand-written members of a type, derived from the facts of these members.
///
/// A proposal is accepted only if the plan of the annotated type has the same facts.
struct Proposal {
  let id: DeclarationID
  /// The type's dotted name.
  let name: String
  /// The facts of each direction that generated code takes over, by property. Nil for a direction that stays.
  var decoded: [String: DecodedFact]?
  var encoded: [String: EncodedFact]?
  /// The decoding of an enum by raw values.
  var rawEnum: RawEnumFact?
  /// The coding of an enum by its cases.
  var enumFacts: EnumFacts?
  var initializer: MemberwiseFacts?
  /// Whether the coding calls the superclass's coding, in each direction.
  var callsSuper = (decoding: false, encoding: false)
  /// The member that an inline block for the coding replaces. Nil if the coding is generated in another file.
  var block: HandWrittenMember?
  /// The runtime's module if the block needs an `import`.
  var importedModule: String?
  /// The members to remove, each with the declaration that contains it.
  var removed: [(owner: DeclarationID, range: SourceRange)] = []
  /// The functions that contain statements of members, each with the member that they replace.
  var functions: [(member: HandWrittenMember, text: String)] = []
  /// The hook among the functions, or nil if there isn't one.
  var hook: Hook?
  /// The annotations of the type, such as `codable`.
  var words: [String] = []
  /// The annotations of properties and cases, by name.
  var propertyWords: [String: [String]] = [:]

  var isTransparent: Bool { words.contains("transparent") }

  /// The number of functions for single properties.
  var functionCount: Int {
    (decoded?.values.count { $0.place.isFunction } ?? 0)
      + (encoded?.values.count { $0.place.isFunction } ?? 0)
  }

  /// Whether generated code replaces hand-written coding.
  var codes: Bool { decoded != nil || encoded != nil || rawEnum != nil || enumFacts != nil }
}
