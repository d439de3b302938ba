import WidgetModel
import WidgetSource
import WidgetSyntax

extension Model {
  /// Reports types and properties that are declared twice, as merges leave them.
  func checkRedeclarations(of types: [TypePlan]) -> [Diagnostic] {
    let redeclared = types.namesakes { [$0.name] }
      // The branches of an `#if` may declare a type twice.
      // Two modules, or private types of two files, may have types of one name.
      .filter { $0.first.condition == $0.element.condition }
      .filter { $0.first.id.file == $0.element.id.file }
      .map {
        Diagnostic.redeclaration($0.name, place(of: $0.element.id), first: place(of: $0.first.id))
      }
    return redeclared + types.flatMap(checkProperties)
  }

  private func checkProperties(of plan: TypePlan) -> [Diagnostic] {
    type(plan.id).storedProperties.namesakes { [$0.bareName] }
      .filter { $0.first.clause == $0.element.clause && $0.first.isStatic == $0.element.isStatic }
      .map { Diagnostic.redeclaration($0.name, place(of: $0.element), first: place(of: $0.first)) }
  }

  private func place(of id: DeclarationID) -> (file: ParsedFile, range: SourceRange) {
    (files[id.file], declaration(id).name)
  }

  private func place(of property: Property) -> (file: ParsedFile, range: SourceRange) {
    (files[property.owner.file], property.range)
  }
}
