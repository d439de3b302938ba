import WidgetModel
import WidgetPlan

/// The body of the function by which a family's box writes its value as bytes.
struct DirectFamilyWriter {
  let plan: FamilyPlan

  private static let json = DirectFieldPrinter.json
  private static let value = SwiftExpression.name("value")

  private var family: Family { plan.family }

  var statements: [SwiftStatement] {
    let asked = plan.membersToMatch.filter { $0.encodes && plan.writesName(of: $0) }
    let writesAll =
      family.isEncodable && !plan.members.contains { $0.encodes && plan.writesName(of: $0) }
    if writesAll { return [.depthCheckOfBytes, Self.write] }
    let branches = asked.map { member in
      SwiftStatement.Branch.conditional(
        member.member.condition,
        [.pattern("let value as \(member.member.name)", writing(member))])
    }
    return [.depthCheckOfBytes, .switch(Self.value, branches + rest)]
  }

  private func writing(_ member: FamilyPlan.Member) -> [SwiftStatement] {
    let name = member.member.names.first ?? ""
    func head(_ tag: String) -> SwiftStatement {
      .expression(.writeName(name, family.tagType, under: tag))
    }
    func write(under key: String) -> SwiftStatement {
      .expression(
        .attempt(
          Self.json.calling(
            "write", SwiftArgument(nil, Self.value),
            SwiftArgument("forKey", .string(key.escapedInJSON)))))
    }
    switch family.representation {
    case .internal(let tag):
      let members = SwiftExpression.attempt(
        Self.json.calling("writeMembers", SwiftArgument("of", Self.value)))
      return .object(isShared: true, [head(tag), .expression(members)])
    case .external: return .object([write(under: name)])
    case .adjacent(let tag, let content): return .object([head(tag), write(under: content)])
    case .untagged: return [Self.write]
    }
  }

  /// Values of types that need no help, and of none that is encoded.
  private var rest: [SwiftStatement.Branch] {
    if family.isEncodable { return [.otherwise([Self.write])] }
    return [
      .pattern("let value as any Encodable", [Self.write]),
      .otherwise([.throwNotEncodable(family.name, at: .member(Self.json, "codingPath"))]),
    ]
  }

  /// `try json.write(value)`.
  private static let write = SwiftStatement.expression(
    .attempt(json.calling("write", SwiftArgument(nil, value))))
}
