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
  static let incomparable = Rule(
    "incomparable", .error, title: "A property cannot be compared",
    explanation:
      "A generated `==` compares all properties, and `omit = default` compares a value with its default. Make the "
      + "property's type `Equatable`, mark it with `// widgetgen: skip`, or write `==` by hand.",
    example: Rule.Example(
      wrong: """
        // widgetgen: equatable
        struct Button {
          var title: String
          var action: () -> Void
        }
        """,
      right: """
        // widgetgen: equatable
        struct Button {
          var title: String
          // widgetgen: skip
          var action: () -> Void = {}
        }
        """))

  static let superclass = Rule(
    "superclass", .error, .warning,
    title: "A class has a superclass that generated code does not support",
    explanation:
      "`init(from:)` calls the same initializer of a `Decodable` superclass, or its initializer without parameters. A "
      + "generated memberwise initializer calls none, and a generated `==` compares neither inherited properties nor the "
      + "properties of subclasses. Write them by hand.",
    example: Rule.Example(
      wrong: """
        // widgetgen: codable
        class Label: Element {
          var text = ""
        }

        class Element {
          init(id: Int) {}
        }
        """,
      right: """
        // widgetgen: codable
        struct Label {
          var text = ""
        }
        """))
}
