import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// A subscript in templates.
final class SubscriptObject: AnnotatedObject, MemberObject {
  private let graph: TypeGraph
  private let declaration: SubscriptDeclaration
  private let part: DeclarationID
  private let type: TypeObject

  init(_ declaration: SubscriptDeclaration, of part: DeclarationID, type: TypeObject) {
    graph = type.graph
    self.declaration = declaration
    self.part = part
    self.type = type
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "parameters": .array(parameters.map { .object($0) })
    case "readAccess": .string(access.read)
    case "writeAccess": .string(access.write)
    case "isMutable": .bool(!access.write.isEmpty)
    case "isAsync": .bool(declaration.accessors?.isAsync ?? false)
    case "throws": .bool(declaration.accessors?.throwsClause != nil && thrownType != "Never")
    case "throwsTypeName":
      thrownType.map {
        .object(TypedName(SourceryTypeNameParser.parse($0), graph, type.index).object)
      }
        ?? Value.none
    case "isFinal": .bool(graph.hasModifier("final", declaration.modifiers, in: part.file))
    case "isGeneric": .bool(declaration.generics != nil)
    case "genericParameters": .array(genericParameters.map { .object($0) })
    case "genericRequirements": requirements
    case "annotations": annotations
    case "documentation": .array([])
    case "attributes": graph.attributes(declaration.attributes, in: part.file)
    case "modifiers": graph.modifiers(declaration.modifiers, in: part.file)
    case "definedInType": DefinedInType(part, type).value
    case "definedInTypeName", "actualDefinedInTypeName":
      .object(TypedName(SourceryTypeName(name: type.entry.name), graph, nil).object)
    default: ReturnedType(TypedName(returnTypeName, graph, type.index)).member(member)
    }
  }

  var annotations: Value {
    let token = graph.firstToken(
      declaration.attributes, declaration.modifiers, declaration.keyword, in: part.file)
    return graph.annotations(declaration.annotations, above: token, in: part.file)
  }
  var declarationKey: String { "subscript \(part.file) \(declaration.keyword.start)" }
  var isDefinedInExtension: Bool { graph[part].kind == .extension }

  /// A value that is equal for all subscripts.
  var roughKey: String { "subscript" }

  /// Identifies a subscript by its parameters, return type and access.
  var key: String {
    let list = parameters.map(\.asSource).joined(separator: ", ")
    return "\(list) \(returnTypeName.description) \(access.read) \(access.write)"
  }

  private var parameters: [ParameterObject] {
    let method = ParameterObject.Method(
      graph: graph, file: part.file, keyword: declaration.keyword,
      annotations: declaration.annotations, owner: (part, type))
    return graph.files[part.file][declaration.parameters].enumerated().map {
      ParameterObject($1, index: $0, of: method)
    }
  }

  private var returnTypeName: SourceryTypeName {
    declaration.returns.map { SourceryTypeNameParser.parse(source($0)) }
      ?? SourceryTypeName(name: "Void")
  }

  private var access: TypeGraph.Access {
    let hasSetter = declaration.accessors?.hasSetter ?? false
    guard graph[part].kind != .protocol else {
      return .init(read: type.accessLevel, write: hasSetter ? type.accessLevel : "")
    }
    var access = graph.access(
      declaration.modifiers, in: part.file,
      fallback: graph.memberAccess(of: graph[part], in: part.file))
    if !hasSetter { access.write = "" }
    return access
  }

  private var thrownType: String? {
    declaration.accessors?.throwsClause.flatMap { ThrowsClause.type(in: source($0)) }
  }

  private var requirements: Value {
    guard let clause = declaration.whereClause else { return .array([]) }
    return GenericRequirements.parse(source(clause), graph, container: type.index)
  }

  private var genericParameters: [GenericParameterObject] {
    GenericParameterObject.parse(
      declaration.generics.map(source), whereClause: nil, graph, container: type.index)
  }

  private func source(_ range: SourceRange) -> String { graph.files[part.file].text(range) }
}
