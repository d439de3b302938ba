import WidgetSource

/// A part of a contract that both versions have, such as a type or a property.
///
/// A part accounts for its facts: each fact that differs is claimed by a check, or reported as an unclassified change.
protocol ComparedPart: Sendable {
  var place: WirePlace { get }
  /// The facts of the part in both versions. Documentation, positions and the order of declarations are not facts.
  var facts: (old: ContractFacts, new: ContractFacts) { get }
  var comparison: ContractComparison { get }
  /// The facts that the first version of the format does not have, with the version that introduced them.
  static var introductions: [String: Int] { get }
}

extension ComparedPart {
  static var introductions: [String: Int] { [:] }
}

/// Facts about a part of a contract by their keys, which usually are the keys in the contract's JSON.
typealias ContractFacts = [String: JSONTree]

extension ComparedPart {
  /// Returns the changes that the checks find, in order of the checks, and the facts that no check claims.
  func accountedChanges(_ checks: [ChangeCheck<Self>]) -> [Change] {
    let (old, new) = facts
    // A contract in an older format does not contain newer facts, although the app may have them.
    let unknown = Set(Self.introductions.filter { $0.value > comparison.version }.keys)
    var unclaimed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
      .subtracting(unknown)
    var found: [Change] = []
    for check in checks {
      if !check.facts.isEmpty, unknown.isSuperset(of: check.facts) { continue }
      let changes = check.changes(self)
      found += changes
      if check.isFinal, !changes.isEmpty { return found }
      guard !unclaimed.isDisjoint(with: check.facts) else { continue }
      if !changes.isEmpty || check.isWithoutEffect(self) { unclaimed.subtract(check.facts) }
    }
    return found
      + unclaimed.stablySorted(by: <).map { .unclassified($0, old[$0], new[$0], at: place) }
  }
}

extension Change {
  /// Returns the change of a fact that no check claims.
  ///
  /// - Parameters:
  ///   - old: the fact in the old version, or nil if the old version does not have it.
  ///   - new: the fact in the new version, or nil if the new version does not have it.
  static func unclassified(
    _ fact: String, _ old: JSONTree?, _ new: JSONTree?, at place: WirePlace
  ) -> Change {
    let what =
      switch (old?.compactText, new?.compactText) {
      case (let old?, let new?): "changed from \(old) to \(new)"
      case (nil, let new?): "is \(new) now and was not specified"
      case (let old?, nil): "is not specified now and was \(old)"
      case (nil, nil): "changed"
      }
    return Change(
      .unclassifiedChange, at: place,
      "'\(fact)' of \(place.quoted) \(what); widgetgen does not know the effects of this change",
      .neither, .error,
      cure: #"after a review, add {"rule": "unclassified-change", "at": "\#(place.wire)", "#
        + #""reason": "…"} to 'accept' in 'contract' of the configuration"#)
  }
}

extension Rule {
  static let unclassifiedChange = Rule("unclassified-change", .error)
}
