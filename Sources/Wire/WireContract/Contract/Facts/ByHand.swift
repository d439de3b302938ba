extension PropertyFact {
  /// Whether a user-defined function decodes the property.
  static let byHand = flag(
    "byHand", .form, \.isByHand,
    phrase: { _ in PropertyPhrase("A hand-written function reads it.") })
}
