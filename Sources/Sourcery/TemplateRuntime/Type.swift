// Sourcery's runtime documents the declarations with the same names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol Annotated {
  var annotations: Annotations { get }
}

public protocol Documented {
  var documentation: [String] { get }
}

open class Type: ContextObject, Annotated, Documented {
  /// Creates a type, for templates that create members with this type.
  public convenience init(
    name: String = "", parent: Type? = nil, accessLevel: AccessLevel = .internal,
    isExtension: Bool = false, variables: [Variable] = [], methods: [Method] = [],
    subscripts: [Subscript] = [], inheritedTypes: [String] = [], containedTypes: [Type] = [],
    typealiases: [Typealias] = [], genericRequirements: [GenericRequirement] = [],
    attributes: AttributeList = [:], modifiers: [Modifier] = [], annotations: Annotations = [:],
    documentation: [String] = [], isGeneric: Bool = false, implements: [String: Type] = [:],
    kind: String = "unknown"
  ) {
    self.init([
      "name": parent.map { "\($0.name).\(name)" } ?? name, "localName": name,
      "accessLevel": accessLevel.rawValue, "isExtension": isExtension, "kind": kind,
      "documentation": documentation, "isGeneric": isGeneric,
    ])
    set("parent", type: parent)
    for list in ["variables", "rawVariables", "allVariables"] { set(list, variables) }
    for list in ["methods", "rawMethods", "allMethods"] { set(list, methods) }
    for list in ["subscripts", "rawSubscripts", "allSubscripts"] { set(list, subscripts) }
    self.inheritedTypes = inheritedTypes
    self.containedTypes = containedTypes
    set(
      "typealiases",
      Dictionary(typealiases.map { ($0.aliasName, $0) }, uniquingKeysWith: { $1 }))
    set("genericRequirements", genericRequirements)
    set("attributes", attributes)
    set("modifiers", modifiers)
    set("annotations", annotations)
    self.implements = implements
  }

  public var module: String? { optionalText("module") }
  public var imports: [Import] { list("imports", Import.init) }
  public var allImports: [Import] { list("allImports", Import.init) }
  public var kind: String { text("kind") }
  public var accessLevel: String { text("accessLevel") }
  public var name: String { text("name") }
  public var globalName: String {
    guard let module, !isUnknownExtension else { return name }
    return "\(module).\(name)"
  }
  public var localName: String { text("localName") }
  public var isGeneric: Bool { flag("isGeneric") }
  public var isExtension: Bool { flag("isExtension") }
  public var isUnknownExtension: Bool { kind == "extension" }
  public var annotations: Annotations {
    get { values("annotations") }
    set { set("annotations", newValue) }
  }
  public var documentation: [String] { texts("documentation") }
  public var attributes: AttributeList { attributes("attributes") }
  public var modifiers: [Modifier] { list("modifiers", Modifier.init) }
  public var genericRequirements: [GenericRequirement] {
    list("genericRequirements", GenericRequirement.init)
  }
  public var path: String? { optionalText("path") }
  public var directory: String? { optionalText("directory") }
  public var fileName: String? { optionalText("fileName") }

  // MARK: - Members

  public internal(set) var variables: [Variable] {
    get { members("variables", Variable.init) }
    set { set("variables", newValue) }
  }
  public var rawVariables: [Variable] {
    get { members("rawVariables", Variable.init) }
    set { set("rawVariables", newValue) }
  }
  public var allVariables: [Variable] { members("allVariables", Variable.init) }
  public var staticVariables: [Variable] { variables.filter(\.isStatic) }
  public var instanceVariables: [Variable] { variables.filter { !$0.isStatic } }
  public var computedVariables: [Variable] { instanceVariables.filter(\.isComputed) }
  public var storedVariables: [Variable] { instanceVariables.filter { !$0.isComputed } }
  public internal(set) var methods: [Method] {
    get { members("methods", Method.init) }
    set { set("methods", newValue) }
  }
  public var rawMethods: [Method] {
    get { members("rawMethods", Method.init) }
    set { set("rawMethods", newValue) }
  }
  public var allMethods: [Method] { members("allMethods", Method.init) }
  public var initializers: [Method] { methods.filter(\.isInitializer) }
  public var staticMethods: [Method] { methods.filter(\.isStatic) }
  public var classMethods: [Method] { methods.filter(\.isClass) }
  public var instanceMethods: [Method] { methods.filter { !$0.isStatic && !$0.isClass } }
  public internal(set) var subscripts: [Subscript] {
    get { members("subscripts", Subscript.init) }
    set { set("subscripts", newValue) }
  }
  public var rawSubscripts: [Subscript] {
    get { members("rawSubscripts", Subscript.init) }
    set { set("rawSubscripts", newValue) }
  }
  public var allSubscripts: [Subscript] { members("allSubscripts", Subscript.init) }
  public var typealiases: [String: Typealias] { table("typealiases", Typealias.init) }

