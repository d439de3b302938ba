package import WidgetSource

/// Parses the declarations of a Swift file. Parsing never fails: invalid text is skipped and
/// reported.
///
/// For example: `parse(SourceFile(path: "Button.swift", text: "struct Button { let text: String
/// }"))` contains one declaration with one property.
package func parse(_ source: SourceFile) -> ParsedFile {
  let (file, mayHaveConflict) = SourceBytes.withBytes(source.bytes) { bytes in
    var parser = Parser(source, bytes)
    let file = parser.parseFile()
    return (file, parser.mayHaveConflict(file))
  }
  if mayHaveConflict, let resolved = Parser.parsingConflicts(in: source) { return resolved }
  return file
}

/// A recursive descent parser for declarations.
///
/// It reads one token at a time and skips everything that is not visible outside of a type: bodies,
/// accessors and closures. Each production of the grammar is a method `parseX`. It starts at the
/// production's first token and leaves the first token after the production in `token`. A method
/// that only finds the end of a production is named `skipX`. The productions are in
/// `Parser+*.swift`, by area of the grammar.
struct Parser {
  var lexer: Lexer
  /// The next token, which has not been consumed.
  var token: Token
  /// The end of the previous token.
  var previousEnd: UInt32 = 0
  let source: SourceFile
  var file = ParsedFile.Contents()
  /// The innermost `#if` clause around `token`, as an index into `file.clauses`.
  var clause: Int?
  /// The offsets of unmatched `<`. Searching for their ends again would take quadratic time.
  var unclosedAngles: Set<UInt32> = []
  /// The open angle brackets of the generics that are being parsed. Reusing the array avoids
  /// allocations.
  var openAngles: [UInt32] = []
  /// The number of open `#if` directives that were ignored because too many `#if`s surround them.
  var ignoredConditionals = 0
  /// The annotations of each combination of blocks that surrounds a declaration.
  var blockAnnotations: [[Int]: Sublist<Annotation>] = [:]

  init(_ source: SourceFile, _ bytes: SourceBytes) {
    lexer = Lexer(bytes, path: source.path)
    self.source = source
    token = lexer.next()
  }

  /// Parses the whole file. This is the only production that is called from outside.
  mutating func parseFile() -> ParsedFile {
    parseTopLevel()
    checkDangling()
    checkUnusedAttributes()
    checkBlocks()
    file.diagnostics = Self.unique(file.diagnostics + lexer.diagnostics)
    let isBalanced = !file.diagnostics.contains { $0.id == Rule.unbalancedBrace.id }
    // If there are no errors, NUL occurs only where Swift also accepts it, such as in comments.
    if let offset = source.firstForeignByte(allowsNUL: !file.diagnostics.hasErrors) {
      // Other diagnostics about binary data are useless.
      file.diagnostics = [
        Diagnostic(
          rule: .notText,
          message: "this byte is not text in UTF-8; convert the file to UTF-8 or exclude it",
          file: source.path, range: SourceRange(offset..<offset + 1))
      ]
    }
    // The arrays are moved out of the parser. Copying them would retain each array, and then release it.
    var (contents, comments) = (ParsedFile.Contents(), CommentLog())
    swap(&contents, &file)
    swap(&comments, &lexer.comments)
    return ParsedFile(source, contents, comments, isBalanced: isBalanced)
  }

  /// Removes the repeated diagnostics of text that was parsed twice, and sorts the other diagnostics.
  private static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.count < 2 { return diagnostics }
    return diagnostics.uniqued().stablySorted(by: Diagnostic.isOrderedBefore)
  }
}

/// Testing and consuming tokens.
extension Parser {
  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  /// Whether the token is an operator that begins with the given character. For example, `>>=` begins with `>`.
  @inline(__always)
  func at(prefix character: Unicode.Scalar) -> Bool {
    token.kind == .operatorSign && lexer.bytes[Int(token.start)] == character
  }

  /// Whether the token is a name. This includes keywords, because they can also be used as names.
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

  /// Consumes the first byte of an operator and leaves the rest, such as `?` of `>?`.
  ///
  /// Only a short rest is read again, because it can be another token such as `=` or `->`. Reading
  /// each rest of a long operator again would take quadratic time.
  mutating func eatFirstByte() {
    token.start += 1
    previousEnd = token.start
    token.isAtLineStart = false
    guard token.range.count <= 4 else { return }
    lexer.offset = Int(token.start)
    token = lexer.next()
  }

  /// Skips the current `(`, `[` or `{` and everything up to the matching bracket.
  mutating func skipBalanced() {
    let opening = token
    lexer.offset = Int(opening.end)
    let isClosed = at(.leftBrace) ? lexer.skipBraces() : lexer.skipBrackets()
    if !at(.leftBrace), lexer.bytes.mayHaveConflict(in: Int(opening.end)..<lexer.offset) {
      lexer.mayHaveConflict = true
    }
    if !isClosed {
      reportUnbalanced(text(opening), at: opening.range)
    }
    previousEnd = UInt32(truncatingIfNeeded: lexer.offset)
    token = lexer.next()
  }

  func text(_ token: Token) -> String { source.text(token.range) }

  mutating func report(_ diagnostic: Diagnostic) { file.diagnostics.add(diagnostic) }

  mutating func report(_ rule: Rule, _ message: String, at range: SourceRange) {
    report(Diagnostic(rule: rule, message: message, file: source.path, range: range))
  }

  mutating func reportUnbalanced(_ brace: String, at range: SourceRange) {
    report(
      .unbalancedBrace,
      brace == "}" ? "unmatched '}'; a '{' is missing before it" : "'\(brace)' is not closed",
      at: range)
  }

  /// Returns the range from a start to the end of the last consumed token. It is empty if no token was consumed after
  /// the start, so that the range of a nested production is always inside the range of the outer one.
  @inline(__always)
  func range(from start: UInt32) -> SourceRange {
    SourceRange(start: min(start, previousEnd), end: previousEnd)
  }
}

/// Lookahead of more than one token.
extension Parser {
  /// A position that the parser can return to.
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

  /// Returns the token after `token`.
  mutating func peek() -> Token {
    let saved = lexer.position
    let next = lexer.next()
    lexer.position = saved
    return next
  }

  /// Returns the result of `body` without advancing the parser.
  mutating func lookahead<Result>(_ body: (inout Parser) -> Result) -> Result {
    let saved = position
    let diagnostics = file.diagnostics.count
    let result = body(&self)
    position = saved
    file.diagnostics.removeLast(file.diagnostics.count - diagnostics)
    return result
  }
}

extension Rule {
  static let nestingTooDeep = Rule("nesting-too-deep", .error)
  static let notText = Rule("not-text", .error)
  static let unbalancedBrace = Rule("unbalanced-brace", .error)
  static let unknownSyntax = Rule("unknown-syntax", .warning)
}
