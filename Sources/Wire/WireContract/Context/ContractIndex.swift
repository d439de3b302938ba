import WidgetPlan
import WidgetSource
import WidgetTemplate

/// Data for templates, computed from the whole contract: for example, the places that mention a type, and the
/// identifiers of types in another language.
final class ContractIndex: Sendable {
  /// A place that mentions a type.
  struct Use: Sendable {
    var type: String
    /// The property or associated value, or nil if the type is the content of an option.
    var property: ContractProperty?
    var option: ContractOption?
  }

  /// A place in a type for values of a family.
  struct Slot: Sendable {
    /// The path of keys from the type to the place: `header.items`.
    var path: String
    var shape: WireType
    var family: String
    var only: [String]?
  }

  let contract: Contract
  let view: WireView
  let identifiers: ContractIdentifiers
  private let validator: PayloadValidator?
  let line: @Sendable (ContractPlace) -> Int?
  /// The places that mention a type, by type, in order of the types that contain the places.
  let uses: [String: [Use]]
  /// The families and enums that have a type as an option, by type.
  let owners: [String: [(owner: String, option: ContractOption)]]
  /// The places for values of families, by type.
  let slots: [String: [Slot]]
  /// The types with a slot for a family, by family.
  let holders: [String: [String]]
  /// The keys under which a type's names are written, by type.
  let tags: [String: [ContractTagFact]]
  /// The types of the replacements for values with unknown names, by their keys, by the types of the values.
  private let replacements: [String: [String: String]]

  init(_ contract: Contract, line: @escaping @Sendable (ContractPlace) -> Int?) {
    self.contract = contract
    view = WireView(contract, .decode)
    validator = contract.types.keys.first.flatMap { PayloadValidator(contract, root: $0) }
    self.line = line
    identifiers = ContractIdentifiers(contract)
    var uses: [String: [Use]] = [:]
    var owners: [String: [(owner: String, option: ContractOption)]] = [:]
    for (name, type) in contract.sortedTypes {
      for use in type.uses(in: name) { uses[use.mentioned, default: []].append(use.use) }
      for option in type.choice?.options ?? [] {
        if let member = contract.member(option, of: type) {
          owners[member, default: []].append((name, option))
        }
      }
    }
    self.uses = uses
    self.owners = owners
    slots = contract.types.mapValues { ContractSlots(contract).slots(of: $0) }
    var holders: [String: [String]] = [:]
    for name in contract.types.keys.stablySorted() {
      for family in Set(slots[name]?.map(\.family) ?? []) {
        holders[family, default: []].append(name)
      }
    }
    self.holders = holders
    tags = ContractTagFact.all(in: contract)
    replacements = contract.replacements
  }

  /// Returns the type of the values of a key. The replacement of a value with an unknown name belongs to the same family
  /// or enum, although a value with a known name ignores it.
  func type(of property: ContractProperty, of owner: String) -> WireType {
    guard property.type == .any, let key = property.reads.first, key.count == 1,
      let type = replacements[owner]?[key[0]]
    else { return property.type }
    return .named(.init(type))
  }

  func type(_ name: String) -> ContractTypeObject? {
    contract.types[name].map { ContractTypeObject(name, $0, self) }
  }

  /// Returns the keys of a type, except the keys under which its names are written.
  func fields(of type: String) -> [WireKeys.Key] {
    view.object(type)?.keys(without: tags[type]?.map(\.key) ?? []) ?? []
  }

  /// Returns the keys of a case's values, except the key of the case's name.
  func fields(of values: [ContractProperty], in owner: String, _ choice: ContractChoice)
    -> [WireKeys.Key]
  {
    var tags: [String] = []
    if case .internal(let tag) = choice.representation, let key = tag.key { tags = [key] }
    return view.object(values, of: owner).keys(without: tags)
  }

  /// Whether an object with only the name of an option is valid. False if the name is not under a single key.
  func isValidWithNameAlone(
    _ option: ContractOption, in owner: String, _ choice: ContractChoice
  ) -> Bool {
    guard let tag = choice.representation.tag?.key, let name = option.names.exactNames.first,
      let validator = validator?.rooted(at: owner)
    else { return false }
    let payload = JSONTree.object([.init(tag, choice.tagType.tree(name))]).compactText
    return !validator.findings(in: Array(payload.utf8)).contains { $0.severity == .error }
  }

  /// Whether a type has exactly one name, and no name pattern, under each key of its names. False for a type without
  /// names.
  func hasOneName(_ type: String) -> Bool {
    tags[type]?.allSatisfy { $0.names.count == 1 && $0.patterns.isEmpty } ?? false
  }

  func types(_ names: [String]) -> Value {
    .array(names.compactMap { type($0).map(Value.object) })
  }

  func place(_ place: ContractPlace?) -> Value {
    guard let place else { return .none }
    return .strict([
      "file": .string(place.file), "line": line(place).map(Value.int) ?? .none,
    ])
  }
}

