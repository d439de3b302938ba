import WidgetSource

/// Splits a Swift file into tokens, one at a time.
///
/// It follows the Swift book's chapter on lexical structure. Two techniques make it fast: comments
/// and white space are skipped and recorded only if needed (`comments`, `trivia`), and whole bodies
/// are skipped without creating tokens (`skipBraces`).
struct Lexer {
  let bytes: SourceBytes
  let path: String
  /// The table is stored here, because reading the static property is a call.
  let keywords = KeywordTable.standard
  /// The offset where the search for the next token begins.
  var offset = 0
  /// The trivia before the last token.
  var trivia = Trivia()
  var comments = CommentLog()
  var diagnostics: [Diagnostic] = []
  /// The number of interpolations that are open at `offset`. Each is inside a string literal.
  var stringDepth = 0
  /// Whether strings were nested too deeply. If so, the rest of the file is not read.
  var isTooDeep = false
  /// Whether an unclosed multiline string or block comment in an interpolation extends to the end of the file. The
  /// enclosing strings are then unterminated as well, and continuing after their lines would repeat the same work.
  var isOpenToEnd = false
  /// The offsets of unterminated strings. The text after such a string is read again, also as part
  /// of the enclosing strings. Without this set, the time would double with each nested string.
  var unterminatedStrings: Set<Int> = []
  /// The last failed search for the end of a regex literal with several lines: the number of `#` and
  /// the offset where the search started. Searches for at least as many `#` from a later offset fail as well.
  var missingRegexEnd: (pounds: Int, start: Int)?
  /// Whether the file may contain the marker of a merge conflict; see `ConflictParsing.swift`.
  var mayHaveConflict = false
  /// The start of the program, after a byte order mark and a `#!` line.
  var startOfFile = 0

  init(_ bytes: SourceBytes, path: String) {
    self.bytes = bytes
    self.path = path
    skipStartOfFile()
  }

  /// Reads the next token, or `endOfFile` at the end of the file.
  mutating func next() -> Token {
    skipTrivia()
    let start = offset
    let byte = bytes[start]
    if byte.isASCIILetter || byte == "_" || byte == "$" { return identifier(from: start) }
    if let kind = Self.punctuation(byte) {
      offset += 1
      return token(kind, from: start)
    }
    if byte.isASCIIOperator || byte == "." { return operatorToken(from: start) }
    switch byte {
    case _ where byte.isDigit:
      skipNumber()
      return token(.number, from: start)
    case "\"":
      skipString(pounds: 0)
      return token(.string, from: start)
    case "#": return poundToken(from: start)
    case ":": return colonToken(from: start)
    case "`":
      skipBackticks()
      return token(.identifier, from: start)
    default: return otherToken(from: start)
    }
  }

  /// Creates the token that ends at `offset`.
  @inline(__always)
  func token(_ kind: TokenKind, _ keyword: Keyword? = nil, from start: Int) -> Token {
    Token(
      kind: kind, keyword: keyword, isAtLineStart: trivia.hasLineBreak,
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset))
  }

  @inline(__always)
  private static func punctuation(_ byte: UInt8) -> TokenKind? {
    switch byte {
    case "(": .leftParen
    case ")": .rightParen
    case "[": .leftSquare
    case "]": .rightSquare
    case "{": .leftBrace
    case "}": .rightBrace
    case ",": .comma
    case ";": .semicolon
    case "@": .at
    case "\\": .backslash
    default: nil
    }
  }

  @inline(__always)
  private mutating func identifier(from start: Int) -> Token {
    let words = bytes.words(at: start)
    var others = Word.nonIdentifiers(words)
    offset = start
    while others[0] | others[1] == 0 {
      offset += 16
      others = Word.nonIdentifiers(bytes.words(at: offset))
    }
    offset += others[0] != 0 ? Word.first(others[0]) : 8 + Word.first(others[1])
    let byte = bytes[offset]
    if byte == "$" || byte >= 0x80 {
      skipIdentifierTail()
      return token(.identifier, from: start)
    }
    // No word in `Keyword` begins with a capital letter.
    if words[0] & 0x20 == 0 && words[0] & 0xFF != 0x5F { return token(.identifier, from: start) }
    let keyword = keywords.keyword(words, count: offset - start)
    return token(.identifier, keyword, from: start)
  }

  private mutating func colonToken(from start: Int) -> Token {
    offset += bytes[start + 1] == ":" ? 2 : 1
    return token(offset == start + 1 ? .colon : .period, from: start)
  }

  /// Reads the end of the file, a name or an operator that begins with a non-ASCII character, or an unknown byte.
  private mutating func otherToken(from start: Int) -> Token {
    if start >= bytes.count { return token(.endOfFile, from: start) }
    guard let (scalar, length) = scalar(at: start), scalar.value >= 0x80 else {
      offset += 1
      return token(.unknown, from: start)
    }
    if scalar.isOperatorAboveASCII { return operatorToken(from: start) }
    offset += length
    skipIdentifierTail()
    return token(.identifier, from: start)
  }
}

