package import WidgetSource

/// The Swift interface of a header, as Swift's importer declares it, with placeholders as bodies.
package struct HeaderInterface: Sendable {
  /// The path of the header.
  package let path: String
  package let text: String
  /// The declarations of the text with their locations in the header.
  let origins: [Origin]

  struct Origin: Sendable {
    /// The range in the text.
    var range: SourceRange
    /// The range in the header.
    var place: SourceRange
  }

  /// Finds the declaration that contains the start of a range of the text, and returns the declaration's range in the
  /// header. Returns nil if no declaration contains the start.
  package func place(of range: SourceRange) -> SourceRange? {
    origins.last { $0.range.start <= range.start && range.start < $0.range.end }?.place
  }
}
