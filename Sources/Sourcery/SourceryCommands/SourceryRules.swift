package import WidgetSource

extension Rule {
  /// The rules of SourceryCommands, sorted by id; each is declared next to its diagnostic.
  package static let ofSourcery: [Rule] = [
    .cannotMigrate, .swiftTemplate, .unreadYAML, .unsupportedSourceryKey,
  ]
}
