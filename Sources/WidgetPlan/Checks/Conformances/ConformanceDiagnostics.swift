import WidgetModel
import WidgetSource
import WidgetSyntax

/// What is wrong with the types that generated code is made of.
extension Diagnostic {
  static func blockWithoutConformance(
    _ type: ModelType, _ missing: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .blockWithoutConformance,
      message: "the members of '\(type.name)' are in a block, which cannot make it "
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
    let annotation = requirement == .equatable ? "equatable" : "codable"
    let declaring = model.files[id.file]
    return Diagnostic(
      rule: .missingConformance,
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
    _ requirement: MissingConformances.Requirement, of foreignType: String, _ what: String,
    at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .missingConformance,
      message: "\(what) has type '\(foreignType)', which is not '\(requirement.rawValue)', and "
        + "generated code requires it; give it another type, or make this one conform in an extension",
      file: file.source.path, range: range)
  }

  static func missingConstraint(
    _ requirement: MissingConformances.Requirement, on parameter: String, _ what: String,
    at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let needed = requirement == .equatable ? "Equatable" : "Codable"
    return Diagnostic(
      rule: .missingConformance,
      message: "\(what) has type '\(parameter)', which is not constrained to "
        + "'\(requirement.rawValue)', and generated code requires it; write '\(parameter): \(needed)'",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let blockWithoutConformance = Rule(
    "block-without-conformance", .warning, title: "An inline block cannot add a conformance",
    explanation:
      "The members in the block make the type codable, but a block is inside the type and cannot "
      + "change its inheritance clause. Add the conformance to the declaration.")

  static let blockWithoutImport = Rule(
    "block-without-import", .error, title: "A file lacks an import that its inline block needs",
    explanation:
      "The members in the block call a module that the file does not import. Inline blocks cannot "
      + "add imports; add it at the top of the file.")

  static let missingConformance = Rule(
    "missing-conformance", .warning, title: "A type lacks a conformance that generated code needs",
    explanation:
      "Reported only if the sources show that the conformance is missing. Conform the type, name the "
      + "sources of its module in `dependencies`, or skip the property.")
}
