import WidgetModel
import WidgetPlan

/// The body of the initializer that decodes an enum.
///
/// For example: `case "circle": self = .circle(radius: try fields.decode(…))`.
struct EnumDecodingPrinter {
  let plan: EnumPlan
  /// The name of the enum.
  let name: String
  let vocabulary: any Vocabulary

  private var spelling: RuntimeSpelling { vocabulary.spelling }

  var statements: [SwiftStatement] {
    let decoding = shorthand + statementsOfObject
    return (plan.coding.isRecursive ? [vocabulary.checkDepth(hasFields: false)] : [])
      + (plan.lastResort.map { recovering(decoding, with: $0) } ?? decoding)
  }

  /// Decodes a value of the enum. If decoding fails, the error is reported, and the given value is used instead.
  private func recovering(_ decoding: [SwiftStatement], with value: String) -> [SwiftStatement] {
    let call = vocabulary.runtimeCall(
      "recovering", [SwiftArgument("with", .verbatim(value))], decoder: "in")
    let replaced = SwiftStatement.assign("self", .verbatim("\(call) { throw error }"))
    return vocabulary.rememberStart
      + [.do(decoding, catch: vocabulary.returnToStart + [replaced] + vocabulary.skip)]
  }

  /// Decodes a value that is not an object as the shorthand case, if the enum has one.
  private var shorthand: [SwiftStatement] {
    guard let element = plan.shorthandCase, let value = element.values.first else { return [] }
    return [vocabulary.ifShorthand([assign(element, [single(value)])])]
  }

  private var statementsOfObject: [SwiftStatement] {
    switch plan.representation {
    case .autoCodable(let form, keys: _): AutoCodablePrinter(plan, form, spelling.names).statements
    case .rawValue(let type, _) where plan.coding.decoding == .rawValue:
      vocabulary.rawValue(of: plan, type)
    case .rawValue(let type, let isRenamed):
      RawValuePrinter(plan: plan, type: type, isRenamed: isRenamed).decoding(as: name, vocabulary)
    case .family(.internal(let tag)), .family(.adjacent(let tag, content: _)):
      vocabulary.name(at: tag, plan.tagType, plan.missing, otherwise: missing) + [choice]
    case .family(.external): vocabulary.onlyName + vocabulary.underName([choice])
    case .family(.untagged): untagged
    }
  }

  // MARK: - By name

  /// Decodes an object without a name as the default case.
  private var missing: [SwiftStatement] {
    guard case .name(let name) = plan.missing,
      let element = plan.cases.first(where: { $0.name.bareName == name })
    else { return [] }
    let report = plan.familyRepresentation?.tag.map { [vocabulary.reportMissing($0)] } ?? []
    return report + decoding(element, named: element.names.first ?? "") + [.return]
  }

  private var choice: SwiftStatement {
    let cases = plan.branches.map { element, names in
      SwiftStatement.Branch.decoding(
        element, names,
        element.stored == nil
          ? accepted(element, named: names.first ?? "") : storing(element),
        spelling.names, else: fallback(excluding: element.names))
    }
    let name = SwiftExpression.name("name")
    return .switch(
      plan.ignoresCase ? vocabulary.lowercased(name) : name, cases + [.otherwise(fallback())])
  }

  /// Decodes a case. If the type of the case's value rejects the value as unknown, the enum's replacement is used.
  ///
  /// - Parameter name: one of the case's names.
  private func accepted(_ element: EnumPlan.Case, named name: String) -> [SwiftStatement] {
    let decoding = decoding(element, named: name)
    guard element.mayReject, let replacement else { return decoding }
    return [
      .do(
        decoding,
        catch: vocabulary.returnToContent(.whole)
          + [.assign("self", .attempt(vocabulary.replacingUnknown(with: replacement)))])
    ]
  }

  /// The closure that returns the replacement of a rejected value, or nil if the enum replaces nothing.
  private var replacement: String? {
    if case .value(let value) = plan.unknown {
      return vocabulary.closure(returning: .verbatim(value), isDecoded: false)
    }
    if let path = plan.unknown.replacement {
      return vocabulary.replacementClosure(of: .metatype("Self"), at: path, member: nil)
    }
    guard let element = plan.fallbackCase else { return nil }
    let value = creating(element, storedValues(of: element))
    return vocabulary.closure(returning: value, isDecoded: element.stored?.content != nil)
  }

