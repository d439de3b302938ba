import WidgetModel
import WidgetPlan

/// The body of the initializer by which an enum reads itself from bytes.
struct DirectEnumPrinter {
  let plan: EnumPlan
  /// The name of the enum.
  let name: String
  let spelling: RuntimeSpelling

  private static let json = DirectFieldPrinter.json
  private static let jsonName = SwiftExpression.name("name")

  var statements: [SwiftStatement] {
    (plan.coding.isRecursive ? [.depthCheck(by: Self.json)] : []) + shorthand
      + statementsOfObject
  }

  /// The value of what is no object.
  private var shorthand: [SwiftStatement] {
    guard let element = plan.shorthandCase, let value = element.values.first else { return [] }
    return [.ifShorthand(in: "json", [assign(element, [value.argument(whole(value))])])]
  }

  private var statementsOfObject: [SwiftStatement] {
    switch plan.representation {
    case .autoCodable: []
    case .rawValue(let type):
      RawValuePrinter(plan: plan, name: name, type: type, readsBytes: true).decoding
    case .family(.internal(let tag)), .family(.adjacent(let tag, content: _)):
      .readName(in: tag, plan.tagType, plan.missing, otherwise: missing) + [choice]
    case .family(.external):
      [
        .constant("name", .attempt(Self.json.calling("onlyName"))),
        .do(
          [choice],
          catch: [
            .throw(
              Self.json.calling(
                "failure", SwiftArgument(nil, .name("error")),
                SwiftArgument("ofOnly", Self.jsonName)))
          ]),
      ]
    case .family(.untagged): untagged
    }
  }

  private func read(_ type: String) -> SwiftExpression {
    Self.json.calling("read", SwiftArgument(nil, .metatype(type)))
  }

  // MARK: - By name

  /// The value of an object without a name.
  private var missing: [SwiftStatement] {
    guard case .name(let name) = plan.missing,
      let element = plan.cases.first(where: { $0.name.bareName == name })
    else { return [] }
    let report =
      plan.familyRepresentation?.tag.map { [SwiftStatement.reportMissing(in: $0)] } ?? []
    return report + reading(element, named: element.names.first ?? "") + [.return]
  }

  private var choice: SwiftStatement {
    let cases = plan.branches.map { element, names in
      SwiftStatement.Branch.decoding(
        element, names,
        element.fallback == nil ? reading(element, named: names.first ?? "") : keeping(element),
        else: fallback(besides: element.names))
    }
    let name =
      plan.ignoresCase
      ? Self.json.calling("lowercased", SwiftArgument(nil, Self.jsonName)) : Self.jsonName
    return .switch(name, cases + [.otherwise(fallback())])
  }

  /// The value for an unrecognized name.
  ///
  /// - Parameter names: of a case that the system does not have.
  private func fallback(besides names: [String] = []) -> [SwiftStatement] {
    let known = plan.knownNames.filter { !names.contains($0) }.map(SwiftExpression.string)
    guard let element = plan.cases.first(where: \.isFallback) else {
      return [
        .throw(
          Self.json.calling(
            "unknown", SwiftArgument(nil, Self.jsonName), SwiftArgument("in", .string(name)),
            SwiftArgument("known", .array(known))))
      ]
    }
    let report = SwiftStatement.expression(
      Self.json.calling(
        "reportUnknown", SwiftArgument(nil, Self.jsonName), SwiftArgument("in", .string(name)),
        SwiftArgument("known", .array(known))))
    return keeping(element, report)
  }

  /// A case that keeps the name, or the whole value.
  private func keeping(
    _ element: EnumPlan.Case, _ report: SwiftStatement? = nil
  ) -> [SwiftStatement] {
    let place = element.fallback?.place ?? .whole
    let values = element.values.enumerated().map { index, value in
      index == element.fallback?.name
        ? value.argument(.member(Self.jsonName, "string")) : value.argument(rest(value, at: place))
    }
    let rewind = SwiftStatement.expression(
      Self.json.calling("rewind", SwiftArgument("to", Self.jsonName)))
    let isExternal = plan.familyRepresentation == .external
    let start =
      (isExternal ? [SwiftStatement.checkOnly] : []) + [report, rewind].compactMap(\.self)
    let hasContent = element.values.count > (element.fallback?.name == nil ? 0 : 1)
    guard hasContent else { return start + [.skipValue, assign(element, values)] }
    if case .at = place {
      return start + [
        .constant("object", .attempt(Self.json.calling("passObject"))), assign(element, values),
      ]
    }
    return start + [assign(element, values)]
  }

  /// What is kept of a value besides its name.
  private func rest(_ value: EnumPlan.Value, at place: FallbackPlace) -> SwiftExpression {
    switch place {
    case .whole: return whole(value)
    case .at(let path):
      let fields = DirectField.all([value], at: path)
      return DirectFieldPrinter(fields: fields, spelling: spelling).value(fields[0])
    case .underName:
      let read = Self.json.calling(
        "readContent", SwiftArgument(nil, .metatype(spelling.decodedType(value.shape))))
      return .attempt(spelling.unboxed(read, value.shape))
    }
  }

