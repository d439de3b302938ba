import WidgetPlan

/// Schemas of references to types, with their policies for unknown names.
extension SchemaWriter {
  /// - Parameter dropsUnknown: whether values with an unknown name are left out at this place.
  func referenceSchema(_ reference: WireType.Reference, dropsUnknown: Bool) -> JSONTree {
    guard let choice = contract.types[reference.name]?.choice else {
      return plainReference(to: reference.name)
    }
    var schema = objectReference(to: reference.name)
    if let only = reference.only {
      let branches = choice.options.filter { only.contains($0.id) }
      if case .internal(let tag) = choice.representation {
        let forms = branches.compactMap { option -> JSONTree? in
          guard case .type(let name) = option.content else { return nil }
          return memberSchema(name, discriminator(tag, names(of: option, choice)))
        }
        schema = .object(requiring(tag) + [.anyOf(forms)])
      }
    }
    let unknown = unknownSchema(of: reference, dropsUnknown: dropsUnknown)
    let all = unknown.map { .anyOf([schema, $0]) } ?? schema
    return orShorthand(all, of: reference.name)
  }

  /// Returns the schema of values with unknown names that the app decodes or encodes, or nil if such values are not
  /// accepted.
  func unknownSchema(
    of reference: WireType.Reference, dropsUnknown: Bool
  ) -> JSONTree? {
    guard let choice = contract.types[reference.name]?.choice else { return nil }
    if options.isForEncoding {
      let effect = (reference.unknown ?? choice.unknown).effect
      return effect.encodesName(isFamily: choice.isFamily) ? anyRejected(choice) : nil
    }
    return options.isOpen ? unknownSchema(reference, choice, dropsUnknown: dropsUnknown) : nil
  }

  /// Returns the schema that accepts a type or the type's shorthand.
  func orShorthand(_ schema: JSONTree, of name: String) -> JSONTree {
    guard let type = contract.types[name], let shorthand = type.shorthand,
      type.writesShorthand || !options.isForEncoding
    else { return schema }
    return .anyOf([schema, typeSchema(shorthand.unwrapped)])
  }

  /// Returns the schema of values with unknown names, or nil if they are not accepted.
  private func unknownSchema(
    _ reference: WireType.Reference, _ choice: ContractChoice, dropsUnknown: Bool
  ) -> JSONTree? {
    let effect = (reference.unknown ?? choice.unknown).effect(dropsUnknown: dropsUnknown)
    switch effect.outcome {
    case .error: return nil
    case .dropped: return anyRejected(choice, isDropped: true)
    case .contained:
      return replacedReference(to: reference.name, dropsUnknown: dropsUnknown)
    case .kept, .replaced:
      guard let decoded = effect.decoded, let rest = fallbackSchema(decoded, choice) else {
        return anyRejected(choice)
      }
      return .allOf([anyRejected(choice), rest])
    }
  }

  /// Returns the definitions of values with an unknown name and a replacement that can be decoded. They refer to
  /// themselves, because a replacement can contain another one. One definition is for places where values with an
  /// unknown name are left out, so the replacement may be missing.
  func replacedDefinitions(_ name: String, _ type: ContractType) -> [JSONTree.Member] {
    guard options.isOpen, !options.isForEncoding, let choice = type.choice,
      let key = choice.unknown.effect.replacementKey
    else { return [] }
    return [false, true].map { dropsUnknown in
      let value = JSONTree.anyOf([
        plainReference(to: name), replacedReference(to: name, dropsUnknown: dropsUnknown),
      ])
      let replaced = JSONTree.object(SchemaConditions.requiring([key], value))
      let parts = [
        anyRejected(choice, isDropped: dropsUnknown),
        dropsUnknown ? SchemaConditions.noValue(of: [key], or: replaced) : replaced,
      ]
      return .init(Self.replaced(name, dropsUnknown: dropsUnknown), .allOf(parts))
    }
  }

  private func replacedReference(to name: String, dropsUnknown: Bool) -> JSONTree {
    let definition = Self.replaced(name, dropsUnknown: dropsUnknown)
    return .object([.init("$ref", .string(address(of: definition)))])
  }

  private static func replaced(_ name: String, dropsUnknown: Bool) -> String {
    identifier(name) + (dropsUnknown ? "-replaced-or-left-out" : "-replaced")
  }

  /// Returns the schema of values with an unknown name, including values with a known name next to an unknown name of
  /// another choice.
  ///
  /// - Parameters:
  ///   - isDropped: whether the values are left out. Values that no option of an untagged choice accepts are then
  ///     also left out.
  ///   - outer: the choices whose names are next to the names of the choice.
  private func anyRejected(
    _ choice: ContractChoice, isDropped: Bool = false, in outer: Set<String> = []
  ) -> JSONTree {
    let unknown = anyUnknown(choice)
    guard case .internal(let tag) = choice.representation else { return unknown }
    let nested = choice.options.filter(\.directions.decodes).compactMap { option -> JSONTree? in
      guard let target = contract.typeBesideName(of: option, in: choice), !outer.contains(target),
        let inner = contract.types[target]?.choice, inner.representation != choice.representation,
        inner.unknown.effect.outcome == .error, isDropped || inner.representation != .untagged
      else { return nil }
      let names = names(of: option, choice)
      let named = [JSONTree.Member.type("object")] + requiring(tag, schema(of: names))
      let rejected = anyRejected(inner, isDropped: isDropped, in: outer.union([target]))
      return .object(named + [.allOf([rejected])])
    }
    return nested.isEmpty ? unknown : .anyOf([unknown] + nested)
  }

