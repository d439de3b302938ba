extension Rule {
  /// The rules of WidgetSource, sorted by id; each is declared next to its diagnostic.
  package static let ofSource: [Rule] = [.json, .mergeConflict]
}
