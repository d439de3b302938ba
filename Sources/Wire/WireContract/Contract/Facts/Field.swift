import WidgetPlan
import WidgetSource

extension PropertyFact {
  /// Whether the property distinguishes a missing key from null: `Field`.
  static let field = flag(
    "field", .form, \.isField, plan: \.isField,
    phrase: { _ in PropertyPhrase("Null differs from a missing key.") },
    check: ChangeCheck(.meaningChanged) { pair in
      guard pair.old.isField != pair.new.isField, pair.comparison.version > 1 else { return [] }
      let place = pair.place.quoted
      return [
        pair.new.isField
          ? Change(
            .meaningChanged, at: pair.place,
            "null of \(place) differs from a missing key now", .neither, .warning,
            cure: "send null only to delete the value")
          : Change(
            .meaningChanged, at: pair.place,
            "null of \(place) no longer differs from a missing key", .neither, .error,
            cure: "keep the type 'Field'", use: pair.use)
      ]
    })
}
