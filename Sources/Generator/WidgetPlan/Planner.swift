import WidgetModel
package import WidgetSource
import WidgetSyntax

/// The plan for everything that is generated for a module, with the diagnostics.
package struct CodingPlan: Sendable {
  /// The plans of the types, in order of their names.
  package let types: [TypePlan]
  package let families: [FamilyPlan]
  package let policyBoxes: [PolicyBox]
  /// The families of other modules that `registerModules()` registers.
  package let joiningModules: [JoiningModule]
  /// The boxes of this module that `registerModules()` registers.
  package let joiningBoxes: [String]
  /// The registrations, sorted by kind and type.
  package let registrations: [Registration]
  /// The diagnostics that are reported regardless of what is generated.
  package let diagnostics: [Diagnostic]
  /// The diagnostics about coding and initializers.
  package let codingDiagnostics: [Diagnostic]
  /// The diagnostics about types whose JSON depends on strategies of a decoder or an encoder, for direct JSON.
  package let strategyDiagnostics: [Diagnostic]
  /// The diagnostics about `==`.
  package let equalityDiagnostics: [Diagnostic]
  /// The diagnostics about registrations.
  package let registrationDiagnostics: [Diagnostic]
  /// The diagnostics about annotations that have no effect unless user-defined templates use them.
  package let unusedAnnotations: [Diagnostic]
}

extension CodingPlan {
  /// Creates an empty plan, with the diagnostic that explains why it is empty.
  fileprivate init(refused diagnostic: Diagnostic) {
    self.init(
      types: [], families: [], policyBoxes: [], joiningModules: [], joiningBoxes: [],
      registrations: [], diagnostics: [diagnostic],
      codingDiagnostics: [], strategyDiagnostics: [], equalityDiagnostics: [],
      registrationDiagnostics: [], unusedAnnotations: [])
  }
}

