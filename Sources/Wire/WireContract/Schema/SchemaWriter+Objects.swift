import WidgetSource

/// Schemas of objects, including the keys of flattened properties.
extension SchemaWriter {
  /// - Parameters:
  ///   - name: the name of the type that has the keys.
  ///   - tags: the discriminators in the object. They come before the other members.
  ///   - required: the discriminator that is required, or nil if there isn't one.
  func objectSchema(
    _ name: String, _ tags: [WireDiscriminator], _ description: [JSONTree.Member],
    required: WireDiscriminator? = nil
  ) -> JSONTree {
    guard let object = view.object(name) else { return .object(description) }
    var hidden: [String] = []
    if case .values = object.others { hidden = view.discriminators.keys(around: name) }
    return objectSchema(object, tags, description, required: required, hidden: hidden)
  }

  /// - Parameter hidden: keys of discriminators. These keys do not belong to a dictionary of the remaining keys.
  func objectSchema(
    _ object: WireObject, _ tags: [WireDiscriminator], _ description: [JSONTree.Member] = [],
    required: WireDiscriminator? = nil, hidden: [String] = []
  ) -> JSONTree {
    let names = entries(tags, required: required)
    // A type without keys never requests a container, so any value is accepted.
    let choices = flattenedChoices(object)
    if options.isOpen, names.isEmpty, object.isEmpty {
      return .object(description + (choices.isEmpty ? [] : [.allOf(choices)]))
    }
    return .object(
      description + [.type("object")]
        + members(
          of: names + object.entries, object.others, hidden: hidden, isOpen: options.isOpen,
          and: choices))
  }

  /// Returns the schemas of the families and enums that are flattened into an object. A closed schema of a value whose
  /// name is not a key would not accept the other keys of the object.
  private func flattenedChoices(_ object: WireObject) -> [JSONTree] {
    object.flattened.filter { !$0.mayBeWrong }.flatMap { flattened -> [JSONTree] in
      let schemas: [JSONTree]
      switch flattened.content {
      case .object(let inner) where inner.flattensValues: schemas = flattenedChoices(inner)
      case .value where choice(flattened.type) != nil:
        if let selecting = selectingSchema(flattened) {
          schemas = [selecting]
        } else if options.isOpen || isExternal(flattened.type) {
          // Draft 7 ignores the members next to a reference.
          schemas = [.allOf([typeSchema(flattened.type)])]
        } else {
          return []
        }
      case .object, .value, .remainingKeys, .circular: return []
      }
      if !flattened.isOptional { return schemas }
      if flattened.keys.isEmpty { return [] }
      return schemas.map { SchemaConditions.noValue(of: flattened.keys, or: $0) }
    }
  }

  /// Returns the schema of a value whose name is the only key of the object that is one of its names. Returns nil for
  /// any other value.
  private func selectingSchema(_ flattened: WireFlattened) -> JSONTree? {
    guard flattened.selectsName, let choice = choice(flattened.type) else { return nil }
    let members = choice.options(view.direction).flatMap { option in
      option.names.map { (WireMember(option.content, under: $0, in: choice), option) }
    }
    let properties = members.map { JSONTree.Member($0.0.keys[0], schema(of: $0.0)) }
    let names = members.map { member, option in
      JSONTree.object(
        SchemaConditions.requiring(member.paths[0][...]) + availability(of: option))
    }
    return .object([
      .type("object"), .init("properties", .object(properties)), .init("oneOf", .array(names)),
    ])
  }

  /// Whether a flattened value is the only key of its object.
  private func isExternal(_ type: WireType) -> Bool { choice(type)?.representation == .external }

  /// Returns the family or the enum that a type names, or nil for another type.
  private func choice(_ type: WireType) -> ContractChoice? {
    type.reference.flatMap { contract.types[$0.name]?.choice }
  }

  /// Returns the discriminators as members of an object.
  ///
  /// - Parameter required: the discriminator that is required and comes first.
  func entries(
    _ tags: [WireDiscriminator], required: WireDiscriminator? = nil
  ) -> [WireObject.Entry] {
    (required.map { [.member($0.member(isRequired: true))] } ?? [])
      + tags.map { .member($0.member(isRequired: false)) }
  }

