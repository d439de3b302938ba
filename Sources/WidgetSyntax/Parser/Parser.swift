import WidgetSource

/// A recursive descent parser for declarations.
///
/// It pulls one token at a time and looks at nothing that cannot be seen from outside a type:
/// bodies, accessors and closures are skipped. A production is a method `parseX` that begins
/// at its first token and ends with `token` being the first one after it; one that only finds the
/// end of something is called `skipX`. The productions are in Parser+*.swift, by area of the
/// grammar.
struct Parser {
  var lexer: Lexer
  /// The next token, not yet taken.
  var token: Token
  /// Where the token before it ended.
  var previousEnd: UInt32 = 0
  let source: SourceFile
  var file = ParsedFile.Contents()
  /// The innermost `#if` clause around `token`: an index into `file.clauses`.
  var clause: Int?
  /// Each `<` that no `>` closes: looking for that again and again would take the square of the
  /// file's length.
  var unclosedAngles: Set<UInt32> = []
  /// Those that are open where generics are being read: one list for all, which is made once.
  var openAngles: [UInt32] = []
  /// The number of `#if` read so far.
  var conditionalCount = 0

  init(_ source: SourceFile, _ bytes: SourceBytes) {
    lexer = Lexer(bytes, path: source.path)
    self.source = source
    token = lexer.next()
  }

  /// The whole file: the only production that is called from outside.
  mutating func parseFile() -> ParsedFile {
    parseTopLevel()
    checkDangling()
    checkUnclosed()
    file.diagnostics = Self.unique(file.diagnostics + lexer.diagnostics)
    let isBalanced = !file.diagnostics.contains { $0.id == Rule.unbalancedBrace.id }
    if file.diagnostics.hasErrors, let offset = source.firstForeignByte(allowsNUL: false) {
      // Diagnostics about a picture help nobody.
      file.diagnostics = [SyntaxDiagnostics.notText(in: source.path, at: offset)]
    }
    return ParsedFile(source, file, lexer.comments, isBalanced: isBalanced)
  }

  /// What was read again after going back is reported once.
  private static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.count < 2 { return diagnostics }
    return diagnostics.uniqued().stablySorted(by: Diagnostic.isOrderedBefore)
  }
}

/// Looking at tokens and taking them.
extension Parser {
  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  /// Whether the token is an operator that begins with a character: of `>>=` the first `>`.
  @inline(__always)
  func at(prefix character: Unicode.Scalar) -> Bool {
    token.kind == .operatorSign && lexer.bytes[Int(token.start)] == character
  }

  /// Whether the token is a name or a keyword used as one.
  @inline(__always)
  var atName: Bool { token.kind == .identifier }

  /// Consumes the token.
  @inline(__always)
  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  @inline(__always)
  mutating func eat(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func eat(_ keyword: Keyword) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  /// Consumes the first byte of an operator and leaves the rest of it: the `>` of `>?`.
  ///
  /// Only a short rest is read anew, since it may be another sign, such as `=` or `->`; reading
  /// every rest of a long run would take the square of its length.
  mutating func eatFirstByte() {
    token.start += 1
    previousEnd = token.start
    token.isAtLineStart = false
    guard token.range.count <= 4 else { return }
    lexer.offset = Int(token.start)
    token = lexer.next()
  }

  /// Consumes the `(`, `[` or `{` here and everything up to the bracket that closes it.
  mutating func skipBalanced() {
    let opening = token
    lexer.offset = Int(opening.end)
    let isClosed = at(.leftBrace) ? lexer.skipBraces() : lexer.skipBrackets()
    if !at(.leftBrace), lexer.bytes.mayHaveConflict(in: Int(opening.end)..<lexer.offset) {
      lexer.mayHaveConflict = true
    }
    if !isClosed {
      report(
        SyntaxDiagnostics.unbalancedBrace(text(opening), in: source.path, at: opening.range))
    }
    previousEnd = UInt32(truncatingIfNeeded: lexer.offset)
    token = lexer.next()
  }

  func text(_ token: Token) -> String { source.text(token.range) }

  mutating func report(_ diagnostic: Diagnostic) { file.diagnostics.add(diagnostic) }

  /// The range from a start to the end of the last token taken; empty, and after that token, when
  /// none was taken since, so that a part never leaves what it belongs to.
  @inline(__always)
  func range(from start: UInt32) -> SourceRange {
    SourceRange(start: min(start, previousEnd), end: previousEnd)
  }
}

/// Looking further ahead than one token.
extension Parser {
  /// A place to which the parser can go back.
  struct Position {
    fileprivate var lexer: Lexer.Position
    fileprivate var token: Token
    fileprivate var previousEnd: UInt32
  }

  var position: Position {
    get { Position(lexer: lexer.position, token: token, previousEnd: previousEnd) }
    set {
      lexer.position = newValue.lexer
      token = newValue.token
      previousEnd = newValue.previousEnd
    }
  }

  /// The token after `token`.
  mutating func peek() -> Token {
    let saved = lexer.position
    let next = lexer.next()
    lexer.position = saved
    return next
  }

  /// What `body` finds ahead; the parser stays where it is.
  mutating func lookahead<Result>(_ body: (inout Parser) -> Result) -> Result {
    let saved = position
    let diagnostics = file.diagnostics.count
    let result = body(&self)
    position = saved
    file.diagnostics.removeLast(file.diagnostics.count - diagnostics)
    return result
  }
}
