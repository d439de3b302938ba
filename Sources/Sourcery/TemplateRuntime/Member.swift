// Sourcery's runtime documents the declarations with the same names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public protocol Typed {
  var type: Type? { get }
  var typeName: TypeName { get }
  var isOptional: Bool { get }
  var isImplicitlyUnwrappedOptional: Bool { get }
  var unwrappedTypeName: String { get }
}

public protocol Definition: AnyObject {
  var definedInTypeName: TypeName? { get }
  var definedInType: Type? { get }
}

extension Definition {
  public var actualDefinedInTypeName: TypeName? {
    definedInTypeName?.actualTypeName ?? definedInTypeName
  }
}

/// An object that has a type.
open class TypedObject: ContextObject, Typed {
  public var typeName: TypeName { typeName("typeName") ?? TypeName("") }
  public var type: Type? { type("type") }
  public var actualTypeName: TypeName? { typeName("actualTypeName") ?? typeName }
  public var isOptional: Bool { typeName.isOptional }
  public var isImplicitlyUnwrappedOptional: Bool { typeName.isImplicitlyUnwrappedOptional }
  public var unwrappedTypeName: String { typeName.unwrappedTypeName }
  public var isArray: Bool { typeName.isArray }
  public var isSet: Bool { typeName.isSet }
  public var isDictionary: Bool { typeName.isDictionary }
  public var isTuple: Bool { typeName.isTuple }
  public var isClosure: Bool { typeName.isClosure }
  public var annotations: Annotations {
    get { values("annotations") }
    set { set("annotations", newValue) }
  }
  public var typeAttributes: AttributeList { typeName.attributes }
}

/// A method, a subscript or the type of a closure: an object with a return type.
open class Returning: ContextObject {
  public var returnTypeName: TypeName { typeName("returnTypeName") ?? TypeName("Void") }
  public var actualReturnTypeName: TypeName {
    typeName("actualReturnTypeName") ?? returnTypeName
  }
  public var returnType: Type? { type("returnType") }
  public var isOptionalReturnType: Bool { flag("isOptionalReturnType") }
  public var isImplicitlyUnwrappedOptionalReturnType: Bool {
    returnTypeName.isImplicitlyUnwrappedOptional
  }
  public var unwrappedReturnTypeName: String { returnTypeName.unwrappedTypeName }
  public var isAsync: Bool { flag("isAsync") }
  public var `throws`: Bool { flag("throws") }
  public var throwsTypeName: TypeName? { typeName("throwsTypeName") }
}

public typealias SourceryVariable = Variable

public final class Variable: TypedObject, Annotated, Documented, Definition {
  /// Creates a variable, for templates that add variables to types.
  public init(
    name: String = "", typeName: TypeName, type: Type? = nil,
    accessLevel: (read: AccessLevel, write: AccessLevel) = (.internal, .internal),
    isComputed: Bool = false, isAsync: Bool = false, throws isThrowing: Bool = false,
    throwsTypeName: TypeName? = nil, isStatic: Bool = false, defaultValue: String? = nil,
    attributes: AttributeList = [:], modifiers: [Modifier] = [], annotations: Annotations = [:],
    documentation: [String] = [], definedInTypeName: TypeName? = nil
  ) {
    super.init([
      "name": name, "isComputed": isComputed, "isAsync": isAsync, "throws": isThrowing,
      "isStatic": isStatic, "readAccess": accessLevel.read.rawValue,
      "writeAccess": accessLevel.write.rawValue, "isMutable": accessLevel.write != .none,
      "documentation": documentation,
    ])
    facts["defaultValue"] = defaultValue
    set("typeName", typeName)
    set("type", type: type)
    set("throwsTypeName", throwsTypeName)
    set("attributes", attributes)
    set("modifiers", modifiers)
    set("annotations", annotations)
    set("definedInTypeName", definedInTypeName)
  }

  override init(_ facts: [String: Any]) { super.init(facts) }

