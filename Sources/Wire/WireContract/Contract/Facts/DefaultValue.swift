extension PropertyFact {
  /// The literal of the constant that replaces a missing value.
  static let defaultValue = text("defaultValue", .decoding, \.defaultValue)
}
