import WidgetModel

/// A box beside a family's own, for properties with their own policy for unrecognized names.
///
/// For example: `AnyComponentOrJSON` for `// widgetgen: unknown = keep` on a property.
package struct PolicyBox: Equatable, Sendable {
  /// The protocol whose values it holds.
  package var base: String
  package var unknown: Family.Unknown
  /// Where a fallback type is decoded.
  package var fallbackPlace = FallbackPlace.whole

  package init(base: String, unknown: Family.Unknown) {
    self.base = base
    self.unknown = unknown
  }
}

extension Model {
  /// The boxes that the properties and the cases' values of some types ask for, each once.
  func policyBoxes(_ types: [TypePlan], _ families: [Family]) -> [PolicyBox] {
    var boxes: [PolicyBox] = []
    for found in types.flatMap(\.variants).flatMap(\.polymorphs) {
      guard let unknown = found.unknown else { continue }
      var policy = PolicyBox(base: found.base, unknown: unknown)
      if case .fallback(let type) = unknown,
        let family = families.first(where: { $0.name == found.base })
      {
        policy.fallbackPlace = fallbackPlace(of: type, in: family)
      }
      if !boxes.contains(policy) { boxes.append(policy) }
    }
    return boxes
  }
}

extension TypePlan {
  /// Whether it asks for a box with a policy for one of some protocols.
  package func isBoxing(_ bases: Set<String>) -> Bool {
    variants.flatMap(\.polymorphs).contains { $0.unknown != nil && bases.contains($0.base) }
  }
}

extension TypePlan.Variant {
  /// The polymorphic values among the properties and the cases' values that generated code handles.
  var polymorphs: [JSONShape.Polymorph] {
    guard isCoded else { return [] }
    switch coding {
    case .object(let plan): return plan.properties.compactMap(\.shape.polymorph)
    case .enum(let plan): return plan.cases.flatMap(\.values).compactMap(\.shape.polymorph)
    }
  }
}
