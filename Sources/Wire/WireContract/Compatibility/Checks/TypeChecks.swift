import WidgetSource

extension ChangeCheck<ComparedProperty> {
  /// Compares coders, which replace the values' own coding.
  static let coder = ChangeCheck(
    .coderChanged, .coderNarrowed, .coderWidened, .meaningChanged, .cannotJudge, facts: ["coder"]
  ) { pair in
    switch (pair.old.type.coder, pair.new.type.coder) {
    case let (before, after) where before == after: return []
    case (.emptyAsNil?, nil) where pair.newReadsAnyString:
      return [
        Change(
          .meaningChanged, at: pair.place,
          "an empty string of \(pair.place.quoted) is no longer nil", .neither, .error,
          cure: "keep 'EmptyAsNil()'", use: pair.use)
      ]
    case (nil, .emptyAsNil?) where pair.oldReadsAnyString:
      return [
        Change(
          .meaningChanged, at: pair.place, "an empty string of \(pair.place.quoted) is nil now",
          .neither, .warning, cure: "send null instead of an empty string", use: pair.use)
      ]
    case (let before?, nil) where before.readsMore:
      return [
        Change(
          .coderNarrowed, at: pair.place,
          "'\(before.name)', which reads more forms, no longer codes \(pair.place.quoted)",
          .backward, loss: pair.newLoss, cure: "keep '\(before.name)()'", use: pair.use)
      ]
    case (nil, let after?) where after.readsMore:
      return [
        Change(
          .coderWidened, at: pair.place,
          "'\(after.name)', which reads more forms, codes \(pair.place.quoted) now", .forward,
          loss: pair.oldLoss, cure: "send the form that old versions read", use: pair.use)
      ]
    case (let before?, let after?):
      let isRead = before.readsTheSame(as: after)
      let isOther = !isRead && pair.comparison.relation(pair.old.type, pair.new.type) != .disjoint
      return [
        Change(
          .coderChanged, at: pair.place,
          "the coder of \(pair.place.quoted) changed from '\(before.name)' to '\(after.name)'",
          isRead || isOther ? .neither : .both, isRead ? .warning : isOther ? .error : nil,
          loss: pair.newLoss,
          cure: isRead
            ? "servers have to read both forms"
            : "keep '\(before.name)()', and add a property for the new form",
          use: isRead ? nil : pair.use)
      ]
    case (let coder?, nil), (nil, let coder?): return [pair.coderChange(coder)]
    case (nil, nil): return []
    }
  }

  /// Compares the values that a type accepts.
  static let type = ChangeCheck(
    .typeChanged, .typeNarrowed, .typeWidened, .cannotJudge, facts: ["type"]
  ) { pair in
    let (old, new) = pair.comparedTypes
    if pair.hasUnknownForm(old, new) { return [] }
    return pair.comparison.typeChanges(
      old, new, at: pair.place, pair.oldLoss, pair.newLoss, use: pair.use
    ).map { change in
      guard change.direction == .both, pair.old.acceptsNull, pair.new.acceptsNull else {
        return change
      }
      // A payload without the value serves both versions.
      var change = change
      change.direction = .eachOther
      return change
    }
  } isWithoutEffect: { pair in
    let (old, new) = pair.comparedTypes
    return pair.comparison.relation(old, new) == .same || pair.hasUnknownForm(old, new)
  }

  /// Compares whether wrong values are left out or replaced.
  static let lossy = ChangeCheck(
    .lossyRemoved, .defaultChanged, .typeNarrowed, .typeWidened, facts: ["wrong"]
  ) { pair in
    switch (pair.old.type.tolerance, pair.new.type.tolerance) {
    case (let before?, nil):
      return [
        Change(
          before.rule, at: pair.place,
          "\(before.wrong) \(pair.place.quoted) is an error now", .backward, loss: pair.newLoss,
          cure: "keep '// widgetgen: \(before.annotation)'", use: pair.use)
      ]
    case (nil, let after?):
      return [
        Change(
          .typeWidened, at: pair.place, after.tolerated(pair.place.quoted), .forward,
          cure: "send correct elements to old versions", use: pair.use)
      ]
    case (let before?, let after?) where before.annotation != after.annotation:
      return [
        Change(
          .defaultChanged, at: pair.place,
          "wrong values of \(pair.place.quoted) follow '\(after.annotation)' now and followed "
            + "'\(before.annotation)'", .neither, .warning, use: pair.use)
      ]
    case (nil, nil), (_?, _?): return []
    }
  }
}

