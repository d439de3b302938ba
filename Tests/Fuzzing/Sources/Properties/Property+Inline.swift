import WidgetGenerator
import WidgetSource
import WidgetSyntax

extension Property {
  /// Checks that filling blocks changes only their contents, and that adding blocks removes no other text. Also checks
  /// that filling the blocks again changes nothing.
  func checkInline(_ bytes: [UInt8]) throws(Violation) {
    let old = parse(SourceFile(path: "input.swift", bytes: bytes))
    let blocks = InlineBlock.find(in: old).blocks
    let written = blocks.map { section($0.name) }
    if let new = try fill(old, with: written) {
      try require(outside(of: new) == outside(of: old), "a byte outside the blocks has changed")
    }
    let named = Set(blocks.map(\.name))
    let added = old.declarations.map { section("auto:\(old.qualifiedName(of: $0)).Added") }
      .filter { !named.contains($0.name) && !$0.name.utf8.contains { $0 <= 0x20 } }
    if let new = try fill(old, with: written + added.prefix(4)) {
      let rest = outside(of: new, keeping: named)
      try require(isSubsequence(outside(of: old), of: rest), "a byte outside the blocks is lost")
    }
  }

  private func section(_ name: String) -> InlineSection {
    InlineSection(name: name, text: "  let added = 1\n\n  func more() {}\n")
  }

  /// Returns the file with its blocks filled, or nil if there is an error or nothing changes.
  private func fill(
    _ file: ParsedFile, with sections: [InlineSection]
  ) throws(Violation) -> ParsedFile? {
    if file.diagnostics.hasErrors { return nil }
    let blocks = InlineBlocks(files: [file])
    if blocks.diagnostics.hasErrors { return nil }
    let filled = blocks.fill(with: sections)
    try checkPlaces(of: filled.diagnostics, in: file.source)
    guard !filled.diagnostics.hasErrors, let output = filled.files.first else { return nil }
    let new = parse(SourceFile(path: file.source.path, bytes: output.bytes))
    let again = InlineBlocks(files: [new])
    try require(!again.diagnostics.hasErrors, "a filled block is found broken")
    let second = again.fill(with: sections)
    try require(!second.diagnostics.hasErrors, "a filled block cannot be filled again")
    try require(second.files.isEmpty, "filling twice changes the file twice")
    return new
  }

  /// Returns the bytes outside of the blocks, or outside of the blocks with the given names.
  private func outside(of file: ParsedFile, keeping names: Set<String>? = nil) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for block in InlineBlock.find(in: file).blocks where names?.contains(block.name) ?? true {
      result += file.source.bytes[position..<Int(block.content.start)]
      position = Int(block.content.end)
    }
    return result + file.source.bytes[position...]
  }

  private func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    var rest = part[...]
    for byte in whole where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
