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
    if !plan.writesRawNames, !plan.ignoresCase, rest != nil, plan.cases.allSatisfy(\.isRead) {
      let known = SwiftExpression.call(
        .name("Self"), [SwiftArgument("rawValue", .name("name"))])
      return start + [
        .constant("name", value),
        .guardLet("known", known, unknown() + [.return]), .assign("self", .name("known")),
      ]
    }
    let name = SwiftExpression.name("name")
    let cases = plan.named.map { element in
      SwiftStatement.Branch.decoding(
        element.names.map { "\(literal(plan.ignoresCase ? $0.lowercased() : $0))" }
          .joined(separator: ", "),
        .assign("self", .implicitMember(element.name)), element.availability,
        else: unknown(besides: element.names)
      ).ifCompiled(element)
    }
    return start + [
      .constant("name", value),
      .switch(
        plan.ignoresCase ? name.calling("lowercased") : name, cases + [.otherwise(unknown())]),
    ]
  }

  /// The place of the value, for what is said of it.
  private var start: [SwiftStatement] {
    readsBytes ? [.constant("start", .name("json"))] : []
  }

  /// - Parameter names: of a case that the system does not have.
  private func unknown(besides names: [String] = []) -> [SwiftStatement] {
    let known = plan.knownNames.filter { !names.contains($0) }
    if readsBytes {
      let arguments = [
        SwiftArgument(nil, .name("name")), SwiftArgument("in", .string(name)),
        SwiftArgument("known", .array(known.map(SwiftExpression.string))),
        SwiftArgument("from", .name("start")),
      ]
      func call(_ function: String) -> SwiftExpression {
        .call(.member(.name("json"), function), arguments)
      }
      guard let rest else { return [.throw(call("unknown"))] }
      return [.expression(call("reportUnknown")), .assign("self", value(of: rest))]
    }
    let text =
      isText
      ? SwiftExpression.name("name")
      : .call(.name("String"), [SwiftArgument("describing", .name("name"))])
    guard let rest else {
      return [.throwUnknown(text, of: name, known: known.map(SwiftExpression.string))]
    }
    return [.reportUnknown(text, of: name, known: known), .assign("self", value(of: rest))]
  }

  /// The value for an unrecognized name, which may keep it.
  private func value(of rest: EnumPlan.Case) -> SwiftExpression {
    let member = SwiftExpression.implicitMember(rest.name)
    guard let kept = rest.keptName else { return member }
    return .call(member, [kept.argument(.name("name"))])
  }

  var encoding: [SwiftStatement] {
    let cases = plan.cases.map { element in
      let encode = SwiftExpression.name("container").calling(
        "encode", SwiftArgument(nil, element.writtenName(or: literal(element.names.first ?? ""))))
      return SwiftStatement.Branch.line(
        element.pattern,
        element.isWritten ? .expression(.attempt(encode)) : .throwUnwritten(element, by: "encoder"))
    }
    return [
      .variable("container", .singleValue(of: "encoder")), .switch(.name("self"), cases),
    ]
  }

  private func literal(_ name: String) -> SwiftExpression {
    isText ? .string(name) : .verbatim(name)
  }
}

extension EnumPlan.Case {
  /// The value that keeps an unrecognized name; nil where nothing does.
  var keptName: EnumPlan.Value? { fallback?.name.map { values[$0] } }

  /// `.on`, or `.other(let name)` of a case that keeps its name.
  var pattern: String { "." + name + (keptName == nil || !isWritten ? "" : "(let name)") }

  /// The name that is written: the one that was kept, or else its own.
  func writtenName(or own: SwiftExpression) -> SwiftExpression {
    keptName == nil ? own : .name("name")
  }
}
