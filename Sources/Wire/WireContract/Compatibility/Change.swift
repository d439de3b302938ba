package import WidgetSource

/// One change between an older contract and a newer one.
package struct Change: Sendable {
  /// The app version or the server that cannot read some JSON, and the writer of this JSON.
  package enum Direction: Sendable {
    /// The new app does not read some payloads that old apps read.
    case backward
    /// Old apps do not read some payloads that the new app reads.
    case forward
    /// No payload can be read by both versions.
    case both
    /// Neither version reads all payloads of the other version, but some payloads can be read by both.
    case eachOther
    case neither
    /// Current servers cannot read some of the JSON that the new app writes.
    case servers
    /// Servers for the new app cannot read some of the JSON that old apps write.
    case newServers

    /// The severity of a change, unless its check specifies a different severity.
    var severity: Severity {
      switch self {
      case .backward, .both, .eachOther, .servers: .error
      case .forward, .newServers: .warning
      case .neither: .info
      }
    }
  }

  /// The part of a screen that is lost if a payload cannot be decoded.
  enum Loss: String, Sendable {
    case screen, element, value

    /// The effect on one app, after its name: `loses the value`.
    var ofOne: String { self == .screen ? "cannot decode the screen" : "loses the \(rawValue)" }

    /// The effect on several apps, after their name: `lose the value`.
    var ofSeveral: String {
      self == .screen ? "cannot decode the screen" : "lose the \(rawValue)"
    }
  }

  package var rule: Rule
  package var severity: Severity
  /// The severity if the older version did not mark the changed part as deprecated, or nil if it did not.
  package private(set) var undeprecatedSeverity: Severity?
  /// The severity without the effects of a deprecation and of types that no payload reaches.
  private(set) var judgedSeverity: Severity
  package var at: WirePlace
  /// The description of the change.
  package var message: String
  package var direction: Direction
  /// The loss in the version that cannot read the payload.
  var loss: Loss
  /// The loss in old apps, if it is different.
  var oldLoss: Loss?
  /// The advice for the developer, or nil if there is nothing to do.
  package var cure: String?
  /// The part of payloads that the change affects, or nil if it cannot be counted.
  package var use: PayloadUse?
  /// The position in the new version.
  package var place: ContractPlace?
  /// The position in the old version.
  package var oldPlace: ContractPlace?
  /// The smallest payload that the versions decode differently because of the change, or nil if none was found.
  package internal(set) var payload: String?

  /// - Parameter severity: the severity, or nil for the default severity of the direction.
  init(
    _ rule: Rule, at: WirePlace, _ message: String, _ direction: Direction,
    _ severity: Severity? = nil, loss: Loss = .screen, oldLoss: Loss? = nil, cure: String? = nil,
    use: PayloadUse? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? direction.severity
    judgedSeverity = self.severity
    self.at = at
    self.message = message
    self.direction = direction
    self.loss = loss
    self.oldLoss = oldLoss
    self.cure = cure
    self.use = use
  }

  /// The part of the message of a removal about the deprecation of the removed part.
  package static let deprecationNote = "; it was deprecated"

  /// Returns the change with its severity reduced by one level if the older version marks the changed part as
  /// deprecated.
  func softened(_ deprecation: String?) -> Change {
    guard deprecation != nil else { return self }
    var change = self
    change.undeprecatedSeverity = severity
    change.severity = severity.lowered
    change.message += Self.deprecationNote
    return change
  }

  /// Returns the change of a type that both versions only encode: servers read what the app writes.
  ///
  /// - Parameter isArray: whether the type is coded as an array.
  func ofWriting(isArray: Bool) -> Change {
    let withoutIt = "servers have to accept \(isArray ? "arrays" : "objects") without it"
    var change = self
    switch direction {
    case .forward, .both, .eachOther: change.direction = .servers
    case .backward: change.direction = .newServers
    case .neither where rule == .renamed || rule == .propertyRemoved: change.direction = .servers
    case .neither, .servers, .newServers: return self
    }
    change.severity = change.direction.severity
    change.use = nil
    change.rule = .writeTypeChanged
    switch rule {
    case .renamed, .keyChanged, .pathChanged: change.rule = .writeKeyChanged
    case .propertyRemoved:
      change.rule = .writeRemoved
      change.message = "\(at.quoted) is no longer written"
      change.cure = "keep writing it until no server reads it"
    case .propertyRequiredAdded:
      change.rule = .writeAdded
      change.message = "\(at.quoted) is always written now"
      change.cure = withoutIt
    case .propertyBecameRequired:
      change.rule = .writeAdded
      change.message = "\(at.quoted) is always written now, and could be missing"
      change.cure = withoutIt
    case .propertyBecameOptional where isArray:
      change.rule = .writeOmitted
      change.message = "\(at.quoted) may be null now, and was always a value"
      change.cure = "servers have to accept null"
    case .propertyBecameOptional:
      change.rule = .writeOmitted
      change.message = "\(at.quoted) may be missing now, and was always written"
      change.cure = withoutIt
    default: break
    }
    return change
  }

  /// Returns the change with the given positions, unless the change already has positions.
  func placed(_ place: ContractPlace?, old: ContractPlace?) -> Change {
    var change = self
    change.place = change.place ?? place
    change.oldPlace = change.oldPlace ?? old
    return change
  }

  /// Returns the consequence of the change, or nil if there isn't one.
  ///
  /// - Parameter label: the names of the old versions with this change, separated by commas.
  package func consequence(_ label: String) -> String? {
    let apps = "apps built from \(label)"
    switch direction {
    case .backward: return "this version \(loss.ofOne) in today's payloads"
    case .forward: return "\(apps) \(loss.ofSeveral)"
    case .both: return "no payload serves both this version and \(label)"
    case .eachOther:
      let old = oldLoss ?? loss
      return "this version \(loss.ofOne) in today's payloads, "
        + (loss == .screen && old == .screen
          ? "nor can \(apps) in new ones" : "and \(apps) \(old.ofSeveral) in new ones")
    case .neither: return nil
    case .servers: return "servers that read what the app writes lose the value"
    case .newServers: return "servers lose the value in what apps built from \(label) write"
    }
  }
}

extension Change {
  /// Whether the change affects only the JSON that the app encodes.
  package var isOfEncoding: Bool {
    direction == .servers || direction == .newServers || rule.id.hasPrefix("write-")
  }

  /// Whether the new version only refuses values that old versions decode, so that payloads without such values are
  /// decoded as before.
  package var isNarrowing: Bool {
    [.typeNarrowed, .coderNarrowed, .lossyRemoved].contains(rule)
      && [.backward, .eachOther].contains(direction)
  }

  package var isNewWidget: Bool { rule == .widgetAdded }

  package var isRemovedWidget: Bool { rule == .widgetRemoved }

  /// Whether the change adds a widget, a property, an alias or a case.
  package var isAddition: Bool {
    [.widgetAdded, .propertyAdded, .propertyRequiredAdded, .aliasAdded, .caseAdded].contains(rule)
  }

  package var isRemoval: Bool {
    [.widgetRemoved, .propertyRemoved, .aliasRemoved, .caseRemoved].contains(rule)
  }
}

extension Severity {
  /// The next lower severity; the lowest one is `info`.
  package var lowered: Severity { self == .error ? .warning : .info }

  /// The next higher severity; the highest one is `error`.
  package var raised: Severity { self == .info ? .warning : .error }
}
