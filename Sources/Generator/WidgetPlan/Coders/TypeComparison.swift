import WidgetModel
import WidgetSyntax

/// Compares two types in different scopes, with typealiases expanded.
struct TypeComparison {
  let model: Model
  /// The generic parameters of the first type that match any type.
  let open: Set<String>
  var aliases: TypealiasResolver

  /// Whether the types are equal for some choice of the open parameters, which is added to `bound`.
  mutating func unify(
    _ type: TypeName, _ scope: Scope, _ other: TypeName, _ otherScope: Scope,
    _ bound: inout [String: String]
  ) -> Bool {
    if case .named = type.shape, open.contains(type.text) {
      let text = model.qualified(other, in: otherScope)
      if let before = bound[type.text] { return before == text }
      bound[type.text] = text
      return true
    }
    let (first, second) = (
      aliases.expand(type, in: scope), aliases.expand(other, in: otherScope)
    )
    func compare(_ parts: [(TypeName, TypeName)], _ bound: inout [String: String]) -> Bool {
      for (part, other) in parts
      where !unify(part, first.scope, other, second.scope, &bound) { return false }
      return true
    }
    switch (first.type.shape, second.type.shape) {
    case (.optional(let type), .optional(let other)), (.array(let type), .array(let other)):
      return compare([(type, other)], &bound)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      return compare([(key, otherKey), (value, other)], &bound)
    case (.named(let components), .named(let others)):
      let (arguments, otherArguments) = (
        components.flatMap(\.arguments), others.flatMap(\.arguments)
      )
      return Self.areSame(first, second) && arguments.count == otherArguments.count
        && compare(Array(zip(arguments, otherArguments)), &bound)
    default: return first.type.text == second.type.text
    }
  }

  /// Whether two expanded types have the same declaration. If no source declares them, whether they have the same name,
  /// with or without the module's name.
  private static func areSame(_ type: ExpandedType, _ other: ExpandedType) -> Bool {
    if let id = type.declarations.first { return other.declarations.contains(id) }
    guard other.declarations.isEmpty, let name = type.type.dottedName,
      let otherName = other.type.dottedName
    else { return false }
    return name == otherName || name.hasSuffix("." + otherName) || otherName.hasSuffix("." + name)
  }
}
