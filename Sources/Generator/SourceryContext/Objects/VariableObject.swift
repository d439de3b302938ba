import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// A property in templates: `variable.name`, `variable.typeName`, `variable.isOptional`.
final class VariableObject: TypedObject, AnnotatedObject, MemberObject {
  private let graph: TypeGraph
  private let property: PropertyDeclaration
  private let part: DeclarationID
  private let type: TypeObject
  private let ownType = Once<TypedName>()

  init(_ property: PropertyDeclaration, of part: DeclarationID, type: TypeObject) {
    graph = type.graph
    self.property = property
    self.part = part
    self.type = type
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "name": .string(name)
    case "isComputed": .bool(isComputed)
    case "isStatic": .bool(isStatic)
    case "isAsync": .bool(property.accessors?.isAsync ?? false)
    case "throws": .bool(isThrowing)
    case "throwsTypeName": throwsTypeName ?? Value.none
    case "readAccess": .string(access.read)
    case "writeAccess": .string(access.write)
    case "isMutable": .bool(!access.write.isEmpty)
    case "defaultValue": property.value.map { .string(source($0)) } ?? Value.none
    case "isFinal", "isLazy", "isDynamic":
      .bool(graph.hasModifier(member.dropFirst(2).lowercased(), property.modifiers, in: part.file))
    case "annotations": annotations
    case "documentation": graph.documentation(property.documentation, in: part.file)
    case "attributes": graph.attributes(property.attributes, in: part.file)
    case "modifiers": graph.modifiers(property.modifiers, in: part.file)
    case "definedInType": definedInType
    case "definedInTypeName", "actualDefinedInTypeName":
      .object(TypedName(SourceryTypeName(name: type.entry.name), graph, type.index).object)
    default: typed.member(member)
    }
  }

  var name: String { source(property.name) }

  var declarationKey: String { "variable \(part.file) \(property.name.start)" }

  /// A value that is fast to compute, and that is equal for variables with equal keys.
  var roughKey: String { name }

  /// Identifies a variable by its name, its type, and whether it is static.
  var key: String { "\(name) \(isStatic) \(typed.name.description)" }

  var isStatic: Bool { graph.files[part.file].areStatic(property.modifiers) }

  /// As in Sourcery, protocol requirements are not computed.
  var isComputed: Bool {
    property.isComputed && property.value == nil && graph[part].kind != .protocol
  }

  var annotations: Value {
    graph.annotations(property.annotations, above: property.keyword, in: part.file)
  }

  var isDefinedInExtension: Bool { graph[part].kind == .extension }

  private var definedInType: Value { DefinedInType(part, type).value }

  private func source(_ range: SourceRange) -> String { graph.files[part.file].text(range) }
}

// MARK: - Type

extension VariableObject {
  var typed: TypedName { ownType { TypedName(typeName, graph, type.index) } }

  private var typeName: SourceryTypeName {
    let container = graph[part].kind == .protocol ? nil : part
    if let range = property.type {
      return graph.typeName(source(range), at: range.start, in: container, type.entry)
    }
    guard let value = property.value, let inferred = TypeInference.type(of: source(value)) else {
      return SourceryTypeName(name: "UnknownTypeSoAddTypeAttributionToVariable")
    }
    return inferred
  }

  /// The access levels. The level of the setter is empty for constants and for computed properties without a setter.
  var access: TypeGraph.Access {
    var access = graph.access(
      property.modifiers, in: part.file,
      fallback: graph.memberAccess(of: graph[part], in: part.file))
    let hasSetter = property.accessors?.hasSetter ?? false
    if property.isLet || (property.isComputed && !hasSetter) { access.write = "" }
    return access
  }

  private var isThrowing: Bool {
    guard property.accessors?.throwsClause != nil else { return false }
    return thrownType != "Never"
  }

  private var thrownType: String? {
    property.accessors?.throwsClause.flatMap { ThrowsClause.type(in: source($0)) }
  }

  private var throwsTypeName: Value? {
    thrownType.map {
      .object(TypedName(SourceryTypeNameParser.parse($0), graph, type.index).object)
    }
  }
}

/// A `throws(Failure)` clause.
enum ThrowsClause {
  /// Returns the type between the parentheses, or nil without parentheses.
  static func type(in text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    return text[text.index(after: open)...].dropLast().trimmed
  }
}

/// The type that declares a member. If the member is in an extension, `isExtension` is true.
struct DefinedInType {
  let value: Value

  init(_ part: DeclarationID, _ type: TypeObject) {
    guard type.graph[part].kind == .extension else {
      value = .object(type)
      return
    }
    value = .object(ExtensionObject(type, part: part))
  }
}

/// A type as seen from one of its extensions.
final class ExtensionObject: TemplateObject {
  private let type: TypeObject
  private let part: DeclarationID
  var index: Int { type.index }

  init(_ type: TypeObject, part: DeclarationID) {
    self.type = type
    self.part = part
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "isExtension": .bool(true)
    case "kind": .string("extension")
    case "accessLevel":
      .string(type.graph.access(of: type.graph[part], in: part.file))
    default: type.member(member)
    }
  }
}
