import WidgetSource
import WidgetTemplate
import WireContract

/// The changes, by the changed parts of the page, and the words that mark these parts.
struct Badges {
  private let changes: CatalogInput.Changes?
  private let found: [String: [CatalogInput.Changes.Found]]

  init(_ changes: CatalogInput.Changes?) {
    self.changes = changes
    found = Dictionary(grouping: changes?.found ?? []) { $0.change.at.swift }
  }

  func found(at places: [String]) -> [CatalogInput.Changes.Found] {
    places.flatMap { found[$0] ?? [] }
  }

  /// Returns the changes of a type and its nested types, of their properties and cases, and of the type's names in
  /// families.
  func found(in type: String, _ relations: Relations) -> [CatalogInput.Changes.Found] {
    let places =
      [type] + (relations.memberships[type] ?? []).map { "\($0.family).\($0.option.id)" }
    return (changes?.found ?? []).filter {
      places.contains($0.change.at.swift) || $0.change.at.swift.hasPrefix(type + ".")
    }
  }

  /// Whether none of the older versions has the given type. False if versions are not compared.
  func isNew(type: String) -> Bool {
    changes.map { $0.old.allSatisfy { $0.types[type] == nil } } ?? false
  }

  func isNew(property: ContractProperty, of type: String) -> Bool {
    guard let changes, !isNew(type: type) else { return false }
    return changes.old.allSatisfy { old in
      !(old.types[type]?.properties ?? []).contains {
        $0.name == property.name || !Set($0.reads).isDisjoint(with: property.reads)
      }
    }
  }

  /// Returns the names of the widgets that were removed from a family.
  func removed(from family: String) -> [String] {
    (changes?.found ?? []).filter {
      $0.change.isRemovedWidget && $0.change.at.swift.hasPrefix(family + ".")
    }.map { String($0.change.at.wire.dropFirst(family.count + 1)) }
  }

  /// Returns the words next to a title: `new`, and `breaking` or `changed`.
  func value(_ found: [CatalogInput.Changes.Found], isNew: Bool) -> Value {
    var words: [String] = []
    if isNew || found.contains(where: { $0.change.isNewWidget }) { words.append("new") }
    if found.contains(where: { $0.change.severity == .error }) {
      words.append("breaking")
    } else if found.contains(where: { !$0.change.isAddition && $0.change.severity == .warning }
    ) {
      words.append("changed")
    }
    return .array(words.map(Value.string))
  }
}

extension Change {
  /// The kind of the change in one word: `breaking`, `new`, `removed`, `changed` or `note`.
  var word: String {
    if severity == .error { return "breaking" }
    if isAddition { return "new" }
    if isRemoval { return "removed" }
    return severity == .warning ? "changed" : "note"
  }
}

extension CatalogContext {
  /// All changes, or no value if versions are not compared.
  var changes: Value {
    guard let changes = input.changes else { return .none }
    let order: [Severity] = [.error, .warning, .info]
    let sorted = order.flatMap { level in changes.found.filter { $0.change.severity == level } }
    return .strict([
      "labels": .array(changes.labels.map(Value.escaped)),
      "versions": .array((changes.labels + ["this version"]).map(Value.escaped)),
      "found": .array(
        sorted.map { found in
          .strict([
            "severity": .string(found.change.severity.rawValue),
            "word": .string(found.change.word),
            "rule": .escaped(found.change.rule.id), "at": .html(link(to: found.change.at)),
            "text": .escaped(found.text),
          ])
        }),
    ])
  }

  /// Returns the place of a change, as a link if the page describes the place.
  private func link(to place: WirePlace) -> HTML {
    let anchor = anchor(of: place.swift)
    return anchor.map { "<a href=\"\(Anchors.link($0))\">\(place.wire)</a>" } ?? HTML(place.wire)
  }

  private func anchor(of place: String) -> String? {
    if let anchor = anchors.type(place) { return anchor }
    guard let dot = place.lastIndex(of: ".") else { return nil }
    let (owner, part) = (String(place[..<dot]), String(place[place.index(after: dot)...]))
    guard let type = contract.types[owner] else { return nil }
    if let property = type.properties.first(where: { $0.name == part }) {
      return anchors.property(property, of: owner)
    }
    let option = type.choice?.options.first { $0.id == part || $0.names.contains(part) }
    return option.flatMap { anchors.option($0, of: owner) }
  }
}
