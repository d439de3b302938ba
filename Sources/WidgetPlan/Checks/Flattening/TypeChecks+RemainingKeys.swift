import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of dictionaries of the remaining keys.
extension TypeChecks {
  /// One property takes the keys that no other reads, and has to know which those are.
  func checkRemainingKeys() -> [Diagnostic] {
    // Where `#if` chooses between two, each variant has one.
    let variants = plan.variants.compactMap(\.object).map(\.properties)
    let second = variants.compactMap { $0.filter { $0.besides != nil }.dropFirst().first }.first
    if let second { return [.secondOfRemainingKeys(second.property, in: file)] }
    guard let collector = planned.first(where: \.collectsKeys), planner.runtime.hasPolicies else {
      return []
    }
    let property = collector.property
    if collector.shape.isOptional { return [.optionalOfRemainingKeys(property, in: file)] }
    if let superclass = planner.superclass {
      return [.remainingKeysUnknown(property, of: superclass, in: file)]
    }
    return planned.filter {
      !$0.shape.isCollection && planner.objects.keysRead(by: $0) == nil
    }.prefix(1).map {
      .remainingKeysUnknown(property, of: $0.property.type?.text ?? $0.name, in: file)
    }
  }

  /// Whether the value of a flattened property would take the keys of its surroundings.
  func takesAllKeys(_ plan: PropertyPlan) -> Bool {
    let model = planner.model
    guard let declared = plan.property.type,
      let id = model.expanded(declared.unwrapped, in: Scope(in: plan.property.owner))
        .declarations.first,
      [.struct, .class].contains(model.declaration(id).kind)
    else { return false }
    let type = model.type(id)
    let properties = PropertyPlanner(
      model: model, type: type, written: WrittenMembers(of: type, in: model),
      runtime: planner.runtime)
    return type.storedProperties
      .filter { $0.attributes.isFlattened && $0.type != nil }
      .contains { properties.plan($0).collectsKeys }
  }
}
