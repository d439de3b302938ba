import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of untagged enums, whose cases are distinguished by nothing but the form of their values.
extension TypeChecks {
  /// Of two cases with the same form the first is always decoded, so that a value of the second
  /// comes back as another one.
  func checkSameForms() -> [Diagnostic] {
    guard choices.contains(where: { $0.familyRepresentation == .untagged && $0.coding.decodes })
    else { return [] }
    return type.cases.namesakes { plannedCase($0)?.formRead.map { [$0] } ?? [] }
      .filter { $0.first.clause == $0.element.clause }
      .map { .sameForm($0.element, first: $0.first, of: type, in: file) }
  }
}

extension EnumPlan.Case {
  /// What its value has to be: `null`, a value of a type, or an object with values under some keys; nil
  /// where it is not tried, or is for what no other case fits.
  var formRead: String? {
    guard isRead, !isFallback else { return nil }
    if isSingle { return values.map(\.type).joined() }
    return values.map { "\($0.keys.joined(separator: "|")): \($0.type)" }.joined(separator: ", ")
  }
}

extension Diagnostic {
  fileprivate static func sameForm(
    _ element: EnumCase, first: EnumCase, of type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    let name = element.name.bareName
    return Diagnostic(
      rule: .sameForm,
      message:
        "'case \(name)' is never decoded: its values have the form of those of 'case "
        + "\(first.name.bareName)', and '\(type.name)' is untagged; write 'family' without 'untagged', or mark it "
        + "'// widgetgen: skip(decode)'",
      file: file.source.path, range: element.range,
      notes: [Note(message: "the first one", file: file.source.path, range: first.range)])
  }
}

extension Rule {
  static let sameForm = Rule(
    "same-form", "Two cases of an untagged enum have the same form",
    "An untagged enum is decoded as the first case that fits, so that a value of the second would come "
      + "back as the first. Distinguish them by a tag, or mark one `// widgetgen: skip(decode)`.")
}
