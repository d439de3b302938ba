import WidgetModel
import WidgetPlan
import WidgetSource

/// The statements that decode a value as a base type and cast it to the property's type, as in the Sourcery
/// templates of Beagle 1.
///
/// For example: `let rawHeader: ServerDrivenComponent = try container.decode(forKey: .header)`.
struct CastPrinter {
  let plan: PropertyPlan
  /// The protocol that is decoded, such as `ServerDrivenComponent`, or `[ServerDrivenComponent]` for a list of values.
  private let base: String
  private let properties: PropertyPrinter

  /// Creates a printer, or returns nil for a property that needs no cast.
  init?(_ plan: PropertyPlan, _ properties: PropertyPrinter) {
    guard case .keys = plan.source else { return nil }
    switch plan.shape.unwrapped {
    case .polymorphic(let value) where value.narrowed != nil: base = value.base
    case .array(.polymorphic(let value)) where value.narrowed != nil: base = "[\(value.base)]"
    default: return nil
    }
    self.plan = plan
    self.properties = properties
  }

  /// The constant for the value before the cast: `rawHeader`.
  var constant: String { "raw" + plan.property.bareName.capitalizedFirst }

  private var isRequired: Bool { plan.presence == .required && plan.onError == nil }

  /// The type of the constant, which is optional unless a value is required.
  private var constantType: String {
    let type = plan.type.holds("any ") ? base.withExplicitExistential : base
    if isRequired { return type }
    return type.hasPrefix("any ") ? "(\(type))?" : type + "?"
  }

  /// Returns the statements that decode the value, cast it, and assign it to a target such as `self.header`.
  func statements(assigningTo target: String) -> [SwiftStatement] {
    let decoded = SwiftExpression.name(properties.container).calling(
      isRequired ? "decode" : "decodeIfPresent",
      SwiftArgument("forKey", .implicitMember(plan.name)))
    let cast = SwiftExpression.cast(.name(constant), to: plan.type)
    if isRequired {
      let error = SwiftExpression.name("ComponentDecodingError")
        .calling("couldNotCastToType", SwiftArgument(nil, .string(plan.type)))
      return [
        .constant(constant, type: constantType, .attempt(decoded)),
        .ifLet("aux", cast, [.assign(target, .name("aux"))], else: [.throw(error)]),
      ]
    }
    if let onError = plan.onError {
      return [
        .constant(constant, type: constantType, .optionalAttempt(decoded)),
        .assign(target, .coalesce(cast, properties.replacement(onError))),
      ]
    }
    var value = cast
    if case .fallback(let fallback) = plan.presence {
      value = .coalesce(cast, properties.replacement(fallback))
    }
    return [
      .constant(constant, type: constantType, .attempt(decoded)), .assign(target, value),
    ]
  }
}

extension String {
  /// `any P` for `P` and `[any P]` for `[P]`.
  fileprivate var withExplicitExistential: String {
    hasPrefix("[") ? "[any " + dropFirst() : "any " + self
  }
}
