import WidgetSource

/// Conflicts of version control are found in two steps, so that files without one are not read twice: the scanner
/// notes that something looks like a marker, and then all tokens of the file are made to find out what is in a
/// string or in a comment.
extension Parser {
  /// Whether a marker may be in the file: at a token, in an expression, or, in a file with annotations, anywhere. The
  /// bodies of functions are skipped without a look at lines, so in other files the compiler reports the conflict.
  var mayHaveConflict: Bool {
    lexer.mayHaveConflict
      || lexer.comments.annotates && lexer.bytes.mayHaveConflict(in: 0..<lexer.bytes.count)
  }

  /// Reads a file as if each conflict were resolved to its first version, and reports the conflicts.
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
        // The versions need not be whole tokens.
        lexer.offset = conflict.lines.upperBound
      }
      token = lexer.next()
    }
    return conflicts
  }
}

extension SourceBytes {
  /// Whether a range may contain the marker of a conflict. Of seven bytes only one is read: one in a row of seven
  /// `<`, `=` or `>` is among those.
  func mayHaveConflict(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound + 6
    while offset < range.upperBound {
      if self[offset] &- UInt8(ascii: "<") <= 2, isConflictMarker(around: offset) { return true }
      offset += 7
    }
    return false
  }

  /// Whether seven equal signs and no more are at the start of a line.
  @inline(__always)
  func isConflictMarker(at start: Int) -> Bool {
    // The first and the last are compared before the rest: nearly all operators are shorter.
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
