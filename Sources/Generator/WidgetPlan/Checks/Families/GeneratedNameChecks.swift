package import WidgetModel
package import WidgetSource
import WidgetSyntax

/// Checks the names of generated types against the names of declared types.
package struct GeneratedNameChecks {
  private let model: Model

  package init(_ model: Model) { self.model = model }

  /// Reports types and typealiases that have one of the given names. Private declarations are not reported, because
  /// generated files do not see them. Declarations of other modules are not reported either.
  package func run(_ names: [String]) -> [Diagnostic] {
    names.flatMap { name -> [Diagnostic] in
      (types(named: name) + aliases(named: name))
        .filter { !model.dependencies.contains($0.file) }
        .map {
          Diagnostic(
            .generatedName, "generated code also declares '\(name)'; rename this type",
            at: $0.range, in: model.files[$0.file])
        }
    }
  }

  private func types(named name: String) -> [(file: Int, range: SourceRange)] {
    model.index.types(named: name).filter { model.access(of: $0).isVisibleInOtherFiles }
      .map { ($0.file, model.declaration($0).name) }
  }

  private func aliases(named name: String) -> [(file: Int, range: SourceRange)] {
    model.index.aliases(named: name).compactMap { alias in
      let declared = model.files[alias.file].typealiases[alias.index]
      let level = model.access(of: declared, in: Scope(file: alias.file, declaration: nil))
      return level.isVisibleInOtherFiles ? (alias.file, declared.name) : nil
    }
  }
}
