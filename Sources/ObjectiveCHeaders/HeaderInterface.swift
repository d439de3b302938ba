package import WidgetSource

/// A header as a Swift source: its views as Swift's importer declares them, with bodies that do nothing.
package struct HeaderInterface: Sendable {
  /// The header's path.
  package let path: String
  package let text: String
  /// What each line of the text comes from.
  let origins: [Origin]

  struct Origin: Sendable {
    /// In the text.
    var range: SourceRange
    /// In the header.
    var place: SourceRange
  }

  /// The place in the header of what stands somewhere in the text.
  package func place(of range: SourceRange) -> SourceRange? {
    origins.last { $0.range.start <= range.start && range.start < $0.range.end }?.place
  }
}
