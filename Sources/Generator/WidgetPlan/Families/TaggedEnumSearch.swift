import WidgetModel
import WidgetSyntax

/// Searches the types of properties for enums that are families, or that generated code decodes by the names of their
/// cases.
struct TaggedEnumSearch {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// Returns the enum that a type refers to, directly or as the content of an optional or a collection. Returns nil if
  /// the type refers to no such enum.
  func type(in type: TypeName, _ scope: Scope) -> ModelType? {
    var aliases = TypealiasResolver(model)
    return self.type(in: type, scope, &aliases)
  }

  private func type(
    in type: TypeName, _ scope: Scope, _ aliases: inout TypealiasResolver
  ) -> ModelType? {
    let expanded = aliases.expand(type, in: scope)
    switch expanded.type.shape {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      return self.type(in: inner, expanded.scope, &aliases)
    case .named(let components):
      if let element = components.last?.arguments.first, expanded.declarations.isEmpty,
        ["Set", "Swift.Set"].contains(expanded.type.dottedName)
      {
        return self.type(in: element, expanded.scope, &aliases)
      }
      return expanded.declarations.first { model.declaration($0).kind == .enum }
        .map(model.type).flatMap { hasNames($0) ? $0 : nil }
    default: return nil
    }
  }

  /// Whether the enum is a family, or has no raw values and is decoded by generated code.
  private func hasNames(_ type: ModelType) -> Bool {
    let attributes = type.attributes
    return attributes.isFamily
      || (attributes.requestedParts.contains(.decoding) && type.rawType(in: model) == nil)
  }
}
