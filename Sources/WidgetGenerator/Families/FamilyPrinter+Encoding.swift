import WidgetModel
import WidgetPlan

/// How the values of a family are encoded.
extension FamilyPrinter {
  var encoding: [SwiftStatement] {
    let asked = plan.membersToMatch.filter { $0.encodes && plan.writesName(of: $0) }
    let encodesAll =
      family.isEncodable && !plan.members.contains { $0.encodes && plan.writesName(of: $0) }
    if encodesAll { return [.depthCheck, .encodeValue] }
    let branches = asked.map { member in
      SwiftStatement.Branch.conditional(
        member.member.condition,
        [.pattern("let value as \(member.member.name)", encoding(of: member))])
    }
    return [.depthCheck, .switch(.name("value"), branches + rest)]
  }

  private func encoding(of member: FamilyPlan.Member) -> [SwiftStatement] {
    let name = SwiftExpression.string(member.member.names.first ?? "")
    let tagValue = family.tagType.literal(member.member.names.first ?? "")
    func write(_ value: SwiftExpression, _ key: SwiftExpression) -> SwiftStatement {
      .expression(.attempt(.fields.calling("encode", value, forKey: key)))
    }
    switch family.representation {
    case .internal(let tag):
      let encodeName = SwiftExpression.name("encoder")
        .calling("encodeName", tagValue, forKey: .string(tag))
      return [.expression(.attempt(encodeName)), .encodeValue]
    case .external: return [.writeFields, write(.name("value"), name)]
    case .adjacent(let tag, let content):
      return [
        .writeFields, write(tagValue, .string(tag)), write(.name("value"), .string(content)),
      ]
    case .untagged: return [.encodeValue]
    }
  }

  /// Values of types that need no help, and of none that is encoded.
  private var rest: [SwiftStatement.Branch] {
    if family.isEncodable { return [.otherwise([.encodeValue])] }
    return [
      .pattern("let value as any Encodable", [.encodeValue]),
      .otherwise([.throwNotEncodable(family.name, at: .member(.name("encoder"), "codingPath"))]),
    ]
  }
}

extension FamilyPlan {
  /// Whether a type cannot just be asked to encode itself: its name has to be written for it.
  func writesName(of member: Member) -> Bool {
    switch family.representation {
    case .internal: !member.writesName
    case .adjacent, .external: true
    case .untagged: false
    }
  }
}

extension SwiftStatement {
  /// Throws that a value of a family is of a type that is not encoded.
  static func throwNotEncodable(_ family: String, at path: SwiftExpression) -> SwiftStatement {
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
