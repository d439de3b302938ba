import WidgetSource

/// Cuts a Swift file into tokens, one at a time, straight from its bytes.
///
/// The rules are those of the Swift book's chapter on lexical structure. Two things save time:
/// comments and white space are skipped and only recorded on request
/// (`comments`, `trivia`), and whole bodies are skipped without making tokens
/// (`skipBraces`, in Lexer+Bodies.swift).
struct Lexer {
  let bytes: SourceBytes
  let path: String
  /// Where the next token is looked for.
  var offset = 0
  /// What precedes the token that was read last.
  var trivia = Trivia()
  var comments = CommentLog()
  var diagnostics: [Diagnostic] = []
  /// How many string literals are open around `offset`: one for each interpolation.
  var stringDepth = 0
  /// Whether strings were nested too deeply, so that the rest of the file is left unread.
  var isTooDeep = false
  /// Whether something in an interpolation is open up to the end of the file: the strings around it
  /// do not end either, and reading on after their lines would lead there again and again.
  var isOpenToEnd = false
  /// Where strings begin that do not end. The text after each is read again, also as part of the
  /// strings around it: without knowing them, twice as often for each.
  var unterminatedStrings: Set<Int> = []
  /// What was looked for up to the end of the file in vain: the `/` and so many `#` that close a
  /// regex literal, from a place on.
  var missingRegexEnd: (pounds: Int, start: Int)?
  /// Whether something looks like the marker of a merge conflict; see ConflictParsing.swift.
  var mayHaveConflict = false
  /// Where the program begins, after a byte order mark and a `#!` line.
  var startOfFile = 0

  init(_ bytes: SourceBytes, path: String) {
    self.bytes = bytes
    self.path = path
    skipStartOfFile()
  }

  /// Reads one token; at the end of the file, and from then on, `endOfFile`.
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

  /// The token that ends at `offset`.
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
    let word = bytes.word(at: start)
    var others = Word.nonIdentifiers(word)
    offset = start
    while others == 0 {
      offset += 8
      others = Word.nonIdentifiers(bytes.word(at: offset))
    }
    offset += Word.first(others)
    let byte = bytes[offset]
    if byte == "$" || byte >= 0x80 {
      skipIdentifierTail()
      return token(.identifier, from: start)
    }
    // No keyword begins with a capital letter.
    if word & 0x20 == 0 && word & 0xFF != 0x5F { return token(.identifier, from: start) }
    let keyword = Keyword(bytes, first: word, from: start, count: offset - start)
    return token(.identifier, keyword, from: start)
  }

  private mutating func colonToken(from start: Int) -> Token {
    offset += bytes[start + 1] == ":" ? 2 : 1
    return token(offset == start + 1 ? .colon : .period, from: start)
  }

  /// The end of the file, a name that starts above ASCII, an operator, or nothing known.
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
  /// A place to which the lexer can go back.
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
