import WidgetModel
import WidgetPlan

/// The names that are read of a family, and those that patterns stand for.
extension FamilyPlan {
  /// The patterns of the names of members that are decoded.
  private var patterns: [String] { members.filter(\.decodes).flatMap(\.member.names.namePatterns) }

  /// The names that a family knows, for a message.
  ///
  /// - Parameter hasNames: whether its box has an enum of names.
  func knownNames(hasNames: Bool) -> SwiftExpression {
    let known = SwiftExpression.array(patterns.map(SwiftExpression.string))
    guard hasNames else { return known }
    let names = SwiftExpression.member(.name(family.namesName), "allCases")
      .calling("map", SwiftArgument(nil, .keyPath("rawValue")))
    return patterns.isEmpty ? names : .verbatim("\(names) + \(known)")
  }

  /// The value of a name by the patterns that it may have.
  ///
  /// - Parameters:
  ///   - other: what is done with a name that has none.
  ///   - content: the value of a member.
  func matching(
    _ name: SwiftExpression, or other: [SwiftStatement],
    _ content: (Member) -> SwiftExpression
  ) -> [SwiftStatement] {
    if patterns.isEmpty { return other }
    let branches = members.filter { $0.decodes && !$0.member.names.namePatterns.isEmpty }
      .map { member in
        SwiftStatement.Branch.conditional(
          member.member.condition,
          [
            .pattern(
              member.member.names.namePatterns.casePattern,
              [.assign("value", .attempt(content(member)))]
                .ifAvailable(member.availability, else: other))
          ])
      }
    return [.switch(name, branches + [.otherwise(other)])]
  }
}

extension [String] {
  /// Names and patterns of names as the pattern of a `case`: `"result", NamePattern("*_result")`.
  var casePattern: String {
    map { $0.isNamePattern ? "NamePattern(\($0.swiftLiteral))" : $0.swiftLiteral }
      .joined(separator: ", ")
  }
}
