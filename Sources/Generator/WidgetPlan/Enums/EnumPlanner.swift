import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides how an enum is decoded and encoded, for every runtime.
struct EnumPlanner {
  private let context: PlanningContext
  private let type: ModelType
  private let written: WrittenMembers

  init(_ context: PlanningContext, _ type: ModelType, _ written: WrittenMembers) {
    self.context = context
    self.type = type
    self.written = written
  }

  private var model: Model { context.model }

  /// Returns the plan of the enum with the given cases.
  func plan(_ cases: [EnumCase], _ coding: CodingMembers) -> EnumPlan {
    let family = context.families.containing(type.id)
      .first { $0.member(type.id)?.isByCases == true }
    let representation = representation(of: cases, family)
    let attributes = type.attributes.family
    let shorthand = hasShorthand(representation, coding) ? attributes.shorthand : nil
    var plan = EnumPlan(
      coding: coding, representation: representation, missing: attributes.missing,
      tagType: family?.tagType ?? attributes.tagType,
      unknown: attributes.unknown, lastResort: type.lastResort,
      shorthand: shorthand,
      encodesShorthand: shorthand != nil && type.attributes.encodesShorthand,
      ignoresCase: family?.ignoresCase ?? attributes.ignoresCase,
      cases: cases.map { self.plan($0, representation, family) })
    plan.sharesNestedValues =
      plan.familyRepresentation == .untagged
      && !NestedValues(of: type.id, context).shared(by: plan.cases.filter(\.isDecoded)).isEmpty
    return plan
  }

  private func hasShorthand(
    _ representation: EnumPlan.Representation, _ coding: CodingMembers
  ) -> Bool {
    guard case .family(let form) = representation else { return false }
    return form != .untagged && coding.decodes
  }

  private func representation(
    of cases: [EnumCase], _ family: Family?
  ) -> EnumPlan.Representation {
    if case .autoCodable = context.runtime.enums { return autoCodable(cases) }
    if let raw = type.rawType(in: model) {
      return .rawValue(type: raw, isRenamed: rawNames.differFromRawValues)
    }
    if let family { return .family(family.representation) }
    // An enum that is not a family is externally tagged, like Swift's own coding of enums.
    return .family(
      type.attributes.isFamily
        ? Family.Representation(enum: type.attributes.family) : .external)
  }

  private func autoCodable(_ cases: [EnumCase]) -> EnumPlan.Representation {
    let hasValues = cases.contains(where: \.hasValues)
    let isDiscriminated = written.codingKeys?.names.contains("enumCaseKey") ?? false
    return .autoCodable(
      hasValues ? (isDiscriminated ? .discriminated : .keyed) : .name,
      keys: written.codingKeys == nil ? keys(cases) : nil)
  }

  /// Returns a key for each case, then a key for each label that is not the name of a case.
  private func keys(_ cases: [EnumCase]) -> [CodingKey] {
    var names = cases.map(\.name)
    for label in cases.flatMap({ $0.parameters ?? [] }).compactMap(\.label)
    where !names.contains(where: { $0.bareName == label.bareName }) {
      names.append(label)
    }
    return names.map { CodingKey(name: $0.bareName.identifier, key: $0.bareName) }
  }

  // MARK: - Cases

  private func plan(
    _ element: EnumCase, _ representation: EnumPlan.Representation, _ family: Family?
  ) -> EnumPlan.Case {
    let namedValue = namedValue(of: element, representation)
    let element = namedValue == nil ? element : element.coded
    guard element.isDecoded || element.isEncoded else {
      return EnumPlan.Case(
        name: element.name, names: [], values: [], payload: .keyed, role: .named,
        range: element.range, isDecoded: false, isEncoded: false)
    }
    let chosenValues = namedValue?.choices.flatMap(\.values) ?? []
    let values = values(of: element) + chosenValues
    let isObject = (values.first?.isObject ?? false) && isObject(element)
    let named = family == nil && isObject ? namesOfValue(element, values, representation) : nil
    let names = named ?? names(of: element, representation, family)
    let payload: EnumPlan.Payload =
      if !chosenValues.isEmpty || !isSingle(element, values) {
        .keyed
      } else if named != nil {
        .namedObject
      } else {
        isObject && !writesTag(of: representation, element) ? .object : .single
      }
    return EnumPlan.Case(
      name: element.name, names: names, values: values, namedValue: namedValue, payload: payload,
      objectKeys: representation == .family(.untagged) ? objectKeys(of: element, values) : [],
      role: role(of: element, values, named == nil ? names : [], representation),
      mayReject: payload == .object && mayReject(values[0], representation),
      range: element.range,
      availability: element.availability.beyond(model.availability(of: type.id)),
      isDecoded: element.isDecoded, isEncoded: element.isEncoded)
  }

