import WidgetModel
import WidgetPlan

/// The bodies of `init(from:)` and `encode(to:)` of an enum with raw values whose JSON Swift's own
/// coding does not read or write: other names, names in any letter case, or a case for all others.
struct RawValuePrinter {
  let plan: EnumPlan
  /// The name of the enum.
  let name: String
  /// The type of its raw values.
  let type: String
  /// Whether the value is read from bytes.
  var readsBytes = false

  private var isText: Bool { type == "String" }

  private var rest: EnumPlan.Case? { plan.cases.first(where: \.isFallback) }

  var decoding: [SwiftStatement] {
    let json = SwiftExpression.name("json")
    let value = SwiftExpression.attempt(
      readsBytes
        ? json.calling("read", SwiftArgument(nil, .metatype(type)))
        : .singleValue(of: "decoder").decoding(type))
    if !plan.writesRawNames, !plan.ignoresCase, let rest {
      let known = SwiftExpression.call(.name("Self"), [SwiftArgument("rawValue", value)])
      return [.assign("self", .coalesce(known, .implicitMember(rest.name)))]
    }
    let name = SwiftExpression.name("name")
    let cases = plan.cases.filter { !$0.isFallback }.map { element in
      SwiftStatement.Branch.line(
        element.names.map { "\(literal(plan.ignoresCase ? $0.lowercased() : $0))" }
          .joined(separator: ", "),
        .assign("self", .implicitMember(element.name)))
    }
    return (readsBytes && rest == nil ? [.constant("start", json)] : []) + [
      .constant("name", value),
      .switch(
        plan.ignoresCase ? name.calling("lowercased") : name,
        cases + [rest == nil ? .otherwise([unknown]) : .otherwiseLine(unknown)]),
    ]
  }

  private var unknown: SwiftStatement {
    if let rest { return .assign("self", .implicitMember(rest.name)) }
    let known = plan.cases.flatMap(\.names).map(SwiftExpression.string)
    if readsBytes {
      return .throw(
        .name("json").calling(
          "unknown", SwiftArgument(nil, .name("name")), SwiftArgument("in", .string(name)),
          SwiftArgument("known", .array(known)), SwiftArgument("from", .name("start"))))
    }
    let text =
      isText
      ? SwiftExpression.name("name")
      : .call(.name("String"), [SwiftArgument("describing", .name("name"))])
    return .throwUnknown(text, of: name, known: known)
  }

  var encoding: [SwiftStatement] {
    let cases = plan.cases.map { element in
      SwiftStatement.Branch.line(
        "." + element.name,
        .expression(
          .attempt(
            .name("container").calling(
              "encode", SwiftArgument(nil, literal(element.names.first ?? ""))))))
    }
    return [
      .variable("container", .singleValue(of: "encoder")), .switch(.name("self"), cases),
    ]
  }

  private func literal(_ name: String) -> SwiftExpression {
    isText ? .string(name) : .verbatim(name)
  }
}
