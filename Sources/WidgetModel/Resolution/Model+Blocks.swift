package import WidgetSource
package import WidgetSyntax

/// The inline blocks of the sources: what is in them is the generator's own.
extension Model {
  /// The block of a name, wherever it is.
  package func block(named name: String) -> InlineBlock? { blocksByName[name]?.block }

  /// The file that the block of a name is in.
  package func file(ofBlock name: String) -> ParsedFile? {
    blocksByName[name].map { files[$0.file] }
  }

  /// The block that a place lies in.
  package func block(around range: SourceRange, in file: Int) -> InlineBlock? {
    InlineBlock.holding(range, blocks[file] ?? [])
  }

  /// Whether a place is outside of every inline block.
  func isWritten(_ range: SourceRange, in file: Int) -> Bool {
    block(around: range, in: file) == nil
  }

  /// Whether the block of a name is in the body of a type, not in one of its extensions.
  package func isInBody(block name: String, of id: DeclarationID) -> Bool {
    guard let (file, block) = blocksByName[name] else { return false }
    let body = declaration(id).body
    return file == id.file && body.start <= block.start.start && block.end.end <= body.end
  }
}
