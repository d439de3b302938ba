import WidgetSource
import WidgetSyntax

extension Model {
  /// The types that say they are `Codable` and that Swift cannot make so: a property's type is a
  /// protocol of a family, or it is marked by the runtime's wrapper.
  func typesWithPolymorphicProperties(_ rules: CodingRules) -> [DeclarationID] {
    guard let wire = rules.wire else { return [] }
    return allTypes.filter { id in
      let declaration = declaration(id)
      guard declaration.kind == .struct || declaration.kind == .class else { return false }
      let file = files[id.file]
      return declaration.properties.contains { property in
        if let wrapper = wire.wrapper,
          property.attributes.contains(where: { file.text($0.name) == wrapper })
        {
          return true
        }
        guard !property.isComputed, let type = property.type else { return false }
        return isCodable(declaration, in: file)
          && isPolymorphic(TypeName(parsing: file.text(type)), in: id, rules)
      }
    }
  }

  private func isCodable(_ declaration: Declaration, in file: ParsedFile) -> Bool {
    declaration.inherits.contains { ["Codable", "Decodable", "Encodable"].contains(file.text($0)) }
  }

  private func isPolymorphic(
    _ type: TypeName, in id: DeclarationID, _ rules: CodingRules
  ) -> Bool {
    var resolver = WireTypeResolver(model: self, rules: rules, owner: id)
    return resolver.resolve(type, in: Scope(in: id)).box.map { !$0.isConcrete } ?? false
  }
}
