import WidgetSource

/// A payload with which two versions are compared.
struct EvidencePayload: Sendable {
  /// The type of the payload.
  var root: String
  var tree: JSONTree
}

/// Makes payloads of the types of one version: values with the required keys, values with all keys, and values that
/// differ from these in one key, name or element.
struct EvidencePayloads {
  private let version: ComparedVersion
  private let other: ComparedVersion
  private let maker: ExampleMaker
  /// The families with an option of each type.
  private var choices: [String: [(owner: String, choice: ContractChoice, option: ContractOption)]] =
    [:]
  private var contract: Contract { version.contract }
  /// The maximum number of payloads of one type.
  private static let limit = 400

  /// - Parameter other: the version with which the version is compared.
  init(_ version: ComparedVersion, _ other: ComparedVersion) {
    self.version = version
    self.other = other
    maker = ExampleMaker(version.contract)
    for (owner, type) in version.contract.sortedTypes {
      guard let choice = type.choice else { continue }
      for option in choice.options where option.directions.decodes {
        guard case .type(let name) = option.content else { continue }
        choices[name, default: []].append((owner, choice, option))
      }
    }
  }

  /// Returns the payloads of a type, in the places where its values occur.
  func payloads(of name: String) -> [EvidencePayload] {
    // Values of an enum with a replacement for wrong values are only parts of other values.
    guard let type = contract.types[name], type.directions.decodes,
      ![version, other].contains(where: { $0.contract.types[name]?.onError != nil })
    else { return [] }
    if case .choice(let choice) = type.kind {
      return values(of: choice, name).prefix(Self.limit).compactMap { placed($0, in: name) }
    }
    let values = values(of: name, type).prefix(Self.limit)
    let choices = self.choices[name] ?? []
    var payloads: [EvidencePayload] = []
    for (owner, choice, option) in choices.prefix(2) {
      payloads += values.compactMap { placed(maker.tree(option, in: choice, $0), in: owner) }
    }
    if version.uses.mayBeAnyValue(name) || choices.isEmpty && version.uses.ownValues.contains(name)
    {
      payloads += values.map { EvidencePayload(root: name, tree: $0) }
    }
    return payloads
  }

  /// Returns random payloads of a type.
  func randomPayloads(of root: String, count: Int) -> [EvidencePayload] {
    var samples = PayloadSamples(maker, root: root, seed: 1)
    return (0..<count).compactMap { index in
      samples.known(isMutated: index % 2 == 1).flatMap { tree in
        contract.types[root]?.choice == nil
          ? EvidencePayload(root: root, tree: tree) : placed(tree, in: root)
      }
    }
  }

  // MARK: - Places

  /// Returns a payload with a value of a family or an enum, or nil if no place for the value was found.
  ///
  /// A family that skips unknown names does so only in a list, or another place where a value can be left out. An enum
  /// in a family is judged in the family, whose policy applies to its names.
  private func placed(_ tree: JSONTree, in choice: String) -> EvidencePayload? {
    if version.uses.isOption(choice), !version.uses.mayBeAnyValue(choice) {
      for (name, family, option) in choices[choice] ?? [] where name != choice {
        let isMerged = contract.choiceWithSameDiscriminator(option, in: family) != nil
        return placed(isMerged ? tree : maker.tree(option, in: family, tree), in: name)
      }
    }
    let whole = EvidencePayload(root: choice, tree: tree)
    let skips = [version, other].contains {
      $0.contract.types[choice]?.choice?.unknown.effect.skips ?? false
    }
    if !skips { return whole }
    for place in version.places(of: choice)
    where version.effect(place).outcome == .dropped || place.dropsUnknown {
      let parts = place.id.split(separator: ".").map(String.init)
      guard parts.count == 2, let owner = contract.types[parts[0]], let object = owner.object,
        let property = object.properties.first(where: { $0.name == parts[1] }),
        let path = property.reads.first, let value = property.type.containing(tree),
        let around = maker.value(of: parts[0], .minimal)
      else { continue }
      let inner = around.replacing(value, at: path[...])
      guard version.uses.isOption(parts[0]) else {
        return EvidencePayload(root: parts[0], tree: inner)
      }
      if let (name, family, option) = choices[parts[0]]?.first {
        return EvidencePayload(root: name, tree: maker.tree(option, in: family, inner))
      }
    }
    return nil
  }

