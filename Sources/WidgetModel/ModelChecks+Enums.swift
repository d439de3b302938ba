import WidgetSource
import WidgetSyntax

/// The rules of enums: what tells their cases apart, and what becomes of the cases' values.
extension ModelChecks {
  /// Two cases must not have one name, and Swift itself codes those with raw values.
  func checkEnum(_ wire: WireRules) -> [Diagnostic] {
    guard type.kind == .enum else { return [] }
    if let raw = builder.model.rawType(of: type) {
      return checkRawValues(raw, wire) + checkOneUnknownCase()
    }
    let annotations = type.annotations
    // The branches of an `#if` may declare a case twice.
    let duplicates = type.cases.namesakes { $0.names(in: annotations) }
      .filter { $0.first.clause == $0.element.clause }
      .map {
        Diagnostic.duplicateName(
          $0.name, in: type.name, (file, $0.element.range), first: (file, $0.first.range),
          what: "cases")
      }
    return duplicates + (builder.encodes ? builder.overloadedCases(.encoding) : [])
      + type.cases.compactMap(checkKey) + type.cases.compactMap(checkUnknownCase)
      + checkOneUnknownCase() + checkUnknownOfFamily()
  }

  /// What is coded by a raw value has no place for a name beside it.
  private func checkRawValues(_ raw: String, _ wire: WireRules) -> [Diagnostic] {
    if builder.hasUnknownCase, !builder.encodes { return [] }
    let isAnnotated =
      [AnnotationKey.codable, .decodable, .encodable, .family].contains(where: type.annotations.has)
    let members = wire.families.filter { $0.member(type.id) != nil }
    guard !isAnnotated, let family = members.first else { return [.rawValues(type, raw, in: file)] }
    return [.rawValuesInFamily(type, raw, members.first(where: \.isByName) ?? family, in: file)]
  }

  /// A key is for one value: two under one key would be read as the same.
  private func checkKey(_ element: EnumCase) -> Diagnostic? {
    let count = element.parameters?.count ?? 0
    guard element.annotations.has(.key), count != 1 else { return nil }
    return .keyOfCase(element, count: count, in: file)
  }

  /// What is unknown has no names for several values.
  private func checkUnknownCase(_ element: EnumCase) -> Diagnostic? {
    guard element.annotations.has(.unknown), (element.parameters?.count ?? 0) > 1 else {
      return nil
    }
    return .unknownCaseValues(element, in: file)
  }

  /// Of what is unknown an enum can be made by one of its cases only.
  private func checkUnknownOfFamily() -> [Diagnostic] {
    switch Family.Unknown(type.annotations[.unknown]?.text) {
    case .throw, .skip: []
    case .keep, .fallback: [.unknownOfEnum(type, in: file)]
    }
  }

  /// What is unknown becomes one case. The branches of an `#if` may each have one.
  private func checkOneUnknownCase() -> [Diagnostic] {
    type.cases.filter { $0.annotations.has(.unknown) }.namesakes { _ in [""] }
      .filter { $0.first.clause == $0.element.clause || $0.first.clause == nil }
      .map { .secondUnknownCase($0.element, first: $0.first, in: file) }
  }

  /// Where nothing but the cases' names and labels says how they are decoded.
  func checkDecodedCases() -> [Diagnostic] {
    guard type.kind == .enum, builder.decodes else { return [] }
    let decodings = generated.variants.compactMap(\.enumDecoding)
    let refused = decodings.flatMap { decoding in
      decoding.cases.filter { $0.isRefused(in: decoding.form) }.map(\.name)
    }
    let undecodable = type.cases.filter { refused.contains($0.name) }.map {
      Diagnostic.undecodableCase($0, in: file)
    }
    return undecodable + builder.overloadedCases(.decoding) + type.cases.flatMap(checkNoKeys)
  }

  /// What a case is called in the JSON is the affair of code that encodes as well.
  private func checkNoKeys(_ element: EnumCase) -> [Diagnostic] {
    element.annotations.filter { annotation in
      annotation.origin == .widgetgen
        && AnnotationKey(rawValue: annotation.key)?.places.contains(.enumCase) ?? false
    }.map { .caseAnnotationNotForRuntime($0, element, in: file) }
  }
}

extension GeneratedTypeBuilder {
  /// Cases that differ in their labels alone: Swift takes a pattern of one for one of the last.
  func overloadedCases(_ part: GeneratedPart) -> [Diagnostic] {
    type.cases.namesakes { [$0.name.bareName] }
      .filter { $0.first.clause == $0.element.clause }
      .map { .overloadedCase($0.element, first: $0.first, part, of: type, in: file) }
  }
}

extension Family {
  /// Whether a name stands among the properties of its types.
  fileprivate var isByName: Bool { representation.internalTag != nil }
}

extension EnumDecoding.Case {
  /// Whether its values have no keys by which they could be found.
  fileprivate func isRefused(in form: EnumDecoding.Form) -> Bool {
    labels == .mixed || (labels == .unnamed && form == .discriminated)
  }
}
