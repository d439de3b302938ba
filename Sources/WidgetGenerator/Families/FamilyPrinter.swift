import WidgetModel
import WidgetPlan

/// The bodies of the initializer and of `encode(to:)` of a family's box.
///
/// For example: `case .text: value = try Text(fields: fields)`.
struct FamilyPrinter {
  let plan: FamilyPlan
  /// The members that are decoded.
  private let decodable: [FamilyPlan.Member]
  /// Those of them that have cases in the box's enum of names.
  let named: [(member: FamilyPlan.Member, cases: [MemberNames.Case])]

  private let vocabulary: CodableVocabulary

  init(_ plan: FamilyPlan, _ spelling: RuntimeSpelling) {
    self.plan = plan
    vocabulary = CodableVocabulary(spelling: spelling)
    decodable = plan.members.filter(\.decodes)
    named = zip(decodable, MemberNames(decodable.map(\.member)).cases)
      .filter { !$0.1.isEmpty }
  }

  var family: Family { plan.family }

  /// Whether the box has an enum of names.
  var hasNames: Bool { !named.isEmpty && family.representation != .untagged }

  // MARK: - Decoding

  var decoding: [SwiftStatement] {
    [.depthCheck(by: .name("decoder"))] + shorthand + decodingOfObject
  }

  /// The value of what is no object.
  private var shorthand: [SwiftStatement] {
    guard let member = plan.shorthandMember else { return [] }
    let value = SwiftExpression.call(
      .name(member.member.name), [SwiftArgument("from", .name("decoder"))])
    return [.ifShorthand(in: .name("decoder"), [.assign("value", .attempt(value))])]
  }

  private var decodingOfObject: [SwiftStatement] {
    switch family.representation {
    case .untagged: untagged
    case .internal(let tag), .adjacent(let tag, content: _):
      vocabulary.name(at: tag, family.tagType, family.missing, otherwise: missing) + [byName]
    case .external: vocabulary.onlyName + [byName]
    }
  }

  /// The value of an object without a name.
  private var missing: [SwiftStatement] {
    guard let member = plan.missingMember else { return [] }
    guard let tag = family.representation.tag else { return [] }
    return [
      vocabulary.reportMissing(tag),
      .assign("value", .attempt(content(member, member.member.names.first ?? ""))), .return,
    ]
  }

  private var untagged: [SwiftStatement] {
    let attempts = decodable.map { member in
      SwiftStatement.conditional(
        member.member.condition,
        [
          .do(
            [.assign("value", .attempt(decoded(member))), .return],
            catch: [.addFailure(of: member.member.name)])
        ].ifAvailable(member.availability))
    }
    let failure = vocabulary.nothingMatches(family.name)
    return [.collectFailures] + attempts + [
      plan.takesUnknown
        ? .assign(
          "value",
          .attempt(
            .name("decoder").calling(
              "replacing", SwiftArgument(nil, failure), SwiftArgument("with", .name("unknown")))))
        : .throw(failure)
    ]
  }

  private var byName: SwiftStatement {
    let unknown = SwiftStatement.assign("value", .attempt(unknown))
    let failure = SwiftExpression.call(
      .name("WidgetDecodingError"),
      [
        SwiftArgument(nil, .name("error")), SwiftArgument("in", .name("name")),
        SwiftArgument("at", .codingPath),
      ])
    let other = plan.matching(comparedName, or: [unknown]) { content($0, "") }
    return .do(hasNames ? choice(other) : other, catch: [.throw(failure)])
  }

  /// The name that has been read, as it is compared with those of the types.
  private var comparedName: SwiftExpression {
    let name = SwiftExpression.name("name")
    return family.ignoresCase ? name.calling("lowercased") : name
  }

  /// - Parameter other: the value of a name that is none of those in the box's enum.
  private func choice(_ other: [SwiftStatement]) -> [SwiftStatement] {
    let known = SwiftExpression.call(
      .name(family.namesName), [SwiftArgument("rawValue", comparedName)])
    let branches = named.flatMap { member, cases in
      member.branches(in: family.representation).conditional { branch in
        .decoding(
          branch.indices.map { "." + cases[$0].identifier }.joined(separator: ", "),
          .assign("value", .attempt(content(member, branch.names.first ?? ""))),
          branch.availability, else: other)
      }
    }
    return [
      .guardLet("known", known, other + [.return]), .switch(.name("known"), branches),
    ]
  }

  /// The value of a member, by the name that has been read.
  private func content(_ member: FamilyPlan.Member, _ name: String) -> SwiftExpression {
    let type = SwiftExpression.metatype(member.member.name)
    return switch family.representation {
    case .internal, .untagged: decoded(member)
    case .external: .fields.calling("decode", type, forKey: .name("key"))
    case .adjacent(tag: _, let content):
      .fields.calling("decode", type, at: content.path(of: name))
    }
  }

  private func decoded(_ member: FamilyPlan.Member) -> SwiftExpression {
    .call(
      .name(member.member.name),
      [
        member.sharesFields
          ? SwiftArgument("fields", .fields) : SwiftArgument("from", .name("decoder"))
      ])
  }

  /// The value of a name that no case has.
  private var unknown: SwiftExpression {
    let names = plan.knownNames(hasNames: hasNames)
    let joined = [
      SwiftArgument(nil, comparedName), SwiftArgument("in", .metatype("(any \(family.name))")),
    ]
    let known =
      joined + [
        SwiftArgument("named", .string(family.name)), SwiftArgument("known", names),
      ]
    let function = SwiftExpression.member(.name("decoder"), "decodeRegistered")
    if plan.takesUnknown {
      return .call(function, known + [SwiftArgument("unknown", .name("unknown"))])
    }
    return switch family.unknown {
    case .throw, .skip: .call(function, known)
    case .keep, .fallback:
      .verbatim(
        "\(SwiftExpression.call(function, known)) "
          + Self.closure(
            family.unknown, family.fallbackPlace, kept: "Unknown" + family.localName))
    }
  }

  private static func decoded(
    _ type: String, _ place: FallbackPlace = .whole
  ) -> SwiftExpression {
    let content = SwiftExpression.member(.name("decoder"), "decodeContent")
    return switch place {
    case .whole: .call(.name(type), [SwiftArgument("from", .name("decoder"))])
    case .underName: .call(content, [SwiftArgument(nil, .metatype(type))])
    case .at(let path): .call(content, [SwiftArgument(nil, .metatype(type))] + .place(path))
    }
  }

  /// The closure by which a box replaces an unrecognized name.
  ///
  /// - Parameter kept: the type of values whose JSON is kept.
  static func closure(
    _ unknown: Family.Unknown, _ place: FallbackPlace, kept: String
  ) -> String {
    switch unknown {
    case .throw, .skip: "{ throw $0 }"
    case .keep: "{ _ in try \(decoded(kept)) }"
    case .fallback(let type): "{ _ in try \(decoded(type, place)) }"
    }
  }
}
