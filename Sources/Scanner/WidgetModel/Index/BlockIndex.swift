package import WidgetSource
package import WidgetSyntax

/// The inline blocks of all files. Their content is generated and not written by the user.
package struct BlockIndex: Sendable {
  /// The blocks by the index of their file. Files without markers of blocks are omitted.
  private let byFile: [Int: [InlineBlock]]
  /// The first block with each name.
  private let byName: [String: (file: Int, block: InlineBlock)]

  init(_ files: [ParsedFile]) {
    var blocks: [Int: [InlineBlock]] = [:]
    for (number, file) in files.enumerated() where !file.markers.isEmpty {
      blocks[number] = InlineBlock.find(in: file).blocks
    }
    byFile = blocks
    byName = Dictionary(
      blocks.stablySorted(on: \.key).flatMap { file, blocks in
        blocks.map { ($0.name, (file, $0)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The first block with the given name in any file, or nil if there isn't one.
  package subscript(name: String) -> InlineBlock? { byName[name]?.block }

  /// Returns the index of the file that contains the first block with the given name, or nil if there isn't one.
  package func file(of name: String) -> Int? { byName[name]?.file }

  /// Returns the block that contains a range of a file, or nil if there isn't one.
  package func block(around range: SourceRange, in file: Int) -> InlineBlock? {
    InlineBlock.holding(range, byFile[file] ?? [])
  }

  /// Whether a range of a file is inside a block.
  package func contains(_ range: SourceRange, in file: Int) -> Bool {
    block(around: range, in: file) != nil
  }

  /// Whether the block with the given name is in the body of a declaration.
  package func isBlock(_ name: String, inBodyOf declaration: Declaration, in file: Int) -> Bool {
    guard let found = byName[name], found.file == file else { return false }
    let body = declaration.body
    return body.start <= found.block.start.start && found.block.end.end <= body.end
  }
}
