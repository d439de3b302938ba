import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with the values of properties, in alphabetical order.
extension Diagnostic {
  static func nilForValue(
    _ key: AnnotationKey, _ property: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message: "'\(key.spelling)' cannot be nil because '\(property.bareName)' is not optional; "
        + "give a value, or write '\(property.type?.text ?? "")?'",
      file: file.source.path, range: property.range(of: key))
  }

  static func skippedWithoutValue(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .skippedWithoutValue,
      message:
        "'\(property.bareName)' is \(property.attributes.isSkipped ? "skipped" : "not decoded") "
        + "and needs an initial value",
      file: file.source.path, range: property.range)
  }

  static func wrongValue(
    _ problem: ValueProblem, _ key: AnnotationKey, _ property: Property, in file: ParsedFile
  ) -> Diagnostic {
    let message =
      switch problem {
      case .name(let text, let type):
        "'\(text)' is not a value of '\(type)'; write a literal, or '(\(text))' for a constant of "
          + "that name"
      case .literal(let text, let type):
        "'\(text)' is not a value of '\(type)'; write a literal of that type, or a Swift expression"
      case .collection(let text, let type):
        "'\(text)' is not a value of '\(type)'; write a list in brackets, or a Swift expression"
      case .noLiteral(let text, let type):
        "'\(text)' is not a value of '\(type)', which has no literals; write a Swift expression"
      case .noCase(let text, let type, let nearest):
        "'\(type)' has no case '\(text)'; "
          + (nearest.map { "did you mean '\($0)'?" } ?? "write one of its cases")
      }
    let range = property.range(of: key)
    var fix: [SourceEdit] = []
    if case .noCase(let text, _, let meant?) = problem {
      fix = file.replacing(text, in: range, with: meant)
    }
    return Diagnostic(
      rule: .annotationValue, message: message, file: file.source.path, range: range, fix: fix)
  }
}

extension Rule {
  static let skippedWithoutValue = Rule(
    "skipped-without-value", .error, title: "A skipped property has no value",
    explanation: "A property that is not decoded needs an initial value.")
}
