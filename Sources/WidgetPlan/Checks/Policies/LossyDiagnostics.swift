import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong where values are left out, in alphabetical order.
extension Diagnostic {
  static func leavingOutNeedsStringKeys(
    _ property: Property, _ keys: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "leaving-out-needs-string-keys",
      message:
        "'\(property.bareName)' has keys of type '\(keys)', and elements can be left out only of "
        + "arrays and of dictionaries with 'String' keys; write "
        + "'static func decode\(property.bareName.capitalizedFirst)(from:)' for it",
      file: file.source.path, range: property.range(of: .lossy, .unknown))
  }

  static func lossyNeedsCollection(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message:
        "'lossy' drops elements, and '\(property.bareName)' is not an array or a dictionary; "
        + "use 'onError' to replace a value that cannot be decoded",
      file: file.source.path, range: property.range(of: .lossy))
  }

  static func lossyOfUnseen(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message: "'lossy' drops elements, and whether '\(type.text)' has elements is unknown; "
        + "write the type of '\(property.bareName)' as an array or a dictionary",
      file: file.source.path, range: property.range(of: .lossy))
  }

  static func lossyOfWrapper(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message: "'lossy' drops elements, and '\(property.bareName)' is coded by its wrapper; "
        + "remove it, or the wrapper",
      file: file.source.path, range: property.range(of: .lossy))
  }
}
