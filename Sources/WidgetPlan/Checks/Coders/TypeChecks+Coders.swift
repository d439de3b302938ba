import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of coders: each that is named must be one, and code what it is named for.
extension TypeChecks {
  func checkCoders() -> [Diagnostic] {
    guard planner.runtime.hasPolicies else { return [] }
    let properties = planned.map(\.property).compactMap {
      checkCoder(of: $0, planner.objects.properties)
    }
    let values = plannedValues.map(\.property).compactMap {
      checkCoder(of: $0, planner.enums.valuePlanner)
    }
    return properties + values
  }

  private func checkCoder(of property: Property, _ planner: PropertyPlanner) -> Diagnostic? {
    guard let policy = planner.policies(of: property).coder, policy.isOwn,
      let declared = property.type, let text = policy.value.text
    else { return nil }
    let range = policy.annotation.range
    let file = planner.model.files[property.owner.file]
    let resolver = planner.coders(of: property)
    switch resolver.coder(named: text) {
    case .problem(let problem):
      return .coder(problem, known: coders, range, in: file)
    case .coder(let coder):
      guard resolver.shape(of: declared, coder, isForAll: false) == nil else { return nil }
      let codes = coder.value?.type.text ?? ""
      return .coderOfOther(
        coder.type.text, codes: codes, property, declared, range, in: file)
    }
  }

  /// What a type names for all its properties has to be a coder.
  func checkCoder(ofType annotation: Annotation) -> Diagnostic? {
    let resolver = CoderResolver(
      model: planner.model, runtime: planner.runtime, owner: type.id, scope: Scope(in: type.id))
    guard let text = annotation.value.text,
      case .problem(let problem) = resolver.coder(named: text)
    else { return nil }
    return .coder(problem, known: coders, annotation.range, in: file)
  }

  /// The names of all coders that are known.
  private var coders: [String] {
    let model = planner.model
    let own = model.types(conformingTo: ["WidgetCoder"])
      .filter { model.declaration($0).kind != .protocol }
    return own.map(model.name) + BuiltinCoder.allCases.map(\.rawValue)
  }
}
