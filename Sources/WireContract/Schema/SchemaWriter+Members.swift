/// Types with their names in families, and values of cases next to the names of the cases.
extension SchemaWriter {
  /// The names of an option in the direction of the schema.
  func names(of option: ContractOption, _ choice: ContractChoice) -> WireNames {
    WireNames(option, of: choice, view.direction)
  }

  func discriminator(_ place: ContractTag, _ names: WireNames) -> WireDiscriminator {
    WireDiscriminator(place, names, direction: view.direction)
  }

  /// A branch of a family: a type with its name in the family. If the definition of the type differs, it has its own
  /// form.
  func memberSchema(
    _ name: String, _ tag: WireDiscriminator, in owner: String, _ forms: inout [JSONTree.Member]
  ) -> JSONTree {
    guard let type = contract.types[name], let own = ownTags(name, tag) else {
      return .object([reference(to: name)])
    }
    let form =
      unknownSchema(of: .init(name), dropsUnknown: false)
      .map { either(objectReference(to: name), $0).including(members(of: own)) }
      ?? definition(name, type, own).schema
    let place = owner + "." + name
    forms.append(.init(Self.identifier(place), form))
    return .object([reference(to: place)])
  }

  /// The reference, restricted to the accepted types.
  func memberSchema(_ name: String, _ tag: WireDiscriminator) -> JSONTree {
    // An enum that shares the names of the family defines them itself.
    guard !discriminators(of: name).isEmpty, let own = ownTags(name, tag) else {
      return .object([reference(to: name)])
    }
    let known = objectReference(to: name)
    let value = unknownSchema(of: .init(name), dropsUnknown: false).map { either(known, $0) }
    return .object(members(of: own) + [.init("allOf", .array([value ?? known]))])
  }

  /// The names of a type in a family, or nil if its definition already contains them.
  private func ownTags(_ name: String, _ tag: WireDiscriminator) -> [WireDiscriminator]? {
    let known = discriminators(of: name)
    // Other families have their own names there or elsewhere, which only they decode.
    let own = options.isOpen ? [tag] : known.map { $0.place == tag.place ? tag : $0 }
    let isDefined = own == known && unknownSchema(of: .init(name), dropsUnknown: false) == nil
    return isDefined ? nil : own
  }

  private func either(_ first: JSONTree, _ second: JSONTree) -> JSONTree {
    .object([.init("anyOf", .array([first, second]))])
  }

  /// The only value of a case with the name among its own keys.
  func wholeSchema(
    _ type: WireType, _ tag: WireDiscriminator, _ tags: [WireDiscriminator],
    _ description: [JSONTree.Member]
  ) -> JSONTree {
    if case .named(let reference) = type, view.object(reference.name) != nil {
      let own = options.isOpen ? [] : view.discriminators.ofFamilies(reference.name)
      return objectSchema(reference.name, tags + own, description, required: tag)
    }
    let named =
      [JSONTree.Member("type", .string("object"))] + requiring(tag.place, tag.names.schema)
    guard type.references.contains(where: { contract.types[$0.name]?.choice != nil }),
      case .object(let inner) = typeSchema(type)
    else { return .object(description + named) }
    // A choice with its own name.
    var schema = JSONTree.object(description + inner)
    if case .named(let reference) = type, .object(inner) == objectReference(to: reference.name),
      let choice = contract.types[reference.name]?.choice
    {
      schema = choiceSchema(reference.name, choice, description).0
    }
    // Its own name is first, because editors select the case by it.
    return schema.including(members(of: tags)).including(named)
  }
}
