import WidgetSource

/// Random payloads of a contract: valid payloads, and payloads with a single change. The same seed produces the same
/// payloads.
package struct PayloadSamples {
  /// A payload, and the error that decoding it causes.
  package struct Sample: Sendable {
    package var payload: String
    /// The first error, or nil if the app decodes the payload.
    package var error: (rule: String, path: String)?
    /// Whether the contract decides that the app decodes the payload. It does not if the payload contains a value
    /// whose JSON is unknown.
    package var isKnown: Bool
  }

  private let root: String
  private let maker: ExampleMaker
  /// Nil if the payloads are not checked.
  private let validator: PayloadValidator?
  private var random: PayloadRandom
  /// The types whose values can contain a value whose JSON is unknown.
  private let opaqueTypes: Set<String>
  /// Whether the current payload contains no value whose JSON is unknown.
  private var isKnown = true
  /// The indices of the options of each choice that a payload can contain.
  private var knownOptions: [String: [Int]] = [:]

  /// Returns nil if the contract has no type named `root`.
  package init?(_ contract: Contract, root: String, seed: UInt64) {
    guard let validator = PayloadValidator(contract, root: root) else { return nil }
    self.init(ExampleMaker(contract), root: root, seed: seed, validator)
  }

  /// - Parameter validator: the validator of the payloads, or nil if they are not checked.
  init(_ maker: ExampleMaker, root: String, seed: UInt64, _ validator: PayloadValidator? = nil) {
    self.root = root
    self.validator = validator
    self.maker = maker
    opaqueTypes = maker.contract.typesWithOpaqueValues
    random = PayloadRandom(seed: seed)
  }

  /// Returns the next payload, or nil if the JSON of the root would be infinite.
  ///
  /// - Parameter isMutated: whether one member or element is changed.
  package mutating func next(isMutated: Bool) -> Sample? {
    guard let text = tree(isMutated: isMutated)?.compactText else { return nil }
    let bytes = Array(text.utf8)
    let error = validator?.findings(in: bytes).first { $0.severity == .error }
    return Sample(
      payload: text,
      error: error.map { ($0.rule.rawValue, Self.path(to: Int($0.range.start), in: bytes)) },
      isKnown: isKnown)
  }

  /// Returns the next payload if it contains no value whose JSON is unknown.
  mutating func known(isMutated: Bool) -> JSONTree? {
    tree(isMutated: isMutated).flatMap { isKnown ? $0 : nil }
  }

  private mutating func tree(isMutated: Bool) -> JSONTree? {
    isKnown = true
    guard let tree = value(of: .named(.init(root)), "root", 0) else { return nil }
    return isMutated ? mutated(tree) : tree
  }

  // MARK: - Values

  private mutating func value(of type: WireType, _ name: String, _ depth: Int) -> JSONTree? {
    if depth > 6 {
      isKnown = isKnown && opaqueTypes.isDisjoint(with: type.references.map(\.name))
      return maker.value(of: type, .init(name: name, levels: 0))
    }
    switch type {
    case .any: return .object([])
    case .opaque:
      isKnown = false
      return .object([])
    case .scalar(let scalar): return scalar.sample(name, &random)
    case .optional(let inner):
      return random.below(4) == 0 ? .null : value(of: inner, name, depth) ?? .null
    case .list(let element):
      return .array((0..<random.below(3)).compactMap { _ in value(of: element, name, depth + 1) })
    case .map(let element, keys: .pairs(let key)):
      guard random.below(3) > 0, let name = value(of: key, name, depth + 1),
        let value = value(of: element, name.compactText, depth + 1)
      else { return .array([]) }
      return .array([name, value])
    case .map(let element, let keys):
      guard random.below(3) > 0, let key = keys.example,
        let value = value(of: element, name, depth + 1)
      else { return .object([]) }
      return .object([.init(key, value)])
    case .coded(let inner, by: let coder):
      isKnown = isKnown && coder.acceptsForm
      return coder.example ?? value(of: inner, name, depth)
    case .dropping(let inner, _), .expression(let inner): return value(of: inner, name, depth)
    case .named(let reference): return value(of: reference, depth + 1)
    }
  }

  private mutating func value(of reference: WireType.Reference, _ depth: Int) -> JSONTree? {
    guard let type = maker.contract.types[reference.name] else { return .object([]) }
    switch type.kind {
    case .opaque:
      isKnown = false
      return .object([])
    case .values(let values):
      let cases = values.read
      return cases.isEmpty ? nil : values.tree(cases[random.below(cases.count)])
    case .object(let object):
      return members(of: object.properties, depth).map(JSONTree.object)
    case .array(let array):
      let elements = array.read.map { value(of: $0.type, $0.name, depth) }
      let known = elements.compactMap(\.self)
      return known.count == elements.count ? .array(known) : nil
    case .choice(let choice):
      let options = options(of: reference, choice)
      guard !options.isEmpty else { return nil }
      let option = choice.options[options[random.below(options.count)]]
      return content(of: option, in: choice, depth).map { maker.tree(option, in: choice, $0) }
    }
  }

  /// Returns the indices of the options that a value can have. A payload can contain many values of a large family.
  private mutating func options(
    of reference: WireType.Reference, _ choice: ContractChoice
  ) -> [Int] {
    let known =
      knownOptions[reference.name]
      ?? choice.options.indices.filter { index in
        let option = choice.options[index]
        return choice.codes(option, .decode) && maker.depths.depth(of: option) != nil
      }
    knownOptions[reference.name] = known
    guard let only = reference.only else { return known }
    return known.filter { only.contains(choice.options[$0].id) }
  }

  private mutating func content(
    of option: ContractOption, in choice: ContractChoice, _ depth: Int
  ) -> JSONTree? {
    switch option.content {
    case .type(let name): return value(of: .init(name), depth)
    case .single(let type), .whole(let type): return value(of: type, option.id, depth)
    case .values(let values):
      if values.isEmpty, choice.representation == .untagged { return .null }
      return members(of: values, depth).map(JSONTree.object)
    }
  }

  private mutating func members(
    of properties: [ContractProperty], _ depth: Int
  ) -> [JSONTree.Member]? {
    var members: [JSONTree.Member] = []
    isKnown = isKnown && !properties.contains { $0.isRead && $0.isByHand }
    for property in properties where property.isRead && !property.isByHand {
      guard property.isRequired || depth < 5 && random.below(2) == 0,
        let value = value(of: property.type, property.name, depth)
      else {
        if property.isRequired { return nil }
        continue
      }
      if property.isFlattened {
        guard case .object(let inner) = value else { continue }
        members += inner.filter { member in !members.contains { $0.key == member.key } }
      } else if let path = property.reads.first {
        members.set(value, at: path[...])
      }
    }
    return members
  }

  // MARK: - Mutants

  /// Returns the value with one member or element removed, renamed or replaced.
  private mutating func mutated(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .object(var members) where !members.isEmpty:
      let index = random.below(members.count)
      switch random.below(8) {
      case 0: members.remove(at: index)
      case 1: members[index].key += "x"
      case 2: members[index].value = .null
      case 3: members[index].value = other()
      default: members[index].value = mutated(members[index].value)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty:
      let index = random.below(elements.count)
      if random.below(4) == 0 {
        elements.remove(at: index)
      } else {
        elements[index] = mutated(elements[index])
      }
      return .array(elements)
    case .string(let text) where random.below(2) == 0: return .string(text + "x")
    default: return other()
    }
  }

  private mutating func other() -> JSONTree {
    let values: [JSONTree] = [
      .null, .bool(true), .number("-1"), .number("300"), .number("1.5"), .string("x"), .array([]),
      .object([]),
    ]
    return values[random.below(values.count)]
  }

  // MARK: - Places

  /// Returns the JSON Pointer (RFC 6901) of the innermost value that contains an offset.
  private static func path(to offset: Int, in bytes: [UInt8]) -> String {
    guard case .success(var value) = JSONValue.read(SourceFile(path: "", bytes: bytes)) else {
      return ""
    }
    var path = ""
    while true {
      switch value.kind {
      case .object(let members):
        guard let found = members.first(where: { $0.value.range.bounds.contains(offset) }) else {
          return path
        }
        path += "/" + found.key.replacing("~", by: "~0").replacing("/", by: "~1")
        value = found.value
      case .array(let elements):
        guard let index = elements.firstIndex(where: { $0.range.bounds.contains(offset) }) else {
          return path
        }
        path += "/\(index)"
        value = elements[index]
      default: return path
      }
    }
  }
}

