/// Types of properties, and what may be left out of them.
extension ContractComparison {
  func typeChanges(
    _ old: ContractProperty, _ new: ContractProperty, at place: String
  ) -> [Change] {
    let coder = coderChange(old.type, new.type, at: place, loss(of: old), loss(of: new))
    let (before, after) =
      coder == nil ? (old.type, new.type) : (old.type.uncoded, new.type.uncoded)
    return [coder].compactMap(\.self)
      + typeChange(
        before.unwrapped, after.unwrapped, at: place, loss(of: old), loss(of: new))
      + lossyChanges(old.type, new.type, at: place, loss(of: new))
      + policyChanges(old.type, new.type, at: place) + onErrorChanges(old, new, at: place)
  }

  /// What a wrong value costs a version.
  private func loss(of property: ContractProperty) -> Change.Loss {
    property.onError == nil ? .screen : .value
  }

  /// The change of a type alone.
  ///
  /// - Parameters:
  ///   - oldLoss: what a wrong value costs the old version.
  ///   - newLoss: what it costs the new one.
  func typeChange(
    _ old: WireType, _ new: WireType, at place: String, _ oldLoss: Change.Loss = .screen,
    _ newLoss: Change.Loss = .screen
  ) -> [Change] {
    let (before, after) =
      old.description == new.description
      ? (old.contractText, new.contractText) : (old.description, new.description)
    let what = "'\(place)' is \(after) now and was \(before)"
    switch relation(old, new) {
    case .same: return []
    case .widened:
      return [
        Change(
          .typeWidened, .warning, at: place, what, .forward, loss: oldLoss,
          cure: "backends have to send what old versions read")
      ]
    case .narrowed:
      return [
        Change(
          .typeNarrowed, .error, at: place, what, .backward, loss: newLoss,
          cure: "keep the wider type, or add '// widgetgen: invalid = …'")
      ]
    case .disjoint:
      let isReplaced = (oldLoss, newLoss) != (.screen, .screen)
      return [
        Change(
          .typeChanged, .error, at: place, what, isReplaced ? .eachOther : .both, loss: newLoss,
          oldLoss: oldLoss,
          cure: "keep it, and add a property of the new type")
      ]
    case .unknown:
      return [
        Change(
          .cannotJudge, .info, at: place, what + ", which cannot be compared", .neither)
      ]
    }
  }

  private func onErrorChanges(
    _ old: ContractProperty, _ new: ContractProperty, at place: String
  ) -> [Change] {
    switch (old.onError, new.onError) {
    case (nil, nil): return []
    case (_?, nil):
      return [
        Change(
          .typeNarrowed, .error, at: place, "a wrong value of '\(place)' is an error now",
          .backward,
          cure: "keep 'onError'")
      ]
    case (nil, _?):
      return [
        Change(
          .typeWidened, .warning, at: place, "a wrong value of '\(place)' is replaced now",
          .forward,
          cure: "backends have to send right values to old versions")
      ]
    case (let before?, let after?):
      guard before != after else { return [] }
      return [
        Change(
          .defaultChanged, .warning, at: place,
          "a wrong value of '\(place)' is \(after) now and was \(before)", .neither)
      ]
    }
  }

  private func lossyChanges(
    _ old: WireType, _ new: WireType, at place: String, _ newLoss: Change.Loss
  ) -> [Change] {
    switch (old.isLossy, new.isLossy) {
    case (true, false):
      return [
        Change(
          .lossyRemoved, .error, at: place, "one wrong element of '\(place)' is an error now",
          .backward, loss: newLoss,
          cure: "keep '// widgetgen: lossy'")
      ]
    case (false, true):
      return [
        Change(
          .typeWidened, .warning, at: place, "wrong elements of '\(place)' are left out now",
          .forward,
          cure: "backends have to send right elements to old versions")
      ]
    default: return []
    }
  }
}

/// A family in one place, with the policy there.
struct PolicyPlace: Equatable {
  var reference: WireType.Reference
  var dropsUnknown: Bool

  var hasOwnPolicy: Bool { dropsUnknown || reference.unknown != nil }
}

extension Contract {
  /// Whether an unknown name is no error in a place.
  func isTolerant(_ place: PolicyPlace) -> Bool {
    if place.dropsUnknown { return true }
    switch place.reference.unknown ?? types[place.reference.name]?.choice?.unknown ?? .throw {
    case .throw, .skip: return false
    case .keep, .fallback: return true
    }
  }

  /// Whether an unknown name of a choice is an error in some place, or where nothing mentions it.
  func losesUnknown(of name: String) -> Bool {
    // Where few types are accepted, no other is meant.
    let places = types.values.flatMap(\.policyPlaces).filter {
      $0.reference.name == name && $0.reference.only == nil
    }
    if places.isEmpty { return types[name]?.choice?.unknown == .throw }
    return places.contains { !isTolerant($0) } || (types[name]?.choice?.unknown ?? .throw) == .throw
  }
}

extension ContractType {
  /// The places of families in its properties and values.
  var policyPlaces: [PolicyPlace] {
    switch kind {
    case .object, .array: properties.compactMap(\.type.policyPlace)
    case .choice(let choice):
      choice.options.flatMap { option -> [PolicyPlace] in
        switch option.content {
        case .type: []
        case .values(let values): values.compactMap(\.type.policyPlace)
        case .single(let type), .whole(let type): type.policyPlace.map { [$0] } ?? []
        }
      }
    case .values, .opaque: []
    }
  }
}

extension WireType {
  /// Whether wrong values are left out of it.
  var isLossy: Bool {
    switch self {
    case .dropping(_, .wrong): true
    case .dropping(let type, _), .optional(let type), .list(let type), .expression(let type),
      .map(let type, keys: _), .coded(let type, by: _):
      type.isLossy
    case .any, .opaque, .scalar, .named: false
    }
  }

  /// The family in it, if there is one.
  var policyPlace: PolicyPlace? {
    switch self {
    case .named(let reference): PolicyPlace(reference: reference, dropsUnknown: false)
    case .dropping(let type, let dropped):
      type.policyPlace.map {
        PolicyPlace(reference: $0.reference, dropsUnknown: dropped == .unknown || $0.dropsUnknown)
      }
    case .optional(let type), .list(let type), .expression(let type),
      .map(let type, keys: _), .coded(let type, by: _):
      type.policyPlace
    case .any, .opaque, .scalar: nil
    }
  }

  /// The type in words, as Swift writes it.
  var description: String {
    switch self {
    case .opaque: "a type that is coded by hand"
    case .any: "any JSON"
    case .dropping(let list, .brackets): "\(list.description) or an element of that"
    default: "'\(swift)'"
    }
  }
}
