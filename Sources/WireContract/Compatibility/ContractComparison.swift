import WidgetSource

/// Compares two versions of an app's contract.
///
/// Two inclusions decide how much a change weighs. Every payload that the old app reads should be read by the new
/// one: if not, it is an error that shows on the day of the release. Every payload that the new app reads should
/// be read by the old one: if not, it is a warning, since old apps stay installed.
package struct ContractComparison {
  let old: Contract
  let new: Contract
  /// The types of different names that are being compared: types may contain themselves.
  var assumed: Set<[String]> = []
  /// The JSON that each version reads.
  let (oldView, newView): (WireView, WireView)
  let (oldUses, newUses): (ContractUses, ContractUses)
  /// Whether both versions write the type that is compared.
  var comparesWrites: Bool

  package init(old: Contract, new: Contract) {
    self.old = old
    self.new = new
    (oldView, newView) = (WireView(old, .decode), WireView(new, .decode))
    (oldUses, newUses) = (ContractUses(old), ContractUses(new))
    comparesWrites = old.encodes && new.encodes
  }

  /// The changes, in order of their places.
  package var changes: [Change] {
    var changes: [Change] = []
    let reached = reachedTypes
    for (name, newType) in new.sortedTypes {
      guard let oldType = old.types[name] else { continue }
      guard oldType.directions.decodes || newType.directions.decodes else { continue }
      var comparison = self
      comparison.comparesWrites =
        comparesWrites && oldType.directions.encodes && newType.directions.encodes
      let found =
        comparison.compare(oldType, newType, at: name)
        + shorthandChanges(oldType, newType, at: name) + writeChanges(oldType, newType, at: name)
      changes += found.map { change in
        var change = change.placed(newType.place, old: oldType.place)
        // No payload has a value of it.
        if let reached, !reached.contains(name) { change.severity = .info }
        return change
      }
    }
    return changes.stablySorted { ($0.at, $0.rule.rawValue) < ($1.at, $1.rule.rawValue) }
  }

  /// The types that payloads of either version may have; nil where nobody said what a payload is.
  private var reachedTypes: Set<String>? {
    guard let root = new.root ?? old.root else { return nil }
    return old.types(from: root).union(new.types(from: root))
  }

  private func compare(_ old: ContractType, _ new: ContractType, at name: String) -> [Change] {
    switch (old.kind, new.kind) {
    case (.opaque(let reason), _), (_, .opaque(let reason)):
      return [
        Change(
          .cannotJudge, .info, at: name, "'\(name)' cannot be compared: \(reason)", .neither)
      ]
    case (.object(let old), .object(let new)):
      return compare(old.properties, new.properties, at: name)
    case (.array(let old), .array(let new)): return compare(old.elements, new.elements, at: name)
    case (.values(let old), .values(let new)): return compare(old, new, at: name)
    case (.choice(let old), .choice(let new)): return compare(old, new, at: name)
    default:
      if let changes = formChanges(old, new, at: name) { return changes }
      return [
        Change(
          .typeChanged, .error, at: name, "'\(name)' is another kind of value now", .both,
          cure: "keep the old type, and give the new one another name")
      ]
    }
  }
}
