import WidgetSource

extension SourceFile {
  /// The values of the constants at file level as text, by name. If `#if` declares a constant twice, the first value.
  ///
  /// For example: `12` for `defaultSize` and `let defaultSize = 12`.
  package var fileConstants: [String: String] {
    SourceBytes.withBytes(bytes) { bytes in
      var constants: [String: String] = [:]
      var lexer = Lexer(bytes, path: "")
      var token = lexer.next()
      while token.kind != .endOfFile {
        if token.kind == .leftBrace { _ = lexer.skipBraces() }
        let declaresConstant = token.kind == .identifier && token.keyword == .let
        token = lexer.next()
        guard declaresConstant else { continue }
        let name = text(token.range)
        // The type is skipped.
        while token.kind != .equal, token.kind != .endOfFile { token = lexer.next() }
        let start = token.end
        repeat {
          token = lexer.next()
          if token.kind == .leftBrace, !token.endsStatement { _ = lexer.skipBraces() }
        } while !token.endsStatement
        let value = text(SourceRange(start: start, end: max(start, token.start)))
        if constants[name] == nil { constants[name] = value.withoutComments.trimmed }
      }
      return constants
    }
  }
}

extension Token {
  fileprivate var endsStatement: Bool {
    isAtLineStart || kind == .semicolon || kind == .endOfFile
  }
}
