import WidgetPlan

extension PropertyFact {
  /// Whether a user-defined function decodes the property.
  static let byHand = flag(
    "byHand", .form, \.isByHand,
    phrase: { _ in PropertyPhrase("A hand-written function reads it.") })

  /// Whether a user-defined function encodes the property.
  static let writtenByHand = flag(
    "writtenByHand", .encoding, \.isWrittenByHand,
    plan: { if case .function = $0.destination { true } else { false } },
    phrase: { _ in PropertyPhrase("A hand-written function writes it.") })
}
