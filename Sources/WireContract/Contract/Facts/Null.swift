import WidgetPlan
import WidgetSource

extension PropertyFact {
  /// Whether nil is encoded as `null`: `omit = never`.
  static let writtenNull = flag(
    "writesNull", .encoding, \.writesNull, plan: \.encodesNil,
    phrase: { _ in PropertyPhrase("Nil is written as null.") },
    check: ChangeCheck(.writeNullChanged) { pair in
      guard pair.old.writesNull != pair.new.writesNull else { return [] }
      return [
        Change(
          .writeNullChanged, at: pair.place,
          pair.new.writesNull
            ? "nil of \(pair.place.quoted) is written as null now"
            : "nil of \(pair.place.quoted) is no longer written", .servers, .warning,
          cure: "servers have to read both")
      ]
    })
}

extension Rule {
  static let writeNullChanged = Rule(
    "write-null-changed", .warning,
    title: "The app encodes null instead of omitting a key, or omits it instead",
    explanation:
      "Servers that decode the app's JSON have to accept both.")
}
