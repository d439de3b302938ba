import WidgetSource
import WidgetSyntax

/// What is wrong with the types that generated code is made of.
extension Diagnostic {
  static func missingConformance(
    _ requirement: ConformanceCheck.Requirement, of id: DeclarationID, _ what: String,
    at range: SourceRange, in file: ParsedFile, _ model: Model
  ) -> Diagnostic {
    let annotation = requirement == .equatable ? "equatable" : "codable"
    let declaring = model.files[id.file]
    return Diagnostic(
      id: "missing-conformance", severity: .warning,
      message: "\(what) has type '\(model.name(of: id))', which no source makes "
        + "'\(requirement.rawValue)', and generated code needs that; "
        + "conform it or mark it '// widgetgen: \(annotation)'",
      file: file.source.path, range: range,
      notes: [
        Note(
          message: "declared here", file: declaring.source.path,
          range: model.declaration(id).name)
      ])
  }
}
