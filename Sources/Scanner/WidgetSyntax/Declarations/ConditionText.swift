import WidgetSource

extension ParsedFile {
  /// Returns the complete condition for compiling a clause of an `#if`: its own condition, the
  /// negated conditions of the previous clauses, and the conditions of the enclosing clauses.
  ///
  /// For example: `os(iOS) && !(DEBUG)` for the `#else` of an `#if DEBUG` in an `#if os(iOS)`. The
  /// text can directly follow `#if`.
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

  /// Whether two clauses are in different branches of the same `#if`, so that only one of them is compiled.
  package func areAlternatives(_ first: Int, _ second: Int) -> Bool {
    let branches = Dictionary(
      uniqueKeysWithValues: enclosing(first).map { (clauses[$0].block, $0) })
    return enclosing(second).contains { index in
      branches[clauses[index].block].map { $0 != index } ?? false
    }
  }

  /// Returns a clause and the clauses that enclose it.
  private func enclosing(_ clause: Int) -> [Int] {
    Array(sequence(first: clause) { self.clauses[$0].parent })
  }

  /// Returns the negated conditions of the previous clauses and the clause's own condition.
  private func ownTerms(of index: Int) -> [String] {
    let clause = clauses[index]
    var terms = conditionals[clause.block].prefix { $0 < index }.map { before in
      "!(" + conditionOnOneLine(of: clauses[before]) + ")"
    }
    if clause.condition != nil {
      let text = conditionOnOneLine(of: clause)
      terms.append(needsParentheses(text) ? "(" + text + ")" : text)
    }
    return terms
  }

  /// Returns a condition on one line. In the source, a condition in parentheses can span several
  /// lines.
  private func conditionOnOneLine(of clause: ConditionalClause) -> String {
    guard let range = clause.condition else { return "true" }
    return text(range).split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }

  /// Whether a condition needs parentheses because it contains `||`, which has a lower precedence
  /// than the `&&` that joins the conditions.
  private func needsParentheses(_ condition: String) -> Bool { condition.holds("||") }
}
