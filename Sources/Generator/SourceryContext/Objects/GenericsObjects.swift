import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// The requirements of a `where` clause.
enum GenericRequirements {
  static func parse(_ clause: String, _ graph: TypeGraph, container: Int?) -> Value {
    .array(
      requirements(in: clause).map { requirement in
        let right = TypedName(SourceryTypeName(name: requirement.right), graph, container)
        return .dictionary([
          "leftType": .object(NamedTypeObject(name: requirement.left)),
          "rightType": .dictionary(["typeName": .object(right.object), "type": right.type]),
          "relationship": .string(requirement.isEquality ? "equals" : "conformsTo"),
          "relationshipSyntax": .string(requirement.isEquality ? "==" : ":"),
        ])
      })
  }

  struct Requirement {
    var left: String
    var right: String
    var isEquality: Bool
  }

  static func requirements(in clause: String) -> [Requirement] {
    clause.parts(separatedBy: ",").compactMap { part in
      if let marks = part.firstPlace(of: "==") {
        return Requirement(
          left: part[..<marks.lowerBound].trimmed,
          right: part[marks.upperBound...].trimmed, isEquality: true)
      }
      guard let colon = part.firstIndex(of: ":") else { return nil }
      return Requirement(
        left: part[..<colon].trimmed,
        right: part[part.index(after: colon)...].trimmed, isEquality: false)
    }
  }
}

/// A type that is known only by name, on the left side of a requirement.
final class NamedTypeObject: TemplateObject {
  private let name: String

  init(name: String) { self.name = name }

  func member(_ member: String) -> Value? { member == "name" ? .string(name) : nil }
}

/// A generic parameter. For `<T: P>`, the name is `T` and the inherited type name is `P`.
final class GenericParameterObject: TemplateObject {
  let name: String
  private let inherited: TypedName?

  private init(name: String, inherited: TypedName?) {
    self.name = name
    self.inherited = inherited
  }

  /// - Parameters:
  ///   - clause: the generic parameter clause, with its angle brackets.
  ///   - whereClause: the `where` clause, which contains the constraints of parameters without a bound.
  static func parse(
    _ clause: String?, whereClause: String?, _ graph: TypeGraph, container: Int?
  ) -> [GenericParameterObject] {
    guard let clause else { return [] }
    let requirements = whereClause.map(GenericRequirements.requirements) ?? []
    return clause.dropFirst().dropLast().parts(separatedBy: ",").map {
      let parts = $0.split(separator: ":", maxSplits: 1).map(\.trimmed)
      let name = parts.first ?? ""
      let bound = parts.count > 1 ? parts[1] : requirements.first { $0.left == name }?.right
      return GenericParameterObject(
        name: name,
        inherited: bound.map { TypedName(SourceryTypeNameParser.parse($0), graph, container) })
    }
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "name": .string(name)
    case "inheritedTypeName": inherited.map { .object($0.object) } ?? Value.none
    default: nil
    }
  }
}

/// An associated type of a protocol. `associatedType.typeName` is its constraint, or else its default type, or else
/// `Any`.
final class AssociatedTypeObject: TemplateObject {
  private let declaration: AssociatedTypeDeclaration
  private let file: Int
  private let graph: TypeGraph
  private let container: Int

  init(
    _ declaration: AssociatedTypeDeclaration, in file: Int, graph: TypeGraph, container: Int
  ) {
    self.declaration = declaration
    self.file = file
    self.graph = graph
    self.container = container
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "name": .string(graph.files[file].text(declaration.name))
    case "typeName":
      .object(TypedName(SourceryTypeName(name: bound ?? "Any"), graph, container).object)
    case "type": type
    default: nil
    }
  }

  private var bound: String? {
    (declaration.bound ?? declaration.defaultType).map(graph.files[file].text)
  }

  /// The constraint or the default type of the associated type. A constraint that the sources do not declare has only a
  /// name, a kind and the requirements of the associated type's `where` clause.
  private var type: Value {
    guard let bound else {
      return .dictionary(["name": "Any", "kind": "unknown", "genericRequirements": .array([])])
    }
    if let known = graph.index(of: bound) { return .object(TypeObject(known, graph: graph)) }
    let isComposition = composedNames(bound).count > 1
    guard declaration.bound != nil || isComposition else { return .none }
    let clause = declaration.whereClause.map(graph.files[file].text)
    return .dictionary([
      "name": .string(isComposition ? "" : bound),
      "kind": isComposition ? "protocolComposition" : "protocol",
      "genericRequirements": clause.map {
        GenericRequirements.parse($0, graph, container: container)
      } ?? .array([]),
    ])
  }
}

/// A typealias: `alias.aliasName`, `alias.typeName`.
final class TypealiasObject: TypedObject {
  let typed: TypedName
  private let graph: TypeGraph
  private let alias: TypeGraph.Alias

  init(_ alias: TypeGraph.Alias, graph: TypeGraph) {
    self.alias = alias
    self.graph = graph
    let text = graph.files[alias.file].text(alias.declaration.type)
    typed = TypedName(SourceryTypeNameParser.parse(text), graph, graph.owner(of: alias))
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "name": .string(alias.name)
    case "aliasName": .string(graph.files[alias.file].text(alias.declaration.name))
    case "accessLevel":
      .string(
        graph.access(alias.declaration.modifiers, in: alias.file, fallback: "internal").read)
    case "parent":
      graph.owner(of: alias).map { .object(TypeObject($0, graph: graph)) } ?? Value.none
    case "parentName": graph.owner(of: alias).map { .string(graph.types[$0].name) } ?? Value.none
    default: typed.member(member)
    }
  }
}
