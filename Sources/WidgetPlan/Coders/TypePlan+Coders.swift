extension TypePlan {
  /// Whether a coder codes some of its properties, or of its cases' values.
  package var usesCoders: Bool {
    variants.filter(\.isCoded).contains { variant in
      switch variant.coding {
      case .object(let plan): plan.properties.contains(where: \.shape.isCoded)
      case .enum(let plan): plan.cases.contains { $0.values.contains(where: \.shape.isCoded) }
      }
    }
  }
}
