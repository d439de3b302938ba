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
  static let uncodableType = Rule(
    "uncodable-type", "A property's type cannot be coded",
    "Functions, tuples, `some` types and `Any` have no JSON form. Write the coding functions that "
      + "the message names, or mark the property `// widgetgen: skip`. For arbitrary JSON, use "
      + "`JSONValue`.")

  static let unknownPropertyType = Rule(
    "unknown-property-type", "A property's type cannot be inferred",
    "Types are inferred from literals and initializer calls only. Add a type annotation.")
}
