import WidgetPlan

/// Families, and enums with associated values.
extension SchemaWriter {
  /// Returns the schema of a choice, and the definitions of its forms: cases of an enum, and types with their
  /// discriminator.
  func choiceSchema(
    _ name: String, _ choice: ContractChoice, _ description: [JSONTree.Member]
  ) -> (JSONTree, [JSONTree.Member]) {
    var forms: [JSONTree.Member] = []
    var branches: [SchemaBranch] = []
    for option in choice.options(view.direction) {
      branches += self.branches(of: option, name, choice, &forms)
    }
    return (union(of: branches, name, choice, description), forms)
  }

  private func union(
    of branches: [SchemaBranch], _ name: String, _ choice: ContractChoice,
    _ description: [JSONTree.Member]
  ) -> JSONTree {
    let schemas = branches.map(\.schema)
    // A `oneOf` must not be empty, so a choice without branches is a schema that accepts nothing.
    if schemas.isEmpty { return .object(description + [.not(.object([]))]) }
    guard case .untagged = choice.representation else {
      let object = description + [.type("object")]
      guard let tag = choice.representation.tag else {
        let count: [JSONTree.Member] = [
          .init("minProperties", .number("1")), .init("maxProperties", .number("1")),
        ]
        let hasOthers = !closedTags(around: name).isEmpty || self.options.isOpen
        let isExact = !(choice.ignoresOtherKeys && hasOthers)
        return .object(object + (isExact ? count : []) + [.init("oneOf", .array(schemas))])
      }
      let isMapped =
        choice.tagType == .string && branches.allSatisfy(\.names.patterns.isEmpty)
        && !(acceptsAnyCase && choice.ignoresCase)
      // Validators that support `discriminator` require names that are strings under a single key of the object.
      let discriminator: [JSONTree.Member] =
        onlyKey(of: tag).map { key in
          isMapped ? self.discriminator(key, branches) : []
        } ?? []
      let named = requiring(tag) + discriminator + [.init("oneOf", .array(schemas))]
      guard let nameless = namelessSchema(name, choice, tag) else { return .object(object + named) }
      return .object(object + [.anyOf([.object(named), nameless])])
    }
    return .object(description + [.anyOf(schemas)])
  }

  /// Returns the key of the names for validators that choose a branch by it. OpenAPI also needs the branch of each name,
  /// which has to be a reference.
  private func discriminator(_ key: String, _ branches: [SchemaBranch]) -> [JSONTree.Member] {
    var members = [JSONTree.Member("propertyName", .string(key))]
    if options.isOpenAPI {
      var mapping: [JSONTree.Member] = []
      for branch in branches {
        guard case .object(let schema) = branch.schema,
          case .string(let address)? = schema.first(where: { $0.key == "$ref" })?.value
        else { return [] }
        for case .string(let name) in branch.names.exact {
          mapping.append(.init(name, .string(address)))
        }
      }
      members.append(.init("mapping", .object(mapping)))
    }
    return [.init("discriminator", .object(members))]
  }

  /// Returns the branches of an option, each annotated with the option's availability.
  private func branches(
    of option: ContractOption, _ owner: String, _ choice: ContractChoice,
    _ forms: inout [JSONTree.Member]
  ) -> [SchemaBranch] {
    let branches = plainBranches(of: option, owner, choice, &forms)
    let facts = availability(of: option)
    if facts.isEmpty { return branches }
    return branches.map { SchemaBranch(names: $0.names, schema: $0.schema.adding(facts)) }
  }

  /// Returns the member with the systems that know an option. Empty if all systems know it.
  func availability(of option: ContractOption) -> [JSONTree.Member] {
    option.availability.tree.map { available in
      [.init("x-widgetgen", .object([.init("available", available)]))]
    } ?? []
  }

  /// Returns the branches of an option. An option that is an enum or family with the same discriminator has the
  /// branches of that enum or family.
  private func plainBranches(
    of option: ContractOption, _ owner: String, _ choice: ContractChoice,
    _ forms: inout [JSONTree.Member]
  ) -> [SchemaBranch] {
    let names = names(of: option, choice)
    switch choice.representation {
    case .internal(let tag):
      if let (name, inner) = contract.choiceWithSameDiscriminator(option, in: choice) {
        // The forms of the inner choice have their own definitions.
        var own: [JSONTree.Member] = []
        return inner.options.filter { !inner.isFallback($0) }.flatMap {
          branches(of: $0, name, inner, &own)
        }
      }
      if case .type(let name) = option.content {
        let tag = discriminator(tag, names)
        let schema = memberSchema(name, tag, in: owner, &forms)
        return [SchemaBranch(names: names, schema: schema)]
      }
    case .untagged:
      return [SchemaBranch(names: WireNames(), schema: untaggedSchema(option, owner))]
    case .external:
      let keys = option.names.exactNames.prefix(names.exact.count).map { name in
        let names = WireNames(exact: [.string(name)], inAnyCase: names.inAnyCase)
        return SchemaBranch(
          names: names,
          schema: externalSchema(
            name, names, option.content, choice, closedTags(around: owner)))
      }
      return keys + externalBranches(of: option, names.patterns, choice)
    case .adjacent: break
    }
    // If names are keys, each name needs its own form.
    let groups =
      choice.representation.hasNamesAsKeys ? names.exact.map { WireNames(exact: [$0]) } : [names]
    return groups.enumerated().map { index, names in
      let name = owner + "." + option.id + (index == 0 ? "" : "-\(index + 1)")
      let form = Self.identifier(name)
      if !forms.contains(where: { $0.key == form }) {
        let key = option.names.dropFirst(index).first ?? ""
        forms.append(.init(form, formSchema(names, key, option, of: owner, choice)))
      }
      return SchemaBranch(names: names, schema: .object([reference(to: name)]))
    }
  }

