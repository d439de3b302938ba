// Sourcery's runtime documents the declarations with the same names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public final class TypeName: ContextObject {
  /// Creates a type name, for templates that add members to types.
  public init(
    name: String, actualTypeName: TypeName? = nil, unwrappedTypeName: String? = nil,
    attributes: AttributeList = [:], isOptional: Bool = false,
    isImplicitlyUnwrappedOptional: Bool = false, tuple: TupleType? = nil, array: ArrayType? = nil,
    dictionary: DictionaryType? = nil, closure: ClosureType? = nil, set: SetType? = nil,
    generic: GenericType? = nil, isProtocolComposition: Bool = false
  ) {
    let hasSuffix = !name.hasPrefix("Optional<") && !name.contains(" where ")
    let suffix = isOptional ? "?" : isImplicitlyUnwrappedOptional ? "!" : ""
    let full = hasSuffix ? name + suffix : name
    let words = attributes.values.joined().map(\.asSource).sorted() + [full]
    super.init([
      "name": full, "unwrappedTypeName": unwrappedTypeName ?? name,
      "asSource": words.joined(separator: " "), "description": words.joined(separator: " "),
      "isOptional": isOptional || isImplicitlyUnwrappedOptional,
      "isImplicitlyUnwrappedOptional": isImplicitlyUnwrappedOptional,
      "isProtocolComposition": isProtocolComposition,
      "isVoid": name == "Void" || name == "()", "isNever": name == "Never",
      "isArray": array != nil, "isDictionary": dictionary != nil, "isTuple": tuple != nil,
      "isClosure": closure != nil, "isSet": set != nil, "isGeneric": generic != nil,
    ])
    self.set("actualTypeName", actualTypeName)
    self.set("attributes", attributes)
    self.set("tuple", tuple)
    self.set("array", array)
    self.set("dictionary", dictionary)
    self.set("closure", closure)
    self.set("set", set)
    self.set("generic", generic)
  }

  public convenience init(_ name: String) { self.init(name: name) }

  init(facts: [String: Any]) { super.init(ContextFile.current.typeNameFacts(facts)) }

  public var name: String { text("name") }
  public var unwrappedTypeName: String { text("unwrappedTypeName") }
  public var asSource: String { text("asSource") }
  public var isOptional: Bool { flag("isOptional") }
  public var isImplicitlyUnwrappedOptional: Bool { flag("isImplicitlyUnwrappedOptional") }
  public var isProtocolComposition: Bool { flag("isProtocolComposition") }
  public var isVoid: Bool { flag("isVoid") }
  public var isNever: Bool { flag("isNever") }
  public var isArray: Bool { flag("isArray") }
  public var isSet: Bool { flag("isSet") }
  public var isDictionary: Bool { flag("isDictionary") }
  public var isTuple: Bool { flag("isTuple") }
  public var isClosure: Bool { flag("isClosure") }
  public var isGeneric: Bool { flag("isGeneric") }
  public var attributes: AttributeList { attributes("attributes") }
  public var modifiers: [Modifier] { [] }
  public var actualTypeName: TypeName? { typeName("actualTypeName") }
  public var array: ArrayType? { object("array", ArrayType.init) }
  public var set: SetType? { object("set", SetType.init) }
  public var dictionary: DictionaryType? { object("dictionary", DictionaryType.init) }
  public var tuple: TupleType? { object("tuple", TupleType.init) }
  public var closure: ClosureType? { object("closure", ClosureType.init) }
  public var generic: GenericType? { object("generic", GenericType.init) }

  public override var description: String { text("description") }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? TypeName)?.description == description
  }
  public override var hash: Int { description.hashValue }
}

/// The shape of a type name, such as an array or a tuple.
open class TypeShape: ContextObject {
  public var name: String { text("name") }
  public var asSource: String { text("asSource") }
  open override var description: String { asSource }

  /// Returns a type name that every shape of this kind contains, such as the type name of an array's elements.
  func part(_ name: String) -> TypeName { typeName(name) ?? TypeName("") }
}

public final class ArrayType: TypeShape {
  public var elementTypeName: TypeName { part("elementTypeName") }
  public var elementType: Type? { type("elementType") }
}

public final class SetType: TypeShape {
  public var elementTypeName: TypeName { part("elementTypeName") }
  public var elementType: Type? { type("elementType") }
}

public final class DictionaryType: TypeShape {
  public var keyTypeName: TypeName { part("keyTypeName") }
  public var keyType: Type? { type("keyType") }
  public var valueTypeName: TypeName { part("valueTypeName") }
  public var valueType: Type? { type("valueType") }
}

public final class TupleType: TypeShape {
  public var elements: [TupleElement] { list("elements", TupleElement.init) }
}

public final class GenericType: TypeShape {
  public var typeParameters: [GenericTypeParameter] {
    list("typeParameters", GenericTypeParameter.init)
  }
}

public final class GenericTypeParameter: ContextObject {
  public var typeName: TypeName { typeName("typeName") ?? TypeName("") }
  public var type: Type? { type("type") }
}

public final class ClosureType: Returning {
  public var name: String { text("name") }
  public var asSource: String { text("asSource") }
  public var parameters: [ClosureParameter] { list("parameters", ClosureParameter.init) }
  public var asyncKeyword: String? { optionalText("asyncKeyword") }
  public var throwsOrRethrowsKeyword: String? { optionalText("throwsOrRethrowsKeyword") }
  public override var description: String { asSource }
}

public final class ClosureParameter: TypedObject, Annotated {
  public var argumentLabel: String? { optionalText("argumentLabel") }
  public var name: String? { optionalText("name") }
  public var `inout`: Bool { flag("inout") }
  public var isVariadic: Bool { flag("isVariadic") }
  public var defaultValue: String? { nil }
  public var asSource: String { text("asSource") }
}

public final class TupleElement: TypedObject {
  public var name: String? { optionalText("name") }
  public var asSource: String { text("asSource") }
}
