import WidgetPlan

extension PropertyFact {
  /// Whether the keys of the property's type are in the surrounding object.
  static let flattened = flag("flatten", .form, \.isFlattened)

  /// The direction in which a flattened property is coded, if it is not coded in both.
  static let directions = PropertyFact(
    key: "only", aspect: .encoding, replaces: nil,
    plan: { plan, property in
      guard plan.isFlattened else { return }
      if plan.source == .nowhere { property.directions = .encode }
      if plan.destination == .nowhere { property.directions = .decode }
    },
    read: { $2.directions = $1.directions(of: $0) },
    tree: { property in
      property.isFlattened && property.directions != .both
        ? .string(property.directions.rawValue) : nil
    },
    phrase: { property in
      property.isFlattened && !property.directions.encodes
        ? PropertyPhrase("It is not written.") : nil
    },
    check: ChangeCheck(.writeAdded, .writeRemoved, facts: ["writes"]) { pair in
      guard pair.old.isFlattened || pair.new.isFlattened else { return [] }
      switch (pair.old.isWritten, pair.new.isWritten) {
      case (true, false): return [.writeRemoved(pair.place)]
      case (false, true): return [.writeAdded(pair.place)]
      default: return []
      }
    } isWithoutEffect: { pair in
      // Whether the property is decoded is compared for all properties of the object.
      pair.old.isFlattened && pair.new.isFlattened && pair.old.isWritten == pair.new.isWritten
    })

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
