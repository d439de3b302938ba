import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about missing conformances and imports, in alphabetical order.
extension Diagnostic {
  static func blockWithoutConformance(
    _ type: ModelType, _ missing: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .blockWithoutConformance,
      message: "the members of '\(type.name)' are in a block, which cannot make the type "
        + "'\(missing)'; write '\(type.localName): \(missing)'",
      file: file.source.path, range: type.range,
      fix: file.conforming(file.declarations[type.id.index], to: missing))
  }

  static func blockWithoutImport(
    _ type: ModelType, _ module: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .blockWithoutImport,
      message: "the block of '\(type.name)' calls '\(module)', which this file does not import; "
        + "write 'import \(module)'",
      file: file.source.path, range: range, fix: file.importing(module))
  }

  static func missingConformance(
    _ requirement: MissingConformances.Requirement, of id: DeclarationID, _ what: String,
    at range: SourceRange, in file: ParsedFile, _ model: Model
  ) -> Diagnostic {
    let declaring = model.files[id.file]
    return Diagnostic(
      rule: .missingConformance,
      message: "generated code requires '\(model.name(of: id))', the type of \(what), to be "
        + "'\(requirement.rawValue)'; make it conform, or mark it with '// widgetgen: \(requirement.annotation)'",
      file: file.source.path, range: range,
      notes: [
        Note(
          message: "declared here", file: declaring.source.path,
          range: model.declaration(id).name)
      ])
  }

  static func missingConformance(
    _ requirement: MissingConformances.Requirement, of foreignType: String, _ what: String,
    at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .missingConformance,
      message:
        "generated code requires '\(foreignType)', the type of \(what), to be '\(requirement.rawValue)'; "
        + "use another type, or conform this one in an extension",
      file: file.source.path, range: range)
  }

  static func missingConstraint(
    _ requirement: MissingConformances.Requirement, on parameter: String, _ what: String,
    at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let needed = requirement.isOfEquality ? requirement.rawValue : "Codable"
    return Diagnostic(
      rule: .missingConformance,
      message: "generated code requires '\(parameter)', the type of \(what), to be "
        + "'\(requirement.rawValue)'; write '\(parameter): \(needed)'",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let blockWithoutConformance = Rule(
    "block-without-conformance", .warning, title: "An inline block cannot add a conformance")

  static let blockWithoutImport = Rule(
    "block-without-import", .error,
    title: "A file does not import a module that its inline block uses")

  static let missingConformance = Rule(
    "missing-conformance", .warning,
    title: "A type does not have a conformance that generated code requires")
}