  // MARK: - Values

  private func values(of name: String, _ type: ContractType) -> [JSONTree] {
    var values = [ExampleMaker.Size.minimal, .full].compactMap { maker.value(of: name, $0) }
    if let shorthand = type.shorthand { values += variants(of: shorthand) }
    switch type.kind {
    case .object:
      let members = version.view.object(name)?.allMembers ?? []
      values += values.flatMap { mutants(of: $0, members) }.withoutDuplicates
    case .array(let array):
      for value in values { values += mutants(of: value, array) }
    case .values(let raw):
      values += raw.read.map(raw.tree) + Self.wrong
      values += raw.read.prefix(3).map { .string($0.value.uppercased()) }
      values += [raw.areIntegers ? .number("98765") : .string("surely-unknown")]
    case .choice, .opaque: break
    }
    return values
  }

  private func values(of choice: ContractChoice, _ name: String) -> [JSONTree] {
    var (values, mutants): ([JSONTree], [JSONTree]) = ([], [])
    // Only the first payloads of a large family are used.
    let others = other.contract.types[name]?.choice?.options ?? []
    let names = Dictionary(others.map { ($0.id, $0.names) }) { first, _ in first }
    var options = choice.options(.decode)
    let same = options.filter { names[$0.id] == $0.names }
    options = options.filter { names[$0.id] != $0.names } + same
    for option in options {
      var whole: [JSONTree] = []
      for size in [ExampleMaker.Size.minimal, .full] {
        whole += [maker.value(of: option, in: choice, size)].compactMap(\.self)
      }
      values += whole.withoutDuplicates
      for other in option.names.dropFirst() {
        var renamed = option
        renamed.names = [other]
        values += [maker.value(of: renamed, in: choice, .minimal)].compactMap(\.self)
      }
      mutants += contents(of: option, in: choice).map { maker.tree(option, in: choice, $0) }
    }
    if let known = options.first(where: { maker.depths.depth(of: $0) != nil }) {
      for name in [known.names.first?.uppercased(), choice.unknownName].compactMap(\.self) {
        var unknown = known
        unknown.names = [name]
        values += [maker.value(of: unknown, in: choice, .minimal)].compactMap(\.self)
      }
      if let tag = choice.representation.tag,
        let value = maker.value(of: known, in: choice, .minimal)
      {
        let unnamed = value.replacing(nil, at: tag.path[...])
        values += [unnamed, value.replacing(.null, at: tag.path[...])]
        values += tag.reads.dropFirst().map { path in
          unnamed.replacing(value.value(at: tag.path[...]), at: path[...])
        }
      }
    }
    return values.withoutDuplicates + mutants.withoutDuplicates
  }

  /// Returns variants of the content of an enum's case. A type's own comparison covers the type's content.
  private func contents(of option: ContractOption, in choice: ContractChoice) -> [JSONTree] {
    switch option.content {
    case .type: return []
    case .single(let type), .whole(let type): return variants(of: type)
    case .values(let properties):
      guard let members = maker.members(of: properties, option.id, .init(name: "", levels: 3))
      else { return [] }
      return mutants(
        of: .object(members), properties.compactMap { WireMember($0, of: "", .decode) })
    }
  }

  // MARK: - Mutants

