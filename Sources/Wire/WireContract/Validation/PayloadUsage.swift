/// The number of times that each type, option, key and raw value of a contract, and each unknown name, occurs in one or
/// more payloads.
package struct PayloadUsage: Equatable, Sendable {
  /// A part of a payload that is counted.
  package enum Part: Hashable, Sendable {
    /// An object or array of the type with this name.
    case object(String)
    /// An option of a family or an enum under one of its names.
    case option(choice: String, String, name: String)
    /// A key of a property in one spelling: the current key or an alias.
    case key(owner: String, property: String, spelling: String)
    /// A raw value of an enum.
    case value(type: String, String)
    /// The names or raw values that the contract does not list for the family or enum with this name.
    case unknown(String)
  }

  package struct Count: Equatable, Sendable {
    package var times: Int
    /// The offset of the first occurrence in the payload or, after `add(_:at:)`, in the file.
    package var first: Int

    static func + (left: Count, right: Count) -> Count {
      Count(times: left.times + right.times, first: min(left.first, right.first))
    }
  }

  package private(set) var counts: [Part: Count] = [:]

  package init() {}

  /// Adds the counts of another payload in the same file.
  ///
  /// - Parameter offset: the offset in the file at which the payload begins.
  package mutating func add(_ other: PayloadUsage, at offset: Int) {
    for (part, count) in other.counts {
      let moved = Count(times: count.times, first: count.first + offset)
      counts[part] = counts[part].map { $0 + moved } ?? moved
    }
  }

  /// Returns the sum of the counts of all parts that satisfy a condition, or nil if there are no such parts.
  package func count(where isCounted: (Part) -> Bool) -> Count? {
    var sum: Count?
    for (part, count) in counts where isCounted(part) { sum = sum.map { $0 + count } ?? count }
    return sum
  }

  /// Whether both payloads contain the same number of values of each option.
  package func hasOptions(of other: PayloadUsage) -> Bool {
    func options(_ usage: PayloadUsage) -> [Part: Int] {
      usage.counts.filter { if case .option = $0.key { true } else { false } }.mapValues(\.times)
    }
    return options(self) == options(other)
  }

  /// Returns the number of objects and arrays of a type.
  package func count(ofType name: String) -> Int { counts[.object(name)]?.times ?? 0 }

  /// Returns the number of values of one option of a family or an enum.
  package func count(ofOption id: String, in choice: String) -> Int {
    count { if case .option(choice, id, name: _) = $0 { true } else { false } }?.times ?? 0
  }

  /// Returns the number of values of a property under each spelling of its key.
  package func spellings(ofProperty property: String, of owner: String) -> [String: Int] {
    var spellings: [String: Int] = [:]
    for case (.key(owner, property, let spelling), let count) in counts {
      spellings[spelling] = count.times
    }
    return spellings
  }

  /// Returns the number of values that a change affects, or nil if the change affects no value.
  package func count(of use: PayloadUse.Part) -> Count? {
    switch use {
    case .type(let name):
      count { part in
        switch part {
        case .object(name), .option(name, _, _), .value(name, _), .unknown(name): true
        default: false
        }
      }
    case .choice(let name):
      count { part in
        switch part {
        case .option(name, _, _), .unknown(name): true
        default: false
        }
      }
    case .key(let owner, let property, let spelling):
      count { part in
        guard case .key(owner, property, let found) = part else { return false }
        return spelling == nil || spelling == found
      }
    case .missingKey(let owner, let property): missing(property, of: owner)
    case .option(let choice, let id):
      count { if case .option(choice, id, name: _) = $0 { true } else { false } }
    case .name(let choice, let id, let name): counts[.option(choice: choice, id, name: name)]
    case .unknownName(let name), .unknownValue(let name): counts[.unknown(name)]
    case .value(let type, let value): counts[.value(type: type, value)]
    }
  }

  /// Returns the number of objects without a property's key, or nil if there are no such objects. The number is the
  /// difference of two counts, so the first reported object may have the key.
  private func missing(_ property: String, of owner: String) -> Count? {
    guard let objects = counts[.object(owner)] else { return nil }
    let keys = count(of: .key(owner: owner, property: property, spelling: nil))?.times ?? 0
    return objects.times > keys
      ? Count(times: objects.times - keys, first: objects.first) : nil
  }
}

/// The counts during the walk of a payload, by the indices of the program.
struct PayloadCounts {
  /// A part of the program, like a `PayloadUsage.Part`. A slot, option or raw value is a position in its owner.
  enum Part: Hashable {
    case object(ObjectIndex)
    /// - Parameter rank: the position of the name among the option's names.
    case option(ChoiceIndex, Int, rank: Int)
    /// - Parameter rank: the position of the key among the slot's keys.
    case key(ObjectIndex, Int, rank: Int)
    case value(ValuesIndex, Int)
    case unknownName(ChoiceIndex)
    case unknownValue(ValuesIndex)
  }

  private(set) var counts: [Part: PayloadUsage.Count] = [:]

  mutating func add(_ part: Part, at offset: UInt32) {
    counts[part, default: .init(times: 0, first: Int(offset))].times += 1
  }
}

extension PayloadUsage {
  init(_ walked: PayloadCounts, _ program: PayloadProgram) {
    for (walkedPart, count) in walked.counts {
      let part = program.part(walkedPart)
      counts[part] = counts[part].map { $0 + count } ?? count
    }
  }
}

extension PayloadProgram {
  /// Returns a part by its names in the contract.
  fileprivate func part(_ part: PayloadCounts.Part) -> PayloadUsage.Part {
    switch part {
    case .object(let number): return .object(objects[number].name)
    case .key(let number, let index, let rank):
      let (object, slot) = (objects[number], objects[number].slots[index])
      return .key(
        owner: object.name, property: slot.name, spelling: slot.paths[rank].joined(separator: "."))
    case .option(let number, let index, let rank):
      let choice = choices[number]
      let names = choice.choice.options[index].names
      return .option(
        choice: choice.name, choice.ids[index],
        name: names.indices.contains(rank) ? names[rank] : "")
    case .value(let number, let index):
      return .value(type: values[number].name, values[number].names.names[index])
    case .unknownName(let number): return .unknown(choices[number].name)
    case .unknownValue(let number): return .unknown(values[number].name)
    }
  }
}

extension PayloadWalk {
  /// Counts a part of the payload if counts are requested, unless the walk only tests whether an option accepts a value.
  mutating func count(_ part: PayloadCounts.Part, at node: NodeIndex) {
    if isSilent { return }
    if case .key(let owner, let slot, rank: _) = part { traceProperty(slot, of: owner, at: node) }
    counts?.add(part, at: nodes[node].start)
  }
}
