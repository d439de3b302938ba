import WidgetModel
import WidgetSource
import WidgetSyntax

extension Model {
  /// The keys of an object that a type reads; nil where the sources do not show all of them.
  ///
  /// For example: `["color", "width"]` of `struct Border: Codable { var color: String; var width: Int }`.
  func keysRead(by type: TypeName, in scope: Scope, _ runtime: Runtime) -> [String]? {
    keysRead(by: type, in: scope, runtime, depth: 0)
  }

  private func keysRead(
    by type: TypeName, in scope: Scope, _ runtime: Runtime, depth: Int
  ) -> [String]? {
    if case .existential(let type) = type.unwrapped.shape {
      return keysRead(by: type, in: scope, runtime, depth: depth)
    }
    let tags = Set(
      tagKeys(of: type, in: scope, runtime.families).flatMap { $0.reads.map { $0[0] } })
    let expanded = expanded(type.unwrapped, in: scope)
    // Types may flatten each other.
    guard depth < 8, expanded.declarations.count == 1, let id = expanded.declarations.first else {
      return nil
    }
    switch declaration(id).kind {
    case .protocol, .enum: return tags.isEmpty ? nil : tags.stablySorted()
    case .struct, .class: return keysRead(by: id, runtime, depth: depth)
    case .actor, .extension: return nil
    }
  }

  private func keysRead(
    by id: DeclarationID, _ runtime: Runtime, depth: Int
  ) -> [String]? {
    let type = self.type(id)
    let written = WrittenMembers(of: type, in: self)
    if written.hasDecodingInit || written.foreignCodingKeys != nil { return nil }
    if superclass(of: id) != nil { return nil }
    let planner = PropertyPlanner(model: self, type: type, written: written, runtime: runtime)
    var keys: [String] = []
    for property in type.storedProperties where !property.attributes.isSkipped {
      if property.isLazy || property.type == nil { continue }
      let isListed = written.codingKeys?.names.contains(property.bareName) ?? true
      switch planner.source(property) {
      case .keys(let own): if isListed { keys += own }
      case .paths(let paths): keys += paths.compactMap(\.first)
      case .flattened:
        guard
          planner.policies(of: property).coder == nil,
          let inner = property.type.flatMap({
            keysRead(by: $0, in: Scope(in: property.owner), runtime, depth: depth + 1)
          })
        else { return nil }
        keys += inner
      case .function, .whole, .element: return nil
      case .nowhere: break
      }
    }
    return keys.isEmpty ? nil : keys
  }
}
