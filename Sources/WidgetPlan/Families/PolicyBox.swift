/// An additional box of a family, for properties and associated values with their own policy for unknown names.
///
/// For example: `AnyComponentOrJSON` for `// widgetgen: unknown = keep` on a property.
package struct PolicyBox: Equatable, Sendable {
  /// The protocol or the class of the box's values.
  package var base: String
  package var unknown: Family.Unknown
  /// The place from which a fallback type is decoded.
  package var fallbackPlace = FallbackPlace.whole

  package init(base: String, unknown: Family.Unknown) {
    self.base = base
    self.unknown = unknown
  }
}

extension TypePlan.Variant {
  /// The polymorphic values in the properties and associated values that generated code decodes or encodes.
  var polymorphs: [JSONShape.Polymorph] {
    guard isCoded else { return [] }
    switch coding {
    case .object(let plan): return plan.properties.compactMap(\.shape.polymorph)
    case .enum(let plan): return plan.cases.flatMap(\.values).compactMap(\.shape.polymorph)
    }
  }
}
