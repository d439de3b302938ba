import WidgetModel
import WidgetPlan

/// The body of the function that encodes a family's box.
///
/// For example: `case let value as Text: …`.
struct FamilyEncodingPrinter {
  let plan: FamilyPlan
  let vocabulary: any EncodingVocabulary

  private static let value = SwiftExpression.name("value")

  private var family: Family { plan.family }

  var statements: [SwiftStatement] {
    [vocabulary.checkDepthOfSelf] + checkOfClass + statementsByType
  }

  /// Throws an error for an instance of the base class, which has no name. Empty for a protocol. Also empty for a class
  /// that is not encodable, because such an instance then matches no case.
  private var checkOfClass: [SwiftStatement] {
    family.isClass && family.isEncodable
      ? [.if(.verbatim("type(of: value) == \(family.name).self"), [throwNotEncodable])] : []
  }

  /// Encodes a value with or without a name, depending on its type.
  private var statementsByType: [SwiftStatement] {
    let itself = other
    let encoded = plan.membersToMatch.filter(\.encodes)
    let unnamed = Set(encoded.filter(plan.encodesName).map(\.name))
    // A subclass that encodes its name must not be matched as its superclass.
    let named = encoded.filter {
      unnamed.contains($0.name) || !$0.superclasses.isDisjoint(with: unnamed)
    }
    if named.isEmpty, family.isEncodable { return [itself] }
    // The pattern of a `case` cannot check availability, so types with requirements are checked before the `switch`.
    // This keeps subclasses before their superclasses, because a superclass is available wherever its subclass is.
    let checked = named.compactMap { member in
      member.availability.check.map { check in
        let condition = "#available(\(check)), let value = value as? \(member.name)"
        return SwiftStatement.conditional(
          member.condition, [.if(.verbatim(condition), encoding(member) + [.return])])
      }
    }
    let branches = named.filter { $0.availability.check == nil }.map { member in
      SwiftStatement.Branch.conditional(
        member.condition,
        [.pattern("let value as \(member.name)", encoding(member))])
    }
    if branches.isEmpty, family.isEncodable { return checked + [itself] }
    let rest: [SwiftStatement.Branch] =
      family.isEncodable
      ? [.otherwise([itself])]
      : [
        .pattern("let value as any \(vocabulary.spelling.names["Encodable"])", [itself]),
        .otherwise([throwNotEncodable]),
      ]
    return checked + [.switch(Self.value, branches + rest)]
  }

  /// Encodes a value of another type. The type can belong to another module, whose box then encodes the name.
  private var other: SwiftStatement {
    plan.isJoined && plan.isBoxNeeded && !family.isClass
      ? vocabulary.joining(Self.value, in: .metatype("(any \(family.name))"))
      : vocabulary.itself(Self.value)
  }

  /// Encodes a value, with its type's name if the box encodes it.
  private func encoding(_ member: FamilyPlan.Member) -> [SwiftStatement] {
    let text = member.names.first ?? ""
    let name = EncodedName.known(text)
    switch family.representation {
    case .internal(let tag) where plan.encodesName(of: member):
      return vocabulary.value(Self.value, named: text, family.tagType, at: tag)
    case .external:
      return vocabulary.object(
        isShared: false, [vocabulary.value(Self.value, at: vocabulary.place([text]))])
    case .adjacent(let tag, let content):
      let path = content.path(of: text)
      return vocabulary.object(
        isShared: tag.encodedPath[0] == path[0],
        [
          vocabulary.name(name, family.tagType, at: tag),
          vocabulary.value(Self.value, at: vocabulary.place(path)),
        ])
    case .internal, .untagged: return [vocabulary.itself(Self.value)]
    }
  }

  /// Throws an error for a value whose type cannot be encoded.
  private var throwNotEncodable: SwiftStatement {
    let message = "not a type of \(family.name) that can be encoded"
    let context = SwiftExpression.call(
      .implicitMember("init"),
      [
        SwiftArgument("codingPath", .member(vocabulary.encoder, "codingPath")),
        SwiftArgument("debugDescription", .string(message)),
      ])
    return .throw(
      .call(
        .member(.name(vocabulary.spelling.names["EncodingError"]), "invalidValue"),
        [SwiftArgument(nil, Self.value), SwiftArgument(nil, context)], .nextLine))
  }
}
