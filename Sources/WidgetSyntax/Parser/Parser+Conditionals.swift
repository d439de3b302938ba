import WidgetSource

/// `#if`, `#elseif`, `#else` and `#endif` around declarations.
///
/// The clauses form a tree by `ConditionalClause.parent`; `Parser.clause` is the one that is open.
extension Parser {
  /// Takes one directive.
  ///
  /// - Parameter outer: the clause around the type whose members are read; it stays open.
  mutating func parseConditional(outer: Int?) {
    let directive = token
    if at(.poundIf) {
      advance()
      open(block: conditionalCount, position: 0, condition: parseCondition(), parent: clause)
      conditionalCount += 1
      return
    }
    guard let current = clause, current != outer else {
      report(
        SyntaxDiagnostics.conditionalWithoutStart(
          text(directive), in: source.path, at: directive.range))
      advance()
      return skipLine()
    }
    let last = file.clauses[current]
    advance()
    if directive.kind == .poundEndif {
      clause = last.parent
      return
    }
    let condition = directive.kind == .poundElseif ? parseCondition() : nil
    open(
      block: last.block, position: last.position + 1, condition: condition, parent: last.parent)
  }

  /// Closes what the members left open.
  mutating func closeConditionals(to outer: Int?) {
    if clause == outer { return }
    report(
      SyntaxDiagnostics.unterminatedConditional(
        in: source.path, at: SourceRange(start: previousEnd, end: previousEnd)))
    clause = outer
  }

  private mutating func open(block: Int, position: Int, condition: SourceRange?, parent: Int?) {
    clause = file.clauses.count
    file.clauses.append(
      ConditionalClause(block: block, position: position, condition: condition, parent: parent))
  }

  /// The rest of the line, and further lines while a parenthesis is open.
  private mutating func parseCondition() -> SourceRange? {
    let start = token.start
    if token.isAtLineStart { return nil }
    skipLine()
    return range(from: start)
  }

  /// Moves to the next line; parentheses may go over several.
  mutating func skipLine() {
    while !token.isAtLineStart, !at(.endOfFile) {
      if at(.leftParen) { skipBalanced() } else { advance() }
    }
  }
}
