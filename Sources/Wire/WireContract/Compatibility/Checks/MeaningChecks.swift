import WidgetSource

extension Change {
  /// Returns the change if a value in the JSON has another meaning.
  ///
  /// - Parameters:
  ///   - value: the value in words: `'2' in 'Mode'`.
  ///   - after: the name of the case, type or property that the new version decodes.
  ///   - before: the name that the old version decodes.
  static func meaningChanged(
    _ value: String, at place: WirePlace, to after: String, from before: String, use: PayloadUse?
  ) -> Change {
    Change(
      .meaningChanged, at: place, "\(value) is '\(after)' now and was '\(before)'", .neither,
      .error,
      cure: "keep the old meaning, and give the new one another value", use: use)
  }
}

extension Rule {
  static let meaningChanged = Rule("meaning-changed", .error, .warning)
}
