package import WidgetSource
import WidgetSyntax

/// All that is generated from a model.
package struct GeneratedModel: Sendable {
  /// In order of their names.
  package var types: [GeneratedType]
  package var families: [Family]
  package var policyBoxes: [PolicyBox]
  /// What is wrong.
  package var diagnostics: [Diagnostic]
}

extension Model {
  /// All that is generated, in order of the types' names, and what is wrong with it.
  ///
  /// - Parameters:
  ///   - conforming: protocols whose conforming structs are selected in place of the runtime's.
  ///   - dependencies: the paths of files that nothing is generated for.
  package func generated(
    _ rules: CodingRules, conforming: [String]? = nil, dependencies: Set<String> = []
  ) -> GeneratedModel {
    var types: [GeneratedType] = []
    var diagnostics = files.filter { !dependencies.contains($0.source.path) }
      .flatMap(checkAnnotations)
    for selected in selection(rules, conforming: conforming)
    where !dependencies.contains(files[selected.id.file].source.path) {
      let builder = GeneratedTypeBuilder(selected, in: self, rules)
      let generated = builder.build()
      diagnostics += ModelChecks(builder: builder, generated: generated).run()
      diagnostics += builder.checkEquality()
      types.append(generated)
    }
    let families = families(of: rules, with: types, dependencies: dependencies)
    diagnostics += families.flatMap(checkNames) + families.flatMap(checkUnknown)
    diagnostics += families.flatMap(checkGenericMembers) + families.flatMap(checkJoins)
    return GeneratedModel(
      types: types, families: families, policyBoxes: policyBoxes(types), diagnostics: diagnostics)
  }
}
