import WidgetPlan
import WidgetSource

extension ChangeCheck<ComparedChoice> {
  /// Compares whether the letter case of names matters, and the effects of unknown names under the policy of the family
  /// or enum.
  static let unknownNames = ChangeCheck(
    .unknownPolicyTightened, .unknownPolicyWidened, .fallbackChanged, facts: ["unknown"]
  ) { choice in
    choice.policyChanges
  } isWithoutEffect: { choice in
    choice.hasSameOutcomes
  }

  /// Compares whether the letter case of names matters.
  static let letterCase = ChangeCheck(
    .unknownPolicyWidened, .nameChanged, facts: ["ignoresCase"]
  ) { choice in
    choice.letterCaseChanges
  } isWithoutEffect: { choice in
    choice.comparison.new.joinedFamily(of: choice.new)?.ignoresCase == choice.new.ignoresCase
  }
}

extension ChangeCheck<ComparedProperty> {
  /// Compares the effects of unknown names in a property. If the property does not have its own policy, only the check
  /// of the family or enum reports a changed policy.
  static let unknownNames = ChangeCheck(
    .unknownPolicyTightened, .unknownPolicyWidened, .fallbackChanged, facts: ["unknown"]
  ) { pair in
    let (old, new) = (pair.comparison.old, pair.comparison.new)
    guard let before = pair.old.type.choicePlace(""), let after = pair.new.type.choicePlace(""),
      before.reference.name == after.reference.name,
      old.contract.types[before.reference.name]?.choice != nil,
      new.contract.types[after.reference.name]?.choice != nil,
      before.reference.only == nil, after.reference.only == nil,
      !pair.hasChangedPolicyOfChoice(before, after)
    else { return [] }
    let name = before.reference.name
    let use = PayloadUse(.old, .unknownName(name))
    if let key = new.effect(after).keyNeeded(since: old.effect(before)) {
      return [.replacementNeeded(in: key, at: pair.place, use)]
    }
    switch (old.outcome(before), new.outcome(after)) {
    case let (first, second) where first == second:
      return new.effect(after).lacksFailure(of: old.effect(before))
        ? [.replacementOptional(at: pair.place, use)] : []
    case (.dropped, .error) where before.dropsWrong, (.error, .dropped) where after.dropsWrong:
      // The change of `lossy` is reported.
      return []
    case (_, .error):
      return [
        Change(
          .unknownPolicyTightened, at: pair.place,
          "an unknown name in \(pair.place.quoted) is an error now", .backward,
          cure: "keep '// widgetgen: unknown = …'", use: use)
      ]
    case (.error, _):
      return [
        Change(
          .unknownPolicyWidened, at: pair.place,
          "an unknown name in \(pair.place.quoted) is no longer an error", .forward,
          cure: "do not send new names to old versions", use: use)
      ]
    case let (before, after):
      return [
        .outcomeChanged(
          "an unknown name in \(pair.place.quoted)", at: pair.place, before, after, of: name,
          in: pair.comparison, use)
      ]
    }
  } isWithoutEffect: { pair in
    guard let before = pair.old.type.choicePlace(""), let after = pair.new.type.choicePlace("")
    else { return false }
    return pair.comparison.old.effect(before) == pair.comparison.new.effect(after)
      || before.dropsWrong != after.dropsWrong || pair.hasChangedPolicyOfChoice(before, after)
  }
}

extension ComparedProperty {
  /// Whether the policy of the family or enum changed and applies to the property. The change is then reported once,
  /// for the family or enum.
  fileprivate func hasChangedPolicyOfChoice(_ before: ChoicePlace, _ after: ChoicePlace) -> Bool {
    let (old, new) = (comparison.old, comparison.new)
    return before.reference.name == after.reference.name
      && old.contract.types[before.reference.name]?.choice?.unknown
        != new.contract.types[after.reference.name]?.choice?.unknown
      && !old.hasOwnPolicy(before) && !new.hasOwnPolicy(after)
  }
}

extension ChangeCheck<ComparedValues> {
  /// Compares the effects of unknown values of an enum, and whether letter case matters.
  static let unknownValues = ChangeCheck(
    .unknownPolicyTightened, .unknownPolicyWidened, .fallbackChanged, .nameChanged,
    facts: ["fallback", "ignoresCase"]
  ) { values in
    let use = PayloadUse(.old, .unknownValue(values.place.swift))
    let name = values.place.quoted
    var changes: [Change] = []
    switch (values.old.fallback, values.new.fallback) {
    case (nil, nil): break
    case (let fallback?, nil):
      changes.append(
        Change(
          .unknownPolicyTightened, at: values.place, "an unknown value of \(name) is an error now",
          .backward, cure: "keep '// widgetgen: unknown' on '\(fallback)'", use: use))
    case (nil, _?):
      changes.append(
        Change(
          .unknownPolicyWidened, at: values.place,
          "an unknown value of \(name) is no longer an error", .forward,
          cure: "do not send new values to old versions", use: use))
    case (let before?, let after?):
      // If both versions store unknown values, they encode the stored value, so the name of the case does not matter.
      let isSame =
        before == after || values.old.keepsUnrecognized && values.new.keepsUnrecognized
      if !isSame {
        changes.append(
          Change(
            .fallbackChanged, at: values.place,
            "an unknown value of \(name) is '\(after)' now and was '\(before)'", .neither, .warning,
            cure: "keep '// widgetgen: unknown' on '\(before)'", use: use))
      }
    }
    if !values.old.ignoresCase, values.new.ignoresCase {
      changes.append(
        .ignoresCase(
          "values", at: values.place, values.old.fallback == nil ? .screen : .value, use))
    }
    if values.old.ignoresCase, !values.new.ignoresCase {
      let isLost = values.new.fallback == nil
      changes.append(
        .regardsCase(
          "values", at: values.place, isLost ? .error : .warning, isLost ? .screen : .value))
    }
    return changes
  } isWithoutEffect: { values in
    values.old.ignoresCase == values.new.ignoresCase
      && values.old.keepsUnrecognized && values.new.keepsUnrecognized
  }
}

