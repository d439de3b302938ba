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
    return types(relations).first { type.graph.types[$0].name == name }.map(type.type)
  }

  var entries: [String: Value]? {
    let relations = type.graph.relations(of: type.index)
    guard relation != "based" else {
      return Dictionary(uniqueKeysWithValues: relations.based.map { ($0, .string($0)) })
    }
    return Dictionary(
      types(relations).map { (type.graph.types[$0].name, type.type($0)) },
      uniquingKeysWith: { $1 })
  }

  private func types(_ relations: TypeGraph.Relations) -> [Int] {
    switch relation {
    case "inherits": relations.inherits
    case "implements": relations.implements
    default: relations.based.compactMap { type.graph.index(of: $0) }
    }
  }
}
