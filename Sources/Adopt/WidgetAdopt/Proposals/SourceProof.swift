import WidgetGenerator
import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// The annotated sources of a module, with which proposals are compared.
struct SourceProof {
  private let after: PlannedSources
  private let plans: [Place: [TypePlan]]
  /// The problems that only the annotated sources have, each with the innermost annotated type around it.
  private let problems: [(problem: Diagnostic, type: DeclarationID?)]
  private let allowsWarnings: Bool

  private struct Place: Hashable {
    let file: Int
    let name: String
  }

  init(before: PlannedSources, after: PlannedSources, allowsWarnings: Bool) {
    self.allowsWarnings = allowsWarnings
    let known = Set(before.diagnostics.map(\.content))
    self.after = after
    plans = Dictionary(grouping: after.plan.types) { Place(file: $0.id.file, name: $0.name) }
    let types = after.plan.types.map(\.id)
    problems = after.diagnostics.filter { $0.severity > .info && !known.contains($0.content) }
      .map { problem in
        let around = types.filter { Self.isAbout(problem, $0, after.context.model) }
        return (problem, around.max { $0.index < $1.index })
      }
  }

  /// Compares a candidate's proposal with its plan. Returns false if the proposal was refused.
  func check(_ candidate: inout Candidate) -> Bool {
    guard let proposal = candidate.proposal else { return true }
    let model = after.context.model
    let found = plans[Place(file: proposal.id.file, name: proposal.name)] ?? []
    let plan = found.count == 1 ? found[0] : nil
    do throws(Obstacle) {
      let own = plan.map { plan in problems.filter { $0.type == plan.id }.map(\.problem) } ?? []
      if let problem = own.first(where: { $0.severity == .error }) {
        throw Obstacle(.refused, problem.message)
      }
      if let warning = own.first, !allowsWarnings { throw Obstacle(.warned, warning.message) }
      candidate.warningCount = own.count
      candidate.gainedDefaultCount = try ProposalProof(
        proposal: proposal, plan: plan, model: model
      ).run()
      return true
    } catch {
      candidate.refuse(error)
      return false
    }
  }

  /// The path of a file with a new error. After all proposals were compared, the error is not about one of their types.
  var foreignProblem: String? { problems.first { $0.problem.severity == .error }?.problem.file }

  private static func isAbout(_ problem: Diagnostic, _ id: DeclarationID, _ model: Model) -> Bool {
    guard let range = problem.range else { return false }
    return ([id] + model.extensions(of: id)).contains { body in
      let declared = model.declaration(body)
      let start = model.files[body.file][declared.annotations].map(\.range.start).min()
      return model.files[body.file].source.path == problem.file
        && min(start ?? declared.range.start, declared.range.start) <= range.start
        && range.end <= declared.range.end
    }
  }
}

extension Diagnostic {
  /// The diagnostic without its position.
  fileprivate var content: String { "\(file): \(id): \(message)" }
}
