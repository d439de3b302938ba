extension PropertyFact {
  /// The message of `@available(*, deprecated)`.
  static let deprecation = text(
    "deprecated", .form, \.deprecation, check: .deprecation)
}
