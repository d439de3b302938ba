import WidgetTemplate

/// The supertypes of a type, keyed by name: `type.implements.AutoEquatable`.
final class RelationsObject: TemplateObject {
  private let relation: String
  private let type: TypeObject

  /// - Parameter relation: `based`, `basedTypes`, `inherits` or `implements`.
  init(_ relation: String, of type: TypeObject) {
    self.relation = relation
    self.type = type
  }

  func member(_ name: String) -> Value? {
    let relations = type.graph.relations(of: type.index)
    guard relation != "based" else {
      return relations.isBased(on: name) ? .string(name) : nil
    }
    return types(relations).first { key(of: $0) == name }.map(type.type)
  }

  var entries: [String: Value]? {
    let relations = type.graph.relations(of: type.index)
    guard relation != "based" else {
      return Dictionary(uniqueKeysWithValues: relations.based.map { ($0, .string($0)) })
    }
    return Dictionary(
      types(relations).map { (key(of: $0), type.type($0)) },
      uniquingKeysWith: { $1 })
  }

  /// As in Sourcery, classes in `inherits` have no module in their key.
  private func key(of index: Int) -> String {
    let entry = type.graph.types[index]
    return relation == "inherits" ? entry.name : entry.globalName
  }

  private func types(_ relations: TypeGraph.Relations) -> [Int] {
    switch relation {
    case "inherits": relations.inherits
    case "implements": relations.implements
    default: relations.based.compactMap { type.graph.index(of: $0) }
    }
  }
}