  public var name: String { text("name") }
  public var isComputed: Bool { flag("isComputed") }
  public var isStatic: Bool { flag("isStatic") }
  public var isAsync: Bool { flag("isAsync") }
  public var `throws`: Bool { flag("throws") }
  public var throwsTypeName: TypeName? { typeName("throwsTypeName") }
  public var readAccess: String { text("readAccess") }
  public var writeAccess: String { text("writeAccess") }
  public var accessLevel: (read: AccessLevel, write: AccessLevel) {
    (AccessLevel(rawValue: readAccess) ?? .none, AccessLevel(rawValue: writeAccess) ?? .none)
  }
  public var isMutable: Bool { flag("isMutable") }
  public var isFinal: Bool { flag("isFinal") }
  public var isLazy: Bool { flag("isLazy") }
  public var isDynamic: Bool { flag("isDynamic") }
  public var defaultValue: String? { optionalText("defaultValue") }
  public var documentation: [String] { texts("documentation") }
  public var attributes: AttributeList { attributes("attributes") }
  public var modifiers: [Modifier] { list("modifiers", Modifier.init) }
  public var definedInType: Type? { type("definedInType") }
  public var definedInTypeName: TypeName? { typeName("definedInTypeName") }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Variable else { return false }
    return other === self
      || other.name == name && other.typeName == typeName && other.isStatic == isStatic
        && other.definedInTypeName == definedInTypeName
  }
  public override var hash: Int { name.hashValue }
}

public enum AccessLevel: String {
  case `package`, `internal`, `private`, `fileprivate`, `public`, `open`
  case none = ""
}

public typealias SourceryMethod = Method

public final class Method: Returning, Annotated, Documented, Definition {
  /// Creates a method, for templates that add methods to types.
  public init(
    name: String, selectorName: String? = nil, parameters: [MethodParameter] = [],
    returnTypeName: TypeName = TypeName("Void"), isAsync: Bool = false,
    throws isThrowing: Bool = false, throwsTypeName: TypeName? = nil,
    rethrows isRethrowing: Bool = false, accessLevel: AccessLevel = .internal,
    isStatic: Bool = false, isClass: Bool = false, isFailableInitializer: Bool = false,
    attributes: AttributeList = [:], modifiers: [Modifier] = [], annotations: Annotations = [:],
    documentation: [String] = [], definedInTypeName: TypeName? = nil,
    genericRequirements: [GenericRequirement] = [], genericParameters: [GenericParameter] = []
  ) {
    super.init([
      "name": name, "selectorName": selectorName ?? name, "isAsync": isAsync,
      "throws": isThrowing, "rethrows": isRethrowing, "accessLevel": accessLevel.rawValue,
      "isStatic": isStatic, "isClass": isClass, "isFailableInitializer": isFailableInitializer,
      "isInitializer": name.hasPrefix("init("), "documentation": documentation,
      "shortName": String(name.prefix { $0 != "(" }),
      "callName": String(name.prefix { $0 != "(" && $0 != "<" }),
    ])
    set("parameters", parameters)
    set("returnTypeName", returnTypeName)
    set("throwsTypeName", throwsTypeName)
    set("attributes", attributes)
    set("modifiers", modifiers)
    set("annotations", annotations)
    set("definedInTypeName", definedInTypeName)
    set("genericRequirements", genericRequirements)
    set("genericParameters", genericParameters)
  }

  override init(_ facts: [String: Any]) { super.init(facts) }

  public var name: String { text("name") }
  public var selectorName: String { text("selectorName") }
  public var shortName: String { text("shortName") }
  public var callName: String { text("callName") }
  public var parameters: [MethodParameter] { list("parameters", MethodParameter.init) }
  public var `rethrows`: Bool { flag("rethrows") }
  public var isThrowsTypeGeneric: Bool {
    genericParameters.contains { $0.name == throwsTypeName?.name }
  }
  public var accessLevel: String { text("accessLevel") }
  public var annotations: Annotations {
    get { values("annotations") }
    set { set("annotations", newValue) }
  }
  public var documentation: [String] { texts("documentation") }
  public var attributes: AttributeList { attributes("attributes") }
  public var modifiers: [Modifier] { list("modifiers", Modifier.init) }
  public var genericParameters: [GenericParameter] {
    list("genericParameters", GenericParameter.init)
  }
  public var genericRequirements: [GenericRequirement] {
    list("genericRequirements", GenericRequirement.init)
  }
  public var isStatic: Bool { flag("isStatic") }
  public var isClass: Bool { flag("isClass") }
  public var isInitializer: Bool { flag("isInitializer") }
  public var isDeinitializer: Bool { flag("isDeinitializer") }
  public var isFailableInitializer: Bool { flag("isFailableInitializer") }
  public var isConvenienceInitializer: Bool { flag("isConvenienceInitializer") }
  public var isGeneric: Bool { flag("isGeneric") }
  public var isRequired: Bool { flag("isRequired") }
  public var isFinal: Bool { flag("isFinal") }
  public var isMutating: Bool { flag("isMutating") }
  public var isOptional: Bool { flag("isOptional") }
  public var isNonisolated: Bool { flag("isNonisolated") }
  public var isDynamic: Bool { flag("isDynamic") }
  public var isDistributed: Bool { flag("isDistributed") }
  public var definedInType: Type? { type("definedInType") }
  public var definedInTypeName: TypeName? { typeName("definedInTypeName") }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Method else { return false }
    return other === self
      || other.name == name && other.returnTypeName == returnTypeName
        && other.definedInTypeName == definedInTypeName
  }
  public override var hash: Int { name.hashValue }
}

