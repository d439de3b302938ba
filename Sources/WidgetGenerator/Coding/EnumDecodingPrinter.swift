import WidgetModel
import WidgetPlan

/// The body of an enum's `init(from:)`.
///
/// For example: `case "circle": self = .circle(radius: try fields.decode(…))`.
struct EnumDecodingPrinter {
  let plan: EnumPlan
  /// The name of the enum.
  let name: String
  let spelling: RuntimeSpelling

  var statements: [SwiftStatement] {
    (plan.coding.isRecursive ? [.depthCheck(by: .name("decoder"))] : []) + shorthand
      + statementsOfObject
  }

  /// The value of what is no object.
  private var shorthand: [SwiftStatement] {
    guard let element = plan.shorthandCase, let value = element.values.first else { return [] }
    let decoded = PropertyPrinter(spelling)
      .whole(value.property, SwiftExpression.singleValue(of: "decoder"), "decode")
    return [
      .ifShorthand(in: "decoder", [assign(element, [value.argument(.attempt(decoded))])])
    ]
  }

  private var statementsOfObject: [SwiftStatement] {
    switch plan.representation {
    case .autoCodable(let form, keys: _): AutoCodablePrinter(plan, form).statements
    case .rawValue(let type): RawValuePrinter(plan: plan, name: name, type: type).decoding
    case .family(.internal(let tag)), .family(.adjacent(let tag, content: _)):
      [.openFields(of: "decoder")]
        + .readName(at: tag, plan.tagType, plan.missing, otherwise: missing) + [choice]
    case .family(.external):
      [
        .openFields(of: "decoder"),
        .constant("key", .attempt(.fields.calling("onlyKey"))),
        .constant("name", .member(.name("key"), "stringValue")), choice,
      ]
    case .family(.untagged): untagged
    }
  }

  // MARK: - By name

  /// The value of an object without a name.
  private var missing: [SwiftStatement] {
    guard case .name(let name) = plan.missing,
      let element = plan.cases.first(where: { $0.name.bareName == name })
    else { return [] }
    let report = plan.familyRepresentation?.tag.map { [SwiftStatement.reportMissing($0)] } ?? []
    return report + assignment(of: element, named: element.names.first ?? "") + [.return]
  }

  private var choice: SwiftStatement {
    let name = SwiftExpression.name("name")
    let cases = plan.branches.map { element, names in
      SwiftStatement.Branch.decoding(
        element, names,
        element.fallback == nil
          ? assignment(of: element, named: names.first ?? "") : [keeping(element)],
        else: fallback(besides: element.names))
    }
    return .switch(
      plan.ignoresCase ? name.calling("lowercased") : name, cases + [.otherwise(fallback())])
  }

  /// The value for an unrecognized name.
  ///
  /// - Parameter names: of a case that the system does not have.
  private func fallback(besides names: [String] = []) -> [SwiftStatement] {
    let known = plan.knownNames.filter { !names.contains($0) }
    guard let element = plan.cases.first(where: \.isFallback) else {
      return [
        .throwUnknown(.name("name"), of: name, known: known.map(SwiftExpression.string))
      ]
    }
    return [.reportUnknown(.name("name"), of: name, known: known), keeping(element)]
  }

  /// A case that keeps the name, or the whole value.
  private func keeping(_ element: EnumPlan.Case) -> SwiftStatement {
    assign(
      element,
      element.values.enumerated().map { index, value in
        if index == element.fallback?.name { return value.argument(.name("name")) }
        return value.argument(rest(value, at: element.fallback?.place ?? .whole))
      })
  }

  /// What is kept of a value besides its name.
  private func rest(_ value: EnumPlan.Value, at place: FallbackPlace) -> SwiftExpression {
    switch place {
    case .whole: return whole(value)
    case .at(let path):
      return PropertyPrinter(spelling, container: "fields").decoding(value, at: path)
    case .underName:
      let decoded = SwiftExpression.fields
        .calling("decode", .metatype(spelling.decodedType(value.shape)), forKey: .name("key"))
      return .attempt(spelling.unboxed(decoded, value.shape))
    }
  }

  /// - Parameter name: one that is read.
  private func assignment(of element: EnumPlan.Case, named name: String) -> [SwiftStatement] {
    if element.values.isEmpty { return [assign(element)] }
    switch plan.familyRepresentation {
    case .adjacent(tag: _, let content): return adjacent(element, content.path(of: name))
    case .external: return assignment(of: element, under: .name("key"))
    case .internal, .untagged, nil:
      if element.isSingle, element.isObject {
        return [assign(element, [element.values[0].argument(whole(element.values[0]))])]
      }
      return [assign(element, arguments(of: element, from: "fields"))]
    }
  }

