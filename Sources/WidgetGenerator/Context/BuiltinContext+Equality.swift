import WidgetModel
import WidgetPlan
import WidgetTemplate

extension BuiltinContext {
  /// The types with a generated `==`.
  static func equalities(_ types: [TypePlan]) -> [String: Value] {
    let compared = types.filter { type in type.variants.contains { $0.equality != nil } }
    let dynamic = compared.filter { $0.variants.contains { $0.equality?.isDynamic ?? false } }
    return [
      "equalities": .array(compared.map(equality)), "comparesDynamically": .bool(!dynamic.isEmpty),
      "isolationOfComparison": .string(isolation(dynamic.contains(where: \.isNonisolated))),
    ]
  }

  private static func equality(of type: TypePlan) -> Value {
    let isConditional = type.variants.count > 1
    return .strict([
      "name": .string(type.name), "condition": .optional(type.condition),
      "availability": .array(type.availability.map(Value.string)),
      "isolation": .string(isolation(type.isNonisolated)),
      "isConditional": .bool(isConditional), "isEquatable": .bool(type.isEquatable),
      "clause": .string(clause(type.equalityRequirements)),
      "variants": .array(
        type.variants.enumerated().compactMap { index, variant in
          guard let equality = variant.equality else { return nil }
          return .strict([
            "opening": opening(variant, index, isConditional),
            "access": .string(equality.access.map { $0.rawValue + " " } ?? ""),
            "lines": .array(lines(of: equality).map(Value.string)),
          ])
        }),
    ])
  }

  private static func lines(of equality: Equality) -> [String] {
    guard let cases = equality.cases else {
      if equality.properties.isEmpty { return ["true"] }
      return equality.properties.enumerated().map { index, property in
        (index == 0 ? "" : "    && ")
          + comparison("left.\(property.name)", "right.\(property.name)", property.isDynamic)
      }
    }
    let arms = cases.map { element -> String in
      if element.values.isEmpty { return "case (.\(element.name), .\(element.name)): true" }
      func pattern(_ side: String) -> String {
        let names = element.values.indices.map { "let \(side)\($0)" }.joined(separator: ", ")
        return ".\(element.name)(\(names))"
      }
      let equal = element.values.enumerated().map {
        comparison("left\($0)", "right\($0)", $1.isDynamic)
      }
      return "case (\(pattern("left")), \(pattern("right"))): \(equal.joined(separator: " && "))"
    }
    let rest = cases.count > 1 ? ["default: false"] : []
    return ["switch (left, right) {"] + arms + rest + ["}"]
  }

  private static func comparison(_ left: String, _ right: String, _ isDynamic: Bool) -> String {
    isDynamic ? "areEqual(\(left), \(right))" : "\(left) == \(right)"
  }
}

extension Equality {
  /// Whether some value's type is only known when the program runs.
  fileprivate var isDynamic: Bool {
    properties.contains(where: \.isDynamic)
      || (cases ?? []).contains { $0.values.contains(where: \.isDynamic) }
  }
}
