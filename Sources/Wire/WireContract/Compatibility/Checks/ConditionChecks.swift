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
  static let conditionChanged = Rule(
    "condition-changed", .warning,
    title: "A declaration exists under another condition",
    explanation:
      "The `#if`s around a type, a property or a case changed. A platform on which it no longer exists does not "
      + "decode it.")
}
