import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the names of the cases of an externally tagged enum, which are the keys of their values. A flattened value is
/// decoded from the only key of the object that is one of these names, so all names have to be known.
///
/// For example: `message` and `photo` for `enum Content { case message(text: String), photo(url: String) }`.
struct ExternalNames {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  /// Returns the names of an enum's cases. For an optional, this refers to the wrapped type. Returns nil for any other
  /// type, and if names are patterns or ignore case, or if unknown names are not errors.
  func names(of type: TypeName, in scope: Scope) -> [String]? {
    var aliases = TypealiasResolver(model)
    return aliases.declarations(ofValuesOf: type, in: scope).first.flatMap { names(of: $0) }
  }

  /// - Parameter isCoded: whether a case of an enum counts.
  func names(
    of id: DeclarationID, where isCoded: (EnumCase) -> Bool = \.isDecoded
  ) -> [String]? {
    let type = model.type(id)
    guard context.runtime.hasPolicies, type.kind == .enum, type.rawType(in: model) == nil,
      !type.isTransparent,
      !type.attributes.encodesShorthand, type.attributes.shorthand == nil,
      type.lastResort == nil, wildcard(of: type) == nil
    else { return nil }
    let written = context.written(in: type)
    let attributes = type.attributes
    guard !written.hasCoding, written.locations["CodingKeys"] == nil,
      Family.Representation(enum: attributes.family) == .external || !attributes.isFamily,
      context.families.containing(id).isEmpty
    else { return nil }
    let isGenerated = context.selection.isCoded(id)
    let cases = type.cases.filter(isGenerated ? isCoded : { _ in true })
    guard cases.allSatisfy({ $0.namedValue == nil }) else { return nil }
    let names = cases.flatMap { isGenerated ? $0.names(in: attributes) : [$0.name.bareName] }
    return names.isEmpty ? nil : names.uniqued()
  }

  /// Returns the part of an enum because of which any key can be a name, as in messages: `'caseInsensitive'`. Returns
  /// nil if there isn't one.
  func wildcard(of type: ModelType) -> String? {
    let attributes = type.attributes
    if attributes.family.ignoresCase { return "'caseInsensitive'" }
    if let fallback = type.fallbackCase { return "'case \(fallback.name.bareName)'" }
    let unknown = attributes.family.unknown
    if unknown.decoded != .nothing || unknown.isValue { return "its 'unknown'" }
    let names = type.cases.flatMap { $0.names(in: attributes) }
    return names.namePatterns.first.map { "the name '\($0)'" }
  }
}
