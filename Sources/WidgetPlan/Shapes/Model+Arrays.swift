import WidgetModel
import WidgetSyntax

extension Model {
  /// Whether values of a type or a family may be arrays in the JSON, as far as annotations say so.
  ///
  /// For example: `// widgetgen: codable, positional` on a struct.
  func mayBeArray(_ question: JSONShape.ArrayQuestion, _ families: [Family]) -> Bool {
    mayBeArray(question, families, depth: 0)
  }

  private func mayBeArray(
    _ question: JSONShape.ArrayQuestion, _ families: [Family], depth: Int
  ) -> Bool {
    // Types may contain themselves.
    guard depth < 8 else { return true }
    switch question {
    case .family(let name):
      guard let family = families.first(where: { $0.name == name }),
        family.representation == .untagged
      else { return false }
      return family.members.contains { mayBeArray(.type($0.type), families, depth: depth + 1) }
    case .type(let id): return mayBeArray(type(id), families, depth)
    }
  }

  private func mayBeArray(_ type: ModelType, _ families: [Family], _ depth: Int) -> Bool {
    if type.isPositional { return true }
    func mayBeArray(_ name: TypeName, in scope: Scope) -> Bool {
      let expanded = expanded(name.unwrapped, in: scope)
      switch expanded.type.shape {
      case .array: return true
      case .named: break
      default: return false
      }
      if let id = expanded.declarations.first {
        return self.mayBeArray(.type(id), families, depth: depth + 1)
      }
      return ["Set", "Swift.Set"].contains(expanded.type.dottedName)
    }
    if type.kind == .enum {
      guard type.attributes.isFamily, type.attributes.family.isUntagged else { return false }
      return type.cases.contains { element in
        guard let values = element.parameters, values.count == 1, element.isDecoded else {
          return false
        }
        return mayBeArray(values[0].type, in: Scope(in: type.id))
      }
    }
    return type.isTransparent
      && type.storedProperties.contains { property in
        !property.attributes.isSkipped && !property.attributes.hasCoder
          && property.type.map { mayBeArray($0, in: Scope(in: property.owner)) } ?? false
      }
  }
}
