import WidgetModel

extension JSONShape {
  /// Whether a value in it distinguishes missing values from null.
  fileprivate func hasField(in runtime: Runtime) -> Bool {
    switch self {
    case .value(let value):
      isField(in: runtime) || value.arguments.contains { $0.hasField(in: runtime) }
        || value.collection?.hasField(in: runtime) ?? false
    case .optional(let shape), .array(let shape), .dictionary(_, let shape),
      .partial(let shape, leavingOut: _):
      shape.hasField(in: runtime)
    case .polymorphic, .uncodable: false
    }
  }
}

extension TypePlan {
  /// Whether some of its values distinguish missing from null.
  package func usesFields(in runtime: Runtime) -> Bool {
    variants.filter(\.isCoded).contains { variant in
      switch variant.coding {
      case .object(let plan): plan.properties.contains { $0.shape.hasField(in: runtime) }
      case .enum(let plan):
        plan.cases.contains { $0.values.contains { $0.shape.hasField(in: runtime) } }
      }
    }
  }
}
