import WidgetSource

/// The types of an older contract that have other names in a newer contract.
///
/// A type that only the older contract has is paired with a type that only the newer contract has if both are at the
/// same place: at the top of payloads, in the same property, or under the same name of a family. Both are then compared
/// like one type.
struct TypeRenames: Sendable {
  /// The new names, by the old names.
  private(set) var names: [String: String] = [:]
  private var newNames: Set<String> = []
  private let old: Contract
  private let new: Contract
  private var pending: [(old: String, new: String)] = []

  init(_ old: Contract, _ new: Contract) {
    self.old = old
    self.new = new
    // Without a type that only the newer contract has, nothing was renamed.
    guard new.types.keys.contains(where: { old.types[$0] == nil }),
      old.types.keys.contains(where: { new.types[$0] == nil })
    else { return }
    if let before = old.topType, let after = new.topType { pair(before, after) }
    pending += old.types.keys.filter { new.types[$0] != nil }.stablySorted().map { ($0, $0) }
    pairPending()
    pairEqualTypes()
  }

  private mutating func pairPending() {
    var next = 0
    while next < pending.count {
      let (before, after) = pending[next]
      next += 1
      if let before = old.types[before], let after = new.types[after] { pairParts(before, after) }
    }
  }

  /// Pairs types with the same JSON and similar names that no other type mentions.
  private mutating func pairEqualTypes() {
    let uses = (old: ContractUses(old), new: ContractUses(new))
    let added = new.sortedTypes.filter {
      old.types[$0.name] == nil && !uses.new.isMentioned($0.name)
    }
    for (name, type) in old.sortedTypes where new.types[name] == nil && !uses.old.isMentioned(name)
    {
      let tree = type.tree(encodes: old.encodes)
      if let other = added.first(where: { other in
        !newNames.contains(other.name) && name.isSimilar(to: other.name)
          && other.type.tree(encodes: new.encodes) == tree
      }) {
        pair(name, other.name)
      }
    }
  }

  /// Pairs two types, unless they have the same name, or one of them exists in both contracts or is already paired.
  private mutating func pair(_ before: String, _ after: String) {
    guard before != after, new.types[before] == nil, old.types[after] == nil, names[before] == nil,
      let first = old.types[before], let second = new.types[after], first.isSameKind(as: second),
      newNames.insert(after).inserted
    else { return }
    names[before] = after
    pending.append((before, after))
  }

  private mutating func pairParts(_ old: ContractType, _ new: ContractType) {
    pairProperties(old.properties, new.properties)
    if let before = old.shorthand, let after = new.shorthand { pairTypes(before, after) }
    guard let before = old.choice, let after = new.choice else { return }
    if before.isFamily, after.isFamily { pairFallbacks(before.unknown, after.unknown) }
    if let first = before.joins, let second = after.joins { pair(first, second) }
    let earlier = OptionIndex(before)
    for option in after.options {
      guard let counterpart = earlier[option.id] ?? earlier.first(named: option.names) else {
        continue
      }
      switch (counterpart.content, option.content) {
      case (.type(let first), .type(let second)): pair(first, second)
      case (.values(let first), .values(let second)): pairProperties(first, second)
      case (.single(let first), .single(let second)), (.whole(let first), .whole(let second)):
        pairTypes(first, second)
      default: break
      }
    }
  }

  private mutating func pairProperties(_ old: [ContractProperty], _ new: [ContractProperty]) {
    let before = Dictionary(old.map { ($0.name, $0.type) }) { first, _ in first }
    for property in new {
      if let type = before[property.name] { pairTypes(type, property.type) }
    }
  }

  private mutating func pairTypes(_ old: WireType, _ new: WireType) {
    let (before, after) = (old.references, new.references)
    guard before.count == after.count else { return }
    for (first, second) in zip(before, after) {
      pair(first.name, second.name)
      if let policy = first.unknown, let other = second.unknown { pairFallbacks(policy, other) }
    }
  }

  private mutating func pairFallbacks(
    _ old: ContractChoice.Unknown, _ new: ContractChoice.Unknown
  ) {
    if case .fallback(let before, _) = old, case .fallback(let after, _) = new {
      pair(before, after)
    }
  }
}

extension Contract {
  /// The configured or default type of payloads, or else the only type that no type mentions. Nil if none of
  /// them exists.
  var topType: String? { root ?? defaultRoot ?? onlyType }

