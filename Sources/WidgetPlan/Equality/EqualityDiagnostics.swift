import WidgetModel
import WidgetSource
import WidgetSyntax

/// What keeps values from being compared, in alphabetical order.
extension Diagnostic {
  static func incomparable(_ property: Property, _ why: String, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "incomparable",
      message: "'\(property.bareName)' \(why), and a generated '==' cannot compare it; "
        + "mark it '// widgetgen: skip' or write '==' by hand",
      file: file.source.path, range: property.range)
  }

  static func uncomparedSuperclass(
    _ name: String, of type: ModelType, isMarked: Bool, in file: ParsedFile
  ) -> Diagnostic {
    // What Sourcery made so far is made still.
    Diagnostic(
      id: "superclass", severity: isMarked ? .warning : .error,
      message:
        "'\(type.name)' inherits from class '\(name)', whose properties a generated '==' does "
        + "not compare; write '==' by hand",
      file: file.source.path, range: type.range)
  }
}
