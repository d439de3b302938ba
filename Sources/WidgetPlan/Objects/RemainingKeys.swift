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
    case .function: return [properties.key(of: plan.property, .decodeKey)]
    case .whole, .element, .nowhere: return []
    case .flattened:
      if plan.collectsKeys { return [] }
      guard !plan.shape.isCoded, plan.codedWrapper == nil else { return nil }
      let scope = Scope(in: plan.property.owner)
      return plan.property.type.flatMap { properties.model.keysRead(by: $0, in: scope, runtime) }
    }
  }

  /// The discriminators beside the properties: those of its families, and of enums of which the type
  /// is the value of a case.
  private var tagsBeside: [String] {
    let model = properties.model
    let ofEnums = model.allTypes.map(model.type).flatMap { choice -> [String] in
      guard choice.kind == .enum, choice.annotations.has(.family),
        let tag = Family.Representation(ofEnum: choice.annotations).internalTag
      else { return [] }
      let isValue = choice.cases.contains { element in
        guard let values = element.parameters, values.count == 1 else { return false }
        return model.expanded(values[0].type.unwrapped, in: Scope(in: choice.id))
          .declarations == [type.id]
      }
      return isValue ? tag.outerKeys : []
    }
    return (runtime.hasFamilies ? [] : BeaglePreset.tags) + tags.flatMap(\.place.outerKeys)
      + ofEnums
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
