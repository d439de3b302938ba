import WidgetSource

/// The file level, on which statements may stand between declarations.
extension Parser {
  mutating func parseTopLevel() {
    let scope = Scope()
    while !at(.endOfFile) {
      switch token.kind {
      case .rightBrace:
        report(SyntaxDiagnostics.unbalancedBrace("}", in: file.source.path, at: token.range))
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
    if !parseDeclaration(in: scope) { skipToDeclaration(from: start) }
    dropAnnotations()
  }
}
