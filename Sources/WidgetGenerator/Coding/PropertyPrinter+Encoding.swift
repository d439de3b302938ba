import WidgetModel
import WidgetPlan

extension PropertyPrinter {
  /// The statement that encodes a property; nil when it is not written.
  func encoding(_ plan: PropertyPlan) -> SwiftExpression? {
    let name = plan.name.needsSelf ? "self.\(plan.name)" : plan.name
    var value = SwiftExpression.name(name)
    if let wrapper = plan.codedWrapper {
      value = .call(.name(wrapper), [SwiftArgument("wrappedValue", value)])
    }
    let shape = plan.codedWrapper == nil ? plan.shape.whole : nil
    let isExplicit = encodesExplicitNil(plan.hasDefaultBesideNil)
    switch plan.destination {
    case .nowhere: return nil
    case .function(let function):
      let coder: SwiftExpression =
        function.takesCoder ? .name("encoder") : .address(.name(container))
      let call = SwiftExpression.call(.name(function.name), [SwiftArgument("to", coder)])
      return function.isThrowing ? .attempt(call) : call
    case .flattened:
      return .attempt(
        flattened(value, shape).calling("encode", SwiftArgument("to", .name("encoder"))))
    case .key(let key):
      let place: SwiftExpression = usesCodingKeys ? .implicitMember(plan.name) : .string(key)
      return encode(value, shape, isExplicit, [SwiftArgument("forKey", place)], isKey: true)
    case .path(let path):
      let keys = Self.labeled("at", path.map(SwiftExpression.string))
      return encode(value, shape, isExplicit, keys, isKey: false)
    }
  }

  /// The statement that encodes a case's value under a key.
  func encoding(
    _ value: EnumPlan.Value, of expression: SwiftExpression, under key: String
  ) -> SwiftExpression {
    encode(
      expression, value.shape.whole, encodesExplicitNil(value.hasDefaultBesideNil),
      [SwiftArgument("forKey", .string(key))], isKey: true)
  }

  /// - Parameter shape: nil for what a wrapper codes.
  private func encode(
    _ value: SwiftExpression, _ shape: JSONShape?, _ isExplicit: Bool,
    _ place: [SwiftArgument], isKey: Bool
  ) -> SwiftExpression {
    let isOptional = shape?.isOptional ?? false
    let function = isOptional && !isExplicit ? "encodeIfPresent" : "encode"
    let isKnown = isKey && spelling.runtime == .beagle2 && shape?.unwrapped.isKnownToBeagle == true
    let boxed = shape.map { isKnown ? value : spelling.boxed(value, $0) } ?? value
    return .attempt(
      .call(.member(.name(container), function), [SwiftArgument(nil, boxed)] + place))
  }

  private func flattened(_ value: SwiftExpression, _ shape: JSONShape?) -> SwiftExpression {
    guard let shape else { return value }
    let boxed = spelling.boxed(value, shape)
    return shape.isOptional ? .chain(boxed) : boxed
  }
}
