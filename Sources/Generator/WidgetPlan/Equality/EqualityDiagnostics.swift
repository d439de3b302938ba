import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about values that cannot be compared, in alphabetical order.
extension Diagnostic {
  static func incomparable(_ property: Property, _ why: String, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .incomparable,
      message: "'\(property.bareName)' \(why), and a generated '==' cannot compare it; "
        + "mark it with '// widgetgen: skip' or write '==' by hand",
      file: file.source.path, range: property.range)
  }

  static func incomparableChild(
    _ words: String, of type: String, _ member: String, count: Int, _ family: Family,
    at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let others = count > 1 ? " or \(count - 1) other \(count == 2 ? "type" : "types")" : ""
    return Diagnostic(
      rule: .neverEqual,
      message:
        "two values of '\(type)' are never equal if \(words) contains '\(member)'\(others), which "
        + "\(count > 1 ? "are" : "is") not 'Equatable'; declare 'protocol \(family.localName): Equatable'",
      file: file.source.path, range: range)
  }

  static func incomparableValue(
    of element: EnumCase, _ value: EnumCase.Parameter, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .incomparable,
      message:
        "\(element.valueInWords) has type '\(value.type.text)', and a generated '==' cannot compare "
        + "it; write '==' by hand",
      file: file.source.path, range: value.range)
  }

  static func uncomparedSubclasses(of type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .superclass,
      message: "'==' of '\(type.name)' would ignore the properties of its subclasses; "
        + "write '==' by hand",
      file: file.source.path, range: type.range)
  }

  static func uncomparedSuperclass(
    _ name: String, of type: ModelType, isMarked: Bool, in file: ParsedFile
  ) -> Diagnostic {
    // For types marked for Sourcery, this is only a warning, because Sourcery generates `==` for them.
    Diagnostic(
      rule: .superclass, severity: isMarked ? .warning : .error,
      message:
        "'\(type.name)' inherits from class '\(name)', whose properties a generated '==' does "
        + "not compare; write '==' by hand",
      file: file.source.path, range: type.range)
  }
}

extension Rule {
  static let incomparable = Rule("incomparable", .error, title: "A property cannot be compared")

  static let neverEqual = Rule(
    "never-equal", .warning, title: "A value of a family makes two values differ")

  static let superclass = Rule(
    "superclass", .error, .warning,
    title: "A class has a superclass that generated code does not support")
}
