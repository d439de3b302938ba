package import WidgetDriver

extension CommandSet {
  /// All commands, for the tool that people call.
  package static let full = CommandSet(
    [
      .generate, .check, .contract, .validate, .scaffold, .initialize, .migrate, .sourcery,
      .explain, .doctor, .templates, .render, .dump, .completions, .man,
    ], fallback: .generate)
}
