package import WidgetSource

extension ParsedFile {
  /// Returns the tokens that begin in a range, such as the body of a function.
  package func tokens(in range: SourceRange) -> [Token] {
    tokens(in: range) { _ in false }
  }

  /// Returns the tokens between the first braces outside of other brackets, and the range between these braces. Returns
  /// nil if the braces are not closed in the given range, whose rest is not read.
  package func firstBlock(in range: SourceRange) -> (tokens: [Token], range: SourceRange)? {
    var depth = 0
    var start: Int?
    var count = 0
    let tokens = tokens(in: range) { token in
      count += 1
      switch token.kind {
      case .leftParen, .leftSquare: depth += 1
      case .leftBrace:
        if depth == 0 { start = count }
        depth += 1
      case .rightParen, .rightSquare: depth -= 1
      case .rightBrace:
        depth -= 1
        return depth <= 0
      default: break
      }
      return false
    }
    guard let start, depth == 0, let open = tokens.dropFirst(start - 1).first,
      let close = tokens.last, close.kind == .rightBrace
    else { return nil }
    return (
      Array(tokens[start...].dropLast()), SourceRange(start: open.end, end: close.start)
    )
  }

  /// - Parameter isLast: whether a token is the last one to read.
  private func tokens(in range: SourceRange, until isLast: (Token) -> Bool) -> [Token] {
    SourceBytes.withBytes(source.bytes) { bytes in
      var lexer = Lexer(bytes, path: source.path)
      lexer.offset = Int(range.start)
      var tokens: [Token] = []
      while case let token = lexer.next(), token.kind != .endOfFile, token.start < range.end {
        tokens.append(token)
        if isLast(token) { break }
      }
      return tokens
    }
  }
}
