import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong where values are left out, in alphabetical order.
extension Diagnostic {
  static func lossyNeedsCollection(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message:
        "'lossy' drops elements, and '\(property.bareName)' is not an array, a set or a dictionary; "
        + "use 'onError' to replace a value that cannot be decoded",
      file: file.source.path, range: property.range(of: .lossy))
  }

  static func lossyOfUnseen(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message: "'lossy' drops elements, and whether '\(type.text)' has elements is unknown; "
        + "write the type of '\(property.bareName)' as an array, a set or a dictionary",
      file: file.source.path, range: property.range(of: .lossy))
  }

  static func oneOrManyNeedsList(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "one-or-many-needs-list",
      message:
        "'oneOrMany' reads an element without brackets, and '\(property.bareName)' is not known to be an "
        + "array or a set whose elements are no arrays; remove it, or change the type",
      file: file.source.path, range: property.range(of: .oneOrMany))
  }

  static func lossyOfWrapper(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "lossy-needs-collection",
      message: "'lossy' drops elements, and '\(property.bareName)' is coded by its wrapper; "
        + "remove it, or the wrapper",
      file: file.source.path, range: property.range(of: .lossy))
  }
}