extension ComparedChoice {
  /// The change if only one of the versions ignores the letter case of names. Empty if this family, in the new version,
  /// joins a family with the same setting.
  fileprivate var letterCaseChanges: [Change] {
    let joined = comparison.new.joinedFamily(of: new)
    guard old.ignoresCase != new.ignoresCase, joined?.ignoresCase != new.ignoresCase else {
      return []
    }
    return [
      new.ignoresCase
        ? .ignoresCase("names", at: place, .screen, .init(.old, .unknownName(name)))
        : .regardsCase("names", at: place, .error, .screen)
    ]
  }

  /// The changes of the effects of an unknown name, at the top of a payload and at places without their own policy: an
  /// error appears or disappears, and another value is decoded where neither version throws an error.
  fileprivate var policyChanges: [Change] {
    guard old.unknown != new.unknown else { return [] }
    let use = PayloadUse(.old, .unknownName(name))
    let effects = self.effects
    let outcomes = effects.map { (old: $0.old.outcome, new: $0.new.outcome) }
    if let key = effects.compactMap({ $0.new.keyNeeded(since: $0.old) }).first {
      return [.replacementNeeded(in: key, at: place, use)]
    }
    var changes: [Change] = []
    if outcomes.contains(where: { $0.old != .error && $0.new == .error }) {
      let isPartial = outcomes.contains { $0.new != .error }
      changes.append(
        Change(
          .unknownPolicyTightened, at: place,
          "an unknown name of \(place.quoted) is an error now"
            + (isPartial ? " where a value is required" : ""), .backward,
          cure: isPartial
            ? "keep '// widgetgen: unknown = …', or make those properties optional"
            : "keep '// widgetgen: unknown = …'", use: use))
    } else if outcomes.contains(where: { $0.old == .error && $0.new != .error }) {
      let isPartial = outcomes.contains { $0.old != .error }
      changes.append(
        Change(
          .unknownPolicyWidened, at: place,
          "an unknown name of \(place.quoted) is no longer an error"
            + (isPartial ? " where a value is required" : ""), .forward,
          cure: "do not send new names to old versions", use: use))
    }
    let other = outcomes.first {
      $0.old != $0.new && $0.old != .error && $0.new != .error && !isSameFallback($0.old, $0.new)
    }
    guard let other else { return changes }
    return changes + [
      .outcomeChanged(
        "an unknown name of \(place.quoted)", at: place, other.old, other.new, of: name,
        in: comparison, use)
    ]
  }

  /// Whether an unknown name has the same effect at each place, of which there is at least one.
  fileprivate var hasSameOutcomes: Bool {
    let effects = self.effects
    return !effects.isEmpty
      && effects.allSatisfy {
        $0.old == $0.new || isSameFallback($0.old.outcome, $0.new.outcome)
          || $0.old.outcome == $0.new.outcome
            && $0.old.withoutReplacement == $0.new.withoutReplacement
      }
  }

