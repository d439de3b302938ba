import WidgetModel
import WidgetSyntax

extension TypePlan {
  /// The same with what its parameters have to conform to, found out from what is coded, for the
  /// conformances that the source leaves to generated code.
  ///
  /// For example: `struct Box<Value> { var value: Value }` is `Decodable where Value: Decodable`.
  func constrained(_ type: ModelType, _ model: Model) -> TypePlan {
    let parameters = Set(type.parameterNames)
    guard !parameters.isEmpty, !conformances.isEmpty else { return self }
    var plan = self
    plan.conformances = []
    for direction in conformances.flatMap({ $0 == "Codable" ? ["Decodable", "Encodable"] : [$0] }) {
      var seen: Set<String> = []
      let names = parts(coded: direction).filter { part in
        let first = String(part.prefix { $0 != "." })
        return parameters.contains(first) && seen.insert(part).inserted
          && !model.requires(direction, of: part, of: type)
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

  /// The names of the types that values coded in a direction consist of.
  private func parts(coded direction: String) -> [String] {
    let isDecoding = direction == "Decodable"
    return variants.filter(\.isCoded).flatMap { variant -> [String] in
      switch variant.coding {
      case .object(let plan):
        plan.properties.filter { isDecoding ? $0.isDecoded : $0.isEncoded }.flatMap(\.shape.names)
      case .enum(let plan):
        plan.cases.filter { isDecoding ? $0.isRead : $0.isWritten }.flatMap(\.values)
          .flatMap(\.shape.names)
      }
    }
  }
}

extension PropertyPlan {
  fileprivate var isDecoded: Bool {
    switch source {
    case .nowhere, .function: false
    case .keys, .paths, .flattened, .whole, .element: true
    }
  }

  fileprivate var isEncoded: Bool {
    switch destination {
    case .nowhere, .function: false
    case .key, .path, .flattened, .whole, .element: true
    }
  }
}

extension JSONShape {
  /// The names of all types in it. What a coder asks for is its own.
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

extension Model {
  /// Whether the declaration of a generic type says that its parameter, or a type in that, conforms to
  /// `Decodable` or `Encodable`.
  fileprivate func requires(_ name: String, of part: String, of type: ModelType) -> Bool {
    constraints(on: part, of: type.id).contains { constraint in
      constraint == name || KnownProtocols.refined(by: constraint).contains(name)
        || types(named: constraint, in: Scope(in: type.id)).contains {
          conformances(of: $0).contains(name)
        }
    }
  }
}
