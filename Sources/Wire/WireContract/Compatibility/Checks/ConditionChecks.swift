import WidgetSource

extension ChangeCheck<ComparedOption> {
  /// Compares the `#if`s around a type or a case.
  static let condition = ChangeCheck(.conditionChanged, facts: ["condition"]) { option in
    Change.conditionChanged(option.old.condition, option.new.condition, at: option.place)
  }
}

extension ChangeCheck<ComparedProperty> {
  /// Compares the `#if`s around a property.
  static let condition = ChangeCheck(.conditionChanged, facts: ["condition"]) { pair in
    Change.conditionChanged(pair.old.condition, pair.new.condition, at: pair.place)
  }
}

extension ChangeCheck<ComparedType> {
  /// Compares the `#if`s around a type. The conditions of a family's types are compared as conditions of its options.
  static let condition = ChangeCheck(.conditionChanged, facts: ["condition"]) { type in
    if type.comparison.version < 2 || type.isOption { return [] }
    return Change.conditionChanged(type.old.condition, type.new.condition, at: type.place)
  } isWithoutEffect: {
    $0.isOption
  }
}

extension ChangeCheck<ComparedValues> {
  /// Compares the `#if`s around cases that both versions have.
  static let condition = ChangeCheck(.conditionChanged, facts: ["conditions"]) { values in
    if values.comparison.version < 2 { return [] }
    return values.new.cases.uniqued(by: \.name).flatMap { element -> [Change] in
      guard values.old.cases.contains(where: { $0.name == element.name }) else { return [] }
      return Change.conditionChanged(
        values.old.conditions[element.name], values.new.conditions[element.name],
        at: values.place(of: element))
    }
  } isWithoutEffect: { _ in
    // The conditions of an added or removed case.
    true
  }
}

extension ComparedType {
  /// Whether both versions contain the type as an option of a family.
  fileprivate var isOption: Bool {
    comparison.old.uses.isOption(name) && comparison.new.uses.isOption(name)
  }
}

extension Change {
  fileprivate static func conditionChanged(
    _ old: String?, _ new: String?, at place: WirePlace
  ) -> [Change] {
    let what: String
    switch (old, new) {
    case (let old, let new) where old == new: return []
    case (let old?, let new?): what = "exists if '\(new)' now, and existed if '\(old)'"
    case (nil, let new?): what = "only exists if '\(new)' now"
    case (let old?, nil): what = "always exists now, and only existed if '\(old)'"
    case (nil, nil): return []
    }
    return [
      Change(
        .conditionChanged, at: place, "\(place.quoted) \(what)", .neither, .warning,
        cure: "check the platforms that your app supports")
    ]
  }
}

extension Rule {
  static let conditionChanged = Rule("condition-changed", .warning)
}
