package import WidgetSource

extension Rule {
  /// The rules of WidgetTemplate, sorted by id; each is declared next to its diagnostic.
  package static let ofTemplate: [Rule] = [.endTag, .template]
}
