package import WidgetSource

/// One change between an older contract and a newer one.
package struct Change: Sendable {
  /// Which version cannot read some payloads of which other one.
  package enum Direction: Sendable {
    /// The new app does not read some payloads of the old app.
    case backward
    /// Old apps do not read some payloads of the new app.
    case forward
    /// No payload serves both versions.
    case both
    /// Neither version reads all payloads of the other one, but one payload can serve both.
    case eachOther
    case neither
    /// A server of today does not read some of what the new app writes.
    case servers
    /// A server made for the new app does not read some of what old apps write.
    case newServers

    /// The severity of a change, unless its check decides otherwise.
    var severity: Severity {
      switch self {
      case .backward, .both, .eachOther, .servers: .error
      case .forward, .newServers: .warning
      case .neither: .info
      }
    }
  }

  /// The part of a screen that is lost if a payload cannot be decoded.
  package enum Loss: String, Sendable {
    case screen, element, value
  }

  package var rule: Rule
  package var severity: Severity
  package var at: WirePlace
  /// The change in words.
  package var message: String
  package var direction: Direction
  /// The loss of the version that `direction` names first.
  package var loss: Loss
  /// The loss of old apps, if it is different.
  package var oldLoss: Loss?
  /// The cure, or nil if there is nothing to do.
  package var cure: String?
  /// The part of payloads that the change concerns, or nil if it cannot be counted.
  package var use: PayloadUse?
  /// The position in the new version.
  package var place: ContractPlace?
  /// The position in the old version.
  package var oldPlace: ContractPlace?

  /// - Parameter severity: nil for the severity that follows from the direction.
  init(
    _ rule: Rule, at: WirePlace, _ message: String, _ direction: Direction,
    _ severity: Severity? = nil, loss: Loss = .screen, oldLoss: Loss? = nil, cure: String? = nil,
    use: PayloadUse? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? direction.severity
    self.at = at
    self.message = message
    self.direction = direction
    self.loss = loss
    self.oldLoss = oldLoss
    self.cure = cure
    self.use = use
  }

  /// The change with one level less, if the older version marks what it concerns as deprecated.
  func softened(_ deprecation: String?) -> Change {
    guard deprecation != nil else { return self }
    var change = self
    change.severity = severity.lowered
    change.message += "; it was deprecated"
    return change
  }

  /// The change with positions, unless it has some already.
  func placed(_ place: ContractPlace?, old: ContractPlace?) -> Change {
    var change = self
    change.place = change.place ?? place
    change.oldPlace = change.oldPlace ?? old
    return change
  }

  /// The consequence of the change, or nil if there isn't one.
  ///
  /// - Parameter label: the name of the old version.
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

extension Change {
  package var isNewWidget: Bool { rule == .widgetAdded }

  package var isRemovedWidget: Bool { rule == .widgetRemoved }

  /// Whether something is new, and the rest stays as it was.
  package var isAddition: Bool {
    [.widgetAdded, .propertyAdded, .propertyRequiredAdded, .aliasAdded, .caseAdded].contains(rule)
  }

  package var isRemoval: Bool {
    [.widgetRemoved, .propertyRemoved, .aliasRemoved, .caseRemoved].contains(rule)
  }
}

extension Severity {
  /// One level less.
  var lowered: Severity { self == .error ? .warning : .info }

  /// One level more.
  var raised: Severity { self == .info ? .warning : .error }
}
