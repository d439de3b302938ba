import WidgetDriver

extension UsageError {
  /// The error of `contract` and `validate` without a type of payloads.
  static func noRoot(_ families: [String], command: Command) -> UsageError {
    UsageError(
      "the type of payloads is not configured; add '--root NAME'"
        + (families.isEmpty ? "" : ", where NAME is one of \(families.joined(separator: ", "))"),
      command: command)
  }
}
