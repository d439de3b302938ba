import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with the types of properties, in alphabetical order.
extension Diagnostic {
  static func opaqueProperty(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .uncodableType,
      message: "'\(property.bareName)' has type '\(type.text)', and nothing but its initial value "
        + "can be of that type; write 'any', or mark it '// widgetgen: skip'",
      file: file.source.path, range: property.range)
  }

  static func redeclaration(
    _ name: String, _ second: (file: ParsedFile, range: SourceRange),
    first: (file: ParsedFile, range: SourceRange)
  ) -> Diagnostic {
    Diagnostic(
      rule: .redeclaration,
      message: "'\(name)' is declared twice; remove or rename one of the declarations",
      file: second.file.source.path, range: second.range,
      notes: [
        Note(message: "first declared here", file: first.file.source.path, range: first.range)
      ])
  }

  static func tooManyTypes(
    _ count: Int, limit: Int, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .tooManyTypes,
      message:
        "code would be generated for \(count) types, more than \(limit) in one module; list fewer "
        + "sources, or split them into 'targets'",
      file: file.source.path, range: range)
  }

  static func unknownArguments(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownPropertyType,
      message:
        "the type arguments of '\(type.text)' in '\(property.bareName)' cannot be inferred from its "
        + "initial value; write '\(type.text)<…>' after the colon",
      file: file.source.path, range: property.range)
  }

  static func unknownPropertyType(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownPropertyType,
      message: "the type of '\(property.bareName)' cannot be inferred from its initial value; "
        + "add a type annotation",
      file: file.source.path, range: property.range)
  }
}

extension Rule {
  static let redeclaration = Rule(
    "redeclaration", .error, title: "A type or property is declared twice",
    explanation:
      "Swift accepts one declaration of a name. A merge may have left both; remove one, or rename it."
  )

  static let tooManyTypes = Rule(
    "too-many-types", .error, title: "Code would be generated for too many types",
    explanation:
      "Time and memory grow with the number of types. List fewer `sources`, or split them into `targets`."
  )

  static let uncodableType = Rule(
    "uncodable-type", .error, title: "A property's type cannot be coded",
    explanation:
      "Functions, tuples, `some` types and `Any` have no JSON form. Write the coding functions that "
      + "the message names, or mark the property `// widgetgen: skip`. For arbitrary JSON, use "
      + "`JSONValue`.")

  static let unknownPropertyType = Rule(
    "unknown-property-type", .error, title: "A property's type cannot be inferred",
    explanation:
      "Types are inferred from literals and initializer calls only. Add a type annotation.")
}
