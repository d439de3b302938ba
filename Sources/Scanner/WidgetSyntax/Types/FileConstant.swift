import WidgetSource

extension SourceFile {
  /// Returns the value of a constant at file level as text, or nil if the file declares no such constant with a value.
  ///
  /// For example: `12` for `defaultSize` and `let defaultSize = 12`.
  package func constant(named name: String) -> String? {
    SourceBytes.withBytes(bytes) { bytes in
      var lexer = Lexer(bytes, path: "")
      while true {
        var token = lexer.next()
        switch token.kind {
        case .endOfFile: return nil
        case .leftBrace: _ = lexer.skipBraces()
        case .identifier where token.keyword == .let:
          token = lexer.next()
          guard text(token.range) == name else { continue }
          // The type is skipped.
          while token.kind != .equal, token.kind != .endOfFile { token = lexer.next() }
          let start = token.end
          repeat { token = lexer.next() } while !token.endsStatement
          return text(SourceRange(start: start, end: max(start, token.start))).withoutComments
            .trimmed
        default: continue
        }
      }
    }
  }
}

extension Token {
  fileprivate var endsStatement: Bool {
    isAtLineStart || kind == .semicolon || kind == .endOfFile
  }
}
