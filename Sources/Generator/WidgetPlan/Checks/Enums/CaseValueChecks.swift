import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the associated values of an enum's cases, and their keys.
struct CaseValueChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    type.cases.compactMap(valuesOfUnknownCase) + unkeyedValues() + flattenedWithoutKey()
      + styleOfUnlabeledValues() + styleWithoutLabels()
  }

  /// Reports unsuitable values of a case that is for unknown names or has a pattern. The values are unsuitable if there
  /// are several in addition to the name, if the name has a misleading label, or if encoding loses the name. A value
  /// that stores the whole object must be decoded from an object.
  private func valuesOfUnknownCase(_ element: EnumCase) -> Diagnostic? {
    guard let planned = subject.plannedCase(element), planned.acceptsOtherNames else { return nil }
    let rest = Array(zip(planned.values, element.parameters ?? []))
      .dropFirst(planned.stored?.name == nil ? 0 : 1)
    let keepsOther = rest.contains { value, parameter in
      !value.isObject
        || !ObjectSearch.isObject(parameter.type, in: Scope(in: type.id), context)
    }
    if rest.count > 1 || (keepsOther && planned.keepsObject) {
      return Diagnostic(
        .unknownCaseValues,
        "'case \(element.name.bareName)', which is decoded from "
          + "\(element.isFallback ? "unrecognized" : "several") names, can only store the name in "
          + "a 'String' and the rest in one value such as 'JSONValue'; remove its other values",
        at: element.range, in: file)
    }
    let name = element.name.bareName
    if let label = labelOfName(planned) {
      return Diagnostic(
        .unknownCaseValues,
        "'\(label)' of 'case \(name)' would store the unknown name, not the value of a key "
          + "'\(label)'; label it 'name', or mark another case with '// widgetgen: unknown'",
        at: element.range, in: file)
    }
    guard losesName(element, planned) else { return nil }
    let value = element.parameters?.first?.type.text ?? ""
    return Diagnostic(
      .unknownCaseValues, severity: .warning,
      "the name of an unknown value is lost when 'case \(name)' is encoded; write "
        + "'case \(name)(String, \(value))' to keep it",
      at: element.range, in: file)
  }

  /// Returns the label of the value that stores the unknown name. Returns nil if the value has no label, or if the
  /// label could describe a name. In `case flat(color: String)`, the name would be stored as the color.
  private func labelOfName(_ planned: EnumPlan.Case) -> String? {
    guard planned.isFallback, let index = planned.stored?.name,
      let label = planned.values[index].label
    else { return nil }
    let tags = choices.compactMap(\.familyRepresentation?.tag).flatMap(\.outerKeys)
    let names = ["kind", "name", "number", "rawValue", "tag", "type"] + tags
    return names.contains(label) ? nil : label
  }

  /// Whether neither the case nor its value encodes the name of an unknown value.
  private func losesName(_ element: EnumCase, _ planned: EnumPlan.Case) -> Bool {
    guard planned.isFallback, planned.isEncoded, planned.stored?.name == nil,
      let content = planned.stored?.content, !content.isJSON,
      let value = element.parameters?.first, choices.contains(where: \.coding.encodes)
    else { return false }
    if content.place != .whole { return true }
    guard let tag = choices.compactMap(\.familyRepresentation?.tag).first else { return false }
    let properties = EncodedProperties(context)
      .properties(of: value.type, in: Scope(in: type.id))
    return !properties.isEmpty && !properties.contains { tag.paths.contains($0.path) }
  }

  /// Reports annotations about omission or replacement on values without keys. If the case accepts other names, reports
  /// all annotations of such values.
  private func unkeyedValues() -> [Diagnostic] {
    choices.flatMap { choice in
      choice.cases.flatMap { element -> [Diagnostic] in
        guard let why = choice.reasonForNoKeys(element) else { return [] }
        return element.values.flatMap(\.property.property.annotations).filter { annotation in
          guard annotation.isOwn, let key = annotation.knownKey else { return false }
          // Annotations about omission or replacement have no effect, because a value without a key cannot be missing.
          return element.acceptsOtherNames || key.subject == .omission
            || key.subject == .replacement
        }.map { .uselessAnnotation($0, why, in: file) }
      }
    }.uniqued()
  }

  /// Reports `flatten` on the only value of a case if the value has no key without `flatten` either.
  private func flattenedWithoutKey() -> [Diagnostic] {
    choices.flatMap(\.cases).flatMap { element -> [Diagnostic] in
      guard [.object, .namedObject].contains(element.payload), !element.acceptsOtherNames,
        let value = element.values.first, value.label == nil
      else { return [] }
      return value.property.property.annotations.filter { $0.ownKey == .flatten }.map {
        .uselessAnnotation(
          $0, "the only value of 'case \(element.name.bareName)' has no key", in: file)
      }
    }.uniqued()
  }

  /// Reports `keyStyle` on values without a label.
  private func styleOfUnlabeledValues() -> [Diagnostic] {
    let values: [EnumCase.Parameter] = type.cases.flatMap { $0.parameters ?? [] }
    return values.filter { $0.label == nil }.flatMap(\.annotations)
      .filter { $0.isOwn && $0.isWritten(.keyStyle) }
      .map { .uselessAnnotation($0, "the value has no label", in: file) }
  }

  /// Reports `keyStyle` on an enum whose associated values have no labels.
  private func styleWithoutLabels() -> [Diagnostic] {
    let hasLabels = type.cases.contains { ($0.parameters ?? []).contains { $0.label != nil } }
    if hasLabels { return [] }
    return type.annotations.filter { $0.isOwn && $0.isWritten(.keyStyle) }.map {
      .uselessAnnotation($0, "no case of '\(type.name)' has a value with a label", in: file)
    }
  }
}

extension EnumPlan {
  /// Returns the reason why the values of a case have no keys, or nil if they have keys.
  fileprivate func reasonForNoKeys(_ element: Case) -> String? {
    let name = "'case \(element.name.bareName)'"
    if element.isFallback { return "\(name) is decoded from unrecognized names" }
    if element.stored != nil { return "\(name) has a name pattern" }
    switch (familyRepresentation, element.payload) {
    case (.external, .single), (.external, .object), (.external, .namedObject),
      (.untagged, .single), (.untagged, .object), (.untagged, .namedObject),
      (.internal, .object), (.internal, .namedObject):
      return "the value of \(name) has no key"
    case (.external, .keyed), (.untagged, .keyed), (.internal, .keyed), (.internal, .single),
      (.adjacent, _), (nil, _):
      return nil
    }
  }
}

extension EnumPlan.Case {
  /// Whether the case stores the whole object instead of the value under one key.
  fileprivate var keepsObject: Bool { stored?.content?.place == .whole }
}

extension Rule {
  static let unknownCaseValues = Rule("unknown-case-values", .error, .warning)
}
