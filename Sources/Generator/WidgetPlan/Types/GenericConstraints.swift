import WidgetModel
import WidgetSyntax

/// Determines the requirements on generic parameters in the generated conformances of a generic type, or of a type
/// inside a generic type.
///
/// For example: `struct Box<Value> { var value: Value }` is `Decodable where Value: Decodable`.
struct GenericConstraints {
  private let conformances: Conformances
  /// The type and its enclosing types, from the inside out.
  private let types: [ModelType]

  init(_ conformances: Conformances, _ type: ModelType) {
    self.conformances = conformances
    types = conformances.model.enclosingTypes(of: type.id).map(conformances.model.type)
  }

  /// Returns the plan with requirements added to its conformances. The requirements are derived from the coded types.
  func apply(to unconstrained: TypePlan) -> TypePlan {
    let parameters = Set(types.flatMap(\.parameterNames))
    guard !parameters.isEmpty, !unconstrained.conformances.isEmpty else { return unconstrained }
    var plan = unconstrained
    plan.conformances = []
    for direction in unconstrained.conformances.flatMap({
      $0 == "Codable" ? ["Decodable", "Encodable"] : [$0]
    }) {
      var seen: Set<String> = []
      let names = plan.parts(coded: direction).filter { part in
        let first = String(part.prefix { $0 != "." })
        return parameters.contains(first) && seen.insert(part).inserted
          && !requires(direction, of: part)
      }
      guard !names.isEmpty else {
        plan.conformances.append(direction)
        continue
      }
      let clause = names.map { "\($0): \(direction)" }.joined(separator: ", ")
      plan.conditionalConformances.append("\(direction) where \(clause)")
      if direction == "Decodable" {
        plan.decodingRequirements = clause
      } else {
        plan.encodingRequirements = clause
      }
    }
    if plan.conformances == ["Decodable", "Encodable"] { plan.conformances = ["Codable"] }
    return plan
  }

  /// Whether the type or an enclosing type already requires a generic parameter, or a member type such as `T.Element`,
  /// to be `Decodable` or `Encodable`.
  private func requires(_ direction: String, of part: String) -> Bool {
    let model = conformances.model
    return types.contains { type in
      let clause = GenericClause(model.declaration(type.id), in: model.files[type.id.file])
      return clause.constraints(on: part).contains { constraint in
        constraint == direction || KnownProtocols.refined(by: constraint).contains(direction)
          || model.types(named: constraint, in: Scope(in: type.id)).contains {
            conformances[$0].contains(direction)
          }
      }
    }
  }
}

extension TypePlan {
  /// Returns the type names in the properties and associated values that are coded in a direction.
  fileprivate func parts(coded direction: String) -> [String] {
    let isDecoding = direction == "Decodable"
    return codedVariants.flatMap { variant -> [String] in
      switch variant.coding {
      case .object(let plan):
        plan.properties.filter { isDecoding ? $0.isDecoded : $0.isEncoded }.flatMap(\.shape.names)
      case .enum(let plan):
        plan.cases.filter { isDecoding ? $0.isDecoded : $0.isEncoded }.flatMap(\.values)
          .flatMap(\.shape.names)
      }
    }
  }
}

extension PropertyPlan {
  fileprivate var isDecoded: Bool {
    switch source {
    case .nowhere, .function: false
    case .keys, .paths, .flattened, .remainingKeys, .whole, .element: true
    }
  }

  fileprivate var isEncoded: Bool {
    switch destination {
    case .nowhere, .function: false
    case .key, .path, .flattened, .remainingKeys, .whole, .element: true
    }
  }
}

extension JSONShape {
  /// The names of the types in the shape that must be codable. Types with a coder are omitted. For a generic type, only
  /// the arguments are included.
  fileprivate var names: [String] {
    switch self {
    case .value(let value):
      value.coder != nil
        ? []
        : (value.collection?.names ?? [])
          + (value.arguments.isEmpty ? [value.name] : value.arguments.flatMap(\.names))
    case .dictionary(let key, let shape): [key.name] + shape.names
    case .optional(let shape), .array(let shape), .partial(let shape, leavingOut: _): shape.names
    case .polymorphic, .uncodable: []
    }
  }
}
