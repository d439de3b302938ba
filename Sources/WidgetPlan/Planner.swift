package import WidgetModel
package import WidgetSource
import WidgetSyntax

/// All that is generated from a model.
package struct CodingPlan: Sendable {
  /// In order of their names.
  package let types: [TypePlan]
  package let families: [FamilyPlan]
  package let policyBoxes: [PolicyBox]
  /// What is registered with Beagle, in order of kinds and names.
  package let registrations: [Registration]
  /// What is wrong, whatever is generated.
  package let diagnostics: [Diagnostic]
  /// What keeps values from being coded and initialized.
  package let codingDiagnostics: [Diagnostic]
  /// What keeps values from being compared.
  package let equalityDiagnostics: [Diagnostic]
  /// What is wrong with registrations.
  package let registrationDiagnostics: [Diagnostic]
  /// Annotations that only the user's own templates may use.
  package let unusedAnnotations: [Diagnostic]
}

extension CodingPlan {
  /// A plan that is not made, for a reason.
  fileprivate init(refused diagnostic: Diagnostic) {
    self.init(
      types: [], families: [], policyBoxes: [], registrations: [], diagnostics: [diagnostic],
      codingDiagnostics: [], equalityDiagnostics: [], registrationDiagnostics: [],
      unusedAnnotations: [])
  }
}

/// Decides what is generated from a model, and checks it.
package struct Planner {
  private let model: Model
  private let runtime: Runtime
  private let conforming: [String]?

  /// - Parameter conforming: protocols whose conforming structs are selected in place of the
  ///   runtime's.
  package init(_ model: Model, _ runtime: Runtime, conforming: [String]? = nil) {
    self.model = model
    self.runtime = runtime
    self.conforming = conforming
  }

  /// The plan, in order of the types' names, and what is wrong with it.
  package func plan() -> CodingPlan {
    // What is generated for a dependency where that is built exists here, too.
    let everywhere = model.selection(runtime, conforming: conforming)
    var runtime = runtime
    runtime.keyStyles = model.keyStyles(of: everywhere)
    let selection = everywhere.filter { model.isOwn($0.id) && !model.isUnavailable($0.id) }
    if let diagnostic = checkCount(of: selection) { return CodingPlan(refused: diagnostic) }
    let conformances = MissingConformances(model, selected: everywhere)
    let checked = types(selection, conformances, runtime)
    let types = checked.compactMap(\.type)
    let boxes = model.policyBoxes(types, runtime.families)
    let families = FamilyPlanner(model, runtime, types, boxes).plans()
    let registered = model.registrations(runtime)
    let own = model.files.indices.filter { !model.dependencies.contains($0) }
      .map { CheckedFile($0, in: model, runtime) }
    let parts = Dictionary(selection.map { ($0.id, $0.parts) }) { first, _ in first }
    return CodingPlan(
      types: types, families: families, policyBoxes: boxes, registrations: registered.registrations,
      diagnostics: own.flatMap { $0.diagnostics() },
      codingDiagnostics: checked.flatMap(\.coding) + check(families, runtime)
        + RedeclarationChecks(model: model, types: types).run()
        + checkNamesAround(types, everywhere, conformances, runtime),
      equalityDiagnostics: checked.flatMap(\.equality),
      registrationDiagnostics: registered.diagnostics,
      unusedAnnotations: own.flatMap {
        UnusedAnnotationChecks(subject: $0, selected: parts).run()
          + BlockPolicyChecks(subject: $0, used: checked.policies(inFile: $0.number)).run()
      })
  }

  /// How many types code is generated for in one module: time and memory grow with their number, and one
  /// module of so many would not be compiled either.
  private static let typeLimit = 100_000

  private func checkCount(of selection: [SelectedType]) -> Diagnostic? {
    guard selection.count > Self.typeLimit else { return nil }
    let id = selection[Self.typeLimit].id
    return .tooManyTypes(
      selection.count, limit: Self.typeLimit, model.declaration(id).name, in: model.files[id.file])
  }

  /// The plans of the selected types, each with what is wrong with it.
  private func types(
    _ selection: [SelectedType], _ conformances: MissingConformances, _ runtime: Runtime
  ) -> [PlannedType] {
    let nesting = runtime.limitsNesting ? selection.map(\.id) : []
    let recursive = model.recursiveTypes(among: nesting)
    return model.workers.map(selection) { selected in
      let planner = TypePlanner(
        selected, in: model, runtime, isRecursive: recursive.contains(selected.id))
      let plan = planner.plan()
      let subject = CheckedType(planner: planner, plan: plan, conformances: conformances)
      if selected.isImplicit, let obstacle = PlacementChecks(subject: subject).obstacles().first {
        return PlannedType(type: nil, coding: [obstacle.leavingOut(plan.name)], equality: [])
      }
      return PlannedType(
        type: plan, coding: subject.diagnostics(),
        equality: planner.checkEquality() + ConformanceChecks(subject: subject).comparisons(),
        usedPolicies: PolicyChecks(subject: subject).usedPolicies)
    }
  }

  /// What is in the object of an enum follows from the plans of others.
  private func checkNamesAround(
    _ types: [TypePlan], _ selection: [SelectedType], _ conformances: MissingConformances,
    _ runtime: Runtime
  ) -> [Diagnostic] {
    let foreign = selection.map(\.id).filter { id in
      !model.isOwn(id) && model.declaration(id).kind == .enum
        && model.attributes(of: id).isFamily
    }
    let forms = foreign.map { ($0, Family.Representation(ofEnum: model.attributes(of: $0).family)) }
    let around = NamesAround(
      types, runtime.families, foreign: Dictionary(forms) { first, _ in first })
    let concerned = types.filter(around.concerns)
    if concerned.isEmpty { return [] }
    let selected = Dictionary(selection.map { ($0.id, $0) }) { first, _ in first }
    return concerned.flatMap { plan -> [Diagnostic] in
      guard let selected = selected[plan.id] else { return [] }
      let planner = TypePlanner(selected, in: model, runtime, isRecursive: false)
      let subject = CheckedType(planner: planner, plan: plan, conformances: conformances)
      return NamesAroundChecks(subject: subject, around: around).run()
    }
  }

  private func check(_ plans: [FamilyPlan], _ runtime: Runtime) -> [Diagnostic] {
    plans.flatMap { CheckedFamily(model: model, runtime: runtime, plan: $0).diagnostics() }
      + FamilySetChecks(model: model, families: runtime.families).run(
        generated: plans.map(\.family))
  }
}

/// The plan of one type, and the diagnostics that keep it from being coded and compared.
private struct PlannedType: Sendable {
  /// Nil for a type that was not requested and cannot be generated.
  let type: TypePlan?
  let coding: [Diagnostic]
  let equality: [Diagnostic]
  /// The places of the policies that change how it is decoded.
  var usedPolicies: Set<SourceRange> = []
}

extension [PlannedType] {
  /// The places of the policies that change how types of a file are decoded.
  fileprivate func policies(inFile number: Int) -> Set<SourceRange> {
    filter { $0.type?.id.file == number }.reduce(into: []) { $0.formUnion($1.usedPolicies) }
  }
}
