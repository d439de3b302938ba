package import WidgetSource

extension ParsedFile {
  /// Returns the tokens that begin in a range, such as the body of a function.
  package func tokens(in range: SourceRange) -> [Token] {
    SourceBytes.withBytes(source.bytes) { bytes in
      var lexer = Lexer(bytes, path: source.path)
      lexer.offset = Int(range.start)
      var tokens: [Token] = []
      while case let token = lexer.next(), token.kind != .endOfFile, token.start < range.end {
        tokens.append(token)
      }
      return tokens
    }
  }
}
