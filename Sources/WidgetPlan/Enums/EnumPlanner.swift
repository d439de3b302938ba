import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides how an enum is decoded and encoded, for every runtime.
struct EnumPlanner {
  let model: Model
  let type: ModelType
  let written: WrittenMembers
  let runtime: Runtime

  /// The plan over some of the enum's cases.
  func plan(_ cases: [EnumCase], _ coding: CodingMembers) -> EnumPlan {
    let family = runtime.families(with: type.id).first { $0.member(type.id)?.isByCases == true }
    let representation = representation(of: cases, family)
    var plan = EnumPlan(
      coding: coding, representation: representation,
      missing: type.attributes.family.missing,
      tagType: family?.tagType ?? type.attributes.family.tagType,
      ignoresCase: family?.ignoresCase ?? type.attributes.family.ignoresCase,
      writesRawNames: rawNames.writesNames,
      cases: cases.map { self.plan($0, representation, family) })
    if case .family(let form) = representation, form != .untagged, coding.decodes {
      plan.shorthand = type.attributes.family.shorthand
    }
    return plan
  }

  private func representation(
    of cases: [EnumCase], _ family: Family?
  ) -> EnumPlan.Representation {
    if case .autoCodable = runtime.enums { return autoCodable(cases) }
    if let raw = model.rawType(of: type) { return .rawValue(raw) }
    if let family { return .family(family.representation) }
    // Swift's own coding of enums is externally tagged, and so is one that is no family.
    return .family(
      type.attributes.isFamily
        ? Family.Representation(ofEnum: type.attributes.family) : .external)
  }

  private func autoCodable(_ cases: [EnumCase]) -> EnumPlan.Representation {
    let hasValues = cases.contains { !($0.parameters ?? []).isEmpty }
    let isDiscriminated = written.codingKeys?.names.contains("enumCaseKey") ?? false
    return .autoCodable(
      hasValues ? (isDiscriminated ? .discriminated : .keyed) : .name,
      keys: written.codingKeys == nil ? keys(cases) : nil)
  }