  /// - Parameter name: one that is read.
  private func reading(_ element: EnumPlan.Case, named name: String) -> [SwiftStatement] {
    switch plan.familyRepresentation {
    case .adjacent(tag: _, let content): return adjacent(element, content.path(of: name))
    case .external:
      return value(element)
        + [.expression(.attempt(Self.json.calling("leaveOnly", SwiftArgument(nil, Self.jsonName))))]
    case .internal, .untagged, nil:
      return element.isSingle && !element.isObject
        ? object(element, DirectField.all(element.values)) : value(element)
    }
  }

  /// Reads the values of a case from the value at the reader.
  private func value(_ element: EnumPlan.Case) -> [SwiftStatement] {
    if element.values.isEmpty { return [.skipValue, assign(element)] }
    if element.isSingle {
      return [assign(element, [element.values[0].argument(whole(element.values[0]))])]
    }
    return object(element, DirectField.all(element.values))
  }

  private func adjacent(_ element: EnumPlan.Case, _ content: [String]) -> [SwiftStatement] {
    if element.values.isEmpty { return [.skipValue, assign(element)] }
    let key = content.plainKey
    if element.isSingle {
      // The content is a value like any other, which may be left out.
      return object(
        element,
        key.map { DirectField.all(element.values, under: $0) }
          ?? DirectField.all(element.values, at: content))
    }
    let missing = withoutContent(element)
    let enter = SwiftExpression.attempt(
      .call(
        .member(Self.json, missing == nil ? "enter" : "enterIfPresent"),
        (key.map { [SwiftArgument(nil, .string($0))] } ?? .place(in: content))
          + [SwiftArgument("of", Self.jsonName)]))
    let leave = SwiftStatement.expression(
      .attempt(
        Self.json.calling(key == nil ? "leaveWhole" : "leave", SwiftArgument(nil, Self.jsonName))))
    let values = object(element, DirectField.all(element.values)) + [leave]
    guard let missing else { return [.expression(enter)] + values }
    return [.if(enter, values, else: [missing])]
  }

  /// The content may be left out where each of its values may; nil if not.
  private func withoutContent(_ element: EnumPlan.Case) -> SwiftStatement? {
    element.argumentsWithoutContent(PropertyPrinter(spelling)).map { assign(element, $0) }
  }

  // MARK: - Without a name

  /// Each case in turn, the first that can be read wins.
  private var untagged: [SwiftStatement] {
    let rest = plan.cases.first { $0.isFallback && $0.values.isEmpty }
    let last = plan.cases.filter { $0.isFallback && !$0.values.isEmpty }
    let attempts = (plan.named + last).map {
      attempt($0, isLast: rest != nil).ifAvailable($0.availability)
    }
    let start = SwiftStatement.constant("start", Self.json)
    if let rest {
      return [start] + attempts
        + [.reportUnmatched(by: "json", name), .skipValue, assign(rest)]
    }
    let failure = Self.json.calling(
      "nothingMatches", SwiftArgument(nil, .string(name)), SwiftArgument(nil, .name("failures")))
    return [start, .collectFailures] + attempts + [.throw(failure)]
  }

  /// - Parameter isLast: whether a case without values takes what no other case can read.
  private func attempt(_ element: EnumPlan.Case, isLast: Bool) -> SwiftStatement {
    if element.values.isEmpty {
      return .if(.attempt(Self.json.calling("readNull")), [assign(element), .return])
    }
    let failure = isLast ? [] : [SwiftStatement.addFailure(of: element.name.bareName)]
    return .do(value(element) + [.return], catch: failure + [.assign("json", .name("start"))])
  }

  // MARK: - Values

  /// A value that is all there is.
  private func whole(_ value: EnumPlan.Value) -> SwiftExpression {
    .attempt(spelling.unboxed(read(spelling.decodedType(value.shape)), value.shape))
  }

  /// Reads an object, and makes the case of its fields.
  private func object(_ element: EnumPlan.Case, _ fields: [DirectField]) -> [SwiftStatement] {
    let printer = DirectFieldPrinter(fields: fields, spelling: spelling, tag: tag)
    let arguments = zip(element.values, fields).map { $0.argument(printer.value($1)) }
    return printer.reading(takesAnything: false) + [assign(element, arguments)]
  }

  /// The key of the tag beside the values.
  private var tag: String? {
    switch plan.familyRepresentation {
    case .internal(let tag): tag.readKey
    case .adjacent, .external, .untagged, nil: nil
    }
  }

  /// `self = .circle(radius: …)`.
  private func assign(
    _ element: EnumPlan.Case, _ arguments: [SwiftArgument] = []
  ) -> SwiftStatement {
    let member = SwiftExpression.implicitMember(element.name)
    return .assign("self", arguments.isEmpty ? member : .call(member, arguments))
  }
}
