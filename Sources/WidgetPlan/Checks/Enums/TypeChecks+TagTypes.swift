import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of the names of cases where those are numbers, and of the keys of their values.
extension TypeChecks {
  /// Each name that is written must be the text of a discriminator of the enum's type, and not its key.
  func checkTagTypes() -> [Diagnostic] {
    guard let choice = choices.first,
      choice.familyRepresentation?.tag != nil
    else { return [] }
    return type.cases.flatMap { element -> [Diagnostic] in
      guard let planned = choice.cases.first(where: { $0.name == element.name }),
        !planned.isNamedByValue,
        planned.fallback?.writesName ?? true || !planned.names.namePatterns.isEmpty
      else { return [] }
      if choice.tagType != .string, planned.fallback?.name != nil,
        planned.names.namePatterns.isEmpty
      {
        return [.nameKeptOfOtherType(element, choice.tagType.rawValue, in: file)]
      }
      let words = "'case \(element.name.bareName)'"
      let key = choice.familyRepresentation?.checkNamesAsKeys(
        planned.isFallback ? [] : planned.names, of: words,
        at: element.rangeOfName, in: file)
      if let key { return [key] }
      let subject = (type.name, words, element.range)
      return planner.model.checkTagType(
        choice.tagType, planned.names, element.attributes.specifiedNames, subject, in: file)
    }
  }

  /// A style of keys has no effect without labels.
  func checkFieldStyle() -> [Diagnostic] {
    checkStyleOfFields() + checkStyleOfValues()
  }

  private func checkStyleOfValues() -> [Diagnostic] {
    let values: [EnumCase.Parameter] = type.cases.flatMap { $0.parameters ?? [] }
    let styles = values.filter { $0.label == nil }.flatMap(\.annotations).filter {
      $0.isOwn && $0.isWritten(.keyStyle)
    }
    return styles.map { .uselessAnnotation($0, "the value has no label", in: file) }
  }

  private func checkStyleOfFields() -> [Diagnostic] {
    let hasLabels = type.cases.contains { ($0.parameters ?? []).contains { $0.label != nil } }
    if hasLabels { return [] }
    return type.annotations.filter { $0.isOwn && $0.isWritten(.keyStyle) }
      .map {
        .uselessAnnotation($0, "no case of '\(type.name)' has a value with a label", in: file)
      }
  }
}