  /// A key for each case, then one for each label that is not a case's name.
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
    guard element.isDecoded || element.isEncoded else {
      return EnumPlan.Case(
        name: element.name, names: [], values: [], isSingle: false, isObject: false,
        isFallback: false, isRead: false, isWritten: false)
    }
    let values = values(of: element)
    let isSingle =
      values.count == 1 && values[0].label == nil && values[0].keys == ["_0"]
      && values[0].key == "_0" && !element.attributes.hasKey
    let named = isSingle && family == nil ? namesOfValue(element, representation) : nil
    let names = named ?? names(of: element, representation, family)
    let keepsName =
      element.isFallback || (named == nil && names.contains(where: \.isNamePattern))
    return EnumPlan.Case(
      name: element.name, names: names,
      values: values, isSingle: isSingle,
      isObject: (values.first?.isObject ?? false) && isObject(element)
        && (named != nil || !writesTag(of: representation, element)),
      isFallback: element.isFallback,
      fallback: keepsName ? fallback(element, values, representation) : nil,
      isNamedByValue: named != nil,
      availability: element.availability.beyond(model.availability(of: type.id)),
      isRead: element.isDecoded, isWritten: element.isEncoded)
  }

  /// The names of a case's value, where that writes one of them where the case's own would be; nil
  /// where the case has a name.
  private func namesOfValue(
    _ element: EnumCase, _ representation: EnumPlan.Representation
  ) -> [String]? {
    guard case .family(.internal(let tag)) = representation, let value = element.parameters?.first,
      !element.attributes.hasName, !element.isFallback,
      writesTag(of: representation, element)
    else { return nil }
    var names = TaggedNames(
      model: model, families: runtime.families, tag: tag,
      tagType: type.attributes.family.tagType)
    return names.names(of: value.type, in: Scope(in: type.id), besides: [type.id])
  }

  /// What a case that stands for unrecognized names, or for several, keeps, where they have names.
  private func fallback(
    _ element: EnumCase, _ values: [EnumPlan.Value], _ representation: EnumPlan.Representation
  ) -> EnumPlan.Fallback? {
    if case .rawValue(let type) = representation {
      let keepsName = element.isFallback && values.count == 1 && values[0].isName(of: type)
      return keepsName ? EnumPlan.Fallback(name: 0, writesName: true) : nil
    }
    guard let first = values.first,
      case .family(let family) = representation, family != .untagged
    else { return nil }
    let name = first.isName(of: "String") ? 0 : nil
    guard let index = values.indices.dropFirst(name == nil ? 0 : 1).first else {
      return EnumPlan.Fallback(name: name, writesName: true)
    }
    let content = values[index]
    let id = (element.parameters ?? []).dropFirst(index).first.flatMap {
      model.expanded($0.type, in: Scope(in: type.id)).declarations.first
    }
    // What its author decodes, and any JSON, has the name in it.
    let isWhole = content.isJSON || id.map(model.isCodedByHand) ?? true
    var result = EnumPlan.Fallback(
      name: name, content: index, writesName: name != nil, isJSON: content.isJSON)
    if name != nil {
      result.place = model.fallbackPlace(of: nil, in: family)
    } else if !isWhole {
      result.place = model.fallbackPlace(of: id, in: family)
      let writesTag = id.map { id in family.tag.map { model.reads($0, id) } ?? false } ?? false
      result.writesName = !writesTag
    }
    return result
  }

  private func names(
    of element: EnumCase, _ representation: EnumPlan.Representation, _ family: Family?
  ) -> [String] {
    if case .autoCodable = representation {
      let own = written.codingKeys?.cases.first { $0.name.bareName == element.name.bareName }
      return [own?.rawValue.flatMap(StringLiteral.value) ?? element.name.bareName]
    }
    if case .rawValue = representation { return rawNames.names(of: element) }
    if !element.attributes.hasName, let key = ownKey(of: element) { return [key] }
    return family?.naming.names(ofCase: element.name.bareName, element.attributes.names)
      ?? element.names(in: type.attributes)
  }

  /// The names in the JSON of an enum with raw values.
  private var rawNames: RawNames { RawNames(of: type) }

  /// The raw value that the user's `CodingKeys` has for a case, as in Swift's own coding.
  private func ownKey(of element: EnumCase) -> String? {
    let own = written.codingKeys?.cases.first { $0.name.bareName == element.name.bareName }
    return own?.rawValue.flatMap(StringLiteral.value)
  }

  private func isObject(_ element: EnumCase) -> Bool {
    element.parameters?.first.map {
      model.isObject($0.type, in: Scope(in: type.id), runtime.families)
    } ?? false
  }

  /// Whether a case's value writes its own discriminator where the case's name is: then it gets a
  /// key.
  private func writesTag(
    of representation: EnumPlan.Representation, _ element: EnumCase
  ) -> Bool {
    guard case .family(.internal(let tag)) = representation,
      let value = element.parameters?.first
    else { return false }
    return model.tagKeys(of: value.type, in: Scope(in: type.id), runtime.families)
      .contains { $0.meets(tag) }
  }
}

extension EnumPlan.Value {
  /// Whether it can be the name of a case that stands for unrecognized ones.
  fileprivate func isName(of type: String) -> Bool {
    if case .value(let value) = shape {
      value.coder == nil && value.name == type
    } else {
      false
    }
  }

  /// Whether it is any JSON.
  fileprivate var isJSON: Bool {
    guard case .value(let value) = shape, value.coder == nil else { return false }
    return value.name.localName == "JSONValue"
  }

  /// Whether it may be an object in the JSON. Numbers, strings and collections are none.
  var isObject: Bool {
    switch shape {
    case .value: !shape.isScalar && !shape.isCoded
    case .polymorphic: true
    case .optional, .array, .dictionary, .partial, .uncodable: false
    }
  }
}
