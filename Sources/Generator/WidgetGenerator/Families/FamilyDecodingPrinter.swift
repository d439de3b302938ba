import WidgetModel
import WidgetPlan

/// The body of the initializer that decodes a family's box.
///
/// For example: `case .text: value = try Text(fields: fields)`.
struct FamilyDecodingPrinter {
  let plan: FamilyPlan
  let names: FamilyNames
  let vocabulary: any DecodingVocabulary

  private var family: Family { plan.family }

  var statements: [SwiftStatement] {
    [vocabulary.checkDepth(hasFields: false)] + shorthand + statementsOfObject
  }

  /// The statements that decode a value that is not an object as the type for shorthands. Empty if the family has no
  /// such type.
  private var shorthand: [SwiftStatement] {
    guard let member = plan.shorthandMember else { return [] }
    return [vocabulary.ifShorthand([assign(vocabulary.value(member.name))])]
  }

  private var statementsOfObject: [SwiftStatement] {
    switch family.representation {
    case .untagged: untagged
    case .internal(let tag), .adjacent(let tag, content: _):
      vocabulary.name(at: tag, family.tagType, family.missing, otherwise: missing) + [byName]
    case .external: vocabulary.onlyName + [byName]
    }
  }

  /// The statements that decode an object without a name as the default type. Empty for a family without a default type.
  private var missing: [SwiftStatement] {
    guard let member = plan.missingMember, let tag = family.representation.tag else { return [] }
    return [
      vocabulary.reportMissing(tag), accepted(member, named: member.names.first ?? ""),
      .return,
    ]
  }

  // MARK: - Without a name

  /// The statements that try the types in order and use the first one that can be decoded.
  private var untagged: [SwiftStatement] {
    let attempts = names.members.map { member, _ in
      SwiftStatement.conditional(
        member.condition,
        [
          .do(
            [assign(vocabulary.value(of: member))] + remember + [.return],
            catch: [.addFailure(of: member.name)] + vocabulary.returnToStart)
        ].ifAvailable(member.availability))
    }
    let failure = vocabulary.nothingMatches(
      family.name, isRemembered: plan.sharesNestedValues)
    let replacement = vocabulary.runtimeCall(
      "replacing", [SwiftArgument(nil, failure)], decoder: "in",
      [SwiftArgument("with", .name("unknown"))])
    let known = SwiftStatement.assign("value", .member(.name("known"), "value"))
    return
      (plan.sharesNestedValues
      ? vocabulary.remembered(known, takesPolicy: plan.takesPolicy) : [])
      + vocabulary.rememberStart + [.collectFailures(vocabulary.spelling.names)] + attempts
      + [plan.takesPolicy ? assign(replacement) : .throw(failure)]
  }

  private var remember: [SwiftStatement] { plan.sharesNestedValues ? vocabulary.remember : [] }

  // MARK: - By name

  private var byName: SwiftStatement {
    let failure = vocabulary.failure(isUnderName: family.representation == .external)
    return .do(byExactName(or: byPattern), catch: [.throw(failure)])
  }

  /// The discriminator in the form that is compared: in lower case if the letter case is ignored.
  private var comparedName: SwiftExpression {
    let name = SwiftExpression.name("name")
    return family.ignoresCase ? vocabulary.lowercased(name) : name
  }

  private func byExactName(or other: [SwiftStatement]) -> [SwiftStatement] {
    if names.isEmpty { return other }
    let branches = zip(names.members, vocabulary.patterns(of: names)).flatMap { member, patterns in
      member.member.branches(in: family.representation).conditional { branch in
        .decoding(
          branch.indices.map { patterns[$0] }.joined(separator: ", "),
          decoding(member.member, named: branch.names.first ?? ""), branch.availability,
          else: other)
      }
    }
    return vocabulary.choice(of: comparedName, in: family, branches, else: other)
  }

