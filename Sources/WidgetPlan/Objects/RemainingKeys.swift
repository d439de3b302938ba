import WidgetModel
import WidgetSource
import WidgetSyntax

// A flattened dictionary takes the keys of the object that nothing else reads.
extension ObjectPlanner {
  /// The properties, where a dictionary of the remaining keys knows the keys of the others.
  func collecting(_ planned: [PropertyPlan]) -> [PropertyPlan] {
    guard runtime.hasPolicies, planned.contains(where: \.collectsKeys) else { return planned }
    let keys = tagsBeside + planned.flatMap { keysRead(by: $0) ?? [] }
    let besides = keys.uniqued()
    return planned.map { plan in
      var plan = plan
      if plan.collectsKeys { plan.besides = besides }
      return plan
    }
  }

  /// The keys of the object that one property reads; nil where the sources do not show them.
  func keysRead(by plan: PropertyPlan) -> [String]? {
    switch plan.source {
    case .keys(let keys): return keys
    case .paths(let paths): return paths.compactMap(\.first)
    case .function: return [properties.decodedKey(of: plan.property)]
    case .whole, .element, .nowhere: return []
    case .flattened:
      if plan.collectsKeys { return [] }
      guard !plan.shape.isCoded, plan.codedWrapper == nil else { return nil }
      let scope = Scope(in: plan.property.owner)
      return plan.property.type.flatMap { properties.model.keysRead(by: $0, in: scope, runtime) }
    }
  }

  /// The keys of discriminators beside the properties: those of its families, and of enums of which the
  /// type is the value of a case, with those around such an enum.
  private var tagsBeside: [String] {
    let model = properties.model
    let enums = model.allTypes.map(model.type).filter {
      $0.kind == .enum && $0.attributes.isFamily
    }
    var keys = runtime.hasFamilies ? [] : BeaglePreset.tags
    var pending = [type.id]
    var seen: Set<DeclarationID> = []
    while let id = pending.popLast() {
      // An enum may contain itself.
      guard seen.insert(id).inserted else { continue }
      let containers =
        runtime.families.filter { $0.member(id) != nil }.map { ($0.id, $0.representation) }
        + enums.filter { isValue(id, ofCaseOf: $0) }
        .map { ($0.id, Family.Representation(ofEnum: $0.attributes.family)) }
      for (container, form) in containers where form.internalTag != nil || form == .untagged {
        keys += form.internalTag?.outerKeys ?? []
        pending.append(container)
      }
    }
    return keys
  }

  private func isValue(_ id: DeclarationID, ofCaseOf choice: ModelType) -> Bool {
    choice.cases.contains { element in
      guard let values = element.parameters, values.count == 1 else { return false }
      var type = values[0].type.unwrapped
      if case .existential(let inner) = type.shape { type = inner }
      return properties.model.expanded(type, in: Scope(in: choice.id)).declarations == [id]
    }
  }
}

extension TypePlan {
  /// Whether a property is a dictionary of the remaining keys.
  package var collectsKeys: Bool {
    variants.filter(\.isCoded).contains { variant in
      variant.object?.properties.contains { $0.besides != nil && $0.source == .flattened } ?? false
    }
  }
}

extension PropertyPlan {
  /// Whether it is a dictionary of the keys that nothing else reads.
  var collectsKeys: Bool {
    (source == .flattened || destination == .flattened) && codedWrapper == nil
      && shape.isDictionary
  }
}
