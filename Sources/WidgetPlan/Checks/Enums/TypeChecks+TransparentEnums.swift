import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of enums that are coded as the names of their cases.
extension TypeChecks {
  func checkTransparentEnum() -> [Diagnostic] {
    guard let annotation = type.annotations.own(.transparent) else { return [] }
    if !planner.runtime.hasPolicies {
      return [.blockNotForRuntime(annotation, planner.runtime, severity: .error, in: file)]
    }
    if let raw = planner.model.swiftRawType(of: type) {
      return [
        .uselessAnnotation(annotation, "Swift codes '\(type.name)' as values of '\(raw)'", in: file)
      ]
    }
    if let tag = planner.objects.tags.first {
      return [.transparentMember(type, tag.place.text, annotation, in: file)]
    }
    let nameType = type.attributes.family.tagType
    if nameType == .bool, let tagType = type.annotations.own(.tagType) {
      return [.transparentBool(type, tagType, in: file)]
    }
    let useless = type.annotations.filter {
      $0.ownKey == .unknown || $0.ownKey == .keyStyle
    }
    let found: [[Diagnostic]] = [
      useless.map { .rawValues(type, nameType.rawValue, $0, in: file) }, checkCaseNames(),
      type.cases.flatMap { checkName($0, nameType) },
      type.cases.compactMap { checkValues($0, nameType) }, type.cases.compactMap(checkKey),
      type.cases.flatMap(checkCaseKeys), checkOneUnknownCase(),
      type.cases.flatMap(checkCaseDirections),
    ]
    return found.flatMap { $0 }
  }

  private func checkName(_ element: EnumCase, _ nameType: Family.TagType) -> [Diagnostic] {
    guard let planned = plannedCase(element), planned.fallback == nil else {
      return element.annotations.filter { $0.ownKey == .name }.map {
        .uselessAnnotation(
          $0, "'case \(element.name.bareName)' is written by the name that it keeps", in: file)
      }
    }
    let subject = (type.name, "'case \(element.name.bareName)'", element.range)
    let names = planned.names.filter { nameType != .int || RawRange($0) == nil }
    return planner.model.checkTagType(
      nameType, names, element.attributes.specifiedNames, subject, in: file)
  }

  /// A name has no place for a value, unless it is that name.
  private func checkValues(_ element: EnumCase, _ nameType: Family.TagType) -> Diagnostic? {
    guard let count = element.parameters?.count, count > 0, element.isDecoded || element.isEncoded,
      plannedCase(element)?.fallback == nil
    else { return nil }
    return element.isFallback
      ? .transparentFallback(element, nameType.rawValue, in: file)
      : .transparentCase(element, of: type, nameType.rawValue, in: file)
  }
}

/// What keeps an enum from being coded as the names of its cases, in alphabetical order.
extension Diagnostic {
  fileprivate static func transparentBool(
    _ type: ModelType, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .notTransparent,
      message:
        "'\(type.name)' is coded as the names of its cases, which are of 'String' or 'Int'; write "
        + "'tagType = Int', or use 'Bool' in place of the enum",
      file: file.source.path, range: annotation.range)
  }

  fileprivate static func transparentCase(
    _ element: EnumCase, of type: ModelType, _ nameType: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .notTransparent,
      message:
        "'\(type.name)' is coded as the names of its cases, which leave no place for the values of "
        + "'case \(element.name.bareName)'; write 'family' in place of 'transparent', or mark a case that "
        + "keeps any other '\(nameType)' '// widgetgen: unknown'",
      file: file.source.path, range: element.range)
  }

  fileprivate static func transparentFallback(
    _ element: EnumCase, _ nameType: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .notTransparent,
      message:
        "'case \(element.name.bareName)' can keep the unrecognized name alone; give it one value of "
        + "'\(nameType)', or none",
      file: file.source.path, range: element.range)
  }
}
