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

/// The counts during the walk of a payload, indexed by the numbers in the program.
struct PayloadCounts {
  struct Key: Hashable {
    enum Kind: UInt8 { case object, option, key, value, unknownName, unknownValue }

    var kind: Kind
    /// The number of the object, choice or enum.
    var owner: Int
    /// The number of the slot, option or raw value.
    var part = 0
    /// The index of the key among the slot's keys, or of the name among the option's names.
    var rank = 0
  }

  private(set) var counts: [Key: PayloadUsage.Count] = [:]

  mutating func add(_ key: Key, at offset: UInt32) {
    counts[key, default: .init(times: 0, first: Int(offset))].times += 1
  }
}

extension PayloadUsage {
  init(_ walked: PayloadCounts, _ program: PayloadProgram) {
    for (key, count) in walked.counts {
      let part: Part
      switch key.kind {
      case .object: part = .object(program.objects[key.owner].name)
      case .key:
        let (object, slot) = (
          program.objects[key.owner], program.objects[key.owner].slots[key.part]
        )
        part = .key(
          owner: object.name, property: slot.name,
          spelling: slot.paths[key.rank].joined(separator: "."))
      case .option:
        let choice = program.choices[key.owner]
        let names = choice.choice.options[key.part].names
        part = .option(
          choice: choice.name, choice.ids[key.part],
          name: names.indices.contains(key.rank) ? names[key.rank] : "")
      case .value:
        let values = program.values[key.owner]
        part = .value(type: values.name, values.names.names[key.part])
      case .unknownName: part = .unknown(program.choices[key.owner].name)
      case .unknownValue: part = .unknown(program.values[key.owner].name)
      }
      counts[part] = counts[part].map { $0 + count } ?? count
    }
  }
}

extension PayloadWalk {
  /// Counts a part of the payload if counts are requested, unless the walk only tests whether an option accepts a value.
  mutating func count(
    _ kind: PayloadCounts.Key.Kind, _ owner: Int, _ part: Int = 0, rank: Int = 0, at node: Int
  ) {
    if isSilent { return }
    if kind == .key { traceProperty(part, of: owner, at: node) }
    counts?.add(.init(kind: kind, owner: owner, part: part, rank: rank), at: nodes[node].start)
  }
}
