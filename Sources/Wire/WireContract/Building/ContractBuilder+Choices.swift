import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Families, and enums with associated values.
extension ContractBuilder {
  mutating func family(_ plan: FamilyPlan) -> ContractType {
    let family = plan.family
    var choice = ContractChoice(
      isFamily: true, representation: .init(family.representation),
      unknown: .init(family.unknown, family.fallbackPlace),
      ignoresCase: family.ignoresCase, joins: family.joins?.name)
    choice.tagType = .init(family.tagType)
    choice.missing = .init(family.missing)
    // The module of a family decodes only its own types. Other modules register the types of families that join it.
    let members = plan.members.filter { module(of: $0.type) == module(of: family.id) }
    let options = members.map { member in
      let name = typeName(of: member.type)
      var option = ContractOption(id: name, names: member.names, content: .type(name))
      if let type = transparentType(member.type, []) { option.content = .single(type) }
      option.condition = member.condition
      option.availability = ContractAvailability(member.member.availability)
      option.directions = ContractDirections(
        decodes: member.decodes, encodes: member.encodes && runtime.encodes)
      option.place = place(of: member.type)
      option.documentation = model.documentation(of: member.type)
      option.deprecation = model.deprecation(of: member.type)
      if case .type = option.content {
        mention(member.type, named: name, arguments: [])
      }
      return option
    }
    choice.options = options.joiningBranches
    if case .fallback(let name) = family.unknown {
      for id in model.types(named: name, in: Scope(in: family.id)) {
        mention(id, named: name, arguments: [])
      }
    }
    var type = ContractType(.choice(choice), place: place(of: family.id))
    type.shorthand = plan.shorthandMember.map { shorthand(ofMember: $0.type) }
    type.shorthandPart = plan.shorthandMember?.name
    type.documentation = model.documentation(of: family.id)
    type.deprecation = model.deprecation(of: family.id)
    type.module = module(of: family.id)
    return type
  }

  /// Returns the description of an enum, with the cases of all its variants.
  mutating func choice(
    _ plans: [EnumPlan], of id: DeclarationID, _ arguments: [String: WireType]
  ) -> ContractType.Kind {
    guard let first = plans.first else { return .opaque(reason: "it has no cases") }
    if case .autoCodable(.name, keys: _) = first.representation {
      return .values(
        ContractValues(
          areIntegers: false,
          cases: first.cases.map { .init(name: $0.name.bareName, value: $0.names.first ?? "") }))
    }
    guard let representation = first.familyRepresentation.map(ContractChoice.Representation.init)
    else { return .opaque(reason: "it has the form of Sourcery's AutoCodable template") }
    var choice = ContractChoice(
      isFamily: false, representation: representation, ignoresCase: first.ignoresCase)
    choice.tagType = representation.tag == nil ? .string : .init(first.tagType)
    choice.missing = .init(first.missing)
    var seen: Set<String> = []
    let coded = plans.flatMap(\.cases).filter { $0.isDecoded || $0.isEncoded }.flatMap(\.forms)
    for element in coded where seen.insert(element.formName).inserted {
      // An untagged enum has no unknown names. A fallback case without values accepts all values that no other case
      // accepts.
      let isFallback =
        element.isFallback && (representation != .untagged || element.values.isEmpty)
      if isFallback { choice.unknown = .fallback(element.name.bareName, inContent: false) }
      var option = option(element, of: id, representation, arguments)
      option.condition = element.availability.joined(to: condition(of: element, of: id, in: plans))
      if plans.count > 1 {
        let variants = coded.filter { $0.formName == element.formName }
          .map { self.option($0, of: id, representation, arguments).content }
        if !variants.allSatisfy(option.content.isReadAs) {
          let type = WireType.opaque(reason: "it depends on '#if'")
          option.content = representation.isInternal ? .whole(type) : .single(type)
        }
      }
      if isFallback { option.names = [] }
      if first.isUntaggedDefault(element), element.values.isEmpty {
        option.content = .single(.map(.any, keys: .texts))
      }
      option.absentKeys = plans.flatMap { $0.absentKeys(of: element) }.uniqued()
      choice.options.append(option)
    }
    switch first.unknown {
    case .key, .value: choice.unknown = .init(first.unknown, .whole)
    case .throw, .skip, .keep, .fallback: break
    }
    if model.type(id).attributes.skipsUnknown, choice.unknown == .throw {
      choice.unknown = .skip
    }
    return .choice(choice)
  }

  /// Returns the condition of the `#if`s around a case, or nil if all variants of the enum contain the case.
  private func condition(
    of element: EnumPlan.Case, of id: DeclarationID, in plans: [EnumPlan]
  ) -> String? {
    if plans.allSatisfy({ $0.cases.contains { $0.name == element.name } }) { return nil }
    let conditions = model.type(id).cases.filter { $0.name == element.name }.compactMap(\.clause)
      .map(model.files[id.file].conditionText).uniqued()
    guard conditions.count > 1 else { return conditions.first }
    return conditions.map { "(\($0))" }.joined(separator: " || ")
  }

