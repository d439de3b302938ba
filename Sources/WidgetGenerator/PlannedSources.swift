package import WidgetModel
package import WidgetPlan
package import WidgetSource

/// The plan of some sources, for those who print something else of it than Swift.
package struct PlannedSources: Sendable {
  package let model: Model
  package let runtime: Runtime
  package let plan: CodingPlan
  /// What is wrong in the sources, and what keeps values from being coded.
  package let diagnostics: [Diagnostic]

  /// - Parameter files: those of other modules as well; what they declare is planned like the rest.
  package init(
    _ files: [ScannedFile], configuration: Configuration,
    workers: any Workers = SingleWorker()
  ) {
    let resolved = resolve(files.map(\.parsed), configuration, workers)
    model = resolved.model
    runtime = resolved.runtime
    plan = Planner(resolved.model, resolved.runtime, conforming: configuration.select).plan()
    diagnostics = resolved.diagnostics + plan.diagnostics + plan.codingDiagnostics
  }
}
