import WidgetModel
import WidgetPlan

/// Values that have no key: those whose properties are beside others, and those that are all there is.
extension PropertyPrinter {
  /// A value of the object's own properties.
  func flattened(_ plan: PropertyPlan) -> SwiftExpression {
    func decoded(_ type: String) -> SwiftExpression {
      .call(.name(type), [SwiftArgument("from", Self.decoder(of: plan, in: .name("decoder")))])
    }
    if let wrapper = plan.codedWrapper { return .member(decoded(wrapper), "wrappedValue") }
    let shape = plan.shape.unwrapped
    let type = spelling.runtime == .beagle1 ? plan.type : spelling.decodedType(shape)
    return spelling.unboxed(decoded(type), shape)
  }

  /// The decoder of what is flattened: a dictionary of the remaining keys does not see the others.
  ///
  /// For example: `decoder.remaining(besides: "title")`.
  static func decoder(
    of plan: PropertyPlan, in object: SwiftExpression
  ) -> SwiftExpression {
    guard let keys = plan.besides, !keys.isEmpty else { return object }
    return .call(
      .member(object, "remaining"), labeled("besides", keys.map(SwiftExpression.string)))
  }

  /// Nil where none of its keys is there; with what Beagle 1 has, where it cannot be decoded.
  func flattenedOptional(_ plan: PropertyPlan) -> SwiftExpression {
    if spelling.runtime == .beagle1 { return .optionalAttempt(flattened(plan)) }
    let decoder = SwiftExpression.name("decoder")
    if let keys = plan.flattenedKeys {
      let isThere = SwiftExpression.call(
        .member(decoder, "contains"), Self.labeled("anyOf", keys.map(SwiftExpression.string)))
      return .attempt(.ternary(isThere, flattened(plan), .null))
    }
    let shape = plan.shape.unwrapped
    let type = plan.codedWrapper ?? spelling.decodedType(shape)
    let decoded = decoder.calling(
      "decodeIfPresent", SwiftArgument("flattened", .metatype(type)))
    if plan.codedWrapper != nil {
      return .attempt(.member(.chain(decoded), "wrappedValue"))
    }
    return .attempt(
      spelling.needsUnboxing(shape) ? spelling.unboxed(.chain(decoded), shape) : decoded)
  }

  /// A value that is all there is.
  func whole(
    _ plan: PropertyPlan, _ reader: SwiftExpression, _ function: String,
    _ place: [SwiftArgument] = []
  ) -> SwiftExpression {
    func read(_ type: String) -> SwiftExpression {
      .call(.member(reader, function), [SwiftArgument(nil, .metatype(type))] + place)
    }
    if let wrapper = plan.codedWrapper { return .member(read(wrapper), "wrappedValue") }
    return spelling.unboxed(read(spelling.decodedType(plan.shape)), plan.shape)
  }
}