extension Lexer {
  /// A position that the lexer can return to.
  struct Position {
    fileprivate var offset: Int
    fileprivate var trivia: Trivia
  }

  var position: Position {
    get { Position(offset: offset, trivia: trivia) }
    set {
      offset = newValue.offset
      trivia = newValue.trivia
    }
  }
}

/// Operators, and the slashes that begin a regex literal.
extension Lexer {
  /// Reads an operator, a regex literal, a dot, `=` or `->`.
  @inline(__always)
  mutating func operatorToken(from start: Int) -> Token {
    // Most operators are a single character: `.`, `=`, `?`, `<`.
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
      // A prefix operator before the slash becomes part of the token, because no caller needs it.
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

  /// Whether an operator is bound to its left side, judged by the byte before it. In the Swift book, an
  /// operator with white space only on the right is a postfix operator.
  func isLeftBound(at start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":", 0: return false
    case "/": return bytes[start - 2] != "*"
    case 0xA0: return bytes[start - 2] != 0xC2
    default: return true
    }
  }

  /// Whether an operator is bound to its right side, judged by the byte after it.
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

/// Skipping the text between brackets without creating tokens.
///
/// Most of a program is inside function bodies, whose declarations are local. `skipBraces` and `skipBrackets` read
/// 32 bytes at a time and stop only at relevant bytes.
extension Lexer {
  /// Skips to the end of the `}` that matches a `{` directly before `offset`. If there is none,
  /// skips to the end of the file and returns false.
  mutating func skipBraces() -> Bool {
    var depth = 1
    var position = offset
    while position < bytes.count {
      let block = bytes.block(at: position)
      // One test finds both braces. The few other characters from `{` have no effect.
      let near = block.near(from: "{") | block.near("\"") | block.near("/") | block.near("`")
      guard let hit = block.first(near) else {
        position += Block.count
        continue
      }
      position += hit
      let byte = bytes[position]
      if byte < "{" {
        offset = position
        skipOpaque()
        position = offset
        continue
      }
      // `{`, `|` and `}` are consecutive, so this adds 1, 0 or -1 without an unpredictable branch.
      if byte <= "}" { depth += Int(UInt8(ascii: "|")) - Int(byte) }
      position += 1
      if depth == 0 {
        offset = position
        return true
      }
    }
    offset = bytes.count
    return false
  }

  /// Skips to the end of the `)` or `]` that matches a bracket directly before `offset`. If a `}`
  /// or the end of the file comes first, skips to it and returns false.
  mutating func skipBrackets() -> Bool {
    var depth = 1
    while offset < bytes.count {
      // Three tests find six brackets: `(` and `)` differ only in the lowest bit. `[` and `{` differ
      // only in bit 5, as do `]` and `}`.
      let block = bytes.block(at: offset)
      let folded = block.setting(0x20)
      let near =
        block.setting(1).near(")") | folded.near("{") | folded.near("}") | block.near("\"")
        | block.near("/") | block.near("`")
      guard let hit = block.first(near) else {
        offset += Block.count
        continue
      }
      offset += hit
      switch bytes[offset] {
      case "(", "[":
        depth += 1
        offset += 1
      case ")", "]":
        depth -= 1
        offset += 1
        if depth == 0 { return true }
      case "{":
        offset += 1
        guard skipBraces() else { return false }
      case "}":
        return false
      default:
        skipOpaque()
      }
    }
    offset = bytes.count
    return false
  }

  /// Skips text in which brackets have no meaning: a string, a comment, a regex literal or a name
  /// in backticks. If no such text begins here, skips one byte or an operator.
  private mutating func skipOpaque() {
    let start = offset
    switch bytes[start] {
    case "\"":
      skipString(pounds: poundsBefore(start))
    case "`":
      skipBackticks()
    case "/":
      let pounds = poundsBefore(start)
      // `#//usr//#` is a regex literal, not a comment.
      if pounds > 0, let end = regexEnd(from: start, pounds: pounds) {
        offset = end
        return
      }
      switch bytes[start + 1] {
      case "/": skipLineComment()
      case "*": skipBlockComment()
      default: return skipSlash(pounds: pounds)
      }
      extendCommentRun(from: start)
    default:
      offset += 1
    }
  }

  /// Returns the number of `#` directly before an offset.
  func poundsBefore(_ start: Int) -> Int {
    var count = 0
    while start - count > 0, bytes[start - count - 1] == "#" { count += 1 }
    return count
  }

  /// Skips the regex literal without `#`, or the operator, that contains the slash at `offset`.
  private mutating func skipSlash(pounds: Int) {
    let start = offset
    if pounds > 0 {
      offset += 1
      return
    }
    var first = start
    while first > 0, bytes[first - 1].isASCIIOperator { first -= 1 }
    var end = start + 1
    while bytes[end].isASCIIOperator, !isCommentStart(at: end) { end += 1 }
    offset = regexEnd(at: start, operatorRange: first..<end) ?? end
  }

  private func isCommentStart(at start: Int) -> Bool {
    bytes[start] == "/" && (bytes[start + 1] == "/" || bytes[start + 1] == "*")
  }
}