public final class Subscript: Returning, Annotated, Documented, Definition {
  public var parameters: [MethodParameter] { list("parameters", MethodParameter.init) }
  public var readAccess: String { text("readAccess") }
  public var writeAccess: String { text("writeAccess") }
  public var isMutable: Bool { flag("isMutable") }
  public var isFinal: Bool { flag("isFinal") }
  public var isGeneric: Bool { flag("isGeneric") }
  public var annotations: Annotations {
    get { values("annotations") }
    set { set("annotations", newValue) }
  }
  public var documentation: [String] { texts("documentation") }
  public var attributes: AttributeList { attributes("attributes") }
  public var modifiers: [Modifier] { list("modifiers", Modifier.init) }
  public var genericParameters: [GenericParameter] {
    list("genericParameters", GenericParameter.init)
  }
  public var genericRequirements: [GenericRequirement] {
    list("genericRequirements", GenericRequirement.init)
  }
  public var definedInType: Type? { type("definedInType") }
  public var definedInTypeName: TypeName? { typeName("definedInTypeName") }
}

public final class MethodParameter: TypedObject, Annotated {
  /// Creates a parameter, for templates that add methods to types.
  public init(
    argumentLabel: String?, name: String = "", index: Int, typeName: TypeName, type: Type? = nil,
    defaultValue: String? = nil, annotations: Annotations = [:], isInout: Bool = false,
    isVariadic: Bool = false
  ) {
    let labels = argumentLabel == name ? name : "\(argumentLabel ?? "_") \(name)".trimmed
    super.init([
      "name": name, "index": index, "inout": isInout, "isVariadic": isVariadic,
      "asSource": (labels.isEmpty ? "_" : labels) + (isInout ? ": inout " : ": ")
        + typeName.asSource + (defaultValue.map { " = \($0)" } ?? "")
        + (isVariadic ? "..." : ""),
    ])
    facts["argumentLabel"] = argumentLabel
    facts["defaultValue"] = defaultValue
    set("typeName", typeName)
    set("type", type: type)
    set("annotations", annotations)
  }

  /// Creates a parameter whose label is its name.
  public convenience init(
    name: String = "", index: Int, typeName: TypeName, type: Type? = nil,
    defaultValue: String? = nil, annotations: Annotations = [:], isInout: Bool = false,
    isVariadic: Bool = false
  ) {
    self.init(
      argumentLabel: name, name: name, index: index, typeName: typeName, type: type,
      defaultValue: defaultValue, annotations: annotations, isInout: isInout,
      isVariadic: isVariadic)
  }

  override init(_ facts: [String: Any]) { super.init(facts) }

  public var argumentLabel: String? { optionalText("argumentLabel") }
  public var name: String { text("name") }
  public var index: Int { facts["index"] as? Int ?? 0 }
  public var `inout`: Bool { flag("inout") }
  public var isVariadic: Bool { flag("isVariadic") }
  public var defaultValue: String? { optionalText("defaultValue") }
  public var asSource: String { text("asSource") }
}

public final class AssociatedValue: TypedObject, Annotated {
  public var localName: String? { optionalText("localName") }
  public var externalName: String? { optionalText("externalName") }
  public var defaultValue: String? { optionalText("defaultValue") }
}

public final class GenericParameter: ContextObject {
  public var name: String { text("name") }
  public var inheritedTypeName: TypeName? { typeName("inheritedTypeName") }
}

public final class Typealias: TypedObject {
  public var name: String { text("name") }
  public var aliasName: String { text("aliasName") }
  public var accessLevel: String { text("accessLevel") }
  public var parent: Type? { type("parent") }
  public var parentName: String? { optionalText("parentName") }
}
