import WidgetSource

/// A part of a contract, by its names in the JSON and in Swift: `product-card.display_name`, `ProductCard.displayName`.
package struct WirePlace: Hashable, Sendable {
  package var wire: String
  package var swift: String

  package init(wire: String, swift: String) {
    self.wire = wire
    self.swift = swift
  }

  /// Returns the place with the given names inside this place: `label.text` for `text` in `label`.
  func appending(wire: String, swift: String) -> WirePlace {
    WirePlace(wire: "\(self.wire).\(wire)", swift: "\(self.swift).\(swift)")
  }

  /// The name in quotes, followed by the name in Swift if it is different: `'label.text' (Label.text)`.
  package var quoted: String { wire == swift ? "'\(wire)'" : "'\(wire)' (\(swift))" }

  /// Whether a pattern matches the place's name in the JSON or in Swift. A `*` in the pattern matches any text.
  package func matches(_ pattern: String) -> Bool {
    pattern == wire || pattern == swift || pattern.matchesWhole(wire)
      || pattern.matchesWhole(swift)
  }
}

/// The names of a contract's types in the JSON.
package struct WireTypeNames: Sendable {
  private let names: [String: String]

  package init(_ contract: Contract) {
    var names: [String: String] = [:]
    for (_, type) in contract.sortedTypes {
      for option in type.choice?.options ?? [] {
        // A choice that is the whole value of an option is not named after the option, because its own options have
        // names.
        guard let name = option.names.first, let type = option.content.typeBesideName,
          names[type] == nil, !option.content.isWhole || contract.types[type]?.choice == nil
        else { continue }
        names[type] = name
      }
    }
    let uses = ContractUses(contract)
    for (name, _) in contract.sortedTypes where names[name] == nil && name != contract.root {
      let owner = uses.surroundingObject(of: name, in: contract)
      if owner != name { names[name] = names[owner] ?? owner }
    }
    self.names = names
  }

  /// Returns the place of a type: its first name in a family or an enum, or else its name in Swift. A type whose keys
  /// are always merged into the keys of one other type has the place of the other type.
  package func place(ofType name: String) -> WirePlace {
    WirePlace(wire: names[name] ?? name, swift: name)
  }
}

extension ContractOption.Content {
  fileprivate var isWhole: Bool { if case .whole = self { true } else { false } }

  /// The type of the contract that the option consists of, or nil if the option has other content.
  var typeBesideName: String? {
    if case .single = self { nil } else { reference?.name }
  }
}

extension ContractProperty {
  /// The key or path in the JSON, or the name in Swift if the property has no key.
  package var wireName: String {
    if isElement || isFlattened { return name }
    return (reads.first ?? writes)?.joined(separator: ".") ?? name
  }
}

extension String {
  /// Whether the text, in which each `*` represents any text, matches another text as a whole.
  fileprivate func matchesWhole(_ text: String) -> Bool {
    let parts = split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let start = parts.first, let end = parts.last,
      text.hasPrefix(start), text.utf8.count >= start.utf8.count + end.utf8.count
    else { return false }
    var rest = text.dropFirst(start.count)
    for part in parts.dropFirst().dropLast() {
      guard let place = rest.firstPlace(of: String(part)) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(end)
  }
}
