import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks for types and properties that are declared twice, for example because of a wrong merge.
struct RedeclarationChecks {
  let model: Model
  let types: [TypePlan]
  let families: [FamilyPlan]

  func run() -> [Diagnostic] {
    redeclared(types.map(\.id)) + redeclared(families.map(\.family.id))
      + types.flatMap(redeclaredProperties)
  }

  /// Reports repeated declarations in a file. Declarations in different branches of an `#if` are not reported. Types in
  /// different files are not reported either, because they may be private or in different modules.
  private func redeclared(_ declarations: [DeclarationID]) -> [Diagnostic] {
    declarations.namesakes { [model.name(of: $0)] }
      .filter { $0.first.file == $0.element.file }
      .filter { model.declaration($0.first).clause == model.declaration($0.element).clause }
      .map {
        .redeclaration($0.name, model.place(of: $0.element), first: model.place(of: $0.first))
      }
  }

  private func redeclaredProperties(_ plan: TypePlan) -> [Diagnostic] {
    model.type(plan.id).storedProperties.namesakes { [$0.bareName] }
      .filter { $0.first.clause == $0.element.clause && $0.first.isStatic == $0.element.isStatic }
      .map { .redeclaration($0.name, place(of: $0.element), first: place(of: $0.first)) }
  }

  private func place(of property: Property) -> (file: ParsedFile, range: SourceRange) {
    (model.files[property.owner.file], property.range)
  }
}

extension Model {
  /// The file and the name of a declaration, for diagnostics.
  func place(of id: DeclarationID) -> (file: ParsedFile, range: SourceRange) {
    (files[id.file], declaration(id).name)
  }
}

extension Diagnostic {
  static func redeclaration(
    _ name: String, _ second: (file: ParsedFile, range: SourceRange),
    first: (file: ParsedFile, range: SourceRange)
  ) -> Diagnostic {
    Diagnostic(
      .redeclaration, "'\(name)' is declared twice; remove or rename one of the declarations",
      at: second.range, in: second.file,
      notes: [.init("first declared here", at: first.range, in: first.file)])
  }
}

extension Rule {
  static let redeclaration = Rule("redeclaration", .error)
}
