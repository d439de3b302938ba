import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with property wrappers, in alphabetical order.
extension Diagnostic {
  static func autoCodableConstant(
    _ property: Property, wrapper: String, in file: ParsedFile
  ) -> Diagnostic {
    let declaration = "\(property.name): \(property.type?.text ?? "…")"
    return Diagnostic(
      rule: .autoCodableConstant,
      message: "a property wrapper cannot be attached to a constant; write "
        + "'@\(wrapper) var \(declaration)', or 'let \(declaration)' without the wrapper, "
        + "which is coded in the same way",
      file: file.source.path, range: property.range)
  }

  static func unknownWrapper(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownWrapper,
      message:
        "the attribute of '\(property.bareName)' is not declared in any scanned source, and may "
        + "be a property wrapper; list its module's sources under 'dependencies', or give the property "
        + "an initial value",
      file: file.source.path, range: property.range)
  }

  static func unusableWrapper(
    _ property: Property, _ problem: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unusableWrapper, message: "the wrapper of '\(property.bareName)' \(problem)",
      file: file.source.path, range: property.range)
  }
}

extension Rule {
  static let autoCodableConstant = Rule(
    "auto-codable-constant", .error, title: "A property wrapper is attached to a constant",
    explanation:
      "Swift does not allow wrappers on a `let`. Make it a `var`, or remove the wrapper; the constant "
      + "is coded without it.")

  static let unknownWrapper = Rule(
    "unknown-wrapper", .warning, title: "A property wrapper is declared in no scanned source",
    explanation:
      "It is not known how the wrapped value is initialized. Name the sources of its module in "
      + "`dependencies`, or give the property an initial value.")

  static let unusableWrapper = Rule(
    "unusable-wrapper", .error, title: "A property wrapper cannot be initialized",
    explanation:
      "The message says what the wrapper lacks. Add an initializer, or give the property an initial "
      + "value.")
}
