import WidgetTemplate

/// The members of Sourcery's protocol `Typed`, which all objects with a type have: `typeName`, `type` and their
/// shorthands.
struct TypedName: Sendable {
  let name: SourceryTypeName
  let graph: TypeGraph
  let container: Int?

  init(_ name: SourceryTypeName, _ graph: TypeGraph, _ container: Int?) {
    self.name = name
    self.graph = graph
    self.container = container
  }

  var object: TypeNameObject { TypeNameObject(name, graph: graph, container: container) }

  /// The index of the type, or nil if the sources neither declare nor extend it.
  var typeIndex: Int? { graph.typeIndex(of: name, around: container) }

  var type: Value { typeIndex.map { .object(TypeObject($0, graph: graph)) } ?? Value.none }

  func member(_ member: String) -> Value? {
    switch member {
    case "typeName": .object(object)
    case "type": type
    case "isOptional": .bool(name.isOptional)
    case "isImplicitlyUnwrappedOptional": .bool(name.isImplicitlyUnwrappedOptional)
    case "unwrappedTypeName": .spelled(name.unwrappedTypeName)
    case "actualTypeName": object.wrap(object.effective)
    case "isArray", "isSet", "isDictionary", "isTuple", "isClosure": object.member(member)
    default: nil
    }
  }
}

/// An object whose type the filters can inspect.
protocol TypedObject: TemplateObject {
  var typed: TypedName { get }
}

/// An object that has annotations.
protocol AnnotatedObject: TemplateObject {
  var annotations: Value { get }
}

/// A member of a type.
protocol DefinedObject: TemplateObject {
  var isDefinedInExtension: Bool { get }
}

/// A member that an extension, a supertype or another branch of an `#if` may redeclare.
protocol MemberObject: DefinedObject {
  /// A value that is fast to compute, and that is equal for members with equal keys.
  var roughKey: String { get }
  var key: String { get }
}

/// An element of a tuple type.
final class TupleElementObject: TypedObject {
  let typed: TypedName
  private let name: String?

  init(name: String?, type: TypedName) {
    self.name = name
    typed = type
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "name": name.map { .string($0) } ?? Value.none
    case "asSource":
      .spelled(SourceryTypeName.Element(name: name, typeName: typed.name).asSource)
    default: typed.member(member)
    }
  }
}
