import WidgetSource

/// Finds the changes between an older contract and a newer one.
///
/// The comparison pairs the types, options and properties of both versions. Checks find the changes of each pair. The
/// checks are in the files of `Checks` and, for facts about properties, in the files of `Facts`.
package struct ContractComparison: Sendable {
  let old: ComparedVersion
  let new: ComparedVersion
  /// The types of the older contract that have other names in the newer contract, by their new names.
  private var oldNames: [String: String] = [:]
  /// Whether encoding is compared.
  var comparesWrites: Bool
  /// The pairs of types with different names that are currently being compared. They are assumed to be equal, so that
  /// types that contain themselves do not cause endless recursion.
  var assumed: Set<[String]> = []

  package init(old: Contract, new: Contract) {
    let renames = TypeRenames(old, new).names
    self.old = ComparedVersion(old.renaming(renames))
    self.new = ComparedVersion(new)
    oldNames = Dictionary(renames.map { ($1, $0) }) { first, _ in first }
    comparesWrites = old.encodes && new.encodes
  }

  /// Whether both apps encode at all. `comparesWrites` also depends on the type that is being compared.
  var bothEncode: Bool { old.contract.encodes && new.contract.encodes }

  /// Creates a comparison of two versions that were already prepared. It does not compare encoding.
  init(old: ComparedVersion, new: ComparedVersion) {
    self.old = old
    self.new = new
    comparesWrites = false
  }

  /// The changes, in order of their places.
  package var changes: [Change] {
    let reached = reachedTypes
    var changes = ComparedApp(comparison: self).changes.map { change in
      var change = change
      let name = change.at.swift
      // No payload contains a value of this type.
      if let reached, old.contract.types[name] != nil || new.contract.types[name] != nil,
        !reached.contains(name)
      {
        change.severity = .info
      }
      return change
    }
    for (name, newType) in new.contract.sortedTypes {
      guard let oldType = old.contract.types[name] else { continue }
      var comparison = self
      comparison.comparesWrites =
        comparesWrites && oldType.directions.encodes && newType.directions.encodes
      let type = ComparedType(comparison: comparison, old: oldType, new: newType, name: name)
      let isRead = oldType.isDecoded || newType.isDecoded
      changes += type.changes.map { change in
        var change = change.placed(newType.place, old: oldType.place)
        if !isRead { change = change.ofWriting(isArray: newType.array != nil) }
        // No payload contains a value of this type.
        if let reached, !reached.contains(name) { change.severity = .info }
        return change
      }
    }
    for index in changes.indices where changes[index].use?.side == .old {
      changes[index].use = changes[index].use?.renaming(oldNames)
    }
    return changes.stablySorted { ($0.at.wire, $0.rule.id) < ($1.at.wire, $1.rule.id) }
  }

  /// The types that payloads of either version may contain, and the types that neither app decodes, because servers read
  /// them without a payload. Nil if the type of payloads is not configured.
  private var reachedTypes: Set<String>? {
    guard let root = new.contract.root ?? old.contract.root else { return nil }
    let contracts = [old.contract, new.contract]
    return contracts.reduce(into: []) { found, contract in
      found.formUnion(contract.types(from: root))
      for name in contract.types.keys
      where contracts.allSatisfy({ $0.types[name]?.directions.decodes != true }) {
        found.formUnion(contract.types(from: name))
      }
    }
  }

  /// The older one of the versions of the format in which the contracts were written.
  var version: Int { min(old.contract.version, new.contract.version) }

  /// Returns the name of a type in the older contract.
  ///
  /// - Parameter name: the name that the comparison uses.
  func oldName(of name: String) -> String { oldNames[name] ?? name }

  /// Returns the place of a type of either version.
  func place(ofType name: String) -> WirePlace {
    (new.contract.types[name] == nil ? old : new).names.place(ofType: name)
  }
}

