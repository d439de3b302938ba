import WidgetSource

/// The file level, where statements may occur between declarations.
extension Parser {
  mutating func parseTopLevel() {
    let scope = Scope()
    while !at(.endOfFile) {
      switch token.kind {
      case .rightBrace:
        report(SyntaxDiagnostics.unbalancedBrace("}", in: source.path, at: token.range))
        advance()
      case .semicolon:
        advance()
      case .poundElseif, .poundElse, .poundEndif:
        parseConditional(outer: nil)
      case .poundIf:
        if lookahead({ $0.parseConditionalAttributes() != nil }) {
          parseTopLevelItem(in: scope)
        } else {
          parseConditional(outer: nil)
        }
      default:
        parseTopLevelItem(in: scope)
      }
    }
    closeConditionals(to: nil)
  }

  /// A declaration, or else a statement of a script.
  private mutating func parseTopLevelItem(in scope: Scope) {
    let start = token.start
    if !parseDeclaration(in: scope) {
      reportForeignText()
      skipToDeclaration(from: start)
    }
    dropAnnotations()
  }
}

/// Files that are no Swift at all: prose, data or a program in another language.
extension Parser {
  /// Says it when a file starts with what no statement of Swift looks like. Behind the first
  /// declaration the file is Swift, and the compiler reports what is odd in it.
  private mutating func reportForeignText() {
    guard file.declarations.isEmpty, file.imports.isEmpty, file.typealiases.isEmpty,
      file.diagnostics.isEmpty
    else { return }
    let isForeign =
      at(.leftBrace) || at(.operatorSign) || lookahead { $0.hasForeignWords() }
    if isForeign { report(SyntaxDiagnostics.notSwift(in: source.path, at: token.range)) }
  }

  /// Whether two names are in a row on one line, or a byte that starts nothing, before the first
  /// bracket and among the first words.
  private mutating func hasForeignWords() -> Bool {
    var followsName = false
    for _ in 0..<32 {
      switch token.kind {
      case .unknown: return true
      case .identifier:
        let isName = token.keyword == nil && !Self.statementWords.contains(source.text(token.range))
        if isName && followsName && !token.isAtLineStart { return true }
        followsName = isName
      case .endOfFile, .leftParen, .leftSquare, .leftBrace: return false
      default: followsName = false
      }
      advance()
    }
    return false
  }

  /// Words that another word may follow and that are no keywords.
  private static let statementWords: Set<String> = ["of", "then", "yield"]
}
