import WidgetModel
import WidgetPlan

/// The body of an enum's `encode(to:)`.
struct EnumEncodingPrinter {
  let plan: EnumPlan
  let spelling: RuntimeSpelling

  var statements: [SwiftStatement] {
    if case .rawValue(let type) = plan.representation {
      return RawValuePrinter(plan: plan, type: type).encoding
    }
    guard let representation = plan.familyRepresentation else { return [] }
    let cases = plan.cases.map { element in
      SwiftStatement.Branch.pattern(
        element.pattern(binding: \.variable), body(of: element, representation))
    }
    return (plan.coding.isRecursive ? [.depthCheck] : []) + [.switch(.name("self"), cases)]
  }

  private func body(
    of element: EnumPlan.Case, _ representation: Family.Representation
  ) -> [SwiftStatement] {
    if !element.isWritten { return [.throwUnwritten(element, by: "encoder")] }
    // Without a value it has its own name, which is unrecognized when it is read again.
    if element.standsForNames, let value = element.values.first {
      guard let fallback = element.fallback else { return whole(value) }
      return body(of: element, fallback, representation)
    }
    let text = element.names.first ?? ""
    let name = representation.tag == nil ? SwiftExpression.string(text) : plan.tagType.literal(text)
    switch representation {
    case .internal(let tag):
      if element.isSingle, element.isObject {
        let value = [direct(element.values[0])]
        return element.isNamedByValue ? value : head(name, tag) + value
      }
      return head(name, tag) + values(of: element, into: "fields")
    case .adjacent(let tag, let content):
      return head(name, tag) + adjacent(element, at: content.path(of: text))
    case .external:
      if element.values.isEmpty {
        return [.writeFields, .assign("_", Self.nestedContainer(under: name))]
      }
      return [.writeFields] + nested(element, at: [SwiftArgument("forKey", name)])
    case .untagged:
      if element.isSingle { return whole(element.values[0]) }
      if element.values.isEmpty { return Self.null }
      return [.writeFields] + values(of: element, into: "fields")
    }
  }

  private func adjacent(
    _ element: EnumPlan.Case, at path: [String]
  ) -> [SwiftStatement] {
    if element.values.isEmpty {
      return plan.writesEmptyContent(of: element)
        ? [.assign("_", Self.nestedContainer(at: .place(path)))] : []
    }
    guard element.isSingle else { return nested(element, at: .place(path)) }
    let value = element.values[0]
    return [
      PropertyPrinter(spelling, container: "fields")
        .encoding(value, of: value.expression, at: path)
    ]
  }

  /// What was kept of a value, and its name.
  private func body(
    of element: EnumPlan.Case, _ fallback: EnumPlan.Fallback,
    _ representation: Family.Representation
  ) -> [SwiftStatement] {
    let kept = fallback.name.map { element.values[$0].expression }
    let own = element.names.first ?? ""
    let name = kept ?? (representation.tag == nil ? .string(own) : plan.tagType.literal(own))
    let content = fallback.content.map { element.values[$0] }
    if let content, !fallback.writesName { return [direct(content)] }
    switch representation.ofUnrecognized {
    case .internal(let tag):
      guard let content else { return head(name, tag) }
      return fallback.isJSON ? [json(content, name, tag)] : head(name, tag) + [direct(content)]
    case .adjacent(let tag, let path):
      let swift = PropertyPrinter(spelling, container: "fields")
      return head(name, tag)
        + (content.map { [swift.encoding($0, of: $0.expression, at: path.path(of: own))] } ?? [])
    case .external:
      let key =
        kept.map { SwiftExpression.call(.name("WireKey"), [SwiftArgument(nil, $0)]) } ?? name
      guard let content else {
        return [.writeFields, .assign("_", Self.nestedContainer(under: key))]
      }
      let boxed = spelling.boxed(content.expression, content.shape)
      return [
        .writeFields, .expression(.attempt(.fields.calling("encode", boxed, forKey: key))),
      ]
    case .untagged: return content.map(whole) ?? Self.null
    }
  }

  /// The JSON that was kept, with its name.
  private func json(
    _ value: EnumPlan.Value, _ name: SwiftExpression, _ tag: TagPlace
  ) -> SwiftStatement {
    .expression(
      .attempt(
        .call(
          .member(value.expression, "encode"),
          [SwiftArgument("named", name)] + .place(tag.path)
            + [SwiftArgument("to", .name("encoder"))])))
  }

  private func head(_ name: SwiftExpression, _ tag: TagPlace) -> [SwiftStatement] {
    [.writeFields, .expression(.attempt(.fields.calling("encode", name, at: tag.path)))]
  }

  private static let null: [SwiftStatement] = [
    .variable("container", .singleValue(of: "encoder")),
    .expression(.attempt(.name("container").calling("encodeNil"))),
  ]

  private static func nestedContainer(under key: SwiftExpression) -> SwiftExpression {
    nestedContainer(at: [SwiftArgument("forKey", key)])
  }

  private static func nestedContainer(at place: [SwiftArgument]) -> SwiftExpression {
    .call(
      .member(.fields, "nestedContainer"),
      [SwiftArgument("keyedBy", .metatype("WireKey"))] + place)
  }

  /// The value's own `encode(to:)`, beside what is already there.
  private func direct(_ value: EnumPlan.Value) -> SwiftStatement {
    .expression(
      .attempt(
        spelling.boxed(value.expression, value.shape)
          .calling("encode", SwiftArgument("to", .name("encoder")))))
  }

  /// The value as all there is, through a container: encoders have a way of their own with dates,
  /// data, URLs and decimals, which a value's `encode(to:)` bypasses.
  private func whole(_ value: EnumPlan.Value) -> [SwiftStatement] {
    let boxed = spelling.boxed(value.expression, value.shape)
    return [
      .variable("container", .singleValue(of: "encoder")),
      .expression(
        .attempt(.name("container").calling("encode", SwiftArgument(nil, boxed)))),
    ]
  }

  private func nested(
    _ element: EnumPlan.Case, at place: [SwiftArgument]
  ) -> [SwiftStatement] {
    if element.isSingle {
      let value = element.values[0]
      let boxed = SwiftArgument(nil, spelling.boxed(value.expression, value.shape))
      return [.expression(.attempt(.call(.member(.fields, "encode"), [boxed] + place)))]
    }
    return [.variable("content", Self.nestedContainer(at: place))]
      + values(of: element, into: "content")
  }

  private func values(of element: EnumPlan.Case, into container: String) -> [SwiftStatement] {
    let swift = PropertyPrinter(spelling, container: container)
    return element.values.map { swift.encoding($0, of: $0.expression, under: $0.key) }
  }
}

extension EnumPlan.Case {
  /// `.card(let title, let size)`.
  ///
  /// - Parameter name: the name that a value is bound to.
  func pattern(binding name: (EnumPlan.Value) -> String) -> String {
    if values.isEmpty || !isWritten { return ".\(self.name)" }
    let names = values.map { "let \(name($0))" }.joined(separator: ", ")
    return ".\(self.name)(\(names))"
  }
}

extension EnumPlan.Value {
  /// The name its value is bound to, which means nothing else in the statements around it.
  fileprivate var variable: String { variable(besides: String.hiddenNames + ["content", "self"]) }

  /// The name its value is bound to, where some names are taken.
  func variable(besides hidden: [String]) -> String {
    let name = label?.bareName ?? (key.hasPrefix("_") ? "value" + key.dropFirst() : key)
    if label == nil, !name.isPlain { return "value" }
    return name.variable(besides: hidden)
  }

  fileprivate var expression: SwiftExpression { .name(variable) }
}