  /// Returns the members of an object's schema.
  ///
  /// An open schema follows the app. It checks only the first existing place of a value, and treats a flattened
  /// optional as nil if none of the optional's keys has a value. A closed schema lists all places of values and all
  /// keys of flattened optionals as properties, so that editors suggest them.
  ///
  /// - Parameters:
  ///   - isOpen: whether other keys are accepted.
  ///   - conditions: other schemas that the object has to fit.
  func members(
    of entries: [WireObject.Entry], _ others: WireObject.Others = .unexpected,
    hidden: [String] = [], isOpen: Bool, and conditions: [JSONTree] = []
  ) -> [JSONTree.Member] {
    var keys = WireKeys()
    var conditions = conditions
    var (aliases, optionals): ([String], [String]) = ([], [])
    for entry in entries {
      switch entry {
      case .optional(let names, let inner) where options.isOpen:
        optionals += names
        conditions.append(
          SchemaConditions.noValue(of: names, or: .object(members(of: inner, isOpen: true))))
      case .optional: conditions += addOptional(entry, to: &keys)
      case .member(let member) where member.paths.count > 1 && options.isOpen:
        aliases += member.keys
        conditions.append(
          SchemaConditions.first(
            of: member.paths, schema(of: member), isRequired: member.isRequired))
      case .member(let member): conditions += add(member, to: &keys)
      }
    }
    var properties = properties(keys, isOpen: isOpen)
    if case .values = others {
      // Keys that occur only in conditions are also listed as properties, so that `additionalProperties` does not apply
      // to them.
      let known = (aliases + optionals + hidden).uniqued()
      properties += known.filter { key in !keys.keys.contains { $0.name == key } }
        .map { .init($0, .object([])) }
    }
    var members = required(keys) + [.init("properties", .object(properties))]
    if conditions.count == 1, case .object(let only) = conditions[0] { members += only }
    if conditions.count > 1 { members.append(.allOf(conditions)) }
    switch others {
    case .values(let type): members.append(.init("additionalProperties", typeSchema(type)))
    case .unexpected where !isOpen: members.append(.init("additionalProperties", .bool(false)))
    case .unexpected, .names, .anything: break
    }
    return members
  }

  /// Adds a member at each of its paths.
  ///
  /// - Returns: the condition that one of the paths exists, or an empty array if the member is optional or has only one
  ///   path.
  private func add(_ member: WireMember, to keys: inout WireKeys) -> [JSONTree] {
    let isOnly = member.paths.count == 1
    for (rank, path) in member.paths.enumerated() {
      keys.add(
        member, at: path[...], isRequired: member.isRequired && isOnly, isAlias: rank > 0)
    }
    if isOnly || !member.isRequired { return [] }
    let places = member.paths.map { JSONTree.object(SchemaConditions.requiring($0[...])) }
    return [.anyOf(places)]
  }

  /// Adds the keys of a flattened optional.
  ///
  /// - Returns: the conditions for the keys. For example, either all required keys exist, or none of the keys has a
  ///   value.
  private func addOptional(_ entry: WireObject.Entry, to keys: inout WireKeys) -> [JSONTree] {
    switch entry {
    case .member(let member): return add(member.optional(ignoresErrors: false), to: &keys)
    case .optional(let names, let inner):
      let conditions = inner.flatMap { addOptional($0, to: &keys) }
      let required = inner.allMembers.filter(\.isRequired)
      if required.isEmpty { return conditions }
      return [SchemaConditions.noValue(of: names, or: requiring(required))] + conditions
    }
  }

  /// Returns a schema that requires all of the members.
  private func requiring(_ members: [WireMember]) -> JSONTree {
    var keys = WireKeys()
    let conditions = members.flatMap { add($0, to: &keys) }
    let paths = members.filter { $0.paths.count == 1 && $0.paths[0].count > 1 }.map {
      JSONTree.object(SchemaConditions.requiring($0.paths[0][...]))
    }
    let more = conditions + paths
    return .object(required(keys) + (more.isEmpty ? [] : [.allOf(more)]))
  }

  private func properties(_ keys: WireKeys, isOpen: Bool) -> [JSONTree.Member] {
    keys.keys.map { key in
      if let member = key.member {
        let schema = schema(of: member)
        return .init(
          key.name, key.isAlias ? schema.adding([.init("deprecated", .bool(true))]) : schema)
      }
      let schema = JSONTree.object(
        [.type("object")] + required(key.inner)
          + [.init("properties", .object(properties(key.inner, isOpen: isOpen)))]
          + (isOpen ? [] : [.init("additionalProperties", .bool(false))]))
      return .init(key.name, key.isNullable ? schema.orNull : schema)
    }
  }

  private func required(_ keys: WireKeys) -> [JSONTree.Member] {
    keys.required.isEmpty ? [] : [.init("required", .inline(.strings(keys.required)))]
  }

  /// Returns the schema of a member's value.
  func schema(of member: WireMember) -> JSONTree {
    switch member.content {
    case .property(let property): propertySchema(property, member)
    case .names(let names): schema(of: names)
    case .emptyObject: .type("object")
    case .content(let content):
      member.isNullable
        ? contentSchema(content, isUntagged: false).orNull
        : contentSchema(content, isUntagged: false)
    }
  }

  private func propertySchema(_ property: ContractProperty, _ member: WireMember) -> JSONTree {
    var members = Self.documentation(
      property.type.noted(in: property.documentation), property.deprecation)
    if case .fallback(let text) = property.presence,
      let value = SwiftLiteral.tree(text, property.type, contract) ?? JSONTree(literal: text)
    {
      members.append(.init("default", value))
    }
    if property.deprecation != nil { members.append(.init("deprecated", .bool(true))) }
    let notes = property.members(.decoding)
    if !notes.isEmpty { members.append(.init("x-widgetgen", .object(notes))) }
    if options.isOpen, member.acceptsAnything { return .object(members) }
    let schema = typeSchema(property.type.unwrapped)
    return (member.isNullable ? schema.orNull : schema).adding(members)
  }
}

