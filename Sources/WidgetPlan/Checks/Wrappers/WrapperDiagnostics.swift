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
      id: "auto-codable-constant",
      message: "a property wrapper cannot be attached to a constant; write "
        + "'@\(wrapper) var \(declaration)', or 'let \(declaration)' without the wrapper, "
        + "which is coded in the same way",
      file: file.source.path, range: property.range)
  }

  static func unknownWrapper(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unknown-wrapper", severity: .warning,
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
      id: "unusable-wrapper", message: "the wrapper of '\(property.bareName)' \(problem)",
      file: file.source.path, range: property.range)
  }
}
