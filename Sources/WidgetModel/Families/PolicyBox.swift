/// A box beside a family's own, for properties that treat unknown names in their own way.
///
/// For example: `AnyComponentOrJSON` for `// widgetgen: unknown = keep` on a property.
package struct PolicyBox: Equatable, Sendable {
  /// The protocol whose values it holds.
  package var base: String
  package var unknown: Family.Unknown

  package init(base: String, unknown: Family.Unknown) {
    self.base = base
    self.unknown = unknown
  }
}

extension Model {
  /// The boxes that the properties and the cases' values of some types ask for, each once.
  func policyBoxes(_ types: [GeneratedType]) -> [PolicyBox] {
    var boxes: [PolicyBox] = []
    for box in types.flatMap(\.variants).flatMap(\.boxes) {
      guard let unknown = box.unknown else { continue }
      let policy = PolicyBox(base: box.base, unknown: unknown)
      if !boxes.contains(policy) { boxes.append(policy) }
    }
    return boxes
  }
}

extension GeneratedType {
  /// Whether it asks for a box with a policy for one of some protocols.
  package func isBoxing(_ bases: Set<String>) -> Bool {
    variants.flatMap(\.boxes).contains { $0.unknown != nil && bases.contains($0.base) }
  }
}

extension GeneratedType.Variant {
  /// The polymorphic values among the properties and the cases' values.
  var boxes: [WireType.Box] {
    (coding?.properties.compactMap(\.type.box) ?? [])
      + (enumCoding?.cases.flatMap(\.values).compactMap(\.type.box) ?? [])
  }
}