  /// The statements that decode a value whose name matches a pattern or is unknown.
  private var byPattern: [SwiftStatement] {
    let unknown =
      (family.representation == .external ? vocabulary.checkOnlyName : []) + [assign(unknown)]
    let branches = names.withPatterns.map { member in
      SwiftStatement.Branch.conditional(
        member.condition,
        [
          .pattern(
            member.names.namePatterns.casePattern(vocabulary.spelling.names),
            [decoding(member, named: "")].ifAvailable(member.availability, else: unknown))
        ])
    }
    return branches.isEmpty
      ? unknown : [.switch(comparedName, branches + [.otherwise(unknown)])]
  }

  /// Returns the statement that decodes a member, or the replacement of a value that the member rejects as unknown.
  ///
  /// - Parameter name: one of the member's names.
  private func decoding(_ member: FamilyPlan.Member, named name: String) -> SwiftStatement {
    let accepted = accepted(member, named: name)
    guard member.mayReject, case .internal = family.representation, let replacement else {
      return accepted
    }
    return .do([accepted], catch: vocabulary.returnToContent(.whole) + [assign(replacement)])
  }

  /// The replacement of a rejected value, or nil if the family's policy replaces nothing.
  private var replacement: SwiftExpression? {
    let error = SwiftArgument(nil, .name("error"))
    if plan.takesPolicy {
      return vocabulary.runtimeCall(
        "replacingUnknown", [error], decoder: "in", [SwiftArgument("with", .name("unknown"))])
    }
    if family.unknown.decoded == .nothing { return nil }
    return vocabulary.replacingUnknown(with: vocabulary.closure(forUnknownOf: family))
  }

  /// - Parameter name: one of the member's names.
  private func accepted(_ member: FamilyPlan.Member, named name: String) -> SwiftStatement {
    switch family.representation {
    case .internal, .untagged: assign(vocabulary.value(of: member))
    case .external: assign(vocabulary.valueUnderName(of: member))
    case .adjacent(tag: _, let content):
      assign(vocabulary.value(of: member, at: content.path(of: name)))
    }
  }

  /// The expression that decodes a value with an unknown name.
  private var unknown: SwiftExpression {
    let type = family.isClass ? family.name : "(\(family.valueType))"
    let call = vocabulary.runtimeCall(
      vocabulary.registered,
      [SwiftArgument(nil, comparedName)] + vocabulary.openContainer + [
        SwiftArgument("in", .metatype(type)), SwiftArgument("named", .string(family.name)),
        SwiftArgument("known", names.known),
      ], decoder: "from",
      plan.takesPolicy ? [SwiftArgument("unknown", .name("unknown"))] : [])
    if plan.takesPolicy || family.unknown.decoded == .nothing { return call }
    return .verbatim("\(call) \(vocabulary.closure(forUnknownOf: family))")
  }

  private func assign(_ value: SwiftExpression) -> SwiftStatement {
    .assign("value", .attempt(value))
  }
}

extension DecodingVocabulary {
  /// Returns the closure that a family's box calls for an unknown name.
  func closure(forUnknownOf family: Family) -> String {
    closure(
      family.unknown, family.fallbackPlace, kept: "Unknown" + family.localName, box: family.boxName)
  }

  /// Returns the closure that is called for an unknown name. The closure returns a replacement for the value, or throws
  /// an error.
  ///
  /// - Parameters:
  ///   - kept: the type that stores the JSON.
  ///   - box: the box that decodes a replacement inside the value.
  func closure(
    _ unknown: Family.Unknown, _ place: FallbackPlace, kept: String, box: String
  ) -> String {
    switch (unknown.decoded, place) {
    case (.contained(let path), _):
      replacementClosure(of: .metatype(box), at: path, member: "value")
    case (.nothing, _): throwingClosure
    case (.json, _): closure(returning: .attempt(value(kept)), isDecoded: true)
    case (.type(let type), .whole): closure(returning: .attempt(value(type)), isDecoded: true)
    case (.type(let type), .underName):
      closure(returning: .attempt(unknownContent(type, at: [])), isDecoded: true)
    case (.type(let type), .at(let path)):
      closure(returning: .attempt(unknownContent(type, at: path)), isDecoded: true)
    }
  }
}
