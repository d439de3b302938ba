/// The ways in which the types of a contract occur in the JSON.
struct ContractUses: Sendable {
  /// The types into which a type is flattened.
  private(set) var flatteners: [String: Set<String>] = [:]
  /// The types that occur as separate values, without being flattened.
  private(set) var ownValues: Set<String> = []
  /// The types that occur at places where values other than objects are possible.
  private(set) var anyValues: Set<String> = []
  /// The types that are options of families.
  private var options: Set<String> = []
  /// The types that at least one type mentions.
  private var mentioned: Set<String> = []

  init(_ contract: Contract) {
    for (owner, type) in contract.types {
      for property in type.properties { add(property, of: owner) }
      // A shorthand is decoded instead of an object.
      if let shorthand = type.shorthand { add(shorthand.mentionedTypes, isObject: false) }
      guard let choice = type.choice else { continue }
      var isObject = false
      if case .internal = choice.representation { isObject = true }
      if choice.isFamily, let decoded = choice.unknown.effect.decoded {
        add([decoded.id], isObject: isObject)
      }
      for option in choice.options {
        switch option.content {
        case .values(let values): for value in values { add(value, of: owner) }
        case .type(let name):
          options.insert(name)
          add([name], isObject: isObject)
        case .single(let type): add(type.mentionedTypes, isObject: false)
        case .whole(let type): add(type.mentionedTypes, isObject: isObject)
        }
      }
    }
  }

  private mutating func add(_ property: ContractProperty, of owner: String) {
    let names = property.type.mentionedTypes
    guard property.isFlattened else { return add(names, isObject: false) }
    for name in names {
      mentioned.insert(name)
      flatteners[name, default: []].insert(owner)
    }
  }

  private mutating func add(_ names: [String], isObject: Bool) {
    mentioned.formUnion(names)
    ownValues.formUnion(names)
    if !isObject { anyValues.formUnion(names) }
  }

  /// Whether values of the type can occur where values other than objects are possible. This includes a type that no
  /// type mentions, because its values can be payloads.
  func mayBeAnyValue(_ type: String) -> Bool {
    anyValues.contains(type) || !mentioned.contains(type)
  }

  func isOption(_ type: String) -> Bool { options.contains(type) }

  func isMentioned(_ type: String) -> Bool { mentioned.contains(type) }

  /// Returns the only type into which a type is flattened, directly or through other types. Returns the type itself if
  /// it also occurs as a separate value, is flattened into several types, or is an enum or a family.
  func surroundingObject(of type: String, in contract: Contract) -> String {
    var seen = [type]
    while let name = seen.last, contract.types[name]?.choice == nil,
      let owners = onlyFlatteners(name), owners.count == 1, let owner = owners.first,
      contract.types[owner]?.choice == nil, !seen.contains(owner)
    {
      seen.append(owner)
    }
    return seen.last ?? type
  }

  /// Returns the types into which a type is flattened. Returns nil if the type also occurs as a separate value, or if
  /// it is not flattened into any type.
  func onlyFlatteners(_ type: String) -> Set<String>? {
    ownValues.contains(type) ? nil : flatteners[type]
  }
}

extension Contract {
  /// Returns the given type and all types that its values may contain, directly or indirectly.
  func types(from root: String) -> Set<String> {
    let joining = Dictionary(grouping: types.filter { $0.value.choice?.joins != nil }) {
      $0.value.choice?.joins ?? ""
    }
    var found: Set<String> = []
    var pending = [root]
    while let name = pending.popLast() {
      guard found.insert(name).inserted, let type = types[name] else { continue }
      pending += type.references + (joining[name] ?? []).map(\.key)
      // A joining family and the joined family can have values of the same types, so both are visited.
      if let other = type.choice?.joins { pending.append(other) }
    }
    return found
  }
}
