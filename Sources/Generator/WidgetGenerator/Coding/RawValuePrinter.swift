import WidgetModel
import WidgetPlan

/// The bodies of `init(from:)` and `encode(to:)` for an enum that is coded by raw values or names, but that Swift's own
/// coding does not support. For example, some cases are renamed, or a case accepts unknown names.
struct RawValuePrinter {
  let plan: EnumPlan
  /// The type of the enum's raw values or, for a transparent enum, of its names.
  let type: String
  /// Whether the names are not exactly the raw values, for example because a case has an alias.
  let isRenamed: Bool

  private var isText: Bool { type == "String" }

  /// Returns the body of `init(from:)`.
  func decoding(
    as enumName: String, _ vocabulary: any DecodingVocabulary
  ) -> [SwiftStatement] {
    func unknown(excluding names: [String] = []) -> [SwiftStatement] {
      let unknown = UnknownName(
        enumName: enumName, known: plan.knownNames.filter { !names.contains($0) }, rawType: type)
      guard let fallback = plan.fallbackCase else { return [.throw(vocabulary.error(unknown))] }
      return [vocabulary.report(unknown), .assign("self", value(of: fallback))]
    }
    let name = SwiftExpression.name("name")
    let start =
      vocabulary.rememberStart + [
        .constant(
          "name", .attempt(vocabulary.single(vocabulary.spelling.names.inExpressions(type))))
      ]
    if !isRenamed, !plan.ignoresCase, plan.fallbackCase != nil, plan.cases.allSatisfy(\.isDecoded) {
      let known = SwiftExpression.call(.name(typeName(enumName)), [SwiftArgument("rawValue", name)])
      return start + [
        .guardLet("known", known, unknown() + [.return]), .assign("self", .name("known")),
      ]
    }
    let cases = plan.named.map { element in
      SwiftStatement.Branch.decoding(
        element.names.map { "\(literal(plan.ignoresCase ? $0.lowercased() : $0))" }
          .joined(separator: ", "),
        .assign("self", .implicitMember(element.name)), element.availability,
        else: unknown(excluding: element.names)
      ).ifCompiled(element)
    }
    return start + [
      .switch(
        plan.ignoresCase ? name.calling("lowercased") : name, cases + [.otherwise(unknown())])
    ]
  }

  /// `Self`, or the enum's own name if one of its cases is named `Self`.
  private func typeName(_ enumName: String) -> String {
    plan.cases.contains { $0.name.bareName == "Self" } ? enumName : "Self"
  }

  /// Returns the value of the case for unrecognized names, which may store the name.
  private func value(of fallback: EnumPlan.Case) -> SwiftExpression {
    let member = SwiftExpression.implicitMember(fallback.name)
    guard let kept = fallback.storedName else { return member }
    return .call(member, [kept.argument(.name("name"))])
  }

  func encoding(_ vocabulary: any EncodingVocabulary) -> [SwiftStatement] {
    let cases = plan.cases.map { element in
      let name =
        element.storedName == nil
        ? EncodedName.known(element.names.first ?? "") : .stored(.name("name"))
      return SwiftStatement.Branch.line(
        element.pattern,
        element.isEncoded
          ? .expression(vocabulary.rawValue(name, type))
          : .throwUnwritten(element, by: vocabulary.encoder, vocabulary.spelling.names))
    }
    return vocabulary.openSingle + [.switch(.name("self"), cases)]
  }

  private func literal(_ name: String) -> SwiftExpression {
    isText ? .string(name) : .verbatim(name)
  }
}

extension EnumPlan.Case {
  /// `.on`, or `.other(let name)` for an encoded case that stores the decoded name.
  var pattern: String { "." + name + (storedName == nil || !isEncoded ? "" : "(let name)") }
}
