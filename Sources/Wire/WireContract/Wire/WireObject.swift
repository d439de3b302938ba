import WidgetSource

/// An object in the JSON, including the keys of everything that is flattened into it.
struct WireObject: Sendable {
  /// A part of the merged object.
  enum Entry: Sendable {
    case member(WireMember)
    /// A flattened optional. It is nil if none of `keys` has a value. Otherwise, all its members are decoded.
    case optional(keys: [String], [Entry])
  }

  /// The keys that are not listed.
  enum Others: Sendable {
    /// The app ignores the other keys. Closed schemas and `validate` report them.
    case unexpected
    /// The other keys that are allowed are names of flattened values, which are keys of the flattened property. The app
    /// ignores all other keys.
    case names
    case anything
    /// The other keys belong to a dictionary with values of this type.
    case values(WireType)

    /// Whether the app may use keys that are neither listed nor names of flattened values.
    var areUsed: Bool {
      switch self {
      case .unexpected, .names: false
      case .anything, .values: true
      }
    }

    /// Adds the other keys that a part of the object allows. If one part is a dictionary, its value type applies even
    /// if other parts allow any keys.
    fileprivate mutating func add(_ other: Others) {
      switch (self, other) {
      case (_, .unexpected), (.values, .anything), (.values, .names), (.anything, .names): break
      default: self = other
      }
    }
  }

  /// The members for the object's own properties, in order of declaration, and then the members for keys of
  /// replacements.
  let members: [WireMember]
  /// The flattened properties, in order of declaration.
  let flattened: [WireFlattened]
  /// All members in order of declaration, including the members of flattened properties.
  let entries: [Entry]
  let others: Others
  /// Whether a family, an enum or another value without listed keys is flattened into the object, directly or
  /// indirectly. It is decided once, because an object can be flattened in many ways.
  let flattensValues: Bool

  /// All members. The members of flattened optionals are optional.
  var allMembers: [WireMember] { entries.allMembers }

  /// Whether the object may have keys that are not listed.
  var hasOtherKeys: Bool { if case .unexpected = others { false } else { true } }

  /// Whether a property of the object itself is a dictionary of the remaining keys.
  var collectsKeys: Bool {
    flattened.contains { if case .remainingKeys = $0.content { true } else { false } }
  }

  /// Whether decoding the type requests a container, for the type's own keys or to look up the keys of a flattened
  /// optional.
  var requestsContainer: Bool {
    !members.isEmpty
      || flattened.contains {
        $0.isOptional && !$0.mayBeWrong && !$0.keys.isEmpty
      }
  }

  /// Whether the object has no listed keys and no dictionary that specifies the type of the other keys' values.
  var isEmpty: Bool {
    if case .values = others { false } else { entries.isEmpty }
  }
}

extension WireObject.Entry {
  /// The identity of an entry. An object contains only one of several entries with equal identities, so a type that is
  /// flattened twice adds its keys only once.
  fileprivate var id: [String] {
    switch self {
    case .member(let member):
      [member.owner, member.property?.name ?? "", member.isRequired ? "required" : ""]
    case .optional(let keys, let entries): ["", ""] + keys + entries.flatMap(\.id)
    }
  }

  /// The members. The members of a flattened optional are optional.
  fileprivate var members: [WireMember] {
    switch self {
    case .member(let member): [member]
    case .optional(keys: _, let entries):
      entries.flatMap(\.members).map { $0.optional(ignoresErrors: false) }
    }
  }
}

/// A flattened property. The surrounding object contains the keys of the property's type.
struct WireFlattened: Sendable {
  enum Content: Sendable {
    case object(WireObject)
    /// A dictionary of the keys that no other property decodes.
    case remainingKeys
    /// A family, an enum, or any other type. At most the keys of a discriminator are known.
    case value
    /// A type that is flattened into itself, directly or indirectly, or that is too many levels deep.
    case circular
  }