  private func adjacent(_ element: EnumPlan.Case, _ path: [String]) -> [SwiftStatement] {
    if element.isSingle {
      // The content is a value like any other, which may be left out.
      let value = PropertyPrinter(spelling, container: "fields")
        .decoding(element.values[0], at: path)
      return [assign(element, [SwiftArgument(nil, value)])]
    }
    guard path.count == 1 else { return assignment(of: element, at: path) }
    let key = SwiftExpression.string(path[0])
    return withoutContent(element, at: key) + assignment(of: element, under: key)
  }

  private func assignment(
    of element: EnumPlan.Case, under key: SwiftExpression
  ) -> [SwiftStatement] {
    if element.isSingle {
      let shape = element.values[0].shape
      let decoded = SwiftExpression.fields
        .calling("decode", .metatype(spelling.decodedType(shape)), forKey: key)
      return [
        assign(element, [SwiftArgument(nil, .attempt(spelling.unboxed(decoded, shape)))])
      ]
    }
    return [
      .constant(
        "content",
        .attempt(
          .call(
            .member(.fields, "nestedContainer"),
            [SwiftArgument("keyedBy", .metatype("WireKey")), SwiftArgument("forKey", key)]))),
      assign(element, arguments(of: element, from: "content")),
    ]
  }

  /// The values of a case in an object within that of the tag.
  private func assignment(of element: EnumPlan.Case, at path: [String]) -> [SwiftStatement] {
    let place = [SwiftArgument("keyedBy", .metatype("WireKey"))] + .place(path)
    func open(_ function: String) -> SwiftExpression {
      .attempt(.call(.member(.fields, function), place))
    }
    let content =
      element.argumentsWithoutContent(PropertyPrinter(spelling)).map { values in
        SwiftStatement.guardLet(
          "content", open("nestedContainerIfPresent"), [assign(element, values), .return])
      } ?? .constant("content", open("nestedContainer"))
    return [content, assign(element, arguments(of: element, from: "content"))]
  }

  /// The content may be left out where each of its values may.
  private func withoutContent(
    _ element: EnumPlan.Case, at key: SwiftExpression
  ) -> [SwiftStatement] {
    guard let values = element.argumentsWithoutContent(PropertyPrinter(spelling)) else { return [] }
    let isThere = SwiftExpression.fields.calling("contains", SwiftArgument(nil, key))
    let isNil = SwiftExpression.fields.calling("decodeNil", SwiftArgument("forKey", key))
    return [
      .guard(.attempt(.and(isThere, .not(isNil))), [assign(element, values), .return])
    ]
  }

  // MARK: - Without a name

  /// Each case in turn, the first that can be decoded wins.
  private var untagged: [SwiftStatement] {
    let rest = plan.cases.first { $0.isFallback && $0.values.isEmpty }
    let last = plan.cases.filter { $0.isFallback && !$0.values.isEmpty }
    let attempts = (plan.named + last).map {
      attempt($0, isLast: rest != nil).ifAvailable($0.availability)
    }
    if let rest { return attempts + [.reportUnmatched(by: "decoder", name), assign(rest)] }
    return [.collectFailures] + attempts + [.throw(.nothingMatches(name))]
  }

  /// - Parameter isLast: whether a case without values takes what no other case can decode.
  private func attempt(_ element: EnumPlan.Case, isLast: Bool) -> SwiftStatement {
    if element.values.isEmpty {
      let isNil = SwiftExpression.singleValue(of: "decoder").calling("decodeNil")
      return .if(.attempt(isNil), [assign(element), .return])
    }
    let failure = SwiftStatement.addFailure(of: element.name.bareName)
    return .do(untagged(element) + [.return], catch: isLast ? [] : [failure])
  }

  private func untagged(_ element: EnumPlan.Case) -> [SwiftStatement] {
    guard element.isSingle else {
      return [.openFields(of: "decoder")] + assignment(of: element, named: "")
    }
    let shape = element.values[0].shape
    let decoded = SwiftExpression.singleValue(of: "decoder")
      .decoding(spelling.decodedType(shape))
    return [assign(element, [SwiftArgument(nil, .attempt(spelling.unboxed(decoded, shape)))])]
  }

  // MARK: - Values

  /// A value that is all there is.
  private func whole(_ value: EnumPlan.Value) -> SwiftExpression {
    let decoded = SwiftExpression.call(
      .name(spelling.decodedType(value.shape)), [SwiftArgument("from", .name("decoder"))])
    return .attempt(spelling.unboxed(decoded, value.shape))
  }

  private func arguments(of element: EnumPlan.Case, from container: String) -> [SwiftArgument] {
    let properties = PropertyPrinter(spelling, container: container)
    return element.values.map { $0.argument(properties.decoding($0, under: $0.keys)) }
  }

  /// `self = .circle(radius: …)`.
  private func assign(
    _ element: EnumPlan.Case, _ arguments: [SwiftArgument] = []
  ) -> SwiftStatement {
    let member = SwiftExpression.implicitMember(element.name)
    return .assign("self", arguments.isEmpty ? member : .call(member, arguments))
  }
}