  // MARK: - Other types

  public var inheritedTypes: [String] {
    get { texts("inheritedTypes") }
    set {
      facts["inheritedTypes"] = newValue
      based = Dictionary(newValue.map { ($0, $0) }, uniquingKeysWith: { $1 })
    }
  }
  public var based: [String: String] {
    get { facts["based"] as? [String: String] ?? [:] }
    set { facts["based"] = newValue }
  }
  public var basedTypes: [String: Type] { typesByName("basedTypes") }
  public var inherits: [String: Type] {
    get { typesByName("inherits") }
    set { set("inherits", newValue) }
  }
  public var implements: [String: Type] {
    get { typesByName("implements") }
    set { set("implements", newValue) }
  }
  public var supertype: Type? { type("supertype") }
  public var containedTypes: [Type] {
    get { types("containedTypes") }
    set { set("containedTypes", newValue) }
  }
  public var containedType: [String: Type] {
    Dictionary(containedTypes.map { ($0.localName, $0) }, uniquingKeysWith: { $1 })
  }
  public var parent: Type? { type("parent") }
  public var parentName: String? { parent?.name }
  public var parentTypes: AnyIterator<Type> {
    var next = parent
    return AnyIterator {
      defer { next = next?.parent }
      return next
    }
  }

  /// Adds the members, annotations and supertypes of another type, such as an extension.
  public func extend(_ type: Type) {
    annotations.merge(type.annotations) { $1 }
    inherits.merge(type.inherits) { $1 }
    implements.merge(type.implements) { $1 }
    inheritedTypes += type.inheritedTypes
    containedTypes += type.containedTypes
    rawVariables += type.rawVariables
    rawMethods += type.rawMethods
    rawSubscripts += type.rawSubscripts
    variables += type.variables.filter { !variables.contains($0) }
    methods += type.methods.filter { !methods.contains($0) }
    subscripts += type.subscripts.filter { !subscripts.contains($0) }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? Type)?.name == name }
  open override var hash: Int { name.hashValue }
  open override var description: String { name }
}

public final class Struct: Type {}

public final class Class: Type {
  public var isFinal: Bool { flag("isFinal") }
}

public final class Actor: Type {
  public var isFinal: Bool { flag("isFinal") }
  public var isDistributed: Bool { flag("isDistributed") }
}

public final class Protocol: Type {
  public var associatedTypes: [String: AssociatedType] {
    table("associatedTypes", AssociatedType.init)
  }
}

public final class ProtocolComposition: Type {
  public var composedTypeNames: [TypeName] { list("composedTypeNames", TypeName.init(facts:)) }
  public var composedTypes: [Type]? { types("composedTypes") }
}

public final class Enum: Type {
  public var cases: [EnumCase] { list("cases", EnumCase.init) }
  public var rawTypeName: TypeName? { typeName("rawTypeName") }
  public var rawType: Type? { type("rawType") }
  public var hasRawType: Bool { rawTypeName != nil }
  public var hasAssociatedValues: Bool { cases.contains(where: \.hasAssociatedValue) }
}

public final class EnumCase: ContextObject, Annotated, Documented {
  public var name: String { text("name") }
  public var rawValue: String? { optionalText("rawValue") }
  public var hasAssociatedValue: Bool { flag("hasAssociatedValue") }
  public var associatedValues: [AssociatedValue] {
    list("associatedValues", AssociatedValue.init)
  }
  public var indirect: Bool { flag("indirect") }
  public var annotations: Annotations {
    get { values("annotations") }
    set { set("annotations", newValue) }
  }
  public var documentation: [String] { texts("documentation") }
}

public final class AssociatedType: ContextObject {
  public var name: String { text("name") }
  public var typeName: TypeName? { typeName("typeName") }
  public var type: Type? { type("type") }
}

public final class GenericRequirement: ContextObject {
  public var leftType: AssociatedType {
    object("leftType", AssociatedType.init) ?? AssociatedType([:])
  }
  public var rightType: GenericTypeParameter {
    object("rightType", GenericTypeParameter.init) ?? GenericTypeParameter([:])
  }
  public var relationship: String { text("relationship") }
  public var relationshipSyntax: String { text("relationshipSyntax") }
}

public final class Import: ContextObject {
  public var path: String { text("path") }
  public var kind: String? { optionalText("kind") }
  public var moduleName: String { text("moduleName") }
  public override var description: String { text("description") }
}

public final class Attribute: ContextObject {
  public var name: String { text("name") }
  public var arguments: Annotations { values("arguments") }
  public var asSource: String { text("asSource") }
  public override var description: String { asSource }
}

public typealias SourceryModifier = Modifier

public final class Modifier: ContextObject {
  public var name: String { text("name") }
  public var detail: String? { optionalText("detail") }
  public var asSource: String { text("asSource") }
  public override var description: String { asSource }
}