  private func untaggedSchema(_ option: ContractOption, _ owner: String) -> JSONTree {
    let schema = contentSchema(
      option.content, with: closedTags(around: owner), isUntagged: true)
    let absent = options.isForEncoding ? [] : option.absentKeys
    if absent.isEmpty { return schema }
    return .allOf([SchemaConditions.noValue(of: absent), schema])
  }

  /// Returns the schema of a case of an enum, or of an object that contains a type under the key of the content.
  ///
  /// - Parameter key: the name that is the key of the content, if names are keys.
  private func formSchema(
    _ names: WireNames, _ key: String, _ option: ContractOption, of owner: String,
    _ choice: ContractChoice
  ) -> JSONTree {
    let description =
      Self.documentation(option.documentation, option.deprecation)
      + (option.deprecation == nil ? [] : [.init("deprecated", .bool(true))])
    let tags = closedTags(around: owner)
    switch choice.representation {
    case .internal(let place):
      let tag = discriminator(place, names)
      switch option.content {
      case .values(let values):
        return objectSchema(view.object(values, of: owner), tags, description, required: tag)
      case .whole(let type), .single(let type):
        return wholeSchema(type, tag, tags, description)
      case .type(let name): return .object(description + [reference(to: name)])
      }
    case .adjacent(let place, let content):
      let names = entries(tags, required: discriminator(place, names))
      let content = WireMember(option.content, at: content.path(of: key))
      return .object(
        description + [.type("object")]
          + members(of: names + [.member(content)], isOpen: options.isOpen))
    case .external, .untagged: return contentSchema(option.content, isUntagged: false)
    }
  }

  /// - Parameter tags: the discriminators of other choices that may be in the object, next to the key that is the name.
  private func externalSchema(
    _ name: String, _ names: WireNames, _ content: ContractOption.Content, _ choice: ContractChoice,
    _ tags: [WireDiscriminator]
  ) -> JSONTree {
    let content = WireMember(content, under: name, in: choice)
    guard acceptsAnyCase, let expression = names.expression else {
      return .object(members(of: entries(tags) + [.member(content)], isOpen: options.isOpen))
    }
    let others = JSONTree.object([.init("propertyNames", .not(schema(of: names)))])
    return .object(
      members(of: entries(tags), isOpen: true) + [
        .init("patternProperties", .object([.init(expression, schema(of: content))])),
        .not(others),
      ])
  }

  /// Returns a branch for each name pattern of an externally tagged option.
  private func externalBranches(
    of option: ContractOption, _ patterns: [String], _ choice: ContractChoice
  ) -> [SchemaBranch] {
    patterns.map { pattern in
      var own = option
      own.names = [pattern]
      let name = names(of: own, choice)
      let content = contentSchema(option.content, isUntagged: false)
      return SchemaBranch(
        names: name,
        schema: .object([
          .init("propertyNames", schema(of: name)), .init("additionalProperties", content),
        ]))
    }
  }

  /// - Parameter tags: the discriminators of other choices in the object that contains the values of a case.
  func contentSchema(
    _ content: ContractOption.Content, with tags: [WireDiscriminator] = [], isUntagged: Bool
  ) -> JSONTree {
    switch content {
    case .values(let values) where values.isEmpty: isUntagged ? .type("null") : .object([])
    case .values(let values): objectSchema(view.object(values, of: ""), tags)
    case .type, .single, .whole: typeSchema(content.type ?? .any)
    }
  }

  /// Returns the schema that accepts the values of a type and the type's shorthand, without requiring a particular
  /// name.
  func plainReference(to name: String) -> JSONTree {
    orShorthand(objectReference(to: name), of: name)
  }

  /// Returns the reference to a type, without the type's shorthand.
  func objectReference(to name: String) -> JSONTree {
    let type = contract.types[name]
    let isTagged = type != nil && type?.values == nil && !discriminators(of: name).isEmpty
    guard options.isOpen, isTagged else { return .object([reference(to: name)]) }
    return .object([.init("$ref", .string(address(of: Self.plain(name))))])
  }
}