  /// Decodes a value whose name is unknown.
  ///
  /// - Parameter names: the names of a case that is unavailable on the system. They are not listed as known names.
  private func fallback(excluding names: [String] = []) -> [SwiftStatement] {
    let unknown = UnknownName(
      enumName: name, known: plan.knownNames.filter { !names.contains($0) })
    if case .value(let value) = plan.unknown {
      return (plan.familyRepresentation == .external ? vocabulary.checkOnlyName : [])
        + [vocabulary.report(unknown)] + vocabulary.returnToContent(nil)
        + [.assign("self", .verbatim(value))]
    }
    if let path = plan.unknown.replacement {
      let closure = vocabulary.replacementClosure(of: .metatype("Self"), at: path, member: nil)
      let call = vocabulary.runtimeCall(
        "replacing", [SwiftArgument(nil, vocabulary.error(unknown))], decoder: "in")
      return vocabulary.returnToContent(.whole)
        + [.assign("self", .attempt(.verbatim("\(call) \(closure)")))]
    }
    guard let element = plan.fallbackCase else {
      return [.throw(vocabulary.error(unknown))]
    }
    return storing(element, vocabulary.report(unknown))
  }

  /// Decodes a case that can store the name and either the whole value or its content.
  private func storing(
    _ element: EnumPlan.Case, _ report: SwiftStatement? = nil
  ) -> [SwiftStatement] {
    (plan.familyRepresentation == .external ? vocabulary.checkOnlyName : [])
      + [report].compactMap(\.self)
      + vocabulary.returnToContent(element.stored?.content?.place)
      + [assign(element, storedValues(of: element))]
  }

  /// Returns the name and the content that a case stores.
  private func storedValues(of element: EnumPlan.Case) -> [SwiftExpression] {
    let place = element.stored?.content?.place ?? .whole
    return element.values.enumerated().map { index, value in
      index == element.stored?.name ? vocabulary.storedName : stored(value, at: place)
    }
  }

  /// Returns the expression that decodes the content to store in a case for unknown names or with a name pattern.
  private func stored(_ value: EnumPlan.Value, at place: FallbackPlace) -> SwiftExpression {
    switch place {
    case .whole: decoded(value, vocabulary.value)
    case .at(let path): vocabulary.storedContent(value, at: path)
    case .underName: decoded(value, vocabulary.storedContent)
    }
  }

  /// - Parameter name: one of the case's names.
  private func decoding(_ element: EnumPlan.Case, named name: String) -> [SwiftStatement] {
    switch plan.familyRepresentation {
    case .adjacent(tag: _, let content): return adjacent(element, at: content.path(of: name))
    case .external: return underName(element) + vocabulary.leaveName
    case .internal(let tag):
      if element.values.isEmpty { return skipping(element) }
      switch element.payload {
      case .object, .namedObject:
        return [assign(element, [decoded(element.values[0], vocabulary.value)])]
      case .keyed, .single:
        return object(element, vocabulary.values(element.values, in: .tagged(tag)))
      }
    case .untagged, nil:
      return object(element, vocabulary.values(element.values, in: .untagged))
    }
  }

  private func adjacent(_ element: EnumPlan.Case, at path: [String]) -> [SwiftStatement] {
    if element.values.isEmpty { return skipping(element) }
    if element.payload != .keyed {
      // The content is decoded like a value under a key. An optional, or a value with a default, may therefore be
      // missing.
      return object(element, vocabulary.value(element.values[0], at: path))
    }
    return vocabulary.content(
      at: path, object(element, vocabulary.values(element.values, in: .content)),
      orMissing: valuesWithoutContent(of: element).map { assign(element, $0) })
  }

  /// Returns the values for a case whose content is missing, or nil if the case requires one of its values.
  private func valuesWithoutContent(of element: EnumPlan.Case) -> [SwiftExpression]? {
    let values = element.values.compactMap { value -> SwiftExpression? in
      switch value.presence {
      case .required: nil
      case .optional: .null
      case .fallback(let fallback): PropertyPrinter(vocabulary).replacement(fallback)
      }
    }
    return values.count == element.values.count ? values : nil
  }

  private func underName(_ element: EnumPlan.Case) -> [SwiftStatement] {
    if element.values.isEmpty { return skipping(element) }
    if element.payload != .keyed {
      return [assign(element, [decoded(element.values[0], vocabulary.valueUnderName)])]
    }
    return object(element, vocabulary.values(element.values, in: .underName))
  }

  // MARK: - Without a name

  /// Tries the cases in order, with a fallback at the end, and uses the first one that can be decoded.
  private var untagged: [SwiftStatement] {
    let rest = plan.cases.first { $0.isFallback && $0.values.isEmpty }
    let last = plan.cases.filter { $0.isFallback && !$0.values.isEmpty }
    let attempts = (plan.named + last).map {
      attempt($0, isLast: rest != nil).ifAvailable($0.availability)
    }
    let start =
      (plan.sharesNestedValues
        ? vocabulary.remembered(.assign("self", .name("known")), takesPolicy: false) : [])
      + vocabulary.rememberStart
    if let rest {
      let report = vocabulary.runtimeCall(
        "reportUnmatched", [SwiftArgument("in", .string(name))], decoder: "to")
      return start + attempts + [.expression(report)] + skipping(rest) + remember
    }
    let failure = vocabulary.nothingMatches(name, isRemembered: plan.sharesNestedValues)
    return start + [.collectFailures(spelling.names)] + attempts + [.throw(failure)]
  }

