import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks for types and properties that are declared twice, as merges leave them.
struct RedeclarationChecks {
  let model: Model
  let types: [TypePlan]

  func run() -> [Diagnostic] { redeclaredTypes() + types.flatMap(redeclaredProperties) }

  /// The branches of an `#if` may declare a type twice. Two modules may have types of one name, as may two files with
  /// private types.
  private func redeclaredTypes() -> [Diagnostic] {
    types.namesakes { [$0.name] }
      .filter { $0.first.condition == $0.element.condition }
      .filter { $0.first.id.file == $0.element.id.file }
      .map { .redeclaration($0.name, place(of: $0.element.id), first: place(of: $0.first.id)) }
  }

  private func redeclaredProperties(_ plan: TypePlan) -> [Diagnostic] {
    model.type(plan.id).storedProperties.namesakes { [$0.bareName] }
      .filter { $0.first.clause == $0.element.clause && $0.first.isStatic == $0.element.isStatic }
      .map { .redeclaration($0.name, place(of: $0.element), first: place(of: $0.first)) }
  }

  private func place(of id: DeclarationID) -> (file: ParsedFile, range: SourceRange) {
    (model.files[id.file], model.declaration(id).name)
  }

  private func place(of property: Property) -> (file: ParsedFile, range: SourceRange) {
    (model.files[property.owner.file], property.range)
  }
}
