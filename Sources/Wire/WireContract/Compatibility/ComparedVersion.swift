/// One of the two compared versions: its contract, and data that is computed once from the whole contract.
struct ComparedVersion: Sendable {
  let contract: Contract
  /// The JSON that the version reads.
  let view: WireView
  let uses: ContractUses
  let names: WireTypeNames
  /// The type at the top of a payload, or nil if it is unknown.
  let root: String?
  /// The places that contain values of each named type, such as a family, in order of the types with these places.
  private let valuePlaces: [String: [ChoicePlace]]
  /// For each choice, the families and enums that contain it and whose names are next to its names. Their policies also
  /// apply to an unknown name of the choice.
  private let owners: [String: [String]]
  /// The ids of the options that joining families contain, by the joined family.
  private let joiningOptions: [String: Set<String>]

  init(_ contract: Contract) {
    self.contract = contract
    view = WireView(contract, .decode)
    uses = ContractUses(contract)
    names = WireTypeNames(contract)
    root = contract.root ?? contract.defaultRoot
    valuePlaces = Dictionary(
      grouping: contract.sortedTypes.flatMap { name, type in type.choicePlaces(of: name) },
      by: \.reference.name)
    owners = Self.owners(in: contract)
    joiningOptions = contract.types.values.reduce(into: [:]) { found, type in
      guard let choice = type.choice, let family = choice.joins else { return }
      found[family, default: []].formUnion(choice.options.map(\.id))
    }
  }

  /// Returns the places that contain values of a family or an enum. Places that accept only some options are excluded,
  /// because they do not accept unknown names anyway.
  func places(of choice: String) -> [ChoicePlace] {
    (valuePlaces[choice] ?? []).filter { $0.reference.only == nil }
  }

  /// Returns the effect of an unknown name at a place. A collection that leaves out wrong values also leaves out a value
  /// whose name is an error.
  func effect(_ place: ChoicePlace) -> UnknownEffect {
    let policy = place.reference.unknown ?? contract.types[place.reference.name]?.choice?.unknown
    let effect = (policy ?? .throw).effect(dropsUnknown: place.dropsUnknown)
    return effect.outcome == .error && place.dropsWrong ? UnknownEffect(.dropped) : effect
  }

  /// Returns the outcome of an unknown name at a place.
  func outcome(_ place: ChoicePlace) -> UnknownEffect.Outcome { effect(place).outcome }

  /// Whether an unknown name of a choice is an error at some place unless the value contains a replacement.
  private func needsReplacement(of choice: String) -> Bool {
    guard let effect = contract.types[choice]?.choice?.unknown.effect, effect.replacementKey != nil
    else { return false }
    let places = places(of: choice).map { self.effect($0) }
    return places.isEmpty || root == choice
      || places.contains { $0.replacementKey != nil && $0.withoutReplacement == .error }
  }

  /// Whether an unknown name of a choice causes an error at some place, at least in a value without a replacement.
  func mayLoseUnknown(of choice: String) -> Bool {
    losesUnknown(of: choice) || needsReplacement(of: choice)
  }

  /// Returns the effect of an unknown name on a payload, or nil if the family or enum is not at the top of a payload.
  ///
  /// If the type of payloads is unknown, any family may be at the top. A family that skips unknown names is then
  /// assumed to be in a list, unless another place contains its values.
  func effectOnPayload(_ choice: String) -> UnknownEffect? {
    guard let effect = contract.types[choice]?.choice?.unknown.effect else { return nil }
    if let root { return root == choice ? effect : nil }
    if !effect.skips { return effect }
    return places(of: choice).isEmpty ? UnknownEffect(.dropped) : nil
  }

  /// Whether a place specifies a policy, or leaves out unknown names that its family does not skip.
  func hasOwnPolicy(_ place: ChoicePlace) -> Bool {
    if place.reference.unknown != nil { return true }
    return place.dropsUnknown
      && contract.types[place.reference.name]?.choice?.unknown.effect.skips != true
  }

  /// Whether an unknown name of a choice causes an error at some place. The place can contain values of the choice, of
  /// a family that the choice joins, or of a family that contains the choice. Without such places, the policy of the
  /// choice decides.
  func losesUnknown(of choice: String) -> Bool {
    // Each choice is searched once, because choices may contain each other.
    var searched = [choice]
    var next = 0
    var isHandled = false
    while next < searched.count {
      let name = searched[next]
      next += 1
      let isError = contract.types[name]?.choice?.unknown == .throw
      let read = familiesWithValues(of: name).filter { root == $0 || !places(of: $0).isEmpty }
      let around = isError ? owners[name] ?? [] : []
      if read.contains(where: failsOnUnknown) { return true }
      if isError, read.isEmpty, around.isEmpty { return true }
      isHandled = isHandled || !isError || !read.isEmpty
      searched += around.filter { !searched.contains($0) }
    }
    return !isHandled
  }

