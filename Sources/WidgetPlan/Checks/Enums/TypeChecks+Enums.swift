import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of enums: how their cases are distinguished, and how their values are coded.
extension TypeChecks {
  /// Two cases must not have one name, and Swift itself codes those with raw values.
  func checkEnum() -> [Diagnostic] {
    guard type.kind == .enum else { return [] }
    if type.isTransparent { return checkTransparentEnum() }
    if case .autoCodable = planner.runtime.enums { return checkDecodedCases() }
    if let raw = planner.model.rawType(of: type) {
      return checkRawEnum(raw)
    }
    let found: [[Diagnostic]] = [
      checkCaseNames(), planner.encodes ? planner.overloadedCases(.encoding) : [],
      type.cases.compactMap(checkKey), type.cases.flatMap(checkCaseKeys),
      type.cases.compactMap(checkUnknownCase), checkOneUnknownCase(), checkUnknownOfFamily(),
      checkMissingName(), checkTagTypes(), checkFieldStyle(), checkPatternsOfCases(),
      type.cases.flatMap(checkWithoutName), checkUnkeyedValues(), checkSameForms(),
      checkUnreachedCases(),
      type.cases.flatMap(checkCaseDirections),
    ]
    return found.flatMap { $0 }
  }

  private func checkRawEnum(_ raw: String) -> [Diagnostic] {
    let found: [[Diagnostic]] = [
      checkRawValues(raw), checkRawNames(raw), type.cases.compactMap(checkKey),
      type.cases.flatMap(checkCaseKeys), checkOneUnknownCase(),
      type.cases.flatMap(checkCaseDirections),
    ]
    return found.flatMap { $0 }
  }

  /// A name is that of one case. The branches of an `#if` may declare a case twice.
  func checkCaseNames() -> [Diagnostic] {
    type.cases.filter(\.isDecoded)
      .namesakes { plannedCase($0)?.names ?? $0.names(in: type.attributes) }
      .filter { $0.first.clause == $0.element.clause }
      .map {
        .duplicateName(
          $0.name, in: type.name, (file, $0.element.range), first: (file, $0.first.range),
          what: "cases")
      }
  }

  /// A value without a name becomes one of the cases.
  private func checkMissingName() -> [Diagnostic] {
    guard let range = type.attributes.range(of: .default) else { return [] }
    switch type.attributes.family.missing {
    case .error: return []
    case .unknown:
      return planner.hasUnknownCase
        ? []
        : [.missingIsUnknown(type.name, "mark a case '// widgetgen: unknown'", range, in: file)]
    case .name(let name):
      let cases = type.cases.filter { $0.isDecoded && !$0.isFallback }
      guard let element = cases.first(where: { $0.name.bareName == name }) else {
        let known = cases.map(\.name.bareName)
        return [.missingFallback(name, type.name, known: known, range, in: file)]
      }
      return plannedCase(element)?.fallback == nil
        ? [] : [.patternOfMissing(name, range, in: file)]
    }
  }

  /// Where there are no names, none can be given.
  private func checkWithoutName(_ element: EnumCase) -> [Diagnostic] {
    guard plan.variants.contains(where: { $0.choice?.familyRepresentation == .untagged }) else {
      return []
    }
    return element.annotations.filter { $0.ownKey == .name }
      .map { .uselessAnnotation($0, "'\(type.name)' is untagged and has no names", in: file) }
  }

  /// What is coded by a raw value has no place for a name beside it, and is no family.
  private func checkRawValues(_ raw: String) -> [Diagnostic] {
    let families = planner.runtime.families(with: type.id)
    if let family = families.first(where: \.isByName) {
      return [.rawValuesInFamily(type, raw, family, in: file)]
    }
    let refused = type.annotations.filter { annotation in
      let key = annotation.ownKey
      return key == .family || key == .unknown || key == .keyStyle
        || (key == .ignoreCase && raw != "String")
        || (key == .nameStyle && raw != "String")
    }
    return refused.map { .rawValues(type, raw, $0, in: file) }
  }

  /// What is said of a key of a value that has none: it is all there is of its case, or it is kept of
  /// an unrecognized one.
  private func checkUnkeyedValues() -> [Diagnostic] {
    choices.flatMap { choice in
      choice.cases.flatMap { element -> [Diagnostic] in
        guard let why = choice.unkeyed(element) else { return [] }
        return element.values.flatMap(\.property.property.annotations).filter { annotation in
          guard annotation.isOwn, let key = annotation.knownKey else { return false }
          // These subjects are about a key that may be missing.
          return element.standsForNames || key.subject == .omission || key.subject == .replacement
        }.map { .uselessAnnotation($0, why, in: file) }
      }
    }.uniqued()
  }

  /// A key is for one value: two under one key would be read as the same.
  func checkKey(_ element: EnumCase) -> Diagnostic? {
    let count = element.parameters?.count ?? 0
    guard element.attributes.hasKey, count != 1 else { return nil }
    return .keyOfCase(element, count: count, in: file)
  }

