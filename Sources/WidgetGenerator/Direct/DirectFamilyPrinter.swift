import WidgetModel
import WidgetPlan
import WidgetSource

/// The body of the initializer by which a family's box reads itself from bytes.
///
/// For example: `case 2: value = try json.read(Text.self)`.
struct DirectFamilyPrinter {
  let plan: FamilyPlan
  private let members: [FamilyPlan.Member]

  private static let json = DirectFieldPrinter.json
  private static let name = SwiftExpression.name("name")

  private let vocabulary: BytesVocabulary

  init(_ plan: FamilyPlan, _ spelling: RuntimeSpelling) {
    self.plan = plan
    vocabulary = BytesVocabulary(spelling: spelling)
    members = plan.members.filter(\.decodes)
  }

  private var family: Family { plan.family }

  var statements: [SwiftStatement] {
    [.depthCheck(by: Self.json)] + shorthand + statementsOfObject
  }

  /// The value of what is no object.
  private var shorthand: [SwiftStatement] {
    guard let member = plan.shorthandMember else { return [] }
    return [.ifShorthand(in: Self.json, [.assign("value", .attempt(read(member)))])]
  }

  private var statementsOfObject: [SwiftStatement] {
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
    let attempts = members.map { member in
      SwiftStatement.conditional(
        member.member.condition,
        [
          .do(
            [.assign("value", .attempt(read(member))), .return],
            catch: [.addFailure(of: member.member.name), .assign("json", .name("start"))])
        ].ifAvailable(member.availability))
    }
    let failure = vocabulary.nothingMatches(family.name)
    let unknown = Self.json.calling(
      "replacing", SwiftArgument(nil, failure), SwiftArgument("with", .name("unknown")))
    return [.constant("start", Self.json), .collectFailures] + attempts
      + [plan.takesUnknown ? .assign("value", .attempt(unknown)) : .throw(failure)]
  }

  private var byName: SwiftStatement {
    let isOnly = family.representation == .external
    let failure = Self.json.calling(
      "failure", SwiftArgument(nil, .name("error")),
      SwiftArgument(isOnly ? "inOnly" : "in", Self.name))
    return .do(choice, catch: [.throw(failure)])
  }

  /// The name that has been read, as it is compared with those of the types.
  private var comparedName: SwiftExpression {
    family.ignoresCase ? Self.json.calling("lowercased", SwiftArgument(nil, Self.name)) : Self.name
  }

  private var choice: [SwiftStatement] {
    let unknown =
      (family.representation == .external ? [SwiftStatement.checkOnly] : [])
      + [.assign("value", .attempt(unknown))]
    let other = plan.matching(comparedName, or: unknown) { content($0, "") }
    if distinctNames.isEmpty { return other }
    let names = distinctNames
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let branches = members.flatMap { member in
      member.branches(in: family.representation).conditional { branch in
        .decoding(
          branch.names.compactMap { numbers[$0].map(String.init) }.joined(separator: ", "),
          .assign("value", .attempt(content(member, branch.names.first ?? ""))),
          branch.availability, else: other)
      }
    }
    let number = SwiftExpression.member(.name("Self"), "readNames")
      .calling("number", SwiftArgument("of", comparedName))
    return [.switch(number, branches + [.otherwise(other)])]
  }

  /// The table of the names, whose numbers distinguish the types; nil where there are none.
  var names: SwiftExpression? {
    if family.representation == .untagged || distinctNames.isEmpty { return nil }
    let names = distinctNames.map(SwiftExpression.string)
    return .call(.name("JSONNames"), [SwiftArgument(nil, .array(names))])
  }

  /// The names of all types; two under different conditions may have the same.
  private var distinctNames: [String] {
    members.flatMap(\.member.names.exactNames).uniqued()
  }

  /// The value of a member, by the name that has been read.
  private func content(_ member: FamilyPlan.Member, _ name: String) -> SwiftExpression {
    let type = SwiftArgument(nil, .metatype(member.member.name))
    return switch family.representation {
    case .internal, .untagged: read(member)
    case .external: Self.json.calling("read", type, SwiftArgument("as", Self.name))
    case .adjacent(tag: _, let content):
      .call(
        .member(Self.json, "read"),
        [type] + .place(in: content.path(of: name)) + [SwiftArgument("of", Self.name)])
    }
  }

  private func read(_ member: FamilyPlan.Member) -> SwiftExpression {
    Self.json.calling("read", SwiftArgument(nil, .metatype(member.member.name)))
  }

  /// The value of a name that no case has.
  private var unknown: SwiftExpression {
    let joined = [
      SwiftArgument(nil, comparedName), SwiftArgument("in", .metatype("(any \(family.name))")),
    ]
    let names = plan.knownNames(hasNames: !distinctNames.isEmpty)
    let known =
      joined + [SwiftArgument("named", .string(family.name)), SwiftArgument("known", names)]
    let function = SwiftExpression.member(Self.json, "readRegistered")
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

  /// The closure by which a box replaces an unrecognized name.
  ///
  /// - Parameter kept: the type of values whose JSON is kept.
  static func closure(
    _ unknown: Family.Unknown, _ place: FallbackPlace, kept: String
  ) -> String {
    switch unknown {
    case .throw, .skip: "{ error, _ in throw error }"
    case .keep: "{ _, json in try \(fallback(kept, .whole)) }"
    case .fallback(let type): "{ _, json in try \(fallback(type, place)) }"
    }
  }

  private static func fallback(_ type: String, _ place: FallbackPlace) -> SwiftExpression {
    let type = SwiftArgument(nil, .metatype(type))
    return switch place {
    case .whole: json.calling("read", type)
    case .underName: json.calling("readContent", type)
    case .at(let path): .call(.member(json, "readContent"), [type] + .place(in: path))
    }
  }
}