extension ContractType {
  /// Whether values of the type are decoded. A family whose options are only encoded is not decoded.
  fileprivate var isDecoded: Bool {
    guard let options = choice?.options, choice?.isFamily == true, !options.isEmpty else {
      return directions.decodes
    }
    return directions.decodes && options.contains { $0.directions.decodes }
  }
}

/// A type that both versions have.
struct ComparedType: ComparedPart {
  static let checks: [ChangeCheck<ComparedType>] = [
    .opaque, .deprecation, .kind, .shorthand, .shorthandPart, .condition, .lastResort, .directions,
    .writtenShorthand,
  ]
  static let introductions = ["condition": 2, "deprecation": 2, "shorthandPart": 2]

  let comparison: ContractComparison
  let old: ContractType
  let new: ContractType
  let name: String

  var place: WirePlace { comparison.place(ofType: name) }

  var changes: [Change] { accountedChanges(Self.checks) + partChanges }

  var facts: (old: ContractFacts, new: ContractFacts) {
    (
      old.members(comparison.bothEncode).compactMapValues(\.self),
      new.members(comparison.bothEncode).compactMapValues(\.self)
    )
  }

  private var partChanges: [Change] {
    switch (old.kind, new.kind) {
    case (.object(let old), .object(let new)): properties(old.properties, new.properties)
    case (.array(let old), .array(let new)): properties(old.elements, new.elements)
    case (.values(let old), .values(let new)):
      ComparedValues(comparison: comparison, old: old, new: new, place: place).changes
    case (.choice(let old), .choice(let new)):
      ComparedChoice(comparison: comparison, old: old, new: new, name: name).changes
    default: []
    }
  }

  private func properties(_ old: [ContractProperty], _ new: [ContractProperty]) -> [Change] {
    ComparedProperties(comparison: comparison, old: old, new: new, place: place).changes
  }
}

/// A family or an enum with associated values that both versions have.
struct ComparedChoice: ComparedPart {
  static let checks: [ChangeCheck<ComparedChoice>] = [
    .representation, .names, .tagAliases, .writtenTag, .missingName, .unknownNames, .letterCase,
    .otherKeys, .order, .options, .unreadOptions,
  ]

  let comparison: ContractComparison
  let old: ContractChoice
  let new: ContractChoice
  let name: String
  /// The options that both versions read.
  let pairs: [(old: ContractOption, new: ContractOption)]
  let removed: [ContractOption]
  let added: [ContractOption]
  /// The other options of both versions: options that at least one version does not read by a name.
  let unreadPairs: [(old: ContractOption, new: ContractOption)]
  /// The options of the new version, by id and by name.
  let newOptions: OptionIndex

  init(
    comparison: ContractComparison, old: ContractChoice, new: ContractChoice, name: String
  ) {
    self.comparison = comparison
    self.old = old
    self.new = new
    self.name = name
    let (before, after) = (OptionIndex(old), OptionIndex(new))
    newOptions = after
    let counterparts = new.options.filter { $0.isCompared(in: new) }
      .map { (old: before.counterpart(of: $0, in: old, after), new: $0) }
    pairs = counterparts.compactMap { pair in pair.old.map { (old: $0, new: pair.new) } }
    added = counterparts.filter { $0.old == nil }.map(\.new)
    removed = old.options.filter { option in
      option.isCompared(in: old) && after.counterpart(of: option, in: new, before) == nil
    }
    let paired = Set(pairs.map(\.new.id))
    unreadPairs = new.options.compactMap { option in
      guard !paired.contains(option.id), let other = before[option.id] else { return nil }
      return (other, option)
    }
  }

  var place: WirePlace { comparison.place(ofType: name) }

  func place(of option: ContractOption) -> WirePlace {
    place.appending(wire: option.label, swift: option.id)
  }

  var facts: (old: ContractFacts, new: ContractFacts) {
    (
      old.members(comparison.comparesWrites).compactMapValues(\.self),
      new.members(comparison.comparesWrites).compactMapValues(\.self)
    )
  }