  /// Returns the condition that the fallback adds to the schema of values with an unknown name, or nil if it adds none.
  private func fallbackSchema(
    _ decoded: UnknownEffect.Decoded, _ choice: ContractChoice
  ) -> JSONTree? {
    let name = decoded.id
    let content = choice.isFamily ? nil : choice.option(name)?.content
    let schema: JSONTree
    switch content {
    case .whole(let type): return typeSchema(type)
    case .single(let type): schema = typeSchema(type)
    case .values, .type: return nil
    case nil:
      guard contract.types[name] != nil else { return nil }
      if !decoded.inContent { return plainReference(to: name) }
      schema = plainReference(to: name)
    }
    switch choice.representation {
    case .external: return .object([.init("additionalProperties", schema)])
    case .internal, .untagged: return schema
    case .adjacent(tag: _, content: .underName): return schema
    case .adjacent(tag: _, content: .at(let path)):
      let required = SchemaConditions.present(path[...])
      let inside = JSONTree.object(SchemaConditions.requiring(path[...], schema))
      let outside: JSONTree =
        content == nil
        ? .object([.not(.object(required)), .allOf([schema])])
        : .not(.object(required))
      let isOptional = content?.isRequired == false
      if content != nil, !isOptional { return inside }
      return .anyOf([inside, outside])
    }
  }

  private func anyUnknown(_ choice: ContractChoice) -> JSONTree {
    let names = WireNames(allOf: choice)
    let all = names.listSchema(anyCase: acceptsAnyCase)
    switch choice.representation {
    case .internal(let tag), .adjacent(let tag, content: _):
      // A list of names must not be empty in a schema, so the condition is left out if there are no known names.
      let other = JSONTree.object(
        choice.tagType.schema + (names.isEmpty ? [] : [.not(all)]))
      let mayBeMissing = choice.missing == .unknown
      return .object(
        [.type("object")]
          + (mayBeMissing ? allowing(tag, other.orNull) : requiring(tag, other)))
    case .external:
      let known = JSONTree.object([.init("propertyNames", all)])
      return .object(
        [
          .type("object"), .init("minProperties", .number("1")),
          .init("maxProperties", .number("1")),
        ] + (names.isEmpty ? [] : [.not(known)]))
    case .untagged: return .object([])
    }
  }
}

extension ContractTagType {
  /// The schema's members that accept any name of the type.
  fileprivate var schema: [JSONTree.Member] {
    switch self {
    case .string: [.type("string")]
    case .bool: [.type("boolean")]
    case .int:
      [
        .type("integer"), .init("minimum", .number(String(Int64.min))),
        .init("maximum", .number(String(Int64.max))),
      ]
    }
  }
}

/// Schemas of values without a name.
extension SchemaWriter {
  /// Returns the schema of a value without a name. Returns nil if such a value is an error, or if it is treated like a
  /// value with an unknown name.
  ///
  /// An open schema also accepts null instead of the name.
  func namelessSchema(
    _ name: String, _ choice: ContractChoice, _ tag: ContractTag
  ) -> JSONTree? {
    guard !options.isForEncoding, case .option(let id) = choice.missing,
      let option = choice.option(id)
    else { return nil }
    let nameless =
      options.isOpen
      ? allowing(tag, .type("null"))
      : [JSONTree.Member.not(isNamed(tag))]
    return .object(
      nameless
        + [
          .allOf([namelessContent(option, name, choice, closedTags(around: name))])
        ])
  }

  /// Returns a schema that requires a name in at least one place of the discriminator.
  private func isNamed(_ tag: ContractTag) -> JSONTree {
    let present = tag.reads.map { JSONTree.object(SchemaConditions.present($0[...])) }
    return present.count == 1 ? present[0] : .anyOf(present)
  }

  /// - Parameter tags: the discriminators of other choices next to the content.
  private func namelessContent(
    _ option: ContractOption, _ owner: String, _ choice: ContractChoice,
    _ tags: [WireDiscriminator]
  ) -> JSONTree {
    let content = option.content
    if case .adjacent(tag: _, let place) = choice.representation {
      let content = WireMember(content, at: place.path(of: option))
      return .object(
        [.type("object")]
          + members(of: entries(tags) + [.member(content)], isOpen: options.isOpen))
    }
    if case .values(let values) = content {
      return objectSchema(view.object(values, of: owner), tags)
    }
    return contentSchema(content, isUntagged: false)
  }
}
