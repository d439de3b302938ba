import WidgetModel
import WidgetSource

/// The names of types and options in another language: unique names without dots and angle brackets.
///
/// For example: `Card.Style` is `CardStyle` unless another type has that name, `Pair<Int>` is `PairInt`, and the option
/// `open` of `Action` is `ActionOpen`.
package struct ContractIdentifiers: Sendable {
  private var types: [String: String] = [:]
  private var options: [String: [String: String]] = [:]
  private var lowered: [String: String] = [:]
  private var members: [String: [String: String]] = [:]
  private var taken: Set<String> = []

  package init(_ contract: Contract) {
    let names = contract.types.keys.stablySorted()
    // A type whose Swift name needs no change keeps this name, even if another type would get the same identifier.
    for name in names where Self.joined(name) == name {
      types[name] = name
      taken.insert(name)
    }
    for name in names where types[name] == nil {
      types[name] = unique(Self.joined(name), Self.joined(name, by: "_"))
    }
    for (owner, type) in contract.sortedTypes {
      for option in type.choice?.options ?? [] {
        let base = types[owner] ?? owner
        options[owner, default: [:]][Self.key(option)] = unique(
          base + Self.joined(option.id), base + "_" + Self.joined(option.id, by: "_"))
      }
    }
    lowered = Self.lowered(taken.stablySorted())
    for (owner, type) in contract.sortedTypes {
      var taken: Set<String> = []
      for option in type.choice?.options ?? [] {
        members[owner, default: [:]][Self.key(option)] = taken.insertFree(memberName(option))
      }
    }
  }

  /// Returns the name of an option within its family or enum: `open`.
  func member(_ option: ContractOption, of owner: String) -> String {
    members[owner]?[Self.key(option)] ?? option.id
  }

  private func memberName(_ option: ContractOption) -> String {
    if case .type(let name) = option.content { return lowered(type(name)) }
    return Self.ofField(option.id)
  }

  /// Returns a unique function name for each identifier.
  private static func lowered(_ names: [String]) -> [String: String] {
    let plain = names.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    let short = names.map(loweringFirstWord)
    var taken = Set(zip(plain, short).filter { $0 == $1 }.map(\.0))
    var lowered: [String: String] = [:]
    for (index, name) in names.enumerated() {
      lowered[name] = short[index]
      if short[index] == plain[index] || taken.insert(short[index]).inserted { continue }
      lowered[name] = plain[index]
      taken.insert(plain[index])
    }
    return lowered
  }

  package func type(_ name: String) -> String { types[name] ?? Self.joined(name) }

  func option(_ option: ContractOption, of owner: String) -> String {
    options[owner]?[Self.key(option)] ?? type(owner) + Self.joined(option.id)
  }

  /// Returns a key that identifies an option. It contains the name in the JSON, because types of two modules may have
  /// the same name in Swift.
  private static func key(_ option: ContractOption) -> String {
    ([option.id] + option.names.prefix(1)).joined(separator: " ")
  }

  /// Returns the identifier of a function or value: `urlImage` for `URLImage`.
  func lowered(_ identifier: String) -> String { lowered[identifier] ?? identifier }

  private mutating func unique(_ names: String...) -> String {
    taken.insertFree(names.first { !taken.contains($0) } ?? names.last ?? "")
  }

  /// Returns the identifier of a key, without characters that identifiers cannot contain: `is_on` for `is-on`.
  static func ofField(_ name: String) -> String {
    let text = String(
      name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    guard let first = text.first, text.contains(where: { $0 != "_" }) else { return "field" }
    return first.isNumber ? "_" + text : text
  }

  private static func joined(_ name: String, by separator: String = "") -> String {
    let text = words(name).map(\.capitalizedFirst).joined(separator: separator)
    guard let first = text.first else { return "Type" }
    return first.isLetter ? text : "T" + text
  }

  /// Returns the parts of a name: `Pair<[Int]>` has `Pair`, `List` and `Int`.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if character == "[" { words.append("List") }
      if character == "?" { words.append("Optional") }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func loweringFirstWord(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let isWordBehind =
      capitals < name.count && capitals > 1 && !name.dropFirst(capitals).hasPrefix("_")
    let count = isWordBehind ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}

extension Set<String> {
  /// Inserts a name or, if the set contains it, the name with the first free number from 2. Returns the inserted name.
  mutating func insertFree(_ name: String) -> String {
    let numbered = (2...).lazy.map { name + String($0) }
    let free = contains(name) ? numbered.first { !contains($0) } ?? name : name
    insert(free)
    return free
  }
}
