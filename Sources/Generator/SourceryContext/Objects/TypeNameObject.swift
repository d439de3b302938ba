import WidgetTemplate

/// A type name and the scope in which it is resolved: `variable.typeName`.
final class TypeNameObject: TemplateObject {
  let graph: TypeGraph
  let name: SourceryTypeName
  /// The index of the type in which the name is written, or nil at file level.
  let container: Int?
  private let resolved = Once<SourceryTypeName?>()

  init(_ name: SourceryTypeName, graph: TypeGraph, container: Int?) {
    self.graph = graph
    self.name = name
    self.container = container
  }

  var text: String? { name.description }
  var printed: String? { ExistentialSpelling.compiling(name.description) }

  func isEqual(to other: any TemplateObject) -> Bool {
    (other as? TypeNameObject)?.name.description == name.description
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "name": .spelled(name.name)
    case "unwrappedTypeName": .spelled(name.unwrappedTypeName)
    case "asSource": .spelled(name.asSource)
    case "description": .spelled(name.description)
    case "isOptional": .bool(name.isOptional)
    case "isImplicitlyUnwrappedOptional": .bool(name.isImplicitlyUnwrappedOptional)
    case "isProtocolComposition": .bool(name.isProtocolComposition)
    case "isVoid": .bool(name.isVoid)
    case "isNever": .bool(name.name == "Never")
    case "attributes": attributes
    case "modifiers": .array([])
    case "actualTypeName": actual.map(wrap) ?? Value.none
    default: shapeMember(member)
    }
  }

  /// The name with typealiases resolved and nested types qualified, or the name itself if nothing changes.
  var effective: SourceryTypeName { actual ?? name }

  private var actual: SourceryTypeName? {
    resolved { graph.actualTypeName(of: name, around: container) }
  }

  func wrap(_ name: SourceryTypeName) -> Value { .object(wrapped(name)) }

  private func wrapped(_ name: SourceryTypeName) -> TypeNameObject {
    TypeNameObject(name, graph: graph, container: container)
  }

  var attributes: Value {
    let pairs = name.attributes.map { attribute in
      let object = AttributeObject(name: attribute.name, text: attribute.text, arguments: nil)
      return (attribute.name, Value.object(object))
    }
    return .dictionary(Dictionary(grouping: pairs, by: \.0).mapValues { .array($0.map(\.1)) })
  }
}

// MARK: - Shape

extension TypeNameObject {
  private func shapeMember(_ member: String) -> Value? {
    switch member {
    case "isArray", "isSet", "isDictionary", "isTuple", "isClosure", "isGeneric":
      return .bool(Self.has(member, name) || Self.has(member, effective))
    case "array", "dictionary", "tuple", "generic":
      // Sourcery first resolves the typealiases of the name and its parts.
      return wrapped(effective).shape(member) ?? shape(member) ?? Value.none
    case "set", "closure":
      return shape(member) ?? wrapped(effective).shape(member) ?? Value.none
    default: return nil
    }
  }

  static func has(_ member: String, _ name: SourceryTypeName) -> Bool {
    switch (member, name.form) {
    case ("isArray", .array), ("isSet", .set), ("isDictionary", .dictionary), ("isTuple", .tuple),
      ("isClosure", .closure):
      true
    case ("isGeneric", _): name.generic != nil
    default: false
    }
  }

  private func shape(_ member: String) -> Value? {
    switch (member, name.form) {
    case ("array", .array(let element)): collection("[\(element.asSource)]", element)
    case ("set", .set(let element)): collection("Set<\(element.asSource)>", element)
    case ("dictionary", .dictionary(let key, let value)): dictionary(key, value)
    case ("tuple", .tuple(let elements)): tuple(elements)
    case ("closure", .closure(let closure)):
      .object(ClosureObject(closure, graph: graph, container: container))
    case ("generic", _): name.generic.map(generic)
    default: nil
    }
  }

  private func collection(_ source: String, _ element: SourceryTypeName) -> Value {
    .dictionary([
      "name": .spelled(name.unwrappedTypeName), "asSource": .spelled(source),
      "elementTypeName": wrap(element), "elementType": type(of: element),
    ])
  }

  private func dictionary(_ key: SourceryTypeName, _ value: SourceryTypeName) -> Value {
    .dictionary([
      "name": .spelled(name.unwrappedTypeName),
      "asSource": .spelled("[\(key.asSource): \(value.asSource)]"),
      "keyTypeName": wrap(key),
      "keyType": type(of: key), "valueTypeName": wrap(value), "valueType": type(of: value),
    ])
  }

  private func tuple(_ elements: [SourceryTypeName.Element]) -> Value {
    .dictionary([
      "name": .spelled(name.unwrappedTypeName),
      "elements": .array(
        elements.map { element in
          .object(
            TupleElementObject(
              name: element.name, type: TypedName(element.typeName, graph, container)))
        }),
    ])
  }

  private func generic(_ generic: SourceryTypeName.Generic) -> Value {
    let parameters = generic.parameters.map { parameter -> Value in
      .dictionary(["typeName": wrap(parameter), "type": type(of: parameter)])
    }
    let list = generic.parameters.map(\.asSource).joined(separator: ", ")
    return .dictionary([
      "name": .string(generic.name), "typeParameters": .array(parameters),
      "asSource": .spelled("\(generic.name)<\(list)>"),
    ])
  }

  private func type(of name: SourceryTypeName) -> Value {
    TypedName(name, graph, container).type
  }
}
