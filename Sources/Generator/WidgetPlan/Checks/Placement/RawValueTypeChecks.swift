import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks types that Swift codes as their raw values.
struct RawValueTypeChecks: TypeCheck {
  let subject: CheckedType

  /// Reports a request to generate coding: the type would be coded as an object, and generated code would not call
  /// `init(rawValue:)`.
  func run() -> [Diagnostic] {
    guard planner.decodes || planner.encodes, !type.attributes.isTransparent,
      context.conformances.rawValueProperty(of: type.id) != nil
    else { return [] }
    return [
      Diagnostic(
        .codesRawValue,
        "Swift codes '\(type.name)' as its raw value, and generated code would code an object; "
          + "remove the annotation, and write 'extension \(type.name): Codable {}'",
        at: type.range, in: file)
    ]
  }
}

extension Rule {
  static let codesRawValue = Rule("codes-raw-value", .error)
}
