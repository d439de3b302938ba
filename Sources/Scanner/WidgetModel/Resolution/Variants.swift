import WidgetSource
package import WidgetSyntax

/// One possible outcome of the `#if`s inside a type.
package struct Variant {
  /// The clauses that are compiled, as indices into the file's `clauses`.
  package var clauses: Set<Int>
  /// The condition to write after `#if` or `#elseif`; nil for `#else`, and if the type contains no `#if`.
  package var condition: String?
}

extension ParsedFile {
  /// Returns the outcomes of the `#if`s around members of a type, in the order in which they are tested. If there is no
  /// `#if`, the only outcome has no condition.
  ///
  /// - Parameters:
  ///   - clauses: the innermost clauses of the members.
  ///   - outer: the innermost clause around the type.
  package func variants(of clauses: [Int], inside outer: Int?) -> [Variant] {
    var needed: Set<Int> = []
    for clause in clauses {
      var current: Int? = clause
      while let index = current, index != outer {
        needed.insert(self.clauses[index].block)
        current = self.clauses[index].parent
      }
    }
    let choices = choices(in: outer, needed)
    return choices.map { chosen in
      let conditions = chosen.compactMap { self.clauses[$0].condition.map(text) }
      let terms = conditions.count > 1 ? conditions.map(\.parenthesized) : conditions
      let joined = terms.isEmpty ? nil : terms.joined(separator: " && ")
      return Variant(clauses: Set(chosen), condition: joined)
    }
  }

  /// The maximum number of variants of a type. Each variant repeats the generated code.
  package static let variantLimit = 16

  /// Returns the combinations of clauses for the needed `#if`s directly inside a parent clause. Each combination
  /// contains at most one clause of each `#if`, and the clauses chosen inside this clause. Stops as soon as there are
  /// more combinations than `variantLimit`.
  private func choices(in parent: Int?, _ needed: Set<Int>) -> [[Int]] {
    var combinations: [[Int]] = [[]]
    for block in needed.stablySorted() {
      let members = conditionals[block]
      guard let first = members.first, clauses[first].parent == parent else { continue }
      var options = members.flatMap { member in
        choices(in: member, needed).map { [member] + $0 }
      }
      if !members.contains(where: { clauses[$0].condition == nil }) { options.append([]) }
      combinations = combinations.flatMap { head in options.map { head + $0 } }
      if combinations.count > Self.variantLimit { return combinations }
    }
    return combinations
  }
}

extension String {
  /// The condition, in parentheses if it contains `||`, which has a lower precedence than `&&`.
  fileprivate var parenthesized: String { holds("||") ? "(\(self))" : self }
}