extension Contract {
  /// The types of the replacements for values with unknown names, by their keys, by the types of the values. A key that a
  /// type itself decodes is not the key of a replacement.
  fileprivate var replacements: [String: [String: String]] {
    var found: [String: [String: String]] = [:]
    for (owner, key, choice) in replacementPlaces where types[owner]?.decodes(key) == false {
      found[owner, default: [:]][key] = choice
    }
    return found
  }

  /// Whether an option is an enum or family with the same discriminator as the choice. The names of the enum or family
  /// then select the option.
  func isByCases(_ option: ContractOption, in choice: ContractChoice) -> Bool {
    choiceWithSameDiscriminator(option, in: choice) != nil
  }

  /// Whether a type mentions a family or an enum with associated values.
  func mentionsChoice(_ type: WireType) -> Bool {
    type.references.contains { types[$0.name]?.choice != nil }
  }

  /// Whether a flattened property has keys that are not the same for all of its values, because its type is a family, an
  /// enum or an undeclared type.
  func flattensOtherKeys(_ property: ContractProperty) -> Bool {
    guard property.isFlattened, !property.containsRemainingKeys else { return false }
    if case .named(let reference) = property.type.unwrapped {
      return types[reference.name]?.object == nil
    }
    return true
  }

  /// Whether the content next to a name is an object with known keys, or a choice of several such objects.
  ///
  /// - Parameter outer: the untagged choices around the content. A choice can contain itself.
  func hasKnownKeys(_ content: ContractOption.Content, in outer: Set<String> = []) -> Bool {
    if case .values(let values) = content { return !values.contains(where: flattensOtherKeys) }
    guard let name = content.reference?.name, let type = types[name], !outer.contains(name) else {
      return false
    }
    switch type.kind {
    case .object: return true
    case .array, .values, .opaque: return false
    case .choice(let choice):
      if choice.representation.isNested { return false }
      return choice.representation != .untagged
        || choice.options.allSatisfy { hasKnownKeys($0.content, in: outer.union([name])) }
    }
  }

  /// Returns the type of an option: a type of the family, or an enum or family that provides the option's names.
  /// Returns nil for a case with any other content.
  fileprivate func member(_ option: ContractOption, of owner: ContractType) -> String? {
    if case .type(let name) = option.content { return name }
    return owner.choice.flatMap { choiceWithSameDiscriminator(option, in: $0)?.name }
  }
}

/// A key under which a type's names are written, with these names.
struct ContractTagFact: Sendable {
  var key: String
  /// The names as JSON: `"label"`, `2`.
  var names: [String]
  var patterns: [String]
  var families: [String]

  static func all(in contract: Contract) -> [String: [ContractTagFact]] {
    var found: [String: [ContractTagFact]] = [:]
    for (owner, type) in contract.sortedTypes {
      guard let choice = type.choice, case .internal(let tag) = choice.representation,
        let key = tag.key
      else {
        continue
      }
      for option in choice.options where option.directions.decodes {
        guard case .type(let name) = option.content, !option.names.isEmpty else { continue }
        let names = option.names.exactNames.prefix(1).map { choice.tagType.tree($0).compactText }
        let patterns = option.names.namePatterns
        var tags = found[name] ?? []
        if let index = tags.firstIndex(where: { $0.key == key }) {
          tags[index].names += names.filter { !tags[index].names.contains($0) }
          tags[index].patterns += patterns.filter { !tags[index].patterns.contains($0) }
          tags[index].families.append(owner)
        } else {
          tags.append(
            ContractTagFact(key: key, names: names, patterns: patterns, families: [owner]))
        }
        found[name] = tags
      }
    }
    return found
  }
}

extension ContractType {
  /// Whether a property or a value of a case is decoded from a key.
  fileprivate func decodes(_ key: String) -> Bool {
    let values = choice?.options.flatMap(\.content.values) ?? []
    return (properties + values).contains { $0.reads.contains([key]) }
  }

  fileprivate typealias NamedUse = (mentioned: String, use: ContractIndex.Use)

  fileprivate func uses(in owner: String) -> [NamedUse] {
    switch kind {
    case .object, .array: Self.uses(of: properties, nil, in: owner)
    case .choice(let choice):
      choice.options.flatMap { option -> [NamedUse] in
        option.content.type?.references.map {
          ($0.name, .init(type: owner, property: nil, option: option))
        } ?? Self.uses(of: option.content.values, option, in: owner)
      }
    case .values, .opaque: []
    }
  }

  private static func uses(
    of properties: [ContractProperty], _ option: ContractOption?, in owner: String
  ) -> [NamedUse] {
    properties.flatMap { property in
      property.type.references.map {
        ($0.name, .init(type: owner, property: property, option: option))
      }
    }
  }
}
