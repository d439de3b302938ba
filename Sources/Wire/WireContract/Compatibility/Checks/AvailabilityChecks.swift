import WidgetSource

extension ChangeCheck<ComparedOption> {
  /// Compares the systems that know the names of a type or a case.
  static let availability = ChangeCheck(
    .availabilityLowered, .availabilityRaised, facts: ["available"]
  ) { option in
    AvailabilityPair(
      old: option.old.availability, new: option.new.availability,
      isLost: option.isLost, loss: .element,
      use: .init(.old, .option(choice: option.choice.name, option.old.id))
    ).changes(at: option.place)
  } isWithoutEffect: { _ in
    // Only the notation differs, such as `17` and `17.0`.
    true
  }

  static let deprecation = ChangeCheck(.deprecated, facts: ["deprecated"]) { option in
    Change.deprecated(option.old.deprecation, option.new.deprecation, at: option.place)
  } isWithoutEffect: { _ in
    true
  }
}

extension ChangeCheck<ComparedType> {
  static let deprecation = ChangeCheck(.deprecated, facts: ["deprecation"]) { type in
    // The option of a type that joins or leaves a family has the message.
    Change.deprecated(
      type.comparison.old.contract.deprecation(ofType: type.name), type.new.deprecation,
      at: type.place)
  } isWithoutEffect: { _ in
    true
  }
}

extension ChangeCheck<ComparedProperty> {
  static let deprecation = ChangeCheck(.deprecated, facts: ["deprecated"]) { pair in
    Change.deprecated(pair.old.deprecation, pair.new.deprecation, at: pair.place)
  } isWithoutEffect: { _ in
    true
  }
}

extension ChangeCheck<ComparedValues> {
  /// Compares the systems that know a case.
  static let availability = ChangeCheck(
    .availabilityLowered, .availabilityRaised, facts: ["available"]
  ) { values in
    values.commonCases.flatMap { element in
      AvailabilityPair(
        old: values.old.availability[element.name] ?? .always,
        new: values.new.availability[element.name] ?? .always,
        isLost: values.new.fallback == nil, loss: .value,
        use: .init(.old, .value(type: values.place.swift, element.value))
      ).changes(at: values.place(of: element))
    }
  } isWithoutEffect: { _ in
    // Only the notation differs, or the versions of an added or removed case.
    true
  }

  static let deprecation = ChangeCheck(.deprecated, facts: ["deprecated"]) { values in
    values.commonCases.flatMap { element in
      Change.deprecated(
        values.old.deprecations[element.name], values.new.deprecations[element.name],
        at: values.place(of: element))
    }
  } isWithoutEffect: { _ in
    true
  }
}

extension ComparedValues {
  /// The cases that both versions have, with their decoded values.
  fileprivate var commonCases: [ContractValues.Case] {
    new.read.uniqued(by: \.name).filter { element in old.read.contains { $0.name == element.name } }
  }
}

extension Change {
  /// Reports a declaration that is deprecated only in the new version.
  fileprivate static func deprecated(
    _ old: String?, _ new: String?, at place: WirePlace
  ) -> [Change] {
    guard let new, old == nil else { return [] }
    let message = "\(place.quoted) is deprecated" + (new.isEmpty ? "" : ": \(new)")
    return [Change(.deprecated, at: place, message, .neither)]
  }
}

/// The availability of a name in both versions.
private struct AvailabilityPair {
  let old: ContractAvailability
  let new: ContractAvailability
  /// Whether an unknown name is an error.
  let isLost: Bool
  /// The loss if an unknown name is not an error.
  let loss: Change.Loss
  let use: PayloadUse

  func changes(at place: WirePlace) -> [Change] {
    let (raised, lowered) = (new.raised(from: old), old.raised(from: new))
    var changes: [Change] = []
    if let text = raised.text {
      let before = ContractAvailability(old.versions.filter { raised.versions[$0.key] != nil })
      changes.append(
        Change(
          .availabilityRaised, at: place,
          "\(place.quoted) requires \(text) now"
            + (before.text.map { " and required \($0)" } ?? " and was known to older systems"),
          .backward, isLost ? .error : .warning, loss: isLost ? .screen : loss,
          cure: "keep it available, or do not send it to older systems", use: use))
    }
    if let text = lowered.text {
      let after = ContractAvailability(new.versions.filter { lowered.versions[$0.key] != nil })
      changes.append(
        Change(
          .availabilityLowered, at: place,
          "\(place.quoted) "
            + (after.text.map { "requires \($0) now" } ?? "is known to older systems now")
            + " and required \(text)", .neither))
    }
    return changes
  }
}

extension Rule {
  static let availabilityLowered = Rule("availability-lowered", .info)
  static let availabilityRaised = Rule("availability-raised", .error, .warning)
  static let deprecated = Rule("deprecated", .info, .warning)
}
