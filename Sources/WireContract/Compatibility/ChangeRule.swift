/// The kinds of changes between two versions of a contract.
package enum ChangeRule: String, CaseIterable, Sendable {
  case aliasAdded = "alias-added"
  case aliasRemoved = "alias-removed"
  case availabilityLowered = "availability-lowered"
  case availabilityRaised = "availability-raised"
  case cannotJudge = "cannot-judge"
  case caseAdded = "case-added"
  case caseRemoved = "case-removed"
  case coderChanged = "coder-changed"
  case coderNarrowed = "coder-narrowed"
  case coderWidened = "coder-widened"
  case defaultChanged = "default-changed"
  case deprecated
  case fallbackChanged = "fallback-changed"
  case flatteningChanged = "flattening-changed"
  case keyChanged = "key-changed"
  case keyTaken = "key-taken"
  case lossyRemoved = "lossy-removed"
  case nameChanged = "name-changed"
  case orderChanged = "order-changed"
  case pathChanged = "path-changed"
  case propertyAdded = "property-added"
  case propertyBecameOptional = "property-became-optional"
  case propertyBecameRequired = "property-became-required"
  case propertyRemoved = "property-removed"
  case propertyRequiredAdded = "property-required-added"
  case renamed
  case representationChanged = "representation-changed"
  case tagKeyChanged = "tag-key-changed"
  case typeChanged = "type-changed"
  case typeNarrowed = "type-narrowed"
  case typeWidened = "type-widened"
  case unknownPolicyTightened = "unknown-policy-tightened"
  case unknownPolicyWidened = "unknown-policy-widened"
  case widgetAdded = "widget-added"
  case widgetRemoved = "widget-removed"
  case writeAdded = "write-added"
  case writeKeyChanged = "write-key-changed"
  case writeNullChanged = "write-null-changed"
  case writeOmitted = "write-omitted"
  case writeRemoved = "write-removed"
  case writeTypeChanged = "write-type-changed"
}

/// How much a change weighs.
package enum ChangeSeverity: String, CaseIterable, Comparable, Sendable {
  case info, warning, error

  package static func < (left: ChangeSeverity, right: ChangeSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// One level less, for what was deprecated.
  var lowered: ChangeSeverity { self == .error ? .warning : .info }

  /// One level more, for what takes others with it.
  var raised: ChangeSeverity { self == .info ? .warning : .error }
}

/// One change between an older contract and a newer one.
package struct Change: Sendable {
  /// Who cannot read some payloads any more, or not yet.
  package enum Direction: Sendable {
    /// The new app some payloads of the old one.
    case backward
    /// Old apps some payloads of the new one.
    case forward
    /// Both: no payload serves both versions.
    case both
    /// Both, but a payload can be made to serve both versions.
    case eachOther
    /// Nobody.
    case neither
    /// Servers of today some of what the new app writes.
    case servers
    /// Servers for the new app some of what old apps write.
    case newServers
  }

  /// What is lost where a payload cannot be read.
  package enum Loss: String, Sendable {
    case screen, element, value
  }

  package var rule: ChangeRule
  package var severity: ChangeSeverity
  /// The place: `Label.text`, `Component`, `Component.push-button`.
  package var at: String
  /// What changed.
  package var message: String
  package var direction: Direction
  package var loss: Loss
  /// What old apps lose, where that is something else.
  package var oldLoss: Loss?
  /// What to do about it; nil where there is nothing.
  package var cure: String?
  /// The place in the new version.
  package var place: ContractPlace?
  /// The place in the old version.
  package var oldPlace: ContractPlace?

  init(
    _ rule: ChangeRule, _ severity: ChangeSeverity, at: String, _ message: String,
    _ direction: Direction, loss: Loss = .screen, oldLoss: Loss? = nil, cure: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.at = at
    self.message = message
    self.direction = direction
    self.loss = loss
    self.oldLoss = oldLoss
    self.cure = cure
  }

  /// The same of something that the older version marks as deprecated.
  func softened(_ deprecation: String?) -> Change {
    guard deprecation != nil else { return self }
    var change = self
    change.severity = severity.lowered
    change.message += "; it was deprecated"
    return change
  }

  /// That something is deprecated now, and was not.
  static func deprecated(_ new: String?, _ old: String?, at place: String) -> [Change] {
    guard let new, old == nil else { return [] }
    return [
      Change(
        .deprecated, .info, at: place, ContractDeprecation.message(place, new), .neither)
    ]
  }

  /// The same with its places.
  func placed(_ place: ContractPlace?, old: ContractPlace?) -> Change {
    var change = self
    change.place = change.place ?? place
    change.oldPlace = change.oldPlace ?? old
    return change
  }

  /// What follows of it, in words.
  ///
  /// - Parameter label: how the old version is called.
  package func consequence(_ label: String) -> String? {
    let lost = "the \(loss.rawValue)"
    switch direction {
    case .backward: return "this version loses \(lost) on today's payloads"
    case .forward: return "apps built from \(label) lose \(lost)"
    case .both: return "no payload serves both this version and \(label)"
    case .eachOther:
      let oldLost = oldLoss.map { $0 == loss ? "" : " the \($0.rawValue)" } ?? ""
      return
        "this version loses \(lost) on today's payloads, and apps built from \(label)\(oldLost) "
        + "on new ones"
    case .neither: return nil
    case .servers: return "servers that read what the app writes lose the value"
    case .newServers: return "servers lose the value in what apps built from \(label) write"
    }
  }
}
