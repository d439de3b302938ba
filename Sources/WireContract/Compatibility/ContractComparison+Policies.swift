import WidgetPlan

/// What happens to names and values that a version does not know.
extension ContractComparison {
  func policyChanges(
    _ old: ContractChoice, _ new: ContractChoice, at name: String
  ) -> [Change] {
    var changes: [Change] = []
    if old.ignoresCase, !new.ignoresCase {
      changes.append(
        Change(
          .nameChanged, .error, at: name,
          "names of '\(name)' are compared with their letter case now",
          .backward, cure: "keep 'ignoreCase'"))
    }
    if !old.ignoresCase, new.ignoresCase {
      changes.append(Self.ignoresCase("names", of: name, .screen))
    }
    if old.unknown == new.unknown { return changes }
    switch (old.unknown, new.unknown) {
    case (_, .throw):
      changes.append(
        Change(
          .unknownPolicyTightened, .error, at: name,
          "an unknown name of '\(name)' is an error now",
          .backward, cure: "keep '// widgetgen: unknown = …'"))
    case (.throw, _):
      changes.append(Self.widened(at: name, "an unknown name of '\(name)' is no error now"))
    case (.skip, _) where self.old.hasValuesThatCannotBeLeftOut(name):
      changes.append(
        Self.widened(
          at: name, "an unknown name of '\(name)' is no error now where a value is required"))
    case (.keep, .skip), (.fallback, .skip):
      if self.new.hasValuesThatCannotBeLeftOut(name) {
        changes.append(
          Change(
            .unknownPolicyTightened, .error, at: name,
            "an unknown name of '\(name)' is an error now where a value is required", .backward,
            cure: "keep '// widgetgen: unknown = …', or make those properties optional"))
      } else if old.unknown != .keep {
        changes.append(fallbackChange(old, new, at: name))
      }
    case (.skip, .keep): break
    default:
      if isAnotherFallback(old, new) { changes.append(fallbackChange(old, new, at: name)) }
    }
    return changes
  }

  /// The policies of one place; that of a family is compared where it is declared.
  func policyChanges(_ old: WireType, _ new: WireType, at place: String) -> [Change] {
    guard let before = old.policyPlace, let after = new.policyPlace, before != after,
      before.hasOwnPolicy || after.hasOwnPolicy
    else { return [] }
    // What a family's own policy does in lists is said once, of the family.
    let isOwn = self.old.hasPolicy(before) || self.new.hasPolicy(after)
    switch (self.old.isTolerant(before), self.new.isTolerant(after)) {
    case (true, false):
      return [
        Change(
          .unknownPolicyTightened, .error, at: place,
          "an unknown name in '\(place)' is an error now", .backward,
          cure: "keep '// widgetgen: unknown = skip'")
      ]
    case (false, true) where isOwn:
      return [Self.widened(at: place, "an unknown name in '\(place)' is no error now")]
    case (true, true) where isOwn && self.old.replacement(before) != self.new.replacement(after):
      return [
        Change(
          .fallbackChanged, .warning, at: place,
          "something else takes the place of an unknown name in '\(place)' now", .neither,
          cure: "keep the policy")
      ]
    default: return []
    }
  }

  /// The fallbacks of an enum with raw values.
  func fallbackChanges(_ old: ContractValues, _ new: ContractValues, at name: String) -> [Change] {
    var changes: [Change] = []
    switch (old.fallback, new.fallback) {
    case (nil, nil): break
    case (let fallback?, nil):
      changes.append(
        Change(
          .unknownPolicyTightened, .error, at: name,
          "an unknown value of '\(name)' is an error now",
          .backward, cure: "keep '// widgetgen: unknown' on '\(fallback)'"))
    case (nil, _?):
      changes.append(Self.widened(at: name, "an unknown value of '\(name)' is no error now"))
    case (let before?, let after?):
      // The name of a case without a value is in no payload.
      let isSame = before == after || old.keepsUnrecognized && new.keepsUnrecognized
      if !isSame {
        changes.append(
          Change(
            .fallbackChanged, .warning, at: name,
            "an unknown value of '\(name)' is '\(after)' now and was '\(before)'", .neither,
            cure: "keep '// widgetgen: unknown' on '\(before)'"))
      }
    }
    if !old.ignoresCase, new.ignoresCase {
      changes.append(
        Self.ignoresCase("values", of: name, old.fallback == nil ? .screen : .value))
    }
    return changes
  }

  private static func widened(at place: String, _ message: String) -> Change {
    Change(
      .unknownPolicyWidened, .warning, at: place, message, .forward,
      cure: "backends must not send what is new to old versions")
  }

  private static func ignoresCase(_ what: String, of name: String, _ loss: Change.Loss) -> Change {
    Change(
      .unknownPolicyWidened, .warning, at: name,
      "\(what) of '\(name)' are compared without their letter case now", .forward, loss: loss,
      cure: "backends have to keep the letter case for old versions")
  }

  // MARK: - Fallbacks

  private func fallbackChange(
    _ old: ContractChoice, _ new: ContractChoice, at name: String
  ) -> Change {
    var requires = false
    if case .fallback(let id, _) = new.unknown { requires = self.new.isRequiring(id, of: new) }
    let what =
      "an unknown name of '\(name)' is \(Self.words(new.unknown)) now and was "
      + Self.words(old.unknown)
    return requires
      ? Change(
        .fallbackChanged, .error, at: name, what, .backward,
        cure: "keep the policy, or make the properties of the fallback optional")
      : Change(.fallbackChanged, .warning, at: name, what, .neither, cure: "keep the policy")
  }

  /// Whether another type or case stands for unknown names, and not the same under another Swift name.
  private func isAnotherFallback(_ old: ContractChoice, _ new: ContractChoice) -> Bool {
    guard case (.fallback(let before, _), .fallback(let after, _)) = (old.unknown, new.unknown)
    else { return true }
    return old.isFamily || new.option(before) != nil || old.option(after) != nil
  }

  private static func words(_ unknown: ContractChoice.Unknown) -> String {
    switch unknown {
    case .throw: "an error"
    case .skip: "left out"
    case .keep: "kept as JSON"
    case .fallback(let id, _): "'\(id)'"
    }
  }
}

extension Contract {
  /// Whether a family is in some place where a value with an unknown name is not left out, and which has no policy.
  fileprivate func hasValuesThatCannotBeLeftOut(_ name: String) -> Bool {
    types.values.contains { type in
      type.policyPlaces.contains {
        $0.reference.name == name && !$0.hasOwnPolicy && $0.reference.only == nil
      }
    }
  }

  /// Whether a place has a policy that is not its family's.
  fileprivate func hasPolicy(_ place: PolicyPlace) -> Bool {
    if place.reference.unknown != nil { return true }
    return place.dropsUnknown && types[place.reference.name]?.choice?.unknown != .skip
  }

  /// What takes the place of an unknown name in one place.
  fileprivate func replacement(_ place: PolicyPlace) -> ContractChoice.Unknown {
    if place.dropsUnknown { return .skip }
    return place.reference.unknown ?? types[place.reference.name]?.choice?.unknown ?? .throw
  }

  /// Whether a fallback has keys that an unknown value may be without.
  fileprivate func isRequiring(_ id: String, of choice: ContractChoice) -> Bool {
    let properties: [ContractProperty]
    switch choice.option(id)?.content {
    case .values(let values): properties = values
    case .single, .whole: return false
    case .type(let name): properties = types[name]?.properties ?? []
    case nil: properties = types[id]?.properties ?? []
    }
    return properties.contains(where: \.isRequired)
  }
}
