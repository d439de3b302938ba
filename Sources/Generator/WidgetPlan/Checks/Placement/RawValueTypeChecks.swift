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
    return [.codesRawValue(type, in: file)]
  }
}

extension Diagnostic {
  fileprivate static func codesRawValue(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    let name = type.name
    return Diagnostic(
      rule: .codesRawValue,
      message:
        "Swift codes '\(name)' as its raw value, and generated code would code an object; remove "
        + "the annotation, and write 'extension \(name): Codable {}'",
      file: file.source.path, range: type.range)
  }
}

extension Rule {
  static let codesRawValue = Rule(
    "codes-raw-value", .error, title: "Swift codes a type as its raw value")
}
