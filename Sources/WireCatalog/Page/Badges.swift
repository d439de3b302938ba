import WidgetSource
import WidgetTemplate
import WireContract

/// What changed, by the places on the page.
struct Badges {
  private let changes: CatalogInput.Changes?
  private let found: [String: [CatalogInput.Changes.Found]]

  init(_ changes: CatalogInput.Changes?, _ contract: Contract) {
    self.changes = changes
    found = Dictionary(grouping: changes?.found ?? []) { $0.change.at }
  }

  func found(at places: [String]) -> [CatalogInput.Changes.Found] {
    places.flatMap { found[$0] ?? [] }
  }

  /// The places of the families that have a type: `Component.label`.
  func places(ofType name: String, in relations: Relations) -> [String] {
    (relations.memberships[name] ?? []).map {
      "\($0.family).\($0.option.names.first ?? $0.option.id)"
    }
  }

  /// Whether none of the older versions has a type.
  func isNew(type: String) -> Bool {
    changes.map { $0.old.allSatisfy { $0.types[type] == nil } } ?? false
  }

  func isNew(property: String, of type: String) -> Bool {
    guard let changes, !isNew(type: type) else { return false }
    return changes.old.allSatisfy { $0.types[type]?.object?.property(property) == nil }
  }

  /// The names that are gone from a family.
  func removed(from family: String) -> [String] {
    (changes?.found ?? []).filter {
      $0.change.rule == .widgetRemoved && $0.change.at.hasPrefix(family + ".")
    }.map { String($0.change.at.dropFirst(family.count + 1)) }
  }

  /// The words beside a title: `new`, `breaking`.
  func value(_ name: String, _ anchors: Anchors) -> Value {
    value([name], isNew: isNew(type: name), anchors)
  }

  func value(_ places: [String], isNew: Bool, _ anchors: Anchors) -> Value {
    var words: [String] = []
    let own = found(at: places)
    let isAdded = own.contains { $0.change.rule == .widgetAdded }
    if isNew || isAdded { words.append("new") }
    if own.contains(where: { $0.change.severity == .error }) {
      words.append("breaking")
    } else if own.contains(where: { $0.change.rule.isChange }) {
      words.append("changed")
    }
    return .array(words.map(Value.string))
  }
}

extension ChangeRule {
  /// Whether something is other than before, and not only new or of unknown meaning.
  fileprivate var isChange: Bool {
    switch self {
    case .widgetAdded, .propertyAdded, .propertyRequiredAdded, .cannotJudge: false
    default: true
    }
  }
}

extension CatalogContext {
  /// Everything that changed; no value where nobody asked.
  var changes: Value {
    guard let changes = input.changes else { return .none }
    let order: [ChangeSeverity] = [.error, .warning, .info]
    let sorted = order.flatMap { level in changes.found.filter { $0.change.severity == level } }
    return .strict([
      "labels": .array(changes.labels.map { .html(HTML($0)) }),
      "found": .array(
        sorted.map { found in
          .strict([
            "severity": .string(found.change.severity.rawValue),
            "word": .string(found.change.severity.word),
            "rule": .html(HTML(found.change.rule.rawValue)), "at": .html(link(to: found.change.at)),
            "text": .html(HTML(found.text)),
          ])
        }),
    ])
  }

  /// The place of a change as a link, where the page has it.
  private func link(to place: String) -> HTML {
    let anchor = anchor(of: place)
    return anchor.map { "<a href=\"\(Anchors.link($0))\">\(place)</a>" } ?? HTML(place)
  }

  private func anchor(of place: String) -> String? {
    if let anchor = anchors.type(place) { return anchor }
    guard let dot = place.lastIndex(of: ".") else { return nil }
    let (owner, part) = (String(place[..<dot]), String(place[place.index(after: dot)...]))
    guard let type = contract.types[owner] else { return nil }
    if let property = type.object?.property(part) { return anchors.property(property, of: owner) }
    let option = type.choice?.options.first { $0.id == part || $0.names.contains(part) }
    return option.flatMap { anchors.option($0, of: owner) }
  }
}
