import WidgetTemplate

/// An object that a template in Swift sees as an instance of a class of Sourcery's runtime.
protocol ExportedObject: TemplateObject {
  /// The members that the context contains. The runtime derives all other members, such as `storedVariables`.
  static var facts: [String] { get }
}

/// An object that several other objects refer to. The context contains it once, in a list.
protocol ReferencedObject: ExportedObject {
  /// A key that is equal for all objects of the same declaration.
  var declarationKey: String { get }
}

// MARK: - Types

extension TypeObject: ExportedObject {
  static let facts = [
    "name", "module", "localName", "kind", "accessLevel", "isExtension", "isGeneric", "isFinal",
    "isDistributed", "annotations", "attributes", "modifiers", "documentation",
    "genericRequirements", "path", "directory", "fileName", "imports", "allImports", "variables",
    "rawVariables", "allVariables", "methods", "rawMethods", "allMethods", "subscripts",
    "rawSubscripts", "allSubscripts", "inheritedTypes", "based", "basedTypes", "inherits",
    "implements", "supertype", "parent", "containedTypes", "cases", "rawTypeName", "rawType",
    "associatedTypes", "composedTypeNames", "composedTypes", "typealiases",
  ]
}

extension EnumCaseObject: ExportedObject {
  static let facts = [
    "name", "rawValue", "hasAssociatedValue", "associatedValues", "indirect", "annotations",
    "documentation",
  ]
}

extension AssociatedTypeObject: ExportedObject {
  static let facts = ["name", "typeName", "type"]
}

extension TypealiasObject: ExportedObject {
  static let facts =
    TypedName.facts + ["name", "aliasName", "accessLevel", "parent", "parentName"]
}

extension ImportObject: ExportedObject {
  static let facts = ["path", "kind", "moduleName", "description"]
}

// MARK: - Members

extension VariableObject: ReferencedObject {
  static let facts =
    TypedName.facts + [
      "name", "isComputed", "isStatic", "isAsync", "throws", "throwsTypeName", "readAccess",
      "writeAccess", "isMutable", "isFinal", "isLazy", "isDynamic", "defaultValue", "annotations",
      "documentation", "attributes", "modifiers", "definedInType", "definedInTypeName",
    ]
}

extension MethodObject: ReferencedObject {
  static let facts =
    ReturnedType.facts + [
      "name", "selectorName", "shortName", "callName", "parameters", "isAsync", "throws",
      "rethrows", "throwsTypeName", "accessLevel", "annotations", "documentation", "attributes",
      "modifiers", "genericParameters", "genericRequirements", "isStatic", "isClass",
      "isInitializer", "isDeinitializer", "isFailableInitializer", "isConvenienceInitializer",
      "isGeneric", "isRequired", "isFinal", "isMutating", "isOptional", "isNonisolated",
      "isDynamic", "isDistributed", "definedInType", "definedInTypeName",
    ]
}

extension SubscriptObject: ReferencedObject {
  static let facts =
    ReturnedType.facts + [
      "parameters", "readAccess", "writeAccess", "isMutable", "isAsync", "throws",
      "throwsTypeName", "isFinal", "isGeneric", "genericParameters", "genericRequirements",
      "annotations", "documentation", "attributes", "modifiers", "definedInType",
      "definedInTypeName",
    ]
}

extension ParameterObject: ExportedObject {
  static let facts =
    TypedName.facts + [
      "argumentLabel", "name", "index", "inout", "isVariadic", "defaultValue", "annotations",
      "asSource",
    ]
}

extension AssociatedValueObject: ExportedObject {
  static let facts = TypedName.facts + ["localName", "externalName", "defaultValue", "annotations"]
}

extension GenericParameterObject: ExportedObject {
  static let facts = ["name", "inheritedTypeName"]
}

extension NamedTypeObject: ExportedObject {
  static let facts = ["name"]
}

extension AttributeObject: ExportedObject {
  static let facts = ["name", "arguments", "asSource"]
}

extension ModifierObject: ExportedObject {
  static let facts = ["name", "detail", "asSource"]
}

// MARK: - Type names

extension TypedName {
  fileprivate static let facts = ["typeName", "type", "actualTypeName"]
}

extension ReturnedType {
  fileprivate static let facts = [
    "returnTypeName", "actualReturnTypeName", "returnType", "isOptionalReturnType",
  ]
}

extension TypeNameObject: ExportedObject {
  static let facts = [
    "name", "unwrappedTypeName", "asSource", "description", "isOptional",
    "isImplicitlyUnwrappedOptional", "isProtocolComposition", "isVoid", "isNever", "isArray",
    "isSet", "isDictionary", "isTuple", "isClosure", "isGeneric", "attributes", "actualTypeName",
    "array", "set", "dictionary", "tuple", "closure", "generic",
  ]
}

extension ClosureObject: ExportedObject {
  static let facts =
    ReturnedType.facts + [
      "name", "asSource", "parameters", "isAsync", "asyncKeyword", "throws",
      "throwsOrRethrowsKeyword", "throwsTypeName",
    ]
}

extension ClosureParameterObject: ExportedObject {
  static let facts =
    TypedName.facts + ["argumentLabel", "name", "inout", "isVariadic", "asSource"]
}

extension TupleElementObject: ExportedObject {
  static let facts = TypedName.facts + ["name", "asSource"]
}
