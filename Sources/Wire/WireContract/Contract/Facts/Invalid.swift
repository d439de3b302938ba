import WidgetPlan
import WidgetSource

extension PropertyFact {
  /// The replacement for a wrong value: `invalid`.
  static let invalid = text(
    "onError", .decoding, \.onError, replaces: "wrong", plan: { $0.onError?.text },
    phrase: { PropertyPhrase("A wrong value is replaced by ", code: $0, ".") },
    check: ChangeCheck(.defaultChanged, .typeNarrowed, .typeWidened) { pair in
      switch (pair.old.onError, pair.new.onError) {
      case (nil, nil): return []
      case (let before?, nil):
        return [
          Change(
            .typeNarrowed, at: pair.place, "a wrong value of \(pair.place.quoted) is an error now",
            .backward, cure: "keep '// widgetgen: invalid = \(before)'", use: pair.use)
        ]
      case (nil, let after?):
        return [
          Change(
            .typeWidened, at: pair.place,
            "\(after) replaces a wrong value of \(pair.place.quoted) now", .forward,
            cure: "send correct values to old versions", use: pair.use)
        ]
      case (let before?, let after?):
        guard SwiftValue(before) != SwiftValue(after) else { return [] }
        return [
          Change(
            .defaultChanged, at: pair.place,
            "a wrong value of \(pair.place.quoted) is \(after) now and was \(before)", .neither,
            .warning, use: pair.use)
        ]
      }
    } isWithoutEffect: { pair in
      pair.old.onError.map(SwiftValue.init) == pair.new.onError.map(SwiftValue.init)
    })
}
