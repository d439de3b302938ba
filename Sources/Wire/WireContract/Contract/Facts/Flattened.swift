import WidgetPlan

extension PropertyFact {
  /// Whether the keys of the property's type are in the surrounding object.
  static let flattened = flag("flatten", .form, \.isFlattened)

  /// Whether the only key of the surrounding object that is a name of the property's type selects the value.
  static let selectsName = flag(
    "selectsName", .decoding, \.selectsName, plan: { $0.externalNames != nil },
    check: ChangeCheck(.typeNarrowed, .typeWidened) { pair in
      guard pair.old.isFlattened, pair.new.isFlattened,
        pair.old.selectsName != pair.new.selectsName
      else { return [] }
      return [
        pair.new.selectsName
          ? Change(
            .typeWidened, at: pair.place,
            "the object of \(pair.place.quoted) may have other keys now",
            .forward, cure: "do not send other keys to old versions", use: pair.use)
          : Change(
            .typeNarrowed, at: pair.place,
            "the object of \(pair.place.quoted) must not have other keys now", .backward,
            cure: "do not send other keys", use: pair.use)
      ]
    })
}
