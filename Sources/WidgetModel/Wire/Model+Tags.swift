import WidgetSyntax

extension Model {
  /// The keys under which a value of a type writes its name among its own properties: those of its
  /// families, or of the family that the type is.
  ///
  /// For example: `["type"]` of `any Component` and of each struct that conforms to it.
  func tagKeys(
    of type: TypeName, in scope: Scope, _ families: [Family], aliasesLeft: Int = 16
  ) -> Set<String> {
    switch type.shape {
    case .optional(let type), .existential(let type), .opaque(let type):
      return tagKeys(of: type, in: scope, families, aliasesLeft: aliasesLeft)
    case .composition(let types):
      return types.reduce(into: []) {
        $0.formUnion(tagKeys(of: $1, in: scope, families, aliasesLeft: aliasesLeft))
      }
    case .named:
      guard let name = type.dottedName else { return [] }
      let resolution = resolve(name, in: scope)
      if case .alias(let target, let next) = resolution, aliasesLeft > 0 {
        return tagKeys(of: target, in: next, families, aliasesLeft: aliasesLeft - 1)
      }
      return Set(declarations(resolution).flatMap { tagKeys(of: $0, families) })
    default: return []
    }
  }

  private func tagKeys(of id: DeclarationID, _ families: [Family]) -> [String] {
    let annotations = declaration(id).annotations
    if declaration(id).kind == .enum, annotations.has(.family) {
      let key = Family.Representation(annotations, defaultTag: "type").internalTag
      return key.map { [$0] } ?? []
    }
    return families.filter { family in
      family.id == id || family.members.contains { $0.type == id }
    }.compactMap(\.representation.internalTag)
  }
}