  /// Returns an object's mutants: each key removed, under its other spellings, or with another value.
  private func mutants(of value: JSONTree, _ members: [WireMember]) -> [JSONTree] {
    var rounds: [[JSONTree]] = []
    func add(_ mutant: JSONTree, _ round: Int) {
      while rounds.count <= round { rounds.append([]) }
      rounds[round].append(mutant)
    }
    for member in members {
      guard let path = member.paths.first else { continue }
      let example = value.value(at: path[...])
      if example != nil { add(value.replacing(nil, at: path[...]), 0) }
      let other = example ?? member.property.flatMap { variants(of: $0.type).first } ?? .bool(true)
      for alias in member.paths.dropFirst() {
        add(value.replacing(nil, at: path[...]).replacing(other, at: alias[...]), 1)
      }
      let others = (member.property.map { variants(of: $0.type) } ?? []) + Self.wrong
      for (index, variant) in others.enumerated() {
        add(value.replacing(variant, at: path[...]), index + 2)
      }
    }
    return rounds.flatMap(\.self)
  }

  private func mutants(of value: JSONTree, _ array: ContractArray) -> [JSONTree] {
    guard case .array(let elements) = value else { return [] }
    var mutants = elements.indices.map { JSONTree.array(Array(elements.prefix($0))) }
    for (index, property) in array.read.prefix(elements.count).enumerated() {
      for variant in variants(of: property.type) + Self.wrong {
        var changed = elements
        changed[index] = variant
        mutants.append(.array(changed))
      }
    }
    return mutants
  }

  /// Values of which most types reject some.
  private static let wrong: [JSONTree] = [
    .null, .string("surely-unknown"), .number("-1"), .number("1.5"), .bool(true), .number("300"),
    .string("1"), .array([]), .object([]), .string(""), .number("3000000000"),
  ]

  /// Returns values of a type, of which other versions of the type may reject some.
  private func variants(of type: WireType) -> [JSONTree] {
    switch type {
    case .any, .opaque: []
    case .scalar(let scalar):
      [scalar.example("value")]
        + (scalar.integerRange.map { [.number($0.least), .number($0.greatest)] } ?? [])
    case .optional(let inner), .expression(let inner): variants(of: inner)
    case .list(let element):
      (variants(of: element).prefix(6) + [.null, .object([])]).map { .array([$0]) }
        + variants(of: element).prefix(1)
    case .map(let element, keys: let keys):
      variants(of: element).prefix(6).compactMap { value in
        keys.example.map { .object([.init($0, value)]) }
      }
    case .dropping(let inner, _): variants(of: inner)
    case .coded(let inner, by: let coder):
      [coder.example].compactMap(\.self) + variants(of: inner)
    case .named(let reference): variants(of: reference)
    }
  }

  private func variants(of reference: WireType.Reference) -> [JSONTree] {
    let type = contract.types[reference.name]
    var variants = [maker.value(of: reference, .init(name: reference.name, levels: 0))]
      .compactMap(\.self)
    if let values = type?.values { variants += values.read.prefix(8).map(values.tree) }
    if let choice = type?.choice {
      let options = choice.options.lazy.filter { choice.codes($0, .decode) }
      for option in options.prefix(8) {
        variants += [maker.value(of: option, in: choice, .minimal)].compactMap(\.self)
      }
      if var unknown = options.first(where: { maker.depths.depth(of: $0) != nil }) {
        unknown.names = [choice.unknownName]
        variants += [maker.value(of: unknown, in: choice, .minimal)].compactMap(\.self)
      }
    }
    return variants
  }
}

extension ContractChoice {
  /// A name that no option has.
  fileprivate var unknownName: String { tagType == .string ? "surely-unknown" : "98765" }
}

extension WireType {
  /// Returns a value of the type that contains the given value of a family or enum, or nil if the value is not in lists
  /// and optionals only.
  fileprivate func containing(_ value: JSONTree) -> JSONTree? {
    switch self {
    case .named: value
    case .optional(let type), .dropping(let type, _), .expression(let type):
      type.containing(value)
    case .list(let type): type.containing(value).map { .array([$0]) }
    case .any, .opaque, .scalar, .map, .coded: nil
    }
  }
}

extension [JSONTree] {
  /// The values without duplicates, in order.
  fileprivate var withoutDuplicates: [JSONTree] {
    uniqued(by: \.compactText)
  }
}
