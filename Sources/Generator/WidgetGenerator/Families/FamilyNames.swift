import WidgetModel
import WidgetPlan
import WidgetSource

/// The names that a family decodes.
struct FamilyNames {
  private let family: Family
  /// The decoded types, each with the cases that represent its exact names in the box's enum of names.
  let members: [(member: FamilyPlan.Member, cases: [MemberNames.Case])]

  init(_ plan: FamilyPlan) {
    let decoded = plan.members.filter(\.decodes)
    family = plan.family
    members = Array(zip(decoded, MemberNames(decoded.map(\.member)).cases))
  }

  /// Whether the family is untagged, or no type has an exact name. The box then has no enum of names.
  var isEmpty: Bool { family.representation == .untagged || members.allSatisfy(\.cases.isEmpty) }

  /// The exact names without duplicates. Types with different `#if` conditions may have the same name.
  var distinct: [String] { members.flatMap(\.member.names.exactNames).uniqued() }

  /// The types with name patterns.
  var withPatterns: [FamilyPlan.Member] {
    members.map(\.member).filter { !$0.names.namePatterns.isEmpty }
  }

  /// The known names and patterns, for a message.
  var known: SwiftExpression {
    let patterns = withPatterns.flatMap(\.names.namePatterns)
    let known = SwiftExpression.array(patterns.map(SwiftExpression.string))
    if isEmpty { return known }
    let names = SwiftExpression.member(.name(family.namesName), "allCases")
      .calling("map", SwiftArgument(nil, .keyPath("rawValue")))
    return patterns.isEmpty ? names : .verbatim("\(names) + \(known)")
  }
}

extension [String] {
  /// Names and name patterns as the pattern of a `case`: `"result", WidgetCoding.NamePattern("*_result")`.
  func casePattern(_ globals: GlobalNames) -> String {
    map {
      $0.isNamePattern
        ? "\(globals.coding("NamePattern"))(\($0.swiftLiteral))" : $0.swiftLiteral
    }.joined(separator: ", ")
  }
}
