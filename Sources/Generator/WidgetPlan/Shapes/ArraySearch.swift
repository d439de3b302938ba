import WidgetModel
import WidgetSyntax

/// Finds types whose values may be arrays, or null, in the JSON because of annotations.
///
/// For example: `// widgetgen: codable, positional` on a struct, or `// widgetgen: codable, transparent` on a struct with
/// an optional.
struct ArraySearch {
  /// A type or a family that is examined.
  enum Subject {
    case type(DeclarationID)
    /// The name of a family's protocol or class.
    case family(String)
  }

  private let context: PlanningContext
  /// Whether values are also found that may be encoded as null.
  private let findsNull: Bool

  init(_ context: PlanningContext, findsNull: Bool = false) {
    (self.context, self.findsNull) = (context, findsNull)
  }

  private var model: Model { context.model }

  func mayBeArray(_ subject: Subject) -> Bool {
    var found: [DeclarationID: Bool] = [:]
    return mayBeArray(subject, &found)
  }

  /// - Parameter found: the results for types. Types may contain themselves, and a type that is being examined may be an
  ///   array.
  private func mayBeArray(_ subject: Subject, _ found: inout [DeclarationID: Bool]) -> Bool {
    switch subject {
    case .family(let name):
      guard let family = context.families.named(name), family.representation == .untagged else {
        return false
      }
      return family.members.contains { mayBeArray(.type($0.type), &found) }
    case .type(let id):
      if let known = found[id] { return known }
      found[id] = true
      let mayBeArray = mayBeArray(model.type(id), &found)
      found[id] = mayBeArray
      return mayBeArray
    }
  }

  private func mayBeArray(
    _ type: ModelType, _ found: inout [DeclarationID: Bool]
  ) -> Bool {
    if type.isPositional { return true }
    if type.kind == .enum {
      guard type.attributes.isFamily, type.attributes.family.isUntagged else { return false }
      return type.cases.contains { element in
        guard findsNull ? element.isEncoded : element.isDecoded else { return false }
        if !element.hasValues {
          // A case without values is encoded as null, except the default, which has an object without values.
          return findsNull && !type.isDefault(element)
        }
        return element.unkeyedValue.map {
          mayBeArray($0.type, in: Scope(in: type.id), &found)
        } ?? false
      }
    }
    return type.isTransparent
      && type.storedProperties.contains { property in
        !property.attributes.isSkipped && !property.attributes.hasCoder
          && property.type.map { mayBeArray($0, in: Scope(in: property.owner), &found) } ?? false
      }
  }

  private func mayBeArray(
    _ type: TypeName, in scope: Scope, _ found: inout [DeclarationID: Bool]
  ) -> Bool {
    let expanded = model.expanded(type.unwrapped, in: scope)
    if findsNull {
      if type.unwrapped != type || expanded.type.unwrapped != expanded.type { return true }
      if expanded.declarations.isEmpty, expanded.type.dottedName?.localName == "JSONValue" {
        return true
      }
    }
    switch expanded.type.shape {
    case .array: return true
    case .named: break
    default: return false
    }
    if let id = expanded.declarations.first { return mayBeArray(.type(id), &found) }
    return ["Set", "Swift.Set"].contains(expanded.type.dottedName)
  }
}
