import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about values at the place of a discriminator, in alphabetical order. The type or case that has the name
/// is described with quotes.
extension Diagnostic {
  typealias Place = (file: ParsedFile, range: SourceRange)

  static func constantIsNotName(
    _ property: Property, _ constant: String, _ name: String, of what: String, at place: Place
  ) -> Diagnostic {
    nameValue(
      "'\(property.bareName)' is encoded as '\(constant)' at the place of the name '\(name)' of \(what); "
        + "remove 'name', or write the same name in both", at: place)
  }

  static func constantNotShown(
    _ property: Property, of what: String, at place: Place
  ) -> Diagnostic {
    nameValue(
      "'\(property.bareName)' has the key of the name of \(what), but the sources do not show its value; "
        + "write '// widgetgen: name = …' with this value on \(what)", at: place)
  }

  static func omittedName(_ property: Property, of what: String, at place: Place) -> Diagnostic {
    nameValue(
      "'\(property.bareName)' is the name of \(what) and must always be encoded; remove 'omit'",
      at: place)
  }

  static func variableIsNotName(
    _ property: Property, _ initial: String, _ name: String, of what: String, at place: Place
  ) -> Diagnostic {
    nameValue(
      "'\(property.bareName)' is encoded as '\(initial)' at the place of the name '\(name)' of \(what); "
        + "write 'let' instead of 'var', so that '\(initial)' is the name", at: place)
  }

  static func variableName(
    _ property: Property, _ name: String, of what: String, at place: Place
  ) -> Diagnostic {
    nameValue(
      "'\(property.bareName)' is encoded at the place of the name '\(name)' of \(what), but its value can differ; "
        + "make it a constant: 'let \(property.name) = …', or write '// widgetgen: skip(encode)' on it",
      severity: .warning, at: place)
  }

  private static func nameValue(
    _ message: String, severity: Severity = .error, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      rule: .nameValue, severity: severity, message: message, file: place.file.source.path,
      range: place.range)
  }
}

extension Rule {
  static let nameValue = Rule(
    "name-value", .error, .warning,
    title: "A property at the place of the name may have another value",
    explanation:
      "A property whose key is the `tag` of its family is encoded instead of the name. A constant is therefore the name: "
      + "a literal or the case of an enum with raw values, as the value of a `let` or of a computed property. It must "
      + "not differ from `name`. The value of a `var` can differ from the name, and JSON with another name is not decoded "
      + "as the same type.",
    example: Rule.Example(
      wrong: """
        // widgetgen: family
        protocol Component: Codable {}

        struct AuthorTag: Component {
          var type = "author"
          var name: String
        }
        """,
      right: """
        // widgetgen: family
        protocol Component: Codable {}

        struct AuthorTag: Component {
          let type = "author"
          var name: String
        }
        """))
}
