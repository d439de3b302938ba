import WidgetModel
import WidgetPlan

/// The body of the function by which a family's box writes its value as bytes.
struct DirectFamilyWriter {
  let plan: FamilyPlan

  private static let json = DirectFieldPrinter.json
  private static let value = SwiftExpression.name("value")

  private var family: Family { plan.family }

  var statements: [SwiftStatement] {
    [.depthCheckOfSelf(by: Self.json)]
      + plan.writing(Self.write, codingPath: .member(Self.json, "codingPath"), named: writing)
  }

  private func writing(_ member: FamilyPlan.Member) -> [SwiftStatement] {
    let name = member.member.names.first ?? ""
    func head(_ tag: TagPlace) -> SwiftStatement {
      .expression(.writeName(name, family.tagType, tag))
    }
    func write(at path: [String]) -> SwiftStatement {
      .expression(
        .attempt(Self.json.calling("write", Self.value, at: path.map(\.escapedInJSON))))
    }
    switch family.representation {
    case .internal(let tag):
      let members = SwiftExpression.attempt(
        Self.json.calling("writeMembers", SwiftArgument("of", Self.value)))
      return .object(isShared: true, [head(tag), .expression(members)])
    case .external: return .object([write(at: [name])])
    case .adjacent(let tag, let content):
      let path = content.path(of: name)
      return .object(isShared: tag.path[0] == path[0], [head(tag), write(at: path)])
    case .untagged: return [Self.write]
    }
  }

  /// `try json.write(value)`.
  private static let write = SwiftStatement.expression(
    .attempt(json.calling("write", SwiftArgument(nil, value))))
}
