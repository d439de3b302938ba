/// How often payloads have the types, options and keys of a contract.
package struct PayloadUsage: Equatable, Sendable {
  /// Objects, by the names of their types.
  package var types: [String: Int] = [:]
  /// Options of families and enums: `Component.Label`.
  package var options: [String: Int] = [:]
  /// Keys by properties, `Label.text`, and then as they are spelled.
  package var keys: [String: [String: Int]] = [:]

  package init() {}

  /// How often a property has a value, by whichever key.
  package func count(ofProperty name: String) -> Int {
    keys[name, default: [:]].values.reduce(0, +)
  }

  init(_ counts: PayloadCounts, _ program: PayloadProgram) {
    for (number, count) in counts.objects {
      types[program.objects[number].name, default: 0] += count
    }
    for (key, count) in counts.keys {
      let object = program.objects[key.owner]
      let slot = object.slots[key.part]
      keys["\(object.name).\(slot.name)", default: [:]][
        slot.paths[key.rank].joined(separator: "."), default: 0] += count
    }
    for (key, count) in counts.options {
      let choice = program.choices[key.owner]
      options["\(choice.name).\(choice.ids[key.part])", default: 0] += count
    }
  }
}

/// The same by the numbers of a program, while a payload is walked.
struct PayloadCounts {
  /// A property of an object by one of its keys, or an option of a choice.
  struct Key: Hashable {
    var owner: Int
    var part: Int
    var rank = 0
  }

  var objects: [Int: Int] = [:]
  var options: [Key: Int] = [:]
  var keys: [Key: Int] = [:]
}

extension PayloadWalk {
  /// Counts an object.
  mutating func count(object number: Int) {
    if isSilent { return }
    counts?.objects[number, default: 0] += 1
  }

  /// Counts a value of a property.
  mutating func count(slot: Int, of number: Int, rank: Int) {
    if isSilent { return }
    counts?.keys[.init(owner: number, part: slot, rank: rank), default: 0] += 1
  }

  /// Counts a value of a family or an enum.
  mutating func count(option: Int, of number: Int) {
    if isSilent { return }
    counts?.options[.init(owner: number, part: option), default: 0] += 1
  }
}
