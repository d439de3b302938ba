import WidgetSource

/// Operators, and the slash that may begin a regex literal instead.
extension Lexer {
  /// Reads a run of operator characters, or a regex literal, or a lone dot, `=` or `->`.
  @inline(__always)
  mutating func operatorToken(from start: Int) -> Token {
    // Most operators are one sign: `.`, `=`, `?`, `<`.
    let (byte, next) = (bytes[start], bytes[start + 1])
    guard byte != "/", byte < 0x80, !next.isASCIIOperator, next < 0x80, byte != "." || next != "."
    else { return longOperatorToken(from: start) }
    offset = start + 1
    return token(byte == "." ? .period : byte == "=" ? .equal : .operatorSign, from: start)
  }

  private mutating func longOperatorToken(from start: Int) -> Token {
    if bytes.isConflictMarker(at: start) { mayHaveConflict = true }
    let isDotted = bytes[start] == "."
    var end = start
    var slash: Int?
    while true {
      let byte = bytes[end]
      if byte == "/" {
        if bytes[end + 1] == "/" || bytes[end + 1] == "*", end > start { break }
        if slash == nil { slash = end }
        end += 1
      } else if byte.isASCIIOperator || isDotted && byte == "." {
        end += 1
      } else if byte >= 0x80, let (scalar, length) = scalar(at: end),
        scalar.isOperatorAboveASCII || end > start && scalar.continuesOperator
      {
        end += length
      } else {
        break
      }
    }
    if let slash, let regexEnd = regexEnd(at: slash, operatorRange: start..<end) {
      // A prefix operator before the slash becomes part of it: nobody needs it alone.
      offset = regexEnd
      return token(.regex, from: start)
    }
    offset = end
    return token(Self.kind(ofOperator: start..<end, in: bytes), from: start)
  }

  private static func kind(ofOperator range: Range<Int>, in bytes: SourceBytes) -> TokenKind {
    switch range.count {
    case 1 where bytes[range.lowerBound] == ".": .period
    case 1 where bytes[range.lowerBound] == "=": .equal
    case 2 where bytes[range.lowerBound] == "-" && bytes[range.lowerBound + 1] == ">": .arrow
    default: .operatorSign
    }
  }

  /// Whether a token is a single `?`.
  func isQuestionMark(_ token: Token) -> Bool {
    token.end - token.start == 1 && bytes[Int(token.start)] == "?"
  }

  /// Whether the byte before an operator makes it lean on its left (Swift book: an operator with
  /// no white space on the left only is a postfix operator).
  func isLeftBound(at start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":", 0: return false
    case "/": return bytes[start - 2] != "*"
    case 0xA0: return bytes[start - 2] != 0xC2
    default: return true
    }
  }

  /// Whether the byte after an operator makes it lean on its right.
  func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    switch bytes[end] {
    case " ", "\r", "\n", "\t", ")", "]", "}", ",", ";", ":", 0: return false
    case ".": return !isLeftBound
    case "/": return bytes[end + 1] != "/" && bytes[end + 1] != "*"
    case 0xC2: return bytes[end + 1] != 0xA0
    default: return true
    }
  }
}
