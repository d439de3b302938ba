import WidgetModel
import WidgetSource
import WidgetSyntax

/// What is wrong with the types that generated code is made of.
extension Diagnostic {
  static func blockWithoutConformance(
    _ type: ModelType, _ missing: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "block-without-conformance", severity: .warning,
      message: "the members of '\(type.name)' are in a block, which cannot make it "
        + "'\(missing)'; write '\(type.localName): \(missing)'",
      file: file.source.path, range: type.range)
  }

  static func blockWithoutImport(
    _ type: ModelType, _ module: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "block-without-import",
      message: "the block of '\(type.name)' calls '\(module)', which this file does not import; "
        + "write 'import \(module)'",
      file: file.source.path, range: range)
  }

  static func missingConformance(
    _ requirement: ConformanceCheck.Requirement, of id: DeclarationID, _ what: String,
    at range: SourceRange, in file: ParsedFile, _ model: Model
  ) -> Diagnostic {
    let annotation = requirement == .equatable ? "equatable" : "codable"
    let declaring = model.files[id.file]
    return Diagnostic(
      id: "missing-conformance", severity: .warning,
      message: "\(what) has type '\(model.name(of: id))', which no source makes "
        + "'\(requirement.rawValue)', and generated code requires it; "
        + "make it conform, or mark it '// widgetgen: \(annotation)'",
      file: file.source.path, range: range,
      notes: [
        Note(
          message: "declared here", file: declaring.source.path,
          range: model.declaration(id).name)
      ])
  }

  static func missingConformance(
    _ requirement: ConformanceCheck.Requirement, of foreignType: String, _ what: String,
    at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-conformance", severity: .warning,
      message: "\(what) has type '\(foreignType)', which is not '\(requirement.rawValue)', and "
        + "generated code requires it; give it another type, or make this one conform in an extension",
      file: file.source.path, range: range)
  }

  static func missingConstraint(
    _ requirement: ConformanceCheck.Requirement, on parameter: String, _ what: String,
    at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let needed = requirement == .equatable ? "Equatable" : "Codable"
    return Diagnostic(
      id: "missing-conformance", severity: .warning,
      message: "\(what) has type '\(parameter)', which is not constrained to "
        + "'\(requirement.rawValue)', and generated code requires it; write '\(parameter): \(needed)'",
      file: file.source.path, range: range)
  }
}