/// Decides what is generated for a module, and checks the sources.
package struct Planner {
  private let context: PlanningContext

  package init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  /// Returns the plan, which includes the diagnostics. The types of the plan are in order of their names.
  package func plan() -> CodingPlan {
    let selection = context.selection.types.filter {
      model.isOwn($0.id) && !model.isUnavailable($0.id)
    }
    if let diagnostic = checkCount(of: selection) ?? checkChains(from: selection) {
      return CodingPlan(refused: diagnostic)
    }
    let conformances = MissingConformances(context)
    let checked = types(selection, conformances)
    let types = checked.compactMap(\.type)
    let familyPlanner = FamilyPlanner(context, types)
    let families = familyPlanner.plans()
    let registered = RegistrationPlanner(context).plan()
    let own = model.files.indices.filter { !model.dependencies.contains($0) }
      .map { CheckedFile($0, context) }
    let joining = JoiningModules(context: context)
    let parts = Dictionary(uniqueKeysWithValues: selection.map { ($0.id, $0.parts) })
    let usedPolicies = checked.usedPolicies
    return CodingPlan(
      types: types, families: families, policyBoxes: familyPlanner.policyBoxes,
      joiningModules: joining.all(), joiningBoxes: joining.own.map(\.boxName),
      registrations: registered.registrations,
      diagnostics: own.flatMap { $0.diagnostics() },
      codingDiagnostics: checked.flatMap(\.coding) + check(families)
        + RedeclarationChecks(model: model, types: types, families: families).run()
        + checkEnclosingTags(types, conformances)
        + checkTagValues(types, familyPlanner.policyBoxes),
      strategyDiagnostics: checked.flatMap(\.strategies),
      equalityDiagnostics: checked.flatMap(\.equality),
      registrationDiagnostics: registered.diagnostics,
      unusedAnnotations: own.flatMap {
        UnusedAnnotationChecks(subject: $0, selected: parts).run()
          + BlockPolicyChecks(subject: $0, used: usedPolicies[$0.number] ?? []).run()
      })
  }

  /// The maximum number of selected types in a module. Time and memory grow with this number, and the compiler could
  /// hardly build a module with more types.
  private static let typeLimit = 100_000

  private func checkCount(of selection: [SelectedType]) -> Diagnostic? {
    guard selection.count > Self.typeLimit else { return nil }
    let id = selection[Self.typeLimit].id
    return Diagnostic(
      .tooManyTypes,
      "code would be generated for \(selection.count) types, more than \(Self.typeLimit) in one "
        + "module; list fewer sources, or split them into 'targets'",
      at: model.declaration(id).name, in: model.files[id.file])
  }

  private func checkChains(from selection: [SelectedType]) -> Diagnostic? {
    var search = FlattenedChain(context)
    let id =
      context.conformances.longChain
      ?? selection.lazy.map(\.id).first { search.isTooLong(from: $0) }
    return id.map {
      Diagnostic(
        .longChain,
        "'\(model.name(of: $0))' is in a chain of more than \(FlattenedChain.limit) types that "
          + "inherit from each other or flatten each other; shorten the chain",
        at: model.declaration($0).name, in: model.files[$0.file])
    }
  }

  /// Returns the plans of the selected types, each with its diagnostics.
  private func types(
    _ selection: [SelectedType], _ conformances: MissingConformances
  ) -> [PlannedType] {
    let limited = context.runtime.limitsNesting ? selection.map(\.id) : []
    let recursive = RecursionIndex(of: limited, in: model).types
    return context.workers.map(selection) { [context] selected in
      let planner = TypePlanner(
        selected, context, isRecursive: recursive.contains(selected.id))
      let plan = planner.plan()
      let subject = CheckedType(planner: planner, plan: plan, conformances: conformances)
      if selected.isImplicit, let obstacle = PlacementChecks(subject: subject).obstacles().first {
        return PlannedType(type: nil, coding: [obstacle.leavingOut(plan.name)], equality: [])
      }
      return PlannedType(
        type: plan, coding: subject.diagnostics(),
        strategies: StrategyCheck(subject: subject).run(),
        equality: planner.checkEquality() + ConformanceChecks(subject: subject).comparisons(),
        usedPolicies: PolicyChecks(subject: subject).usedPolicies)
    }
  }

  /// Reports conflicts of discriminators that share an object. This requires the plans of all types.
  private func checkEnclosingTags(
    _ types: [TypePlan], _ conformances: MissingConformances
  ) -> [Diagnostic] {
    let foreign = context.selection.types.map(\.id).filter { id in
      !model.isOwn(id) && model.declaration(id).kind == .enum
        && model.attributes(of: id).isFamily
    }
    let forms = foreign.map { ($0, Family.Representation(enum: model.attributes(of: $0).family)) }
    let tags = EnclosingTags(
      types, context.families, foreign: Dictionary(forms) { first, _ in first })
    return types.filter(tags.concern).flatMap { plan -> [Diagnostic] in
      guard let selected = context.selection[plan.id] else { return [] }
      let planner = TypePlanner(selected, context, isRecursive: false)
      let subject = CheckedType(planner: planner, plan: plan, conformances: conformances)
      return EnclosingTagChecks(subject: subject, around: tags).run()
    }
  }

  /// - Parameter boxes: the policies of properties, whose types for unknown names may store names.
  private func checkTagValues(_ types: [TypePlan], _ boxes: [PolicyBox]) -> [Diagnostic] {
    let fallbacks = Set(boxes.compactMap { $0.unknown.fallback?.localName })
    return types.flatMap { type -> [Diagnostic] in
      var checks = TagValueChecks(type, context, fallbacks: fallbacks)
      return checks?.run() ?? []
    }
  }

  private func check(_ plans: [FamilyPlan]) -> [Diagnostic] {
    plans.flatMap { CheckedFamily(context: context, plan: $0).diagnostics() }
      + FamilySetChecks(context).run(generated: plans.map(\.family))
  }
}

/// The plan of one type, with its diagnostics.
private struct PlannedType: Sendable {
  /// The plan, or nil if the type was selected implicitly and its members cannot be placed anywhere.
  let type: TypePlan?
  let coding: [Diagnostic]
  var strategies: [Diagnostic] = []
  let equality: [Diagnostic]
  /// The ranges of the policies that affect how the type is coded.
  var usedPolicies: Set<SourceRange> = []
}

extension [PlannedType] {
  /// The ranges of the policies that affect how types are coded, by the file of the types.
  fileprivate var usedPolicies: [Int: Set<SourceRange>] {
    reduce(into: [:]) { used, planned in
      guard let file = planned.type?.id.file, !planned.usedPolicies.isEmpty else { return }
      used[file, default: []].formUnion(planned.usedPolicies)
    }
  }
}

extension Rule {
  static let longChain = Rule("long-chain", .error)
  static let tooManyTypes = Rule("too-many-types", .error)
}

extension Diagnostic {
  /// Returns a warning with this message for a type that was not explicitly requested; nothing is generated for it.
  fileprivate func leavingOut(_ type: String) -> Diagnostic {
    Diagnostic(
      id: id, severity: .warning, message: "nothing is generated for '\(type)': \(message)",
      file: file, range: range, notes: notes)
  }
}
