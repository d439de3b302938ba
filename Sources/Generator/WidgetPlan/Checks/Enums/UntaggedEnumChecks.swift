import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks an untagged enum, whose cases are distinguished only by the form of their values.
struct UntaggedEnumChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    sameForms() + unreachedCases() + lostUnknownValues() + sharedValues()
  }

  /// The plan of the enum if it is untagged and decoded, or nil.
  private var choice: EnumPlan? {
    choices.first { $0.familyRepresentation == .untagged && $0.coding.decodes }
  }

  /// Reports the second of two cases with the same form, because its values would be decoded as the first case.
  private func sameForms() -> [Diagnostic] {
    guard let choice else { return [] }
    // Cases without values are decoded from null. The default is an exception: it is decoded from an object.
    let cases = type.cases.filter {
      $0.hasValues || choice.missing != .name($0.name.bareName)
    }
    return cases.namesakes { subject.plannedCase($0)?.decodedForm.map { [$0] } ?? [] }
      .filter { $0.first.clause == $0.element.clause }
      .map {
        let name = $0.element.name.bareName
        return Diagnostic(
          .sameForm,
          "'case \(name)' is never decoded: it has the same form as "
            + "'case \($0.first.name.bareName)', and '\(type.name)' is untagged; write 'family' "
            + "instead of 'family = untagged', or mark the case with '// widgetgen: skip(decode)'",
          at: $0.element.range, in: file,
          notes: [.init("the first case", at: $0.first.range, in: file)])
      }
  }

  /// Reports cases that are never decoded, because an earlier case accepts all of their values.
  private func unreachedCases() -> [Diagnostic] {
    guard let choice else { return [] }
    let tried = choice.cases.filter {
      $0.isDecoded && !$0.isFallback && $0.availability == .always
    }
    // An object with a key of another case is never the default, so the default does not accept all values of that
    // case.
    let others = unreached(tried.filter { !choice.isUntaggedDefault($0) })
    guard let index = tried.firstIndex(where: choice.isUntaggedDefault) else { return others }
    let earlier = unreached(Array(tried[..<index]))
    return others + unreached(Array(tried[...index])).dropFirst(earlier.count)
  }

  private func unreached(_ cases: [EnumPlan.Case]) -> [Diagnostic] {
    let declared = type.casesByName
    let options = cases.compactMap { planned -> UntaggedOptions.Option? in
      guard let element = declared[planned.name], element.clause == nil
      else { return nil }
      return .init(
        name: "case \(element.name.bareName)", accepts: acceptedJSON(planned),
        form: planned.decodedForm, isDefault: choice?.isUntaggedDefault(planned) == true,
        file: file, range: element.range)
    }
    return UntaggedOptions(options: options, family: type.name).unreached()
  }

  /// Reports nested values that `JSONDecoder` would decode again for each case.
  private func sharedValues() -> [Diagnostic] {
    guard let choice, choice.sharesNestedValues else { return [] }
    let cases = choice.cases.filter(\.isDecoded)
    let declared = type.casesByName
    return NestedValues(of: type.id, context).shared(by: cases).firstOfTwoTypes.compactMap {
      shared in
      guard let element = declared[cases[shared.option].name] else { return nil }
      return shared.asTwoTypes(
        "case \(cases[shared.option].name.bareName)",
        "case \(cases[shared.first].name.bareName)", of: type.name, in: file, element.range)
    }
  }

  /// Reports a case for unknown values that is encoded, but does not store the unknown value.
  private func lostUnknownValues() -> [Diagnostic] {
    guard let choice, choice.coding.encodes else { return [] }
    return choice.cases.filter { $0.isFallback && $0.values.isEmpty && $0.isEncoded }
      .compactMap { planned in type.cases.first { $0.name == planned.name } }
      .map {
        Diagnostic(
          .unreachedOption,
          "'case \($0.name.bareName)' is decoded from any other value and encoded as null; write "
            + "'case \($0.name.bareName)(JSONValue)' to keep the value",
          at: $0.range, in: file)
      }
  }

  private func acceptedJSON(_ element: EnumPlan.Case) -> AcceptedJSON {
    if element.values.isEmpty, choice?.isUntaggedDefault(element) != true { return .null }
    if element.payload != .keyed { return AcceptedJSON(element.values[0].shape, in: context) }
    var known = AcceptedJSON.Keys()
    for value in element.values {
      guard case .keys(let keys) = value.property.source, known.add(value.property, under: keys)
      else { return .other }
    }
    return .object(known)
  }
}

extension EnumPlan.Case {
  /// The form of the case's JSON as a string, for comparing cases. It is a type, or the keys of an object with their
  /// types. Empty for `null`. Nil if the case is not decoded, or if it is for unknown values.
  fileprivate var decodedForm: String? {
    guard isDecoded, !isFallback else { return nil }
    if payload != .keyed { return values.map(\.type).joined() }
    return values.map { "\($0.property.decodedKeys.joined(separator: "|")): \($0.type)" }
      .joined(separator: ", ")
  }
}

extension Rule {
  static let sameForm = Rule("same-form", .error)
}
