import WidgetModel
import WidgetPlan
import WidgetSyntax

/// The facts of generated code for one property, according to its plan.
struct PlannedFacts {
  let decoded: DecodedFact?
  let encoded: EncodedFact?

  /// Throws if the plan does something that no fact describes.
  init(_ plan: PropertyPlan, type: String) throws(Obstacle) {
    guard plan.storage == .plain, plan.codedWrapper == nil, !plan.isField, !plan.shape.isCoded,
      plan.shape.polymorph == nil, !plan.shape.isPartial, plan.availability == .always
    else { throw Obstacle(.property, "'\(plan.property.bareName)'") }
    decoded = try Self.decoded(plan, type)
    encoded = try Self.encoded(plan)
  }

  private static func decoded(
    _ plan: PropertyPlan, _ type: String
  ) throws(Obstacle) -> DecodedFact? {
    let isOptional = plan.shape.isOptional
    let nullOfType: Outcome = isOptional ? .null : .error
    switch plan.source {
    case .nowhere: return nil
    case .whole:
      guard plan.onError == nil, plan.presence == (isOptional ? .optional : .required) else {
        throw differs(plan)
      }
      return DecodedFact(
        place: .whole, type: type, missing: .error, null: nullOfType, wrong: .error)
    case .keys, .paths:
      guard plan.decodedPaths.count == 1, let path = plan.decodedPaths.first else {
        throw differs(plan)
      }
      let missing: Outcome =
        switch plan.presence {
        case .required: .error
        case .optional: .null
        case .fallback(let value): try outcome(value, plan)
        }
      let null: Outcome =
        switch plan.null {
        case .rejected: .error
        case .replaced(by: let value, isEncoded: _): try outcome(value, plan)
        case nil: isOptional || missing == .error ? nullOfType : missing
        }
      return DecodedFact(
        place: Place(path), type: type, missing: missing, null: null,
        wrong: try plan.onError.map { value throws(Obstacle) in try outcome(value, plan) }
          ?? .error)
    case .flattened: return try flattened(plan, type, at: .flattened)
    case .remainingKeys(except: let keys):
      guard keys.isEmpty else { throw differs(plan) }
      return try flattened(plan, type, at: .dictionary)
    case .function(let function): return DecodedFact(function: function.name)
    case .element: throw differs(plan)
    }
  }

  private static func flattened(
    _ plan: PropertyPlan, _ type: String, at place: Place
  ) throws(Obstacle) -> DecodedFact {
    guard !plan.shape.isOptional, plan.presence == .required, plan.onError == nil else {
      throw differs(plan)
    }
    return DecodedFact(required: place, type: type)
  }

  private static func encoded(_ plan: PropertyPlan) throws(Obstacle) -> EncodedFact? {
    let place: Place
    switch plan.destination {
    case .nowhere: return nil
    case .whole:
      // How nil is encoded without a key is not described.
      guard !plan.shape.isOptional else { throw differs(plan) }
      place = .whole
    case .key(let key): place = .key(key)
    case .flattened:
      guard !plan.shape.isOptional else { throw differs(plan) }
      place = .flattened
    case .function(let function): return EncodedFact(function: function.name)
    case .path(let path): place = Place(path)
    case .remainingKeys(rejecting: let keys):
      guard keys.isEmpty, !plan.shape.isOptional else { throw differs(plan) }
      place = .dictionary
    case .element: throw differs(plan)
    }
    guard plan.null?.isEncoded != true else { throw differs(plan) }
    var omissions = plan.omissions
    omissions.removeAll { $0 == .isNil }
    let omitsNil =
      plan.shape.isOptional && (plan.omitsNil || plan.omissions.count > omissions.count)
    return EncodedFact(
      place: place, omitsNil: omitsNil, omission: try omission(omissions, plan))
  }

  private static func omission(
    _ omissions: [Omission], _ plan: PropertyPlan
  ) throws(Obstacle) -> EncodedFact.Omission? {
    guard let first = omissions.first else { return nil }
    guard omissions.count == 1, !plan.shape.isOptional else { throw differs(plan) }
    switch first {
    case .member("isEmpty"): return .isEmpty
    case .equalsDefault(.expression(let value)): return .equals(value.comparableValue)
    default: throw differs(plan)
    }
  }

  private static func outcome(
    _ value: PropertyPlan.Replacement, _ plan: PropertyPlan
  ) throws(Obstacle) -> Outcome {
    guard case .expression(let text) = value else { throw differs(plan) }
    return text == "nil" ? .null : .value(text.comparableValue)
  }

  private static func differs(_ plan: PropertyPlan) -> Obstacle {
    Obstacle(.differs, "'\(plan.property.bareName)'")
  }
}

extension JSONShape {
  /// Whether a policy leaves out elements or brackets somewhere in the shape.
  fileprivate var isPartial: Bool {
    switch self {
    case .partial: true
    case .optional(let shape), .array(let shape), .dictionary(_, let shape): shape.isPartial
    case .value, .polymorphic, .uncodable: false
    }
  }
}
