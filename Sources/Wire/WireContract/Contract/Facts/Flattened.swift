extension PropertyFact {
  /// Whether the keys of the property's type are in the surrounding object.
  static let flattened = flag("flatten", .form, \.isFlattened)
}