  let name: String
  let type: WireType
  let content: Content
  /// The keys that determine whether an optional is nil: it is nil if none of the keys has a value. Empty if the keys
  /// are unknown.
  let keys: [String]
  /// Whether the only key that is a name of the property's type selects the value.
  let selectsName: Bool
  /// Whether the property is nil if none of the keys has a value.
  let isOptional: Bool
  /// Whether the property is nil or replaced if it cannot be decoded.
  let ignoresErrors: Bool
  /// The condition of the surrounding `#if`s, or nil if there aren't any.
  let condition: String?

  /// Whether a wrong value is not always an error of the surrounding object.
  var mayBeWrong: Bool { ignoresErrors || condition != nil }

  fileprivate var containsValue: Bool {
    switch content {
    case .object(let object): object.flattensValues
    case .value: true
    case .remainingKeys, .circular: false
    }
  }

  /// Whether the property may have no value.
  fileprivate var mayBeAbsent: Bool { isOptional || mayBeWrong }
}

/// Builds the objects of a view. Each object is built once, and used for all objects into which it is flattened.
struct WireObjectBuilder {
  private let contract: Contract
  private let direction: WireView.Direction
  private(set) var objects: [String: WireObject]
  /// The keys under which values with unknown names may contain a replacement, by the name of the type.
  private let replacementKeys: [String: [String]]
  /// The types that are currently being built.
  private var pending: Set<String> = []
  /// The maximum number of types that are flattened into each other. It limits the recursion.
  private static let deepest = 64

  init(
    _ contract: Contract, _ direction: WireView.Direction, _ objects: [String: WireObject] = [:],
    replacementKeys: [String: [String]]
  ) {
    self.replacementKeys = replacementKeys
    self.contract = contract
    self.direction = direction
    self.objects = objects
  }

  /// Returns the object of a type. Nil if the type is not an object or is currently being built, or if the recursion is
  /// too deep.
  mutating func object(named name: String) -> WireObject? {
    if let known = objects[name] { return known }
    guard let properties = contract.types[name]?.object?.properties,
      pending.count < Self.deepest, pending.insert(name).inserted
    else { return nil }
    let object = object(properties, of: name)
    pending.remove(name)
    objects[name] = object
    return object
  }

  mutating func object(_ properties: [ContractProperty], of owner: String) -> WireObject {
    var (members, flattened): ([WireMember], [WireFlattened]) = ([], [])
    var entries: [WireObject.Entry] = []
    var others = WireObject.Others.unexpected
    for property in properties {
      if property.isByHand, direction == .decode { others.add(.anything) }
      if property.isFlattened {
        let isCoded =
          direction == .decode ? property.directions.decodes : property.directions.encodes
        guard isCoded else { continue }
        let part = self.flattened(property)
        flattened.append(part)
        entries += part.entries(direction)
        others.add(part.others)
      } else if let member = WireMember(property, of: owner, direction) {
        members.append(member)
        entries.append(.member(member))
      }
    }
    for key in replacementKeys[owner] ?? []
    where !members.contains(where: { $0.keys.contains(key) }) {
      guard direction == .decode, !others.areUsed else { continue }
      // In a value with a known name, the key of the replacement is accepted and ignored.
      let property = ContractProperty(
        name: key, reads: [[key]], writes: nil, type: .any, presence: .optional)
      guard let member = WireMember(property, of: owner, direction) else { continue }
      members.append(member)
      entries.append(.member(member))
    }
    return WireObject(
      members: members, flattened: flattened, entries: entries.uniqued(by: \.id), others: others,
      flattensValues: flattened.contains(where: \.containsValue))
  }

  private mutating func flattened(_ property: ContractProperty) -> WireFlattened {
    let isOptional = property.presence == .optional
    let content = content(of: property.type.unwrapped)
    return WireFlattened(
      name: property.name, type: property.type.unwrapped, content: content,
      keys: keys(of: property, content), selectsName: property.selectsName, isOptional: isOptional,
      ignoresErrors: direction == .decode
        && (property.onError != nil || (contract.ignoresErrorsOfFlattened && isOptional)),
      condition: property.condition)
  }