  /// What is unknown has no names for several values, nor has what a pattern stands for.
  private func checkUnknownCase(_ element: EnumCase) -> Diagnostic? {
    guard let planned = plannedCase(element), planned.standsForNames else { return nil }
    let rest = Array(zip(planned.values, element.parameters ?? []))
      .dropFirst(planned.fallback?.name == nil ? 0 : 1)
    let keepsOther = rest.contains { value, parameter in
      !value.isObject
        || !planner.model.isObject(
          parameter.type, in: Scope(in: type.id), planner.runtime.families)
    }
    if rest.count > 1 || (keepsOther && planned.keepsObject) {
      return .unknownCaseValues(element, in: file)
    }
    return labelOfName(element, planned).map { .labelOfUnknownName(element, $0, in: file) }
      ?? (losesName(element, planned) ? .unknownNameLost(element, in: file) : nil)
  }

  /// The label of the value that contains the unknown name, if the label is that of something else: in
  /// `case flat(color: String)`, the color would be the name.
  private func labelOfName(_ element: EnumCase, _ planned: EnumPlan.Case) -> String? {
    guard planned.isFallback, let index = planned.fallback?.name,
      let label = planned.values[index].label
    else { return nil }
    let tags = choices.compactMap(\.familyRepresentation?.tag).flatMap(\.outerKeys)
    let names = ["kind", "name", "number", "rawValue", "tag", "type"] + tags
    return names.contains(label) ? nil : label
  }

  /// Whether the name of an unknown value is neither kept by the case nor written by its value.
  private func losesName(_ element: EnumCase, _ planned: EnumPlan.Case) -> Bool {
    guard planned.isFallback, planned.isWritten, planned.fallback?.name == nil,
      planned.fallback?.isJSON == false, let value = element.parameters?.first,
      let tag = choices.compactMap(\.familyRepresentation?.internalTag).first,
      choices.contains(where: \.coding.encodes)
    else { return false }
    let written = writtenProperties(of: value.type, in: Scope(in: type.id))
    return !written.isEmpty && !written.contains { tag.paths.contains($0.path) }
  }

  /// How a case is coded.
  func plannedCase(_ element: EnumCase) -> EnumPlan.Case? {
    guard let cases = plannedCases[element.name] else { return nil }
    let labels = (element.parameters ?? []).map(\.label)
    return cases.first { $0.values.map(\.label) == labels }
  }

  /// Of what is unknown an enum can be made by one of its cases only.
  private func checkUnknownOfFamily() -> [Diagnostic] {
    switch type.attributes.family.unknown {
    case .throw, .skip: []
    case .keep, .fallback: [.unknownOfEnum(type, in: file)]
    }
  }

  /// What is unknown becomes one case. The branches of an `#if` may each have one.
  func checkOneUnknownCase() -> [Diagnostic] {
    type.cases.filter(\.isFallback).namesakes { _ in [""] }
      .filter { $0.first.clause == $0.element.clause || $0.first.clause == nil }
      .map { .secondUnknownCase($0.element, first: $0.first, in: file) }
  }

  /// Where nothing but the cases' names and labels determines how they are decoded.
  private func checkDecodedCases() -> [Diagnostic] {
    guard planner.decodes else { return [] }
    let refused = choices.flatMap { choice in
      choice.cases.filter { $0.isRefused(in: choice.representation) }.map(\.name)
    }
    let undecodable = type.cases.filter { refused.contains($0.name) }.map {
      Diagnostic.undecodableCase($0, in: file)
    }
    return undecodable + planner.overloadedCases(.decoding) + type.cases.flatMap(checkNoKeys)
  }

  /// What a case is called in the JSON is the affair of code that encodes as well.
  private func checkNoKeys(_ element: EnumCase) -> [Diagnostic] {
    let ofValues = (element.parameters ?? []).flatMap(\.annotations)
    return (element.annotations + ofValues).filter { annotation in
      if annotation.isForTypes { return false }
      let places = annotation.knownKey?.places ?? []
      return places.contains(.enumCase) || places.contains(.value)
    }.map { .caseAnnotationNotForRuntime($0, element, in: file) }
  }
}

extension TypePlanner {
  /// Cases that differ in their labels alone: Swift takes a pattern of one for one of the last.
  func overloadedCases(_ part: GeneratedPart) -> [Diagnostic] {
    type.cases.namesakes { [$0.name.bareName] }
      .filter { $0.first.clause == $0.element.clause }
      .map { .overloadedCase($0.element, first: $0.first, part, of: type, in: file) }
  }
}

extension Family {
  /// Whether a name is among the properties of its types.
  fileprivate var isByName: Bool { representation.internalTag != nil }
}

extension EnumPlan {
  /// Why the values of a case have no keys; nil where they have some.
  fileprivate func unkeyed(_ element: Case) -> String? {
    let name = "'case \(element.name.bareName)'"
    if element.isFallback { return "\(name) stands for unrecognized names" }
    if element.fallback != nil { return "\(name) stands for several names" }
    guard element.isSingle else { return nil }
    switch familyRepresentation {
    case .external, .untagged: return "the value of \(name) has no key"
    case .internal where element.isObject: return "the value of \(name) has no key"
    case .internal, .adjacent, nil: return nil
    }
  }
}

extension EnumPlan.Case {
  /// Whether its values have no keys by which they could be found.
  fileprivate func isRefused(in representation: EnumPlan.Representation) -> Bool {
    guard case .autoCodable(let form, _) = representation else { return false }
    return labels == .some || (labels == .none && form == .discriminated)
  }
}

extension EnumPlan.Case {
  /// Whether what it keeps is an object, and not the value under a key.
  fileprivate var keepsObject: Bool { fallback?.content != nil && fallback?.place == .whole }
}
