import WidgetModel
import WidgetPlan

/// Values without a key: from a user-defined function, from the keys around them, or alone.
extension PropertyPrinter {
  func unkeyed(_ plan: PropertyPlan) -> SwiftExpression {
    var coder = vocabulary.decoder
    let value: SwiftExpression
    switch plan.source {
    case .function(let function):
      coder = vocabulary.coder(for: function, container: container, keyedBy: keyType)
      value = .name(owner).calling(function.name, SwiftArgument("from", coder))
      let opensContainer = !function.takesCoder && vocabulary.opensContainers
      if !function.isThrowing, !opensContainer { return value }
    case .flattened:
      if plan.onError == nil, plan.shape.isOptional { return flattenedOptional(plan) }
      value = flattened(plan)
    case .keys, .paths, .whole, .element, .nowhere: value = whole(plan, vocabulary.whole)
    }
    guard let onError = plan.onError else { return .attempt(value) }
    let replacement = replacement(onError)
    guard spelling.reportsErrors else { return .coalesce(.optionalAttempt(value), replacement) }
    return vocabulary.recovering(value, at: [], by: coder, with: replacement)
  }

  /// A value from the object's own keys.
  private func flattened(_ plan: PropertyPlan) -> SwiftExpression {
    let keys = plan.besides ?? []
    if let wrapper = plan.codedWrapper {
      return .member(vocabulary.flattened(wrapper, besides: keys), "wrappedValue")
    }
    let shape = plan.shape.unwrapped
    let type = spelling.nestsPolymorphs ? spelling.decodedType(shape) : plan.type
    return spelling.unboxed(vocabulary.flattened(type, besides: keys), shape)
  }

  /// A value that is nil if the object has none of its keys, or with some runtimes if it cannot be
  /// decoded.
  private func flattenedOptional(_ plan: PropertyPlan) -> SwiftExpression {
    if spelling.ignoresErrorsOfFlattened { return .optionalAttempt(flattened(plan)) }
    if let keys = plan.flattenedKeys {
      return .attempt(.ternary(vocabulary.contains(anyOf: keys), flattened(plan), .null))
    }
    let shape = plan.shape.unwrapped
    let value = vocabulary.flattenedIfPresent(plan.codedWrapper ?? spelling.decodedType(shape))
    if plan.codedWrapper != nil { return .attempt(.member(.chain(value), "wrappedValue")) }
    return .attempt(
      spelling.needsUnboxing(shape) ? spelling.unboxed(.chain(value), shape) : value)
  }

  /// A value that is the only one.
  ///
  /// - Parameter decode: the call that decodes a type.
  func whole(
    _ plan: PropertyPlan, _ decode: (String) -> SwiftExpression
  ) -> SwiftExpression {
    if let wrapper = plan.codedWrapper { return .member(decode(wrapper), "wrappedValue") }
    return spelling.unboxed(decode(spelling.decodedType(plan.shape)), plan.shape)
  }
}
