import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with the coder that an annotation names, in alphabetical order.
extension Diagnostic {
  /// - Parameter known: the names of all coders.
  static func coder(
    _ problem: CoderResolver.Problem, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let message =
      switch problem {
      case .arguments(let name):
        "'coder' is the name of a type and has no arguments; write 'coder = \(name)()', or declare a "
          + "coder that has them inside"
      case .unknown(let name):
        "no source declares the coder '\(name)'; "
          + (Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
            ?? "declare it, or write the name of its module before it")
      case .noCoder(let name):
        "'\(name)' is not a coder; "
          + (Suggestion.typo(of: name, in: known).map { "did you mean '\($0)'?" }
            ?? "make it conform to 'WidgetCoder'")
      }
    return Diagnostic(
      rule: .unknownCoder, message: message, file: file.source.path, range: range)
  }

  static func coderOfOther(
    _ coder: String, codes: String, _ property: Property, _ type: TypeName, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .coderType,
      message:
        "'\(coder)' codes '\(codes)', which '\(property.bareName)' of type '\(type.text)' does "
        + "not contain; change the type, or use another coder",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let coderType = Rule(
    "coder-type", "A coder is on a property that has no values of its type",
    "A coder codes values of one type, in optionals, arrays and dictionaries, too. Change the property's "
      + "type, or use another coder.")

  static let unknownCoder = Rule(
    "unknown-coder", "'coder' names nothing that is a coder",
    "`coder` names a type that conforms to `WidgetCoder`, one of the runtime's or of your own, without "
      + "arguments: `coder = ISO8601()`. Of a module whose sources are not scanned, write the name before "
      + "it: `coder = Core.DayCoder()`.")
}