  /// Returns the contract with other names of types.
  ///
  /// - Parameter names: the new names, by the names in this contract.
  func renaming(_ names: [String: String]) -> Contract {
    if names.isEmpty { return self }
    func renamed(_ name: String) -> String { names[name] ?? name }
    var contract = self
    contract.root = root.map(renamed)
    contract.functions = [:]
    for (name, list) in functions { contract.functions[renamed(name)] = list }
    contract.types = [:]
    for (name, type) in types { contract.types[renamed(name)] = type.renaming(names) }
    return contract
  }
}

extension ContractType {
  fileprivate func isSameKind(as other: ContractType) -> Bool {
    switch (kind, other.kind) {
    case (.object, .object), (.array, .array), (.choice, .choice), (.values, .values): true
    default: false
    }
  }

  fileprivate func renaming(_ names: [String: String]) -> ContractType {
    var type = self
    type.shorthand = shorthand?.renaming(names)
    switch kind {
    case .object(var object):
      object.properties = object.properties.map { $0.renaming(names) }
      type.kind = .object(object)
    case .array(var array):
      array.elements = array.elements.map { $0.renaming(names) }
      type.kind = .array(array)
    case .choice(let choice): type.kind = .choice(choice.renaming(names))
    case .values, .opaque: break
    }
    return type
  }
}

extension ContractChoice {
  fileprivate func renaming(_ names: [String: String]) -> ContractChoice {
    var choice = self
    choice.joins = joins.map { names[$0] ?? $0 }
    choice.options = options.map { option in
      var option = option
      // The id of an enum's case is not the name of a type.
      if isFamily { option.id = names[option.id] ?? option.id }
      switch option.content {
      case .type(let name): option.content = .type(names[name] ?? name)
      case .values(let values): option.content = .values(values.map { $0.renaming(names) })
      case .single(let type): option.content = .single(type.renaming(names))
      case .whole(let type): option.content = .whole(type.renaming(names))
      }
      return option
    }
    guard isFamily else { return choice }
    choice.unknown = unknown.renaming(names)
    if case .option(let id) = missing { choice.missing = .option(names[id] ?? id) }
    return choice
  }
}

extension ContractChoice.Unknown {
  fileprivate func renaming(_ names: [String: String]) -> ContractChoice.Unknown {
    guard case .fallback(let name, let inContent) = self else { return self }
    return .fallback(names[name] ?? name, inContent: inContent)
  }
}

extension ContractProperty {
  fileprivate func renaming(_ names: [String: String]) -> ContractProperty {
    var property = self
    property.type = type.renaming(names)
    return property
  }
}

extension WireType {
  fileprivate func renaming(_ names: [String: String]) -> WireType {
    guard let reference else { return mappingParts { $0.renaming(names) } }
    return .named(
      .init(
        names[reference.name] ?? reference.name, unknown: reference.unknown?.renaming(names),
        only: reference.only?.map { names[$0] ?? $0 }))
  }
}

extension PayloadUse {
  /// Returns the use with other names of types: in the older contract, the types have their old names.
  func renaming(_ names: [String: String]) -> PayloadUse {
    func renamed(_ name: String) -> String {
      if let known = names[name] { return known }
      // The owner of an enum's values is its case: `Enum.case`.
      guard let dot = name.lastIndex(of: "."), let known = names[String(name[..<dot])] else {
        return name
      }
      return known + name[dot...]
    }
    func option(_ id: String) -> String { names[id] ?? id }
    let part: Part =
      switch part {
      case .type(let name): .type(renamed(name))
      case .key(let owner, let property, let spelling):
        .key(owner: renamed(owner), property: property, spelling: spelling)
      case .missingKey(let owner, let property):
        .missingKey(owner: renamed(owner), property: property)
      case .choice(let name): .choice(renamed(name))
      case .option(let choice, let id): .option(choice: renamed(choice), option(id))
      case .name(let choice, let id, let name): .name(choice: renamed(choice), option(id), name)
      case .unknownName(let name): .unknownName(renamed(name))
      case .value(let type, let value): .value(type: renamed(type), value)
      case .unknownValue(let name): .unknownValue(renamed(name))
      }
    return PayloadUse(side, part)
  }
}
