/// What happens to white space around tags that do not say it themselves with `-` or `+`.
package struct WhitespaceControl: Equatable, Sendable {
  /// How much is taken away next to a tag.
  package enum Trim: Equatable, Sendable {
    case nothing
    /// Spaces and tabs.
    case blanks
    /// Spaces and tabs, if a line break ends them, and that line break.
    case blanksAndLineBreak
    /// White space of every kind.
    case everything
  }

  /// In front of a tag.
  package var before: Trim
  /// Behind a tag.
  package var after: Trim
  /// Whether lines that rendering left empty are taken away, but not those that are empty in the
  /// template: how templates of Sourcery and old ones of SwiftGen are rendered.
  package var removesEmptiedLines: Bool

  package init(before: Trim, after: Trim, removesEmptiedLines: Bool = false) {
    self.before = before
    self.after = after
    self.removesEmptiedLines = removesEmptiedLines
  }

  /// Nothing is touched: what Stencil does.
  package static let asWritten = WhitespaceControl(before: .nothing, after: .nothing)
  /// A tag that stands alone in its line leaves no line behind: what SwiftGen does.
  package static let smart = WhitespaceControl(before: .blanks, after: .blanksAndLineBreak)
  /// All white space next to tags goes.
  package static let compact = WhitespaceControl(before: .everything, after: .everything)
  /// What Sourcery does.
  package static let sourcery = WhitespaceControl(
    before: .nothing, after: .nothing, removesEmptiedLines: true)
}
