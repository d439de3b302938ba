import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about declarations and the types of properties, in alphabetical order.
extension Diagnostic {
  static func longChain(
    _ name: String, limit: Int, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .longChain,
      message:
        "'\(name)' is in a chain of more than \(limit) types that inherit from each other or flatten each other; "
        + "shorten the chain",
      file: file.source.path, range: range)
  }

  static func opaqueProperty(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .uncodableType,
      message: "only the initial value of '\(property.bareName)' can have the type '\(type.text)'; "
        + "write 'any', or mark it with '// widgetgen: skip'",
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
  static let longChain = Rule("long-chain", .error, title: "A chain of types is too long")

  static let redeclaration = Rule(
    "redeclaration", .error, title: "A type or property is declared twice")

  static let tooManyTypes = Rule(
    "too-many-types", .error, title: "Code would be generated for too many types")

  static let uncodableType = Rule(
    "uncodable-type", .error, title: "A property's type cannot be coded")

  static let unknownPropertyType = Rule(
    "unknown-property-type", .error, title: "A property's type cannot be inferred")
}
