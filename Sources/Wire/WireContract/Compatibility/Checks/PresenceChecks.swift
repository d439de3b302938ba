import WidgetSource

extension ChangeCheck<ComparedProperty> {
  /// Reports properties that are decoded by hand, which cannot be compared.
  static let handWritten = ChangeCheck(.cannotJudge) { pair in
    [
      Change(
        .cannotJudge, at: pair.place,
        pair.old.isByHand == pair.new.isByHand
          ? "\(pair.place.quoted) cannot be compared, because a hand-written function decodes it"
          : "a hand-written function \(pair.new.isByHand ? "" : "no longer ")decodes \(pair.place.quoted)"
            + (pair.new.isByHand ? " now" : ""),
        .neither, pair.old.isByHand == pair.new.isByHand ? .info : .warning)
    ]
  }

  /// Compares whether a property is flattened.
  static let flattening = ChangeCheck(.flatteningChanged, isFinal: true) { pair in
    guard pair.old.isFlattened != pair.new.isFlattened else { return [] }
    return [
      Change(
        .flatteningChanged, at: pair.place,
        pair.new.isFlattened
          ? "the properties of \(pair.place.quoted) are keys of the surrounding object now"
          : "the properties of \(pair.place.quoted) are in a separate object now", .eachOther,
        cure: "keep the old form in a separate property, or send the properties in both places",
        use: .init(.old, .type(pair.owner.swift)))
    ]
  }

  /// Compares whether a value is required, and which value replaces a missing one.
  static let presence = ChangeCheck(
    .defaultChanged, .propertyBecameOptional, .propertyBecameRequired,
    facts: ["required", "default", "defaultValue", "optional"]
  ) { pair in
    if pair.hasOnlyOptionalKeys { return [] }
    switch (pair.old.presence, pair.new.presence) {
    case (.required, .required), (.optional, .optional): return []
    case (.required, _):
      return [
        Change(
          .propertyBecameOptional, at: pair.place,
          "\(pair.place.quoted) may be missing now, and old versions require it", .forward,
          cure: "keep sending it to old versions", use: .init(.new, .type(pair.owner.swift)))
      ]
    case (_, .required):
      return [
        Change(
          .propertyBecameRequired, at: pair.place, "\(pair.place.quoted) is required now",
          .backward, cure: "make it optional or give it a default", use: pair.missing)
      ]
    case (.optional, .fallback(let value)): return [pair.defaultChange("nil", value)]
    case (.fallback(let value), .optional): return [pair.defaultChange(value, "nil")]
    case (.fallback(let before), .fallback(let after)):
      if pair.hasSameDefault(before, after) { return [] }
      let isSame = before == after
      return [
        pair.defaultChange(
          isSame ? "\(before) (\(pair.old.defaultValue ?? "not a literal"))" : before,
          isSame ? "\(after) (\(pair.new.defaultValue ?? "not a literal"))" : after)
      ]
    }
  } isWithoutEffect: { pair in
    if pair.hasOnlyOptionalKeys { return true }
    guard case .fallback(let before) = pair.old.presence,
      case .fallback(let after) = pair.new.presence
    else { return false }
    return pair.hasSameDefault(before, after)
  }
}

extension ComparedProperty {
  /// The objects without the property's key.
  fileprivate var missing: PayloadUse {
    .init(.old, .missingKey(owner: owner.swift, property: old.name))
  }

  /// Whether two defaults have the same value. The first version of the format does not have the values of constants.
  fileprivate func hasSameDefault(_ before: String, _ after: String) -> Bool {
    if before == after {
      guard let first = old.defaultValue, let second = new.defaultValue else {
        return old.defaultValue == new.defaultValue || comparison.version < 2
      }
      return SwiftValue(first) == SwiftValue(second)
    }
    return SwiftValue(old.defaultValue ?? before) == SwiftValue(new.defaultValue ?? after)
  }

  fileprivate func defaultChange(_ before: String, _ after: String) -> Change {
    Change(
      .defaultChanged, at: place,
      "if \(place.quoted) is missing, it is \(after) now and was \(before)", .neither, .warning,
      cure: "send the value to all versions", use: missing)
  }

  /// Whether a flattened property has no required keys in either version. An optional type then accepts the same JSON
  /// as a non-optional type.
  fileprivate var hasOnlyOptionalKeys: Bool {
    [(old, comparison.old), (new, comparison.new)].allSatisfy { property, version in
      guard property.isFlattened, case .named(let reference) = property.type.unwrapped,
        let object = version.view.object(reference.name)
      else { return false }
      return !object.allMembers.contains(where: \.isRequired)
    }
  }
}

extension Rule {
  static let cannotJudge = Rule("cannot-judge", .info, .warning)
  static let defaultChanged = Rule("default-changed", .warning, .error)
  static let flatteningChanged = Rule("flattening-changed", .error)
  static let propertyBecameOptional = Rule("property-became-optional", .warning)
  static let propertyBecameRequired = Rule("property-became-required", .error)
}
