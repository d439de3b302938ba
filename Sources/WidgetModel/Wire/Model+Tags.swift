import WidgetSyntax

extension Model {
  /// The keys under which a value of a type writes its name among its own properties: those of its
  /// families, or of the family that the type is.
  ///
  /// For example: `["type"]` of `any Component` and of each struct that conforms to it.
  func tagKeys(of type: TypeName, in scope: Scope, _ families: [Family]) -> Set<String> {
    var budget = AliasBudget()
    return tagKeys(of: type, in: scope, families, &budget)
  }

  private func tagKeys(
    of type: TypeName, in scope: Scope, _ families: [Family], _ budget: inout AliasBudget
  ) -> Set<String> {
    switch type.shape {
    case .optional(let type), .existential(let type), .opaque(let type):
      return tagKeys(of: type, in: scope, families, &budget)
    case .composition(let types):
      return types.reduce(into: []) {
        $0.formUnion(tagKeys(of: $1, in: scope, families, &budget))
      }
    case .named:
      guard let name = type.dottedName else { return [] }
      let resolution = resolve(name, in: scope)
      if case .alias(let target, let next, _) = resolution, budget.spend(on: target) {
        return tagKeys(of: target, in: next, families, &budget)
      }
      return Set(declarations(resolution).flatMap { tagKeys(of: $0, families) })
    default: return []
    }
  }

  private func tagKeys(of id: DeclarationID, _ families: [Family]) -> [String] {
    let annotations = annotations(of: id)
    if declaration(id).kind == .enum, annotations.has(.family) {
      let key = Family.Representation(ofEnum: annotations).internalTag
      return key.map { [$0] } ?? []
    }
    return families.filter { family in
      family.id == id || family.member(id) != nil
    }.compactMap(\.representation.internalTag)
  }
}
