import WidgetSource
package import WidgetSyntax

/// The inline blocks of the sources: what stands in them is the generator's own.
extension Model {
  /// The block of a name, wherever it stands.
  package func block(named name: String) -> InlineBlock? { blocksByName[name]?.block }

  /// The file that the block of a name stands in.
  package func file(ofBlock name: String) -> ParsedFile? {
    blocksByName[name].map { files[$0.file] }
  }

  /// Whether a place is outside of every inline block.
  func isWritten(_ range: SourceRange, in file: Int) -> Bool {
    !(blocks[file] ?? []).contains { $0.contains(range) }
  }
}
