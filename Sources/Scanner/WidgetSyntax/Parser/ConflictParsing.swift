import WidgetSource

/// Merge conflicts. They are found in two steps, so that most files are tokenized only once. First, the scanner
/// records whether any text resembles a marker. If so, the file is tokenized again, because text in strings and
/// comments is not a marker.
extension Parser {
  /// Whether the parsed file may contain a marker. Markers are searched for at the start of tokens and in
  /// skipped parentheses and brackets or, if the file has annotations, in the whole text. Function
  /// bodies are skipped without examining their lines, so a conflict there is left to the compiler if
  /// the file has no annotations.
  func mayHaveConflict(_ file: ParsedFile) -> Bool {
    lexer.mayHaveConflict
      || file.hasAnnotations && lexer.bytes.mayHaveConflict(in: 0..<lexer.bytes.count)
  }

  /// Parses a file with each conflict resolved to its first version, and reports the conflicts.
  /// Returns nil if there are none.
  static func parsingConflicts(in source: SourceFile) -> ParsedFile? {
    let conflicts = SourceBytes.withBytes(source.bytes) { Self.conflicts(in: source, $0) }
    if conflicts.isEmpty { return nil }
    var resolved = source.bytes
    for conflict in conflicts { conflict.keepOurs(in: &resolved) }
    return SourceBytes.withBytes(resolved) { bytes in
      var parser = Parser(source, bytes)
      for conflict in conflicts { parser.report(conflict.diagnostic(in: source)) }
      return parser.parseFile()
    }
  }

  private static func conflicts(in source: SourceFile, _ bytes: SourceBytes) -> [MergeConflict] {
    var lexer = Lexer(bytes, path: source.path)
    var conflicts: [MergeConflict] = []
    var token = lexer.next()
    while token.kind != .endOfFile {
      if let conflict = MergeConflict(at: Int(token.start), in: source.bytes) {
        conflicts.append(conflict)
        // The lines of the conflict are skipped, because they can contain incomplete tokens.
        lexer.offset = conflict.lines.upperBound
      }
      token = lexer.next()
    }
    return conflicts
  }
}

extension SourceBytes {
  /// Whether a range may contain a marker. Only every seventh byte is read, because a row of seven
  /// `<`, `=` or `>` always includes one of these bytes.
  func mayHaveConflict(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound + 6
    while offset < range.upperBound {
      if self[offset] &- UInt8(ascii: "<") <= 2, isConflictMarker(around: offset) { return true }
      offset += 7
    }
    return false
  }

  /// Whether a line begins at an offset with exactly seven equal characters.
  @inline(__always)
  func isConflictMarker(at start: Int) -> Bool {
    // Comparing the first and the last character first is fast, because nearly all operators are
    // shorter.
    self[start] == self[start + 6] && isConflictMarker(around: start)
  }

  @inline(never)
  private func isConflictMarker(around offset: Int) -> Bool {
    let sign = self[offset]
    var (start, end) = (offset, offset + 1)
    while self[start - 1] == sign, end - start <= 7 { start -= 1 }
    while self[end] == sign, end - start <= 7 { end += 1 }
    return end - start == 7
      && (start == 0 || self[start - 1].isLineBreak || self[start - 1] == 0xBF)
  }
}
