package import WidgetPlan
package import WidgetSource

/// The plan of some sources, for output other than Swift.
package struct PlannedSources: Sendable {
  package let context: PlanningContext
  package let plan: CodingPlan
  /// The diagnostics about the sources, the plan and coding.
  package let diagnostics: [Diagnostic]

  /// - Parameter files: The files of all modules, including dependencies.
  package init(
    _ files: [ScannedFile], configuration: Configuration,
    workers: any Workers = SingleWorker()
  ) {
    let resolved = resolve(files.map(\.parsed), configuration, workers)
    context = resolved.context
    plan = Planner(context).plan()
    diagnostics = resolved.diagnostics + plan.diagnostics + plan.codingDiagnostics
  }
}
