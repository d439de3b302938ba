package import WidgetSource
import WidgetSyntax

/// All that is generated from a model.
package struct GeneratedModel: Sendable {
  /// In order of their names.
  package var types: [GeneratedType]
  package var families: [Family]
  package var policyBoxes: [PolicyBox]
  /// What is wrong, whatever is made of it.
  package var diagnostics: [Diagnostic]
  /// What keeps values from being coded and initialized.
  package var codingDiagnostics: [Diagnostic]
  /// What keeps values from being compared.
  package var equalityDiagnostics: [Diagnostic]
  /// Annotations that only the user's own templates may have a use for.
  package var unusedAnnotations: [Diagnostic]
}

extension Model {
  /// All that is generated, in order of the types' names, and what is wrong with it.
  ///
  /// - Parameter conforming: protocols whose conforming structs are selected in place of the
  ///   runtime's.
  package func generated(_ rules: CodingRules, conforming: [String]? = nil) -> GeneratedModel {
    let own = files.indices.filter { !dependencies.contains($0) }
    // What is generated for a dependency where that is built is there too.
    let everywhere = selection(rules, conforming: conforming)
    let selection = everywhere.filter { isOwn($0.id) && !isUnavailable($0.id) }
    // Beagle's own components nest as deep as they like.
    let nesting = rules.wire?.readsCodingKeys == false ? selection.map(\.id) : []
    let recursive = recursiveTypes(among: nesting)
    let parts = Dictionary(selection.map { ($0.id, $0.parts) }) { first, _ in first }
    let conformances = ConformanceCheck(self, selected: everywhere)
    let checked = workers.map(selection) { selected in
      let builder = GeneratedTypeBuilder(
        selected, in: self, rules, isRecursive: recursive.contains(selected.id))
      let generated = builder.build()
      let checks = ModelChecks(
        builder: builder, generated: generated, conformances: conformances)
      return CheckedType(
        type: generated, coding: checks.run(),
        equality: builder.checkEquality() + checks.checkComparisons())
    }
    let types = checked.map(\.type)
    let families = families(of: rules, with: types)
    var coding = checked.flatMap(\.coding)
    coding += families.flatMap(checkNames) + families.flatMap(checkUnknown)
    coding += families.flatMap(checkGenericMembers) + families.flatMap(checkJoins)
    coding += families.flatMap(checkForeignMembers) + checkStrayMembers(rules)
    coding += families.flatMap(checkReachOfMembers) + families.flatMap(checkSkippedSubclasses)
    return GeneratedModel(
      types: types, families: families, policyBoxes: policyBoxes(types),
      diagnostics: own.flatMap { checkAnnotations(in: files[$0]) }, codingDiagnostics: coding,
      equalityDiagnostics: checked.flatMap(\.equality),
      unusedAnnotations: own.flatMap { unusedAnnotations(in: $0, selected: parts, rules) })
  }
}

/// What is generated for one type, and what keeps it from being coded and compared.
private struct CheckedType: Sendable {
  let type: GeneratedType
  let coding: [Diagnostic]
  let equality: [Diagnostic]
}