  /// Returns a choice, the family that it joins, the family that this family joins, and so on.
  private func familiesWithValues(of choice: String) -> [String] {
    var families = [choice]
    while let joined = contract.types[families[families.count - 1]]?.choice?.joins,
      contract.types[joined]?.choice != nil, !families.contains(joined)
    {
      families.append(joined)
    }
    return families
  }

  /// Whether an unknown name of a family causes an error at one of the places of the family.
  private func failsOnUnknown(_ family: String) -> Bool {
    // At the top of a payload, a widget that would be skipped elsewhere is treated as an element of a list.
    effectOnPayload(family) != nil && contract.types[family]?.choice?.unknown == .throw
      || places(of: family).contains { outcome($0) == .error }
  }

  /// Returns the owners of each choice, sorted by name.
  private static func owners(in contract: Contract) -> [String: [String]] {
    var owners: [String: [String]] = [:]
    for (name, type) in contract.sortedTypes {
      guard let owner = type.choice, case .internal = owner.representation else { continue }
      for option in owner.options where option.directions.decodes {
        guard let choice = contract.typeBesideName(of: option, in: owner), choice != name,
          contract.choiceWithSameDiscriminator(option, in: owner) == nil,
          owners[choice]?.last != name
        else { continue }
        owners[choice, default: []].append(name)
      }
    }
    return owners
  }

  /// Whether a family that joins this family also contains an option.
  func isInJoiningFamily(_ option: ContractOption, of family: String) -> Bool {
    joiningOptions[family]?.contains(option.id) ?? false
  }

  /// Returns the joined family of a choice. Returns nil if the choice joins no family, or if the contract does not
  /// contain the joined family.
  func joinedFamily(of choice: ContractChoice) -> ContractChoice? {
    choice.joins.flatMap { contract.types[$0]?.choice }
  }

  /// Whether an option can contain values of a family, in at least one of its forms.
  func isContainer(_ option: ContractOption) -> Bool {
    guard case .type(let name) = option.content else { return false }
    var searched: Set<String> = []
    return isContainer(name, &searched)
  }

  /// - Parameter searched: the types that were already searched, because a type may contain itself.
  private func isContainer(_ name: String, _ searched: inout Set<String>) -> Bool {
    guard let type = contract.types[name], searched.insert(name).inserted else { return false }
    switch type.kind {
    case .object, .array: return hasFamily(type.properties.map(\.type))
    case .choice(let choice):
      return choice.options.contains { option in
        switch option.content {
        case .type(let name): isContainer(name, &searched)
        case .values(let values): hasFamily(values.map(\.type))
        case .single(let type) where choice.representation != .untagged: hasFamily([type])
        // The JSON of the case is the JSON of its value.
        case .single(let type), .whole(let type):
          type.references.contains { isContainer($0.name, &searched) }
        }
      }
    case .values, .opaque: return false
    }
  }

  private func hasFamily(_ types: [WireType]) -> Bool {
    types.flatMap(\.references).contains { contract.types[$0.name]?.choice?.isFamily == true }
  }
}

/// A property or a case that contains values of a type, such as a family, with the policy for unknown names.
struct ChoicePlace: Equatable {
  /// The property or the case, by its names in Swift: `Row.items`.
  var id: String
  var reference: WireType.Reference
  /// Whether a value with an unknown name is left out at this place.
  var dropsUnknown: Bool
  /// Whether a value that cannot be decoded is left out of a collection at this place.
  var dropsWrong = false
}

extension ContractType {
  /// Returns the places for values of families and enums in the type's properties and cases.
  fileprivate func choicePlaces(of name: String) -> [ChoicePlace] {
    switch kind {
    case .object, .array:
      properties.compactMap { $0.type.choicePlace("\(name).\($0.name)") }
    case .choice(let choice):
      choice.options.flatMap { option -> [ChoicePlace] in
        let id = "\(name).\(option.id)"
        return switch option.content {
        case .type: []
        case .values(let values): values.compactMap { $0.type.choicePlace("\(id).\($0.name)") }
        case .single(let type), .whole(let type): [type.choicePlace(id)].compactMap(\.self)
        }
      }
    case .values, .opaque: []
    }
  }
}

extension WireType {
  /// Returns the place in this type that contains values of a named type, such as a family. Nil if there isn't one.
  func choicePlace(_ id: String) -> ChoicePlace? {
    switch self {
    case .named(let reference): ChoicePlace(id: id, reference: reference, dropsUnknown: false)
    case .dropping(let type, let dropped):
      type.choicePlace(id).map {
        ChoicePlace(
          id: id, reference: $0.reference, dropsUnknown: dropped.dropsUnknown || $0.dropsUnknown,
          dropsWrong: dropped == .wrong || $0.dropsWrong)
      }
    default: wrapped?.choicePlace(id)
    }
  }
}