  /// The effects of an unknown name in both versions: at each place without its own policy, and at the top of a
  /// payload.
  private var effects: [(old: UnknownEffect, new: UnknownEffect)] {
    let (before, after) = (comparison.old, comparison.new)
    let earlier = Dictionary(
      before.places(of: name).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let places = after.places(of: name).compactMap {
      place -> (old: UnknownEffect, new: UnknownEffect)? in
      guard !after.hasOwnPolicy(place), let previous = earlier[place.id],
        !before.hasOwnPolicy(previous)
      else { return nil }
      return (before.effect(previous), after.effect(place))
    }
    guard let old = before.effectOnPayload(name), let new = after.effectOnPayload(name) else {
      return places
    }
    return places + [(old, new)]
  }

  /// Whether two fallbacks of an enum are probably the same case with a new Swift name: each version has only its own
  /// fallback.
  private func isSameFallback(
    _ before: UnknownEffect.Outcome, _ after: UnknownEffect.Outcome
  ) -> Bool {
    guard case .replaced(by: let before) = before, case .replaced(by: let after) = after else {
      return false
    }
    return !old.isFamily && old.option(before) != nil && new.option(after) != nil
      && new.option(before) == nil && old.option(after) == nil
  }
}

/// A key that an unknown value must have, because a version decodes a fallback from the value.
private struct NeededKey: Equatable {
  let path: [String]
  /// The type of the value. Nil for a discriminator.
  let type: WireType?
}

extension ComparedVersion {
  /// Returns the keys that an unknown value needs because of the outcome, with the types of their values. The
  /// replacement of an unknown value is decoded from the value.
  fileprivate func keysNeeded(
    by outcome: UnknownEffect.Outcome, of name: String
  ) -> [NeededKey] {
    guard case .replaced(by: let id) = outcome, let choice = contract.types[name]?.choice else {
      return []
    }
    let object: WireObject?
    switch choice.option(id)?.content {
    case .single, .whole: return []
    case .values(let values): object = view.object(values, of: name)
    case .type(let type): object = view.object(type)
    case nil: object = view.object(id)
    }
    // A value with an unknown name has the key of the name.
    let tag = choice.representation.tag?.reads ?? []
    let members = object?.allMembers.filter { member in
      member.isRequired && !member.paths.contains(where: tag.contains)
    }
    return members?.map { NeededKey(path: $0.paths.first ?? [], type: $0.property?.type) }
      ?? contract.types[id]?.properties.filter(\.isRequired)
      .map { NeededKey(path: $0.reads.first ?? [], type: $0.type) } ?? []
  }
}

extension UnknownEffect {
  /// The key in which an unknown value now has to contain its replacement, although it was not an error before. Nil if
  /// there isn't one.
  fileprivate func keyNeeded(since old: UnknownEffect) -> String? {
    guard let replacementKey, withoutReplacement == .error, old.outcome != .error,
      old.replacementKey != replacementKey || old.withoutReplacement != .error
    else { return nil }
    return replacementKey
  }

  /// Whether unknown values need no replacement now.
  fileprivate func lacksFailure(of old: UnknownEffect) -> Bool {
    old.withoutReplacement == .error && withoutReplacement != .error
  }
}

extension Change {
  /// Returns the change of the value that the app gets instead of a value with an unknown name.
  fileprivate static func outcomeChanged(
    _ what: String, at place: WirePlace, _ before: UnknownEffect.Outcome,
    _ after: UnknownEffect.Outcome, of choice: String, in comparison: ContractComparison,
    _ use: PayloadUse
  ) -> Change {
    let what = "\(what) is \(after.predicate) now and was \(before.predicate)"
    let old = comparison.old.keysNeeded(by: before, of: choice)
    let new = comparison.new.keysNeeded(by: after, of: choice)
    let isLess = !old.allSatisfy(new.contains)
    switch (!new.allSatisfy(old.contains), isLess) {
    case (true, _):
      return Change(
        .fallbackChanged, at: place, what, isLess ? .eachOther : .backward,
        cure: "keep the policy, or make the properties of the fallback optional", use: use)
    case (false, true):
      return Change(
        .fallbackChanged, at: place, what, .forward, cure: "do not send new names to old versions",
        use: use)
    case (false, false):
      return Change(
        .fallbackChanged, at: place, what, .neither, .warning, cure: "keep the policy", use: use)
    }
  }

  fileprivate static func replacementNeeded(
    in key: String, at place: WirePlace, _ use: PayloadUse
  ) -> Change {
    Change(
      .unknownPolicyTightened, at: place,
      "an unknown name of \(place.quoted) is an error now if the value has no replacement in '\(key)'",
      .backward, cure: "send a replacement in '\(key)' first", use: use)
  }

  fileprivate static func replacementOptional(at place: WirePlace, _ use: PayloadUse) -> Change {
    Change(
      .unknownPolicyWidened, at: place,
      "an unknown name of \(place.quoted) is no longer an error if the value has no replacement",
      .forward, cure: "keep sending replacements to old versions", use: use)
  }

  /// Returns the change for names or values that are now compared without regard to letter case.
  fileprivate static func ignoresCase(
    _ what: String, at place: WirePlace, _ loss: Loss, _ use: PayloadUse
  ) -> Change {
    Change(
      .unknownPolicyWidened, at: place,
      "the letter case of \(what) of \(place.quoted) is ignored now", .forward, loss: loss,
      cure: "keep the letter case for old versions", use: use)
  }

  /// Returns the change for names or values whose letter case now matters.
  fileprivate static func regardsCase(
    _ what: String, at place: WirePlace, _ severity: Severity, _ loss: Loss
  ) -> Change {
    Change(
      .nameChanged, at: place, "the letter case of \(what) of \(place.quoted) matters now",
      .backward, severity, loss: loss, cure: "keep 'caseInsensitive'")
  }
}

extension Rule {
  static let fallbackChanged = Rule("fallback-changed", .warning, .error)
  static let unknownPolicyTightened = Rule("unknown-policy-tightened", .error)
  static let unknownPolicyWidened = Rule("unknown-policy-widened", .warning)
}