extension ComparedProperty {
  /// Returns the change if only one version has a coder with its own form, which no contract describes.
  func coderChange(_ coder: WireType.Coder) -> Change {
    let isNew = new.type.coder == coder
    let isRead = old.isRead && new.isRead
    return Change(
      .cannotJudge, at: place,
      "'\(coder.name)' \(isNew ? "codes \(place.quoted) now" : "no longer codes \(place.quoted)"), "
        + "and may \(isRead ? "read" : "write") another form", .neither, .warning, use: use)
  }

  /// Whether the types cannot be compared because only one version has a coder with its own form. The check of coders
  /// reports this coder.
  func hasUnknownForm(_ old: WireType, _ new: WireType) -> Bool {
    switch (self.old.type.coder, self.new.type.coder) {
    case (.named?, .named?): false
    case (.named?, _), (_, .named?): comparison.relation(old, new) == .unknown
    default: false
    }
  }

  /// Whether the old version decodes any string without its coder.
  fileprivate var oldReadsAnyString: Bool {
    [.same, .narrowed].contains(comparison.relation(old.type.innermost, .scalar(.string)))
  }

  /// Whether the new version decodes any string without its coder.
  fileprivate var newReadsAnyString: Bool {
    [.same, .widened].contains(comparison.relation(.scalar(.string), new.type.innermost))
  }

  /// The types of the property's values, without nil; without coders if the check of coders reports their change.
  fileprivate var comparedTypes: (old: WireType, new: WireType) {
    let isRecoded = old.type.coder != new.type.coder && isCoderComparable
    return isRecoded
      ? (old.type.uncoded.unwrapped, new.type.uncoded.unwrapped)
      : (old.type.unwrapped, new.type.unwrapped)
  }

  /// Whether a change of the property's coder is reported by the check of coders instead of the check of types.
  fileprivate var isCoderComparable: Bool {
    switch (old.type.coder, new.type.coder) {
    case (let before?, nil): before.readsMore
    case (nil, let after?): after.readsMore
    case (_?, _?): true
    case (nil, nil): false
    }
  }
}

extension ContractComparison {
  /// Returns the changes between two types of a property or case.
  ///
  /// - Parameters:
  ///   - oldLoss: the loss in the old version if the value is wrong.
  ///   - newLoss: the loss in the new version if the value is wrong.
  func typeChanges(
    _ old: WireType, _ new: WireType, at place: WirePlace, _ oldLoss: Change.Loss = .screen,
    _ newLoss: Change.Loss = .screen, use: PayloadUse?
  ) -> [Change] {
    let (before, after) =
      old.description == new.description
      ? (old.details, new.details) : (old.description, new.description)
    let what = "the type of \(place.quoted) changed from \(before) to \(after)"
    switch relation(old, new) {
    case .same: return []
    case .widened:
      return [
        Change(
          .typeWidened, at: place, what, .forward, loss: oldLoss,
          cure: "send what old versions read", use: use)
      ]
    case .narrowed:
      return [
        Change(
          .typeNarrowed, at: place, what, .backward, loss: newLoss,
          cure: "keep the wider type"
            + (newLoss == .screen ? ", or add '// widgetgen: invalid = …'" : ""), use: use)
      ]
    case .overlapping:
      return [
        Change(
          .typeNarrowed, at: place, what, .eachOther, loss: newLoss, oldLoss: oldLoss,
          cure: "keep the old type, and add a property of the new type", use: use)
      ]
    case .disjoint:
      // Both types accept an empty collection, or a text that a lenient coder converts.
      let isReplaced =
        (oldLoss, newLoss) != (.screen, .screen) || old.hasCommonValues(with: new)
      return [
        Change(
          .typeChanged, at: place, what, isReplaced ? .eachOther : .both, loss: newLoss,
          oldLoss: oldLoss, cure: "keep it, and add a property of the new type", use: use)
      ]
    case .unknown:
      return [
        Change(.cannotJudge, at: place, what + ", which cannot be compared", .neither, .warning)
      ]
    }
  }
}