  private mutating func option(
    _ element: EnumPlan.Case, of id: DeclarationID,
    _ representation: ContractChoice.Representation, _ arguments: [String: WireType]
  ) -> ContractOption {
    var option = ContractOption(
      id: element.formName, names: element.names,
      content: content(of: element, representation, arguments))
    if element.acceptsOtherNames { option.content = rest(of: element, arguments) }
    option.directions = ContractDirections(
      decodes: element.isDecoded, encodes: element.isEncoded && runtime.encodes)
    option.keepsName = option.directions.encodes && element.storedName != nil
    option.availability = ContractAvailability(
      model.availability(of: id).and(element.availability))
    option.place = place(ofCase: element.name, in: id)
    option.deprecation = model.deprecation(ofCase: element.name.bareName, in: id)
    return option
  }

  /// Returns the content of a case that is decoded from unknown names, or from names that match a pattern.
  private mutating func rest(
    of element: EnumPlan.Case, _ arguments: [String: WireType]
  ) -> ContractOption.Content {
    guard let content = element.stored?.content else { return .values([]) }
    let type = wireType(element.values[content.index].shape, arguments)
    return content.place == .whole ? .whole(type) : .single(type)
  }

  private mutating func content(
    of element: EnumPlan.Case, _ representation: ContractChoice.Representation,
    _ arguments: [String: WireType]
  ) -> ContractOption.Content {
    if element.payload != .keyed, let value = element.values.first {
      let type = wireType(value.shape, arguments)
      switch representation {
      case .external, .untagged: return .single(type)
      case .internal where element.payload != .single: return .whole(type)
      case .adjacent:
        if case .fallback = value.presence { return .single(.optional(type.unwrapped)) }
        return .single(type)
      case .internal: break
      }
    }
    return .values(
      element.values.map {
        coded($0.property, named: $0.label?.bareName ?? $0.key, arguments)
      })
  }
}

extension ContractAvailability {
  init(_ availability: Availability) {
    let introductions = availability.introductions.map { ($0.platform, $0.version) }
    self.init(Dictionary(introductions) { first, _ in first })
  }
}

extension ContractDirections {
  init(decodes: Bool, encodes: Bool) {
    self = decodes == encodes ? .both : decodes ? .decode : .encode
  }
}

extension ContractOption.Content {
  /// Whether the content is decoded exactly like other content.
  fileprivate func isReadAs(_ other: ContractOption.Content) -> Bool {
    switch (self, other) {
    case (.type(let first), .type(let second)): first == second
    case (.single(let first), .single(let second)), (.whole(let first), .whole(let second)):
      first == second
    case (.values(let first), .values(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy { $0.name == $1.name && $0.isReadAs($1) }
    default: false
    }
  }
}

extension ContractTagType {
  fileprivate init(_ type: Family.TagType) {
    switch type {
    case .string: self = .string
    case .int: self = .int
    case .bool: self = .bool
    }
  }
}

extension ContractChoice.Missing {
  fileprivate init(_ missing: Family.Missing) {
    switch missing {
    case .error: self = .error
    case .unknown: self = .unknown
    case .name(let name): self = .option(name)
    }
  }
}

extension ContractChoice.Representation {
  fileprivate var isInternal: Bool { if case .internal = self { true } else { false } }

  fileprivate init(_ representation: Family.Representation) {
    switch representation {
    case .internal(let tag): self = .internal(tag: ContractTag(tag))
    case .adjacent(let tag, content: .at(let content)):
      self = .adjacent(tag: ContractTag(tag), content: .at(content))
    case .adjacent(let tag, content: .underName):
      self = .adjacent(tag: ContractTag(tag), content: .underName)
    case .external: self = .external
    case .untagged: self = .untagged
    }
  }
}

extension ContractTag {
  fileprivate init(_ place: TagPlace) {
    self.init(reads: place.decodedPaths, writes: place.encodedPath)
  }
}

extension [ContractOption] {
  /// The options, with one option for a type that several branches of an `#if` declare. It has all names and conditions
  /// of the type.
  fileprivate var joiningBranches: [ContractOption] {
    var joined: [ContractOption] = []
    var indices: [String: Int] = [:]
    for option in self {
      guard let index = indices[option.id] else {
        indices[option.id] = joined.count
        joined.append(option)
        continue
      }
      joined[index].names = (joined[index].names + option.names).uniqued()
      let conditions = [joined[index].condition, option.condition].compactMap(\.self)
      joined[index].condition =
        conditions.count < 2 ? nil : conditions.map { "(\($0))" }.joined(separator: " || ")
    }
    return joined
  }
}