extension JSONTree {
  /// Returns the schema with annotations in front, such as a description. A member of the schema with the same key is
  /// replaced.
  func adding(_ more: [Member]) -> JSONTree {
    guard case .object(let members) = self, !more.isEmpty else { return self }
    let keys = Set(more.map(\.key))
    return .object(more + members.filter { !keys.contains($0.key) })
  }

  /// The schema that also accepts null.
  var orNull: JSONTree {
    guard case .object(let members) = self else { return self }
    if members.isEmpty { return self }
    if let index = members.firstIndex(where: { $0.key == "type" }),
      case .string(let name) = members[index].value, !members.contains(where: { $0.key == "enum" })
    {
      var changed = members
      changed[index].value = .inline(.strings([name, "null"]))
      return .object(changed)
    }
    return .object([
      .anyOf([self, .type("null")])
    ])
  }
}

/// Schemas of types with their names in families, and of values next to the name of their case.
extension SchemaWriter {
  /// Returns the names of an option in the direction of the schema.
  func names(of option: ContractOption, _ choice: ContractChoice) -> WireNames {
    WireNames(option, of: choice, view.direction)
  }

  /// Whether the schema accepts names in any letter case if the app does. Only an open schema does, because a backend
  /// should send the names of the contract.
  var acceptsAnyCase: Bool { options.isOpen && !options.isForEncoding }

  func schema(of names: WireNames) -> JSONTree { names.schema(anyCase: acceptsAnyCase) }

  func discriminator(_ place: ContractTag, _ names: WireNames) -> WireDiscriminator {
    WireDiscriminator(place, names, direction: view.direction)
  }

  /// Returns a branch of a family: a type with its name in the family. If the type's definition does not contain
  /// exactly this name, or excludes unknown names that are accepted, the branch gets its own form.
  func memberSchema(
    _ name: String, _ tag: WireDiscriminator, in owner: String, _ forms: inout [JSONTree.Member]
  ) -> JSONTree {
    guard let type = contract.types[name], let own = ownTags(name, tag) else {
      return .object([reference(to: name)])
    }
    let form =
      unknownSchema(of: .init(name), dropsUnknown: false)
      .map { JSONTree.anyOf([objectReference(to: name), $0]).including(members(of: own)) }
      ?? definition(name, type, own).schema
    let place = owner + "." + name
    forms.append(.init(Self.identifier(place), form))
    return .object([reference(to: place)])
  }

  /// Returns the reference to a type of a family, with the name that the family requires.
  func memberSchema(_ name: String, _ tag: WireDiscriminator) -> JSONTree {
    // The definition of an enum whose cases have the family's names already contains these names.
    guard !discriminators(of: name).isEmpty, let own = ownTags(name, tag) else {
      return .object([reference(to: name)])
    }
    let known = objectReference(to: name)
    let value = unknownSchema(of: .init(name), dropsUnknown: false).map {
      JSONTree.anyOf([known, $0])
    }
    return .object(members(of: own) + [.allOf([value ?? known])])
  }

  /// Returns the discriminators of a type in a family, or nil if the type's definition already contains them.
  private func ownTags(_ name: String, _ tag: WireDiscriminator) -> [WireDiscriminator]? {
    let known = discriminators(of: name)
    // A type can also have names in other families. This family decodes only its own names.
    let own = options.isOpen ? [tag] : known.map { $0.place == tag.place ? tag : $0 }
    let isDefined = own == known && unknownSchema(of: .init(name), dropsUnknown: false) == nil
    return isDefined ? nil : own
  }

  /// Returns the schema of a case's only value, with the case's name next to the value's own keys.
  func wholeSchema(
    _ type: WireType, _ tag: WireDiscriminator, _ tags: [WireDiscriminator],
    _ description: [JSONTree.Member]
  ) -> JSONTree {
    if case .named(let reference) = type, view.object(reference.name) != nil {
      let own = options.isOpen ? [] : view.discriminators.ofFamilies(reference.name)
      return objectSchema(reference.name, tags + own, description, required: tag)
    }
    let named =
      [JSONTree.Member.type("object")] + requiring(tag.place, schema(of: tag.names))
    guard contract.mentionsChoice(type),
      case .object(let inner) = typeSchema(type)
    else { return .object(description + named) }
    // The value is a choice: its schema also requires the name that the choice specifies.
    var schema = JSONTree.object(description + inner)
    if case .named(let reference) = type, .object(inner) == objectReference(to: reference.name),
      let choice = contract.types[reference.name]?.choice
    {
      schema = choiceSchema(reference.name, choice, description).0
    }
    // The case's own name comes first, because editors select the case by the first name.
    return schema.including(members(of: tags)).including(named)
  }
}
