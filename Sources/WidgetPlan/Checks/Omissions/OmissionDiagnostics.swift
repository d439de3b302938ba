import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with what is left out, in alphabetical order.
extension Diagnostic {
  static func noCondition(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message:
        "'omit' is 'default', 'nil', 'never', a property of the value such as 'isEmpty', or a condition on "
        + "'$0' such as '$0 < 1'; write one of these",
      file: file.source.path, range: annotation.range)
  }

  static func noMember(
    _ member: String, of property: Property, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message: "'\(property.bareName)' of type '\(property.type?.text ?? "")' has no '\(member)'; "
        + "write a condition on '$0', such as '$0 == 0'",
      file: file.source.path, range: annotation.range)
  }

  static func notBoolean(
    _ property: Property, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message:
        "'\(file.text(annotation.range))' is not a Boolean of '\(property.bareName)', which has type "
        + "'\(property.type?.text ?? "")'; write a condition on '$0', such as '$0 == 0'",
      file: file.source.path, range: annotation.range)
  }

  static func omissionOfIncomparable(
    _ property: Property, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .incomparable,
      message: "'\(property.bareName)' has type '\(property.type?.text ?? "")', which is not "
        + "'Equatable', so that no value is known to be the default; make it conform, or write "
        + "'omit' with a condition on '$0'",
      file: file.source.path, range: annotation.range)
  }

  static func omissionOfType(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message:
        "'omit' for all properties is 'default', 'never', or a property of their values such as 'isEmpty'; write "
        + "a condition on the property that it is for",
      file: file.source.path, range: annotation.range)
  }

  static func omittedButRequired(
    _ property: Property, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .omittedValue,
      message: "'\(property.bareName)' is not always written and always required when it is read; "
        + "give it a value, '// widgetgen: default = …', or mark the type '// widgetgen: encodable'",
      file: file.source.path, range: annotation.range)
  }

  static func omittedForOther(
    _ property: Property, _ value: String, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .omittedValue,
      message: "where '\(property.bareName)' is empty it is not written, and read as \(value); "
        + "give it an empty default, or write 'omit = default'",
      file: file.source.path, range: annotation.range)
  }
}

extension Rule {
  static let annotationValue = Rule(
    "annotation-value", .error, title: "The value of an annotation is invalid",
    explanation: "The message lists the valid values, or the closest one.")

  static let omittedValue = Rule(
    "omitted-value", .warning,
    title: "A value that is not written is required, or another one, when it is read",
    explanation:
      "What `omit` leaves out is missing when the JSON is read again. Give the property a default that is "
      + "what was left out, or do not decode the type.")
}