  private mutating func content(of type: WireType) -> WireFlattened.Content {
    switch type {
    case .map, .dropping(.map, _): return .remainingKeys
    case .named(let reference):
      if contract.types[reference.name]?.object == nil { return .value }
      return object(named: reference.name).map { .object($0) } ?? .circular
    default: return .value
    }
  }

  private func keys(
    of property: ContractProperty, _ content: WireFlattened.Content
  ) -> [String] {
    switch content {
    case .object(let object):
      (object.entries.keys + object.flattened.flatMap(\.keys)).uniqued()
    case .value:
      property.type.references.first.flatMap { contract.types[$0.name]?.choice }.map { choice in
        property.selectsName
          ? choice.names : choice.representation.tag?.reads.map { $0[0] }.uniqued() ?? []
      } ?? []
    case .remainingKeys, .circular: []
    }
  }
}

extension Contract {
  /// The keys under which values may contain a replacement for old apps, by the names of their types.
  var replacementKeys: [String: [String]] {
    Dictionary(grouping: replacementPlaces, by: \.owner).mapValues { $0.map(\.key) }
  }

  /// The types whose values may contain a replacement for old apps, each with its key and the family or enum of the
  /// replacement. In the order of the families' names.
  var replacementPlaces: [(owner: String, key: String, choice: String)] {
    sortedTypes.flatMap { name, type -> [(owner: String, key: String, choice: String)] in
      guard let choice = type.choice, let key = choice.unknown.effect.replacementKey else {
        return []
      }
      let owners = [name] + choice.options.compactMap { typeBesideName(of: $0, in: choice) }
      return owners.map { ($0, key, name) }
    }
  }
}

extension [WireObject.Entry] {
  /// Returns the entries as a part of a flattened optional.
  ///
  /// Optionals inside it are not nested, because their keys are also keys of the outer optional. If they were nested, a
  /// type that is flattened in several ways would be repeated for each of these ways. The number of entries would
  /// double with every level.
  fileprivate func insideOptional(keys: [String]) -> [WireObject.Entry] {
    var (own, inner): ([WireObject.Entry], [WireObject.Entry]) = ([], [])
    for entry in self {
      if case .optional = entry { inner.append(entry) } else { own.append(entry) }
    }
    return [.optional(keys: keys, own)] + inner
  }

  /// The members. The members of flattened optionals are optional.
  var allMembers: [WireMember] { flatMap(\.members) }

  /// The keys of all members. The keys of members with a single place come first, then the keys of members with
  /// aliases, and then the keys of flattened optionals.
  var keys: [String] {
    var (single, several, optional): ([String], [String], [String]) = ([], [], [])
    for entry in self {
      switch entry {
      case .member(let member) where member.paths.count == 1: single += member.keys
      case .member(let member): several += member.keys
      case .optional(let keys, _): optional += keys
      }
    }
    return single + several + optional
  }
}

extension WireFlattened {
  /// Returns the entries that the property adds to the surrounding object.
  fileprivate func entries(_ direction: WireView.Direction) -> [WireObject.Entry] {
    guard case .object(let object) = content else { return [] }
    if mayBeWrong {
      return object.allMembers.map {
        .member($0.optional(ignoresErrors: direction == .decode))
      }
    }
    if !isOptional { return object.entries }
    // When encoding, all members are optional, because some keys may be encoded without the others.
    return direction == .encode
      ? object.allMembers.map { .member($0.optional(ignoresErrors: false)) }
      : object.entries.insideOptional(keys: keys)
  }

  /// The unlisted keys that the property allows in the surrounding object.
  fileprivate var others: WireObject.Others {
    switch content {
    case .object(let object):
      if case .values = object.others, mayBeAbsent {
        .anything
      } else {
        object.others
      }
    case .remainingKeys:
      if case .map(let value, keys: _) = type, value != .any, !mayBeAbsent {
        .values(value)
      } else {
        .anything
      }
    case .value: selectsName ? .names : .anything
    case .circular: .anything
    }
  }
}
