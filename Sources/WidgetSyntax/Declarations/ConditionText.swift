import WidgetSource

extension ParsedFile {
  /// The full condition under which a clause of an `#if` is compiled: its own, and not those of the
  /// clauses before it, and all of the clauses around it.
  ///
  /// For example: `os(iOS) && !(DEBUG)` for the `#else` of an `#if DEBUG` inside an `#if os(iOS)`.
  /// It can follow `#if` as it is.
  ///
  /// - Parameter clause: an index into `clauses`.
  package func conditionText(of clause: Int) -> String {
    var terms: [String] = []
    var current: Int? = clause
    while let index = current {
      terms = ownTerms(of: index) + terms
      current = clauses[index].parent
    }
    return terms.joined(separator: " && ")
  }

  /// The negated conditions of the clauses before it and its own one.
  private func ownTerms(of index: Int) -> [String] {
    let clause = clauses[index]
    var terms = clauses[..<index].filter { $0.block == clause.block }.map { before in
      "!(" + conditionOnOneLine(of: before) + ")"
    }
    if clause.condition != nil {
      let text = conditionOnOneLine(of: clause)
      terms.append(needsParentheses(text) ? "(" + text + ")" : text)
    }
    return terms
  }

  /// A condition may go over several lines inside parentheses.
  private func conditionOnOneLine(of clause: ConditionalClause) -> String {
    guard let range = clause.condition else { return "true" }
    return text(range).split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }

  /// `a || b` binds weaker than the `&&` that joins the terms.
  private func needsParentheses(_ condition: String) -> Bool { condition.holds("||") }
}
