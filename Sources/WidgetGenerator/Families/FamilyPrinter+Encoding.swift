import WidgetModel
import WidgetPlan

/// How the values of a family are encoded.
extension FamilyPrinter {
  var encoding: [SwiftStatement] {
    [.depthCheckOfSelf(by: .name("encoder"))]
      + plan.writing(
        .encodeValue, codingPath: .member(.name("encoder"), "codingPath"), named: encoding)
  }

  private func encoding(of member: FamilyPlan.Member) -> [SwiftStatement] {
    let name = member.member.names.first ?? ""
    let tagValue = family.tagType.literal(name)
    func write(_ value: SwiftExpression, _ path: [String]) -> SwiftStatement {
      .expression(.attempt(.fields.calling("encode", value, at: path)))
    }
    switch family.representation {
    case .internal(let tag):
      let encodeName = SwiftExpression.name("encoder")
        .calling("encodeName", tagValue, at: tag.path)
      return [.expression(.attempt(encodeName)), .encodeValue]
    case .external: return [.writeFields, write(.name("value"), [name])]
    case .adjacent(let tag, let content):
      return [
        .writeFields, write(tagValue, tag.path), write(.name("value"), content.path(of: name)),
      ]
    case .untagged: return [.encodeValue]
    }
  }
}

extension FamilyPlan {
  /// Writes a value by its type.
  ///
  /// - Parameters:
  ///   - itself: how a value writes itself, name included.
  ///   - codingPath: of the value.
  ///   - named: how a value is written whose name has to be written for it.
  func writing(
    _ itself: SwiftStatement, codingPath: SwiftExpression,
    named: (Member) -> [SwiftStatement]
  ) -> [SwiftStatement] {
    let writesAll = family.isEncodable && !members.contains { $0.encodes && writesName(of: $0) }
    if writesAll { return [itself] }
    let asked = membersToMatch.filter { $0.encodes && writesName(of: $0) }
    // A pattern cannot check the system. No subclass comes after its superclass, which every system
    // has that has the subclass.
    let checked = asked.compactMap { member in
      member.availability.check.map { check in
        let condition = "#available(\(check)), let value = value as? \(member.member.name)"
        return SwiftStatement.conditional(
          member.member.condition, [.if(.verbatim(condition), named(member) + [.return])])
      }
    }
    let branches = asked.filter { $0.availability.check == nil }.map { member in
      SwiftStatement.Branch.conditional(
        member.member.condition,
        [.pattern("let value as \(member.member.name)", named(member))])
    }
    // Values of types that need no help, and of none that is encoded.
    if branches.isEmpty, family.isEncodable { return checked + [itself] }
    let rest: [SwiftStatement.Branch] =
      family.isEncodable
      ? [.otherwise([itself])]
      : [
        .pattern("let value as any Encodable", [itself]),
        .otherwise([.throwNotEncodable(family.name, at: codingPath)]),
      ]
    return checked + [.switch(.name("value"), branches + rest)]
  }

  /// Whether a type cannot just be asked to encode itself: its name has to be written for it.
  private func writesName(of member: Member) -> Bool {
    switch family.representation {
    // A type with a pattern has the name in a property.
    case .internal: !member.writesName && member.member.names.namePatterns.isEmpty
    case .adjacent, .external: true
    case .untagged: false
    }
  }
}

extension SwiftStatement {
  /// Throws that a value of a family is of a type that is not encoded.
  fileprivate static func throwNotEncodable(_ family: String, at path: SwiftExpression)
    -> SwiftStatement
  {
    let context = SwiftExpression.call(
      .implicitMember("init"),
      [
        SwiftArgument("codingPath", path),
        SwiftArgument("debugDescription", .string("no type of \(family) that can be encoded")),
      ])
    return .throw(
      .call(
        .member(.name("EncodingError"), "invalidValue"),
        [SwiftArgument(nil, .name("value")), SwiftArgument(nil, context)], .nextLine))
  }

  /// `try value.encode(to: encoder)`.
  fileprivate static let encodeValue = SwiftStatement.expression(
    .attempt(.name("value").calling("encode", SwiftArgument("to", .name("encoder")))))
}
