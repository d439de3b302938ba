import WidgetPlan
import WidgetSource

extension PropertyFact {
  /// The value of the annotation `null`: the replacement for null, if it differs from the value for a missing key.
  static let null = text(
    "null", .decoding, \.null, replaces: "null", plan: { $0.null?.replacement?.text },
    phrase: { PropertyPhrase("Null is replaced by ", code: $0, ".") },
    check: ChangeCheck(
      .defaultChanged, .typeNarrowed, .typeWidened, facts: ["rejectsNull", "optional"]
    ) { pair in
      // If neither version specifies `null`, null has the effect of a missing or wrong value, which other checks
      // compare, unless only the type's own `nil` differs.
      let isOnlyType =
        pair.old.presence == pair.new.presence
        && pair.old.type.isOptional != pair.new.type.isOptional
      guard pair.old.specifiesNull || pair.new.specifiesNull || isOnlyType else { return [] }
      switch (pair.old.valueForNull, pair.new.valueForNull) {
      case (nil, nil): return []
      case (let before?, nil):
        return [
          Change(
            .typeNarrowed, at: pair.place, "null is an error for \(pair.place.quoted) now",
            .backward, loss: pair.newLoss,
            cure: pair.new.rejectsNull
              ? "remove '// widgetgen: null = throw'" : "keep '// widgetgen: null = \(before)'",
            use: pair.use)
        ]
      case (nil, let after?):
        return [
          Change(
            .typeWidened, at: pair.place, "null is \(after) for \(pair.place.quoted) now",
            .forward, loss: pair.oldLoss, cure: "do not send null to old versions", use: pair.use)
        ]
      case (let before?, let after?):
        if SwiftValue(before) == SwiftValue(after) { return [] }
        return [
          Change(
            .defaultChanged, at: pair.place,
            "if \(pair.place.quoted) is null, it is \(after) now and was \(before)", .neither,
            .warning, cure: "send the value to all versions", use: pair.use)
        ]
      }
    } isWithoutEffect: { pair in
      // Null has the same effect, even if it is specified in another way.
      pair.old.valueForNull.map(SwiftValue.init) == pair.new.valueForNull.map(SwiftValue.init)
    })

  /// Whether `null` is an error although the value may be missing: `null = throw`.
  static let rejectedNull = PropertyFact(
    key: "rejectsNull", aspect: .decoding, replaces: nil,
    plan: { plan, property in
      guard plan.null == .rejected, plan.presence != .required || plan.shape.isOptional else {
        return
      }
      property.rejectsNull = true
      // An optional with a default is an optional in the contract as well.
      property.type = property.type.unwrapped
    },
    read: { $2.rejectsNull = $1.flag("rejectsNull", of: $0) },
    tree: { $0.rejectsNull ? .bool(true) : nil },
    phrase: { $0.rejectsNull ? PropertyPhrase("Null is an error.") : nil }, check: nil)

  /// Whether `null` is encoded: for nil if the key is required or `omit = never`, or for the value of `null(both)`.
  /// False if nil is encoded only because the property has a default.
  static let writtenNull = flag(
    "writesNull", .encoding, \.writesNull, plan: \.encodesNil,
    phrase: { property in
      property.null.map { PropertyPhrase("It is written as null if it is ", code: $0, ".") }
        ?? PropertyPhrase("Nil is written as null.")
    },
    check: ChangeCheck(.writeNullChanged) { pair in
      guard pair.isWrittenByBoth, pair.old.writesNull != pair.new.writesNull,
        !pair.writesNilInBoth
      else { return [] }
      let value = (pair.new.writesNull ? pair.new : pair.old).null
      return [
        Change(
          .writeNullChanged, at: pair.place,
          "\(value ?? "nil") of \(pair.place.quoted) is "
            + (pair.new.writesNull
              ? "written as null now" : "no longer written" + (value == nil ? "" : " as null")),
          .servers, .warning, cure: "servers have to read both")
      ]
    } isWithoutEffect: { pair in
      pair.writesNilInBoth
    })
}

extension ComparedProperty {
  /// Whether both versions encode nil as null, even if one of them does so only because the property has a default.
  fileprivate var writesNilInBoth: Bool {
    [(old, comparison.old), (new, comparison.new)].allSatisfy { property, version in
      property.null == nil
        && (property.writesNull
          || version.contract.writesNullForDefaults && property.writesNullForDefault)
    }
  }
}

extension ContractProperty {
  /// Whether nil is encoded as null because a missing key is decoded as a default other than nil. A single value that
  /// may be left out is excluded, because nil is also decoded from other JSON than null.
  fileprivate var writesNullForDefault: Bool {
    guard case .fallback = presence, type.isOptional, !isElement, !leavesOutNil else {
      return false
    }
    if case .dropping(let value, _) = type.unwrapped { return value.isCollection }
    return true
  }

  /// Whether an annotation specifies the effect of `null`.
  fileprivate var specifiesNull: Bool { null != nil || rejectsNull }

  /// The Swift expression of the decoded value if the JSON is `null`, or nil if null is an error.
  fileprivate var valueForNull: String? {
    if let null { return null }
    if rejectsNull { return nil }
    if type.isOptional { return "nil" }
    switch presence {
    case .required: return onError
    case .optional: return "nil"
    case .fallback(let value): return value
    }
  }
}

extension WireType {
  fileprivate var isCollection: Bool {
    switch self {
    case .list, .map: true
    case .optional(let type), .dropping(let type, _): type.isCollection
    case .any, .opaque, .scalar, .named, .expression, .coded: false
    }
  }
}

extension Rule {
  static let writeNullChanged = Rule("write-null-changed", .warning)
}
