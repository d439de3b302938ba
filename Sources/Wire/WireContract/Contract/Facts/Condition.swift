extension PropertyFact {
  /// The condition of the surrounding `#if`s.
  static let condition = text(
    "condition", .form, \.condition,
    phrase: { PropertyPhrase("Only if ", code: $0, " is true.") },
    check: .condition)
}
