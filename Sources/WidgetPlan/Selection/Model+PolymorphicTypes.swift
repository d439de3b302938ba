import WidgetModel
import WidgetSource
import WidgetSyntax

extension Model {
  /// The types that say they are `Codable` and that Swift cannot make so: a property's type is a
  /// protocol of a family, or it is marked by the runtime's wrapper.
  func typesWithPolymorphicProperties(_ runtime: Runtime) -> [DeclarationID] {
    guard runtime.encodes else { return [] }
    let wrapped = runtime.wrapper.map { wrapper in allTypes.filter { hasWrapped($0, wrapper) } }
    let codable = ["Codable", "Decodable", "Encodable"].flatMap(index.inheritors).flatMap { id in
      declaration(id).kind == .extension ? extended(by: id) : [id]
    }
    let polymorphic = workers.filter(Set(codable).stablySorted()) { hasPolymorphic($0, runtime) }
    return ((wrapped ?? []) + polymorphic).filter {
      [.struct, .class].contains(declaration($0).kind)
    }
  }

  private func hasWrapped(_ id: DeclarationID, _ wrapper: String) -> Bool {
    let file = files[id.file]
    return file.declarations[id.index].properties.contains { property in
      file[property.attributes].contains { file.name(of: $0).localName == wrapper }
    }
  }

  private func hasPolymorphic(_ id: DeclarationID, _ runtime: Runtime) -> Bool {
    let file = files[id.file]
    return file.declarations[id.index].properties.contains { property in
      guard !property.isComputed, let type = property.type else { return false }
      return isPolymorphic(TypeName(parsing: file.text(type)), in: id, runtime)
    }
  }

  private func isPolymorphic(
    _ type: TypeName, in id: DeclarationID, _ runtime: Runtime
  ) -> Bool {
    var resolver = ShapeResolver(model: self, runtime: runtime, owner: id)
    return resolver.resolve(type, in: Scope(in: id)).polymorph.map { !$0.isConcrete } ?? false
  }
}