extension WireType.Coder {
  /// Whether two coders decode the same texts, and differ at most in the texts that they encode.
  func readsTheSame(as other: WireType.Coder) -> Bool {
    let dates: [WireType.Coder] = [.named("ISO8601"), .named("ISO8601WithFractions")]
    return dates.contains(self) && dates.contains(other)
  }
}

extension WireType {
  /// Whether two types of different values have values in common: both are lists or both are objects, which can be
  /// empty, or both convert texts.
  fileprivate func hasCommonValues(with other: WireType) -> Bool {
    switch (self, other) {
    case (.map(_, let keys), .map(_, let others)):
      if case .pairs = keys { return keys == others }
      if case .pairs = others { return false }
      return true
    case (.coded(_, by: .lenient), .coded(_, by: .lenient)): return true
    default: return listElement != nil && other.listElement != nil
    }
  }

  /// The coder of the values in the type, or nil if there isn't one.
  var coder: Coder? {
    if case .coded(_, let coder) = self { coder } else { wrapped?.coder }
  }

  /// The type of the values in all optionals, collections, policies and coders.
  fileprivate var innermost: WireType { wrapped?.innermost ?? self }

  /// The type without coders.
  var uncoded: WireType {
    switch self {
    case .coded(let type, _): type
    case .optional(let type): .optional(type.uncoded.unwrapped)
    case .list(let type): .list(type.uncoded)
    case .map(let type, let keys): .map(type.uncoded, keys: keys)
    case .dropping(let type, let part): .dropping(type.uncoded, part)
    case .expression(let type): .expression(type.uncoded)
    case .any, .opaque, .scalar, .named: self
    }
  }

  /// The effect of wrong values in the type, or nil if they are errors.
  fileprivate var tolerance: Dropped.Tolerance? {
    if case .dropping(_, let part) = self, let tolerance = part.tolerance { return tolerance }
    return wrapped?.tolerance
  }

  /// The description of the type, with its coder and its policies, to distinguish types that are the same in Swift.
  fileprivate var details: String {
    switch self {
    case .opaque(let reason): "a type whose JSON is not known, because \(reason)"
    case .named(let reference):
      "'\(reference.name)'"
        + (reference.only.map { " of \($0.map { "'\($0)'" }.joined(separator: ", "))" } ?? "")
        + (reference.unknown.map { " with 'unknown = \($0.name)'" } ?? "")
    case .coded(let type, let coder): "\(type.details) coded by '\(coder.name)'"
    case .dropping(let type, .replaced(let swift)):
      "\(type.details), where '\(swift)' replaces wrong values"
    case .dropping(_, let part) where part.bracketless != nil: description
    case .dropping(let type, let part): "\(type.details) without '\(part.name)' values"
    case .list(let type): "a list of \(type.details)"
    case .map(let type, keys: .listed(let keys)):
      "a dictionary of \(type.details) with the keys \(keys.map { "'\($0)'" }.joined(separator: ", "))"
    case .map(let type, keys: .pairs(let key)):
      "an array of pairs of \(key.details) and \(type.details)"
    case .map(let type, keys: _): "a dictionary of \(type.details)"
    case .optional(let type): "an optional \(type.details)"
    case .expression(let type): "an expression of \(type.details)"
    case .any, .scalar: description
    }
  }

  /// The description of the type in messages: usually Swift's notation, in quotes.
  var description: String {
    switch self {
    case .opaque: "a type whose JSON is not known"
    case .any: "any JSON"
    case .dropping(let type, let part) where part.bracketless == .encode: type.description
    case .dropping(let list, let part) where part.bracketless == .decode:
      "\(list.description) or one of its elements"
    default: "'\(swift)'"
    }
  }
}

extension Rule {
  static let coderChanged = Rule("coder-changed", .error, .warning)
  static let coderNarrowed = Rule("coder-narrowed", .error)
  static let coderWidened = Rule("coder-widened", .warning)
  static let lossyRemoved = Rule("lossy-removed", .error)
  static let typeChanged = Rule("type-changed", .error)
  static let typeNarrowed = Rule("type-narrowed", .error, .info)
  static let typeWidened = Rule("type-widened", .warning, .info)
}