extension Contract {
  /// The opaque types, and the types whose values may contain values of opaque types.
  fileprivate var typesWithOpaqueValues: Set<String> {
    var users: [String: [String]] = [:]
    for (name, type) in types {
      let joined = [type.choice?.joins].compactMap(\.self)
      // A joining family and the joined family can have values of the same types.
      for other in joined { users[name, default: []].append(other) }
      for other in type.references + joined { users[other, default: []].append(name) }
    }
    var found: Set<String> = []
    var pending = types.filter(\.value.isOpaque).map(\.key)
    while let name = pending.popLast() {
      if found.insert(name).inserted { pending += users[name] ?? [] }
    }
    return found
  }
}

/// Pseudorandom numbers that depend only on a seed (SplitMix64).
struct PayloadRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number that is at least 0 and less than a limit.
  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(1, limit)))
  }
}

extension WireType.Scalar {
  /// Returns a random value of the type. For integers, the least and the greatest value can also occur.
  fileprivate func sample(_ name: String, _ random: inout PayloadRandom) -> JSONTree {
    if let range = integerRange {
      return .number([range.least, "0", "1", "100", range.greatest][random.below(5)])
    }
    switch self {
    case .bool: return .bool(random.below(2) == 0)
    case .double, .float, .decimal: return .number(["0", "-1.5", "0.25", "12"][random.below(4)])
    case .string: return random.below(3) == 0 ? .string("Größe \"1\"") : example(name)
    default: return example(name)
    }
  }
}
