extension Value {
  /// What `{{ value }}` prints.
  package var description: String { "" }

  /// The value as the string that filters work on: nil for arrays, dictionaries and no value.
  package var text: String? { nil }
}

extension Value {
  /// Whether `{% if value %}` holds.
  package var isTruthy: Bool { false }
}
