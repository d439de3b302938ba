import WidgetSource
import WidgetSyntax

extension Model {
  /// The types that say they are `Codable` and that Swift cannot make so: a property's type is a
  /// protocol of a family, or it is marked by the runtime's wrapper.
  func typesWithPolymorphicProperties(_ rules: CodingRules) -> [DeclarationID] {
    guard let wire = rules.wire else { return [] }
    let wrapped = allTypes.filter { hasWrapped($0, wire) }
    let codable = ["Codable", "Decodable", "Encodable"].flatMap(index.inheritors).flatMap { id in
      declaration(id).kind == .extension ? extended(by: id) : [id]
    }
    let polymorphic = workers.filter(Set(codable).stablySorted()) { hasPolymorphic($0, rules) }
    return (wrapped + polymorphic).filter { [.struct, .class].contains(declaration($0).kind) }
  }

  private func hasWrapped(_ id: DeclarationID, _ wire: WireRules) -> Bool {
    guard let wrapper = wire.wrapper else { return false }
    let file = files[id.file]
    return file.declarations[id.index].properties.contains { property in
      file[property.attributes].contains { file.name(of: $0).localName == wrapper }
    }
  }

  private func hasPolymorphic(_ id: DeclarationID, _ rules: CodingRules) -> Bool {
    let file = files[id.file]
    return file.declarations[id.index].properties.contains { property in
      guard !property.isComputed, let type = property.type else { return false }
      return isPolymorphic(TypeName(parsing: file.text(type)), in: id, rules)
    }
  }

  private func isPolymorphic(
    _ type: TypeName, in id: DeclarationID, _ rules: CodingRules
  ) -> Bool {
    var resolver = WireTypeResolver(model: self, rules: rules, owner: id)
    return resolver.resolve(type, in: Scope(in: id)).box.map { !$0.isConcrete } ?? false
  }
}
