import WidgetSource
import WidgetTemplate

/// All types: `types.all`, `types.structs`, `types.implementing.AutoEquatable`.
final class TypesObject: TemplateObject {
  private let graph: TypeGraph

  init(_ graph: TypeGraph) { self.graph = graph }

  func member(_ member: String) -> Value? {
    switch member {
    case "types": list { _ in true }
    case "all": list { $0 != .protocol && $0 != .protocolComposition }
    case "protocols": list { $0 == .protocol }
    case "protocolCompositions": list { $0 == .protocolComposition }
    case "classes": list { $0 == .class }
    case "structs": list { $0 == .struct }
    case "enums": list { $0 == .enum }
    case "extensions": list { $0 == .extension }
    case "typealiases": typealiases
    case "based", "implementing", "inheriting": .object(TypesCollectionObject(member, graph))
    default: nil
    }
  }

  private func list(_ belongs: (TypeGraph.Entry.Kind) -> Bool) -> Value {
    .array(
      graph.listed.filter { belongs(graph.types[$0].kind) }
        .map { .object(TypeObject($0, graph: graph)) })
  }

  private var typealiases: Value {
    .array(
      graph.aliases.keys.stablySorted().compactMap { name in
        graph.aliases[name].map { .object(TypealiasObject($0, graph: graph)) }
      })
  }
}

/// Types grouped by supertype: `types.implementing.AutoEquatable`.
final class TypesCollectionObject: TemplateObject {
  private let relation: String
  private let graph: TypeGraph

  init(_ relation: String, _ graph: TypeGraph) {
    self.relation = relation
    self.graph = graph
  }

  /// Returns the types that inherit from the type with the given name. The result is `.none` if the sources do not
  /// declare the name after `implementing` as a protocol, or the name after `inheriting` as a class.
  func member(_ name: String) -> Value? {
    guard relation != "based" else { return types(graph.types(basedOn: name)) }
    guard let index = graph.firstIndex(ofPlainName: name) else { return Value.none }
    switch (relation, graph.types[index].kind) {
    case ("implementing", .protocol), ("inheriting", .class):
      return types(graph.descendants(of: index))
    default: return Value.none
    }
  }

  private func types(_ indices: [Int]) -> Value {
    let listed = Set(graph.listed)
    return .array(
      indices.filter(listed.contains).map { .object(TypeObject($0, graph: graph)) })
  }
}