  /// Returns the associated value that the name of a case chooses, with the plans of the chosen value's own associated
  /// values. Returns nil if the name chooses no value.
  private func namedValue(
    of element: EnumCase, _ representation: EnumPlan.Representation
  ) -> NamedValue? {
    guard case .family(let form) = representation, form != .untagged, !element.isFallback,
      var named = element.namedValue, let parameters = element.parameters
    else { return nil }
    let cases = model.choosableCases(of: parameters[named.index], in: type.id)
    for index in named.choices.indices {
      let name = named.choices[index].value
      guard let chosen = cases.first(where: { "." + $0.name.bareName == name }) else { continue }
      named.choices[index].values = values(of: chosen)
    }
    return named
  }

  /// Whether the only value of a case has no key: it has neither a label nor a key, or it is flattened. A flattened
  /// optional is nil if its keys are missing, so it is not the only content of the case.
  private func isSingle(_ element: EnumCase, _ values: [EnumPlan.Value]) -> Bool {
    guard values.count == 1, let property = values.first?.property else { return false }
    if property.isFlattened { return !property.shape.isOptional }
    return values[0].label == nil && property.decodedPaths == [["_0"]]
      && property.encodedPath ?? ["_0"] == ["_0"] && !element.attributes.hasKeys
  }

  /// - Parameter names: the names of the case; empty if the names of its value are encoded instead.
  private func role(
    of element: EnumCase, _ values: [EnumPlan.Value], _ names: [String],
    _ representation: EnumPlan.Representation
  ) -> EnumPlan.Role {
    if element.isFallback { return .unknown(stored(element, values, representation)) }
    guard names.contains(where: \.isNamePattern) else { return .named }
    return stored(element, values, representation).map(EnumPlan.Role.pattern) ?? .named
  }

  /// Whether a value next to the name of its case can be rejected as unknown.
  private func mayReject(
    _ value: EnumPlan.Value, _ representation: EnumPlan.Representation
  ) -> Bool {
    guard case .family(.internal) = representation else { return false }
    switch value.shape {
    case .value(let value): return value.declaration.map(context.mayReject) ?? false
    case .polymorphic(let value):
      let family = context.families.named(value.base)
      if family?.representation == .untagged { return false }
      return (value.unknown ?? family?.unknown)?.decoded == .nothing
    case .optional, .array, .dictionary, .partial, .uncodable: return false
    }
  }

  /// Whether the first associated value of a case may be an object. False if the case has no values.
  private func isObject(_ element: EnumCase) -> Bool {
    element.parameters?.first.map {
      ObjectSearch.isObject($0.type, in: Scope(in: type.id), context)
    } ?? false
  }

  /// Returns the keys from which a case without a name is decoded. Returns no keys if the case is not an object, and
  /// nil if the sources do not show the keys.
  private func objectKeys(of element: EnumCase, _ values: [EnumPlan.Value]) -> [String]? {
    let search = KeySearch(context)
    let scope = Scope(in: type.id)
    if isSingle(element, values) {
      guard values[0].isObject, isObject(element), let value = element.parameters?.first else {
        return []
      }
      return search.keys(of: value.type, in: scope)
    }
    var keys: [String] = []
    for (value, parameter) in zip(values, element.parameters ?? []) {
      if value.property.isFlattened {
        guard let inner = search.keys(of: parameter.type, in: scope) else { return nil }
        keys += inner
      } else {
        keys += value.property.decodedPaths.compactMap(\.first)
      }
    }
    return keys
  }

  /// Whether the value of a case encodes its own discriminator at the place of the case's name. The value then needs a
  /// key, unless the case uses the value's names.
  private func writesTag(
    of representation: EnumPlan.Representation, _ element: EnumCase
  ) -> Bool {
    guard case .family(.internal(let tag)) = representation,
      let value = element.parameters?.first
    else { return false }
    return TagSearch(context).places(in: value.type, Scope(in: type.id))
      .contains { $0.meets(tag) }
  }

  /// Returns the parts of the JSON that a case stores if it is for unknown names or has a name pattern. Returns nil if
  /// the case stores none of them.
  private func stored(
    _ element: EnumCase, _ values: [EnumPlan.Value], _ representation: EnumPlan.Representation
  ) -> EnumPlan.Stored? {
    if case .rawValue(let type, _) = representation {
      let storesName = element.isFallback && values.count == 1 && values[0].isName(of: type)
      return storesName ? EnumPlan.Stored(name: 0, encodesName: true) : nil
    }
    guard let first = values.first,
      case .family(let family) = representation, family != .untagged
    else { return nil }
    let name = first.isName(of: "String") ? 0 : nil
    guard let index = values.indices.dropFirst(name == nil ? 0 : 1).first else {
      return EnumPlan.Stored(name: name, encodesName: true)
    }
    let id = (element.parameters ?? []).dropFirst(index).first.flatMap {
      model.expanded($0.type, in: Scope(in: type.id)).declarations.first
    }
    let fallbacks = context.fallbacks
    var content = EnumPlan.Stored.Content(
      index: index, place: .whole, isJSON: values[index].isJSON)
    if name != nil {
      content.place = fallbacks.place(of: nil, in: family)
      return EnumPlan.Stored(name: name, content: content, encodesName: true)
    }
    // A `JSONValue`, an undeclared type, or a type with user-defined coding receives the whole value, including the
    // name.
    guard !content.isJSON, let id, !fallbacks.isCodedByHand(id) else {
      return EnumPlan.Stored(content: content, encodesName: false)
    }
    content.place = fallbacks.place(of: id, in: family)
    let encodesTag = family.tag.map { fallbacks.decodes(id, from: $0) } ?? false
    return EnumPlan.Stored(content: content, encodesName: !encodesTag)
  }