  private var remember: [SwiftStatement] { plan.sharesNestedValues ? vocabulary.remember : [] }

  /// - Parameter isLast: whether a fallback without values follows all attempts, so that errors are not collected.
  private func attempt(_ element: EnumPlan.Case, isLast: Bool) -> SwiftStatement {
    let isDefault = plan.isUntaggedDefault(element)
    if element.values.isEmpty, !isDefault {
      return .if(.attempt(vocabulary.isNull), [assign(element)] + remember + [.return])
    }
    let body =
      if element.payload != .keyed {
        [assign(element, [alone(element.values[0])])]
      } else if element.values.isEmpty {
        [
          .expression(.attempt(vocabulary.runtimeCall("skipObject", [], decoder: "in"))),
          assign(element),
        ]
      } else {
        decoding(element, named: "")
      }
    let failure = isLast ? [] : [SwiftStatement.addFailure(of: element.name.bareName)]
    let attempt = SwiftStatement.do(
      body + remember + [.return], catch: failure + vocabulary.returnToStart)
    if !isDefault { return attempt }
    let absent = plan.absentKeys(of: element).map { SwiftArgument(nil, .string($0)) }
    return .if(vocabulary.runtimeCall("lacks", absent, decoder: "in"), [attempt])
  }

  // MARK: - Values

  private func single(_ value: EnumPlan.Value) -> SwiftExpression {
    decoded(value, vocabulary.single)
  }

  /// Decodes the only value of an option. A container would decode a struct or an enum without the decoder that
  /// remembers nested values.
  private func alone(_ value: EnumPlan.Value) -> SwiftExpression {
    plan.sharesNestedValues && value.shape.hasOwnCoding
      ? decoded(value, vocabulary.value) : single(value)
  }

  /// Returns the expression that decodes a value.
  ///
  /// - Parameter call: returns the decoding call for a type.
  private func decoded(
    _ value: EnumPlan.Value, _ call: (String) -> SwiftExpression
  ) -> SwiftExpression {
    .attempt(spelling.unboxed(call(spelling.decodedType(value.shape)), value.shape))
  }

  private func object(_ element: EnumPlan.Case, _ decoded: DecodedValues) -> [SwiftStatement] {
    decoded.statements + [assign(element, decoded.values)]
  }

  private func skipping(_ element: EnumPlan.Case) -> [SwiftStatement] {
    vocabulary.skip + [assign(element)]
  }

  /// `self = .circle(radius: …)`.
  private func assign(
    _ element: EnumPlan.Case, _ values: [SwiftExpression] = []
  ) -> SwiftStatement {
    .assign("self", creating(element, values))
  }

  /// `.circle(radius: …)`.
  private func creating(
    _ element: EnumPlan.Case, _ values: [SwiftExpression]
  ) -> SwiftExpression {
    let member = SwiftExpression.implicitMember(element.name)
    var arguments = zip(element.values, values).map { $0.argument($1) }
    if let chosen = element.chosen {
      let own = Array(arguments.suffix(chosen.choice.values.count))
      arguments.removeLast(own.count)
      let value = SwiftExpression.verbatim(chosen.choice.value)
      arguments.insert(
        SwiftArgument(chosen.label?.label, own.isEmpty ? value : .call(value, own)),
        at: chosen.index)
    }
    if arguments.isEmpty { return member }
    let call = SwiftExpression.call(member, arguments)
    let fits = arguments.count == 1 || "\(call)".utf8.count <= Self.longestCase
    return fits ? call : .call(member, arguments, .list)
  }

  /// The number of characters up to which a case with several values is on one line.
  private static let longestCase = 90
}

extension EnumPlan.Value {
  /// Returns the argument `radius: …`, or only the expression if the value has no label.
  func argument(_ expression: SwiftExpression) -> SwiftArgument {
    SwiftArgument(label?.label, expression)
  }
}

extension JSONShape {
  /// Whether the value has the type of a declaration or the box of a family, whose coding functions can be called.
  var hasOwnCoding: Bool {
    switch self {
    case .value(let value): value.declaration != nil
    case .polymorphic: true
    case .optional, .array, .dictionary, .partial, .uncodable: false
    }
  }
}
