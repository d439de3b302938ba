import WidgetModel
import WidgetPlan

/// The body of the function by which an enum writes itself as bytes.
///
/// For example: `json.write(name: "circle", forKey: "type")`.
struct DirectEnumWriter {
  let plan: EnumPlan
  let spelling: RuntimeSpelling

  private static let json = DirectFieldPrinter.json

  /// Nil where it is not coded by us.
  var statements: [SwiftStatement]? {
    if case .rawValue(let type) = plan.representation { return [rawValues(of: type)] }
    guard let representation = plan.familyRepresentation else { return nil }
    let cases = plan.cases.map { element in
      SwiftStatement.Branch.pattern(
        element.pattern(binding: \.writtenVariable), body(of: element, representation))
    }
    return (plan.coding.isRecursive ? [.depthCheckOfBytes] : [])
      + [.switch(.name("self"), cases)]
  }

  private func rawValues(of type: String) -> SwiftStatement {
    let cases = plan.cases.map { element in
      let name = element.names.first ?? ""
      let write =
        element.keptName != nil
        ? SwiftExpression.attempt(Self.json.calling("write", SwiftArgument(nil, .name("name"))))
        : type == "String"
          ? Self.json.calling("write", SwiftArgument("name", .string(name.escapedInJSON)))
          : .attempt(Self.json.calling("write", SwiftArgument(nil, raw(name, type))))
      return SwiftStatement.Branch.line(
        element.pattern,
        element.isWritten ? .expression(write) : .throwUnwritten(element, by: "json"))
    }
    return .switch(.name("self"), cases)
  }

  /// A raw value as its type.
  private func raw(_ name: String, _ type: String) -> SwiftExpression {
    .call(.name(type), [SwiftArgument(nil, .verbatim(name))])
  }

  private func body(
    of element: EnumPlan.Case, _ representation: Family.Representation
  ) -> [SwiftStatement] {
    if !element.isWritten { return [.throwUnwritten(element, by: "json")] }
    // Without a value it has its own name, which is unrecognized when it is read again.
    if element.standsForNames, let value = element.values.first {
      guard let fallback = element.fallback else { return [write(value)] }
      return body(of: element, fallback, representation)
    }
    let name = element.names.first ?? ""
    switch representation {
    case .internal(let tag):
      guard element.isSingle, element.isObject else {
        return .object([head(name, tag)] + values(of: element))
      }
      let value = element.values[0]
      if element.isNamedByValue { return [whole(value)] }
      return .object(isShared: true, [head(name, tag), members(of: value)])
    case .adjacent(let tag, let content):
      let path = content.path(of: name)
      return .object(
        isShared: tag.path[0] == path[0], [head(name, tag)] + adjacent(element, at: path))
    case .external:
      return .object(nested(element, under: SwiftArgument("forKey", .string(name.escapedInJSON))))
    case .untagged:
      if element.isSingle { return [write(element.values[0])] }
      if element.values.isEmpty { return [.expression(Self.json.calling("writeNull"))] }
      return .object(values(of: element))
    }
  }

  private func adjacent(
    _ element: EnumPlan.Case, at path: [String]
  ) -> [SwiftStatement] {
    if element.values.isEmpty, !plan.writesEmptyContent(of: element) { return [] }
    if element.isSingle {
      let value = element.values[0]
      return [properties.encoding(value, of: value.written, at: path)]
    }
    return .content(at: .place(path.map(\.escapedInJSON)), values(of: element))
  }

  /// What was kept of a value, and its name.
  private func body(
    of element: EnumPlan.Case, _ fallback: EnumPlan.Fallback,
    _ representation: Family.Representation
  ) -> [SwiftStatement] {
    let kept = fallback.name.map { element.values[$0].written }
    let own = element.names.first ?? ""
    let content = fallback.content.map { element.values[$0] }
    if let content, !fallback.writesName { return [whole(content)] }
    switch representation.ofUnrecognized {
    case .internal(let tag):
      guard let content else { return .object([head(kept, own, tag)]) }
      if fallback.isJSON { return [json(content, kept ?? .string(own), tag)] }
      return .object(isShared: true, [head(kept, own, tag), members(of: content)])
    case .adjacent(let tag, let place):
      let path = place.path(of: own)
      let value = content.map { properties.encoding($0, of: $0.written, at: path) }
      return .object(
        isShared: tag.path[0] == path[0],
        [head(kept, own, tag)] + [value].compactMap(\.self))
    case .external:
      let key =
        kept.map { SwiftArgument("under", $0) }
        ?? SwiftArgument("forKey", .string(own.escapedInJSON))
      guard let content else { return .object(.content(at: [key], [])) }
      return .object([write(content, under: key)])
    case .untagged:
      return content.map { [write($0)] } ?? [.expression(Self.json.calling("writeNull"))]
    }
  }

  /// The JSON that was kept, with its name.
  private func json(
    _ value: EnumPlan.Value, _ name: SwiftExpression, _ tag: TagPlace
  ) -> SwiftStatement {
    .expression(
      .attempt(
        .call(
          .member(value.written, "write"),
          [SwiftArgument("named", name)] + .place(tag.path)
            + [SwiftArgument("to", .address(Self.json))])))
  }

  private func head(_ name: String, _ tag: TagPlace) -> SwiftStatement {
    .expression(.writeName(name, plan.tagType, tag))
  }

  /// - Parameter kept: the name that was kept; nil for the case's own.
  private func head(
    _ kept: SwiftExpression?, _ own: String, _ tag: TagPlace
  ) -> SwiftStatement {
    guard let kept else { return head(own, tag) }
    return .expression(
      .attempt(Self.json.calling("write", kept, at: tag.path.map(\.escapedInJSON))))
  }

  private func nested(_ element: EnumPlan.Case, under key: SwiftArgument) -> [SwiftStatement] {
    element.isSingle
      ? [write(element.values[0], under: key)]
      : .content(at: [key], values(of: element))
  }

  private func values(of element: EnumPlan.Case) -> [SwiftStatement] {
    element.values.map { properties.encoding($0, of: $0.written, under: $0.key) }
  }

  private var properties: PropertyPrinter {
    var printer = PropertyPrinter(spelling, container: "json")
    printer.readsBytes = true
    return printer
  }

  // MARK: - One value

  /// The value as all there is, as a container would encode it.
  private func write(_ value: EnumPlan.Value, under key: SwiftArgument? = nil) -> SwiftStatement {
    call("write", value, key)
  }

  /// The value's own `encode(to:)`.
  private func whole(_ value: EnumPlan.Value) -> SwiftStatement { call("writeWhole", value) }

  /// The value's members, beside what is already there.
  private func members(of value: EnumPlan.Value) -> SwiftStatement {
    call("writeMembers", label: "of", value)
  }

  private func call(
    _ function: String, label: String? = nil, _ value: EnumPlan.Value, _ key: SwiftArgument? = nil
  ) -> SwiftStatement {
    let boxed = SwiftArgument(label, spelling.boxed(value.written, value.shape))
    return .expression(
      .attempt(.call(.member(Self.json, function), [boxed] + [key].compactMap(\.self))))
  }
}

extension EnumPlan.Value {
  /// The name its value is bound to.
  fileprivate var writtenVariable: String {
    variable(besides: ["content", "json", "object", "self"])
  }

  fileprivate var written: SwiftExpression { .name(writtenVariable) }
}