  // MARK: - Names

  private func names(
    of element: EnumCase, _ representation: EnumPlan.Representation, _ family: Family?
  ) -> [String] {
    if case .autoCodable = representation {
      return [key(of: element)?.codingKey ?? element.name.bareName]
    }
    if case .rawValue = representation { return rawNames.names(of: element) }
    let specified = element.attributes.names
    if specified.name == nil, let key = ownKey(of: element) { return specified.names(or: [key]) }
    let constant = constant(of: element, representation)
    return family?.naming.names(ofCase: element.name.bareName, specified, constant: constant)
      ?? element.names(in: type.attributes, constant: constant)
  }

  /// Returns the name in a user-defined `CodingKeys`, or nil if it does not specify one.
  func ownKey(of element: EnumCase) -> String? {
    key(of: element)?.rawValue.flatMap(StringLiteral.value)
  }

  /// Returns the constant that a value of the case encodes at the place of the name, or nil if there isn't one.
  private func constant(
    of element: EnumCase, _ representation: EnumPlan.Representation
  ) -> String? {
    guard case .family(.internal(let tag)) = representation,
      !writesTag(of: representation, element)
    else { return nil }
    return context.tagValues.value(in: element, of: type.id, at: tag)?.name
  }

  /// Returns the names of a case's value if the value's name is encoded instead of the case's name. Returns nil if the
  /// case's name is encoded, or if the sources do not show the value's names.
  private func namesOfValue(
    _ element: EnumCase, _ values: [EnumPlan.Value], _ representation: EnumPlan.Representation
  ) -> [String]? {
    guard case .family(.internal(let tag)) = representation, isSingle(element, values),
      let value = element.parameters?.first, element.attributes.names.isEmpty, !element.isFallback,
      writesTag(of: representation, element)
    else { return nil }
    var names = TaggedNames(context, tag: tag, tagType: type.attributes.family.tagType)
    return names.names(of: value.type, in: Scope(in: type.id), excluding: [type.id])
  }

  /// The names in the JSON of an enum with raw values or of a transparent enum.
  private var rawNames: RawNames { RawNames(of: type) }

  /// Returns the user-defined case of `CodingKeys` with the name of the given case, or nil if there isn't one.
  private func key(of element: EnumCase) -> EnumCase? {
    written.codingKeys?.cases.first { $0.name.bareName == element.name.bareName }
  }

  // MARK: - Values

  /// Returns the associated values of a case. As in Swift's own coding, the key of a value without a label is its
  /// number: `_0`.
  func values(of element: EnumCase) -> [EnumPlan.Value] {
    let caseKeys = element.attributes.keys
    let own = CaseCodingKeys(of: element, in: type, model)?.cases ?? []
    let ownKeys = Dictionary(own.map { ($0.name.bareName, $0.codingKey) }) { first, _ in first }
    let style = context.keyStyle(of: type)
    let spelling = ExtensionSpelling(model, extending: type.id)
    let properties = valuePlanner
    let parameters = element.parameters ?? []
    return parameters.enumerated().map { index, parameter in
      let name = parameter.label?.bareName ?? "_\(index)"
      var inherited = style
      var ownPlace: [String]?
      switch parameter.attributes.keyStyle(in: type.attributes) {
      case .style(let style): ownPlace = [style.apply(toKey: name)]
      case .none: inherited = nil
      case .inherited: break
      }
      let styled = parameter.label == nil ? name : inherited.apply(to: name)
      let place =
        ownPlace ?? caseKeys?.place(of: name, isOnly: parameters.count == 1)
        ?? [ownKeys[name] ?? styled]
      return EnumPlan.Value(
        label: parameter.label, type: spelling.text(of: parameter.type),
        property: properties.plan(
          parameter.annotatedProperty(named: name, of: type.id), at: place))
    }
  }

  /// The planner for associated values, which are planned as properties. Annotations and members of the enum do not
  /// apply to associated values.
  var valuePlanner: PropertyPlanner {
    PropertyPlanner(context, type.withoutAnnotations, WrittenMembers())
  }
}

extension EnumPlan.Value {
  /// Whether the value can store a name of the given type.
  fileprivate func isName(of type: String) -> Bool {
    if case .value(let value) = shape {
      value.coder == nil && value.name == type
    } else {
      false
    }
  }

  /// Whether the value is a `JSONValue`, which stores any JSON.
  fileprivate var isJSON: Bool {
    guard case .value(let value) = shape, value.coder == nil else { return false }
    return value.name.localName == "JSONValue"
  }

  /// Whether the JSON may be an object rather than a number, a string or a collection.
  var isObject: Bool {
    switch shape {
    case .value: !shape.isScalar && !shape.isCoded
    case .polymorphic: true
    case .optional, .array, .dictionary, .partial, .uncodable: false
    }
  }
}
