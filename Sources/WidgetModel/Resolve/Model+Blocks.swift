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

  /// The block that a place lies in.
  func block(around range: SourceRange, in file: Int) -> InlineBlock? {
    InlineBlock.holding(range, blocks[file] ?? [])
  }

  /// Whether a place is outside of every inline block.
  func isWritten(_ range: SourceRange, in file: Int) -> Bool {
    block(around: range, in: file) == nil
  }

  /// Whether a place is a block in the body of a type, not in one of its extensions.
  func isInBody(_ place: GeneratedType.Place, of id: DeclarationID) -> Bool {
    guard case .block(let name) = place, let (file, block) = blocksByName[name] else {
      return false
    }
    let body = declaration(id).body
    return file == id.file && body.start <= block.start.start && block.end.end <= body.end
  }
}