  var changes: [Change] {
    let found = accountedChanges(Self.checks)
    // If the form, or the place or type of the names, changed, no payload can be read by both versions, so nothing else
    // is compared.
    if found.contains(where: { $0.direction == .both }) { return found }
    // Options that a joining family also contains are compared in the joining family.
    return found
      + pairs.filter { !comparison.new.isInJoiningFamily($0.new, of: name) }.flatMap { pair in
        ComparedOption(choice: self, old: pair.old, new: pair.new).changes
          .map { $0.placed(pair.new.place, old: pair.old.place) }
      }
      + unreadPairs.flatMap { pair in
        ComparedOption(choice: self, old: pair.old, new: pair.new).changes
          .map { $0.placed(pair.new.place, old: pair.old.place) }
      }
  }
}

/// A type of a family, or a case of an enum, that both versions have.
struct ComparedOption: ComparedPart {
  static let checks: [ChangeCheck<ComparedOption>] = [
    .names, .keptName, .absentKeys, .directions, .condition, .deprecation, .availability, .content,
  ]
  static let introductions = ["keepsName": 2]

  let choice: ComparedChoice
  let old: ContractOption
  let new: ContractOption

  var comparison: ContractComparison { choice.comparison }
  var place: WirePlace { choice.place(of: new) }
  var changes: [Change] { accountedChanges(Self.checks) }

  var facts: (old: ContractFacts, new: ContractFacts) {
    // The comparison of all options reports the option as added or removed.
    if old.isCompared(in: choice.old) != new.isCompared(in: choice.new) { return ([:], [:]) }
    return (facts(of: old, in: choice.old), facts(of: new, in: choice.new))
  }

  private func facts(of option: ContractOption, in choice: ContractChoice) -> ContractFacts {
    var facts = option.members(choice.tagType, comparison.bothEncode).compactMapValues(\.self)
    if case .type(let name) = option.content { facts["type"] = .string(name) }
    return facts
  }
}

/// An enum that both versions describe with `ContractValues`.
struct ComparedValues: ComparedPart {
  static let checks: [ChangeCheck<ComparedValues>] = [
    .kind, .unknownValues, .cases, .condition, .deprecation, .availability,
  ]
  static let introductions = ["conditions": 2]

  let comparison: ContractComparison
  let old: ContractValues
  let new: ContractValues
  let place: WirePlace

  var changes: [Change] { accountedChanges(Self.checks) }

  var facts: (old: ContractFacts, new: ContractFacts) {
    (old.members.compactMapValues(\.self), new.members.compactMapValues(\.self))
  }

  func place(of element: ContractValues.Case) -> WirePlace {
    place.appending(wire: element.value, swift: element.name)
  }
}

extension OptionIndex {
  /// Returns the compared option of this version for the same type or case, or else the first compared option with a
  /// common name. Returns nil if there is neither. The name alone is not sufficient, because the branches of an `#if` can
  /// give two options the same name.
  ///
  /// - Parameters:
  ///   - choice: the choice of this version.
  ///   - other: the options of the other version, which are not counterparts of another of its options.
  fileprivate func counterpart(
    of option: ContractOption, in choice: ContractChoice, _ other: OptionIndex
  ) -> ContractOption? {
    if let same = self[option.id], same.isCompared(in: choice) { return same }
    return first(named: option.names) { $0.isCompared(in: choice) && other[$0.id] == nil }
  }
}

extension ContractOption {
  /// Whether the option is decoded and has a name, or belongs to an untagged choice.
  fileprivate func isCompared(in choice: ContractChoice) -> Bool {
    directions.decodes && (!names.isEmpty || choice.representation == .untagged)
  }

  /// The name in the JSON, or the name in Swift for an option without a name in the JSON.
  var label: String { names.first ?? id }
}
