import WidgetModel
import WidgetPlan

extension PropertyPrinter {
  /// The statement that encodes a property; nil when it is not written.
  func encoding(_ plan: PropertyPlan) -> SwiftStatement? {
    writing(plan).map {
      unlessOmitted(variable(plan), plan, $0).ifAvailable(plan.availability)
    }
  }

  /// The property, with `self.` where another name would hide it.
  private func variable(_ plan: PropertyPlan) -> SwiftExpression {
    let isHidden =
      plan.name.needsSelf || readsBytes && plan.name.isHiddenInWriting
      || plan.destination == .element && plan.isHiddenByElements
    return .name(isHidden ? "self.\(plan.name)" : plan.name)
  }

  /// The call that writes a property; nil when it is not written.
  func writing(_ plan: PropertyPlan) -> SwiftExpression? {
    var value = variable(plan)
    if let wrapper = plan.codedWrapper {
      value = .call(.name(wrapper), [SwiftArgument("wrappedValue", value)])
    }
    let shape = plan.codedWrapper == nil ? plan.shape.whole : nil
    let isExplicit = plan.writesNil || encodesExplicitNil(plan.hasDefaultBesideNil)
    switch plan.destination {
    case .nowhere: return nil
    case .function(let function) where readsBytes: return writing(function)
    case .function(let function):
      let coder: SwiftExpression =
        function.takesCoder ? .name("encoder") : .address(.name(container))
      let call = SwiftExpression.call(.name(function.name), [SwiftArgument("to", coder)])
      return function.isThrowing ? .attempt(call) : call
    case .flattened where readsBytes:
      let members = SwiftArgument("of", shape.map { spelling.boxed(value, $0) } ?? value)
      return .attempt(
        .name(container).calling(
          shape?.isOptional ?? false ? "writeMembersIfPresent" : "writeMembers", members))
    case .flattened:
      return .attempt(
        flattened(value, shape).calling("encode", SwiftArgument("to", .name("encoder"))))
    case .whole:
      let boxed = shape.map { spelling.boxed(value, $0) } ?? value
      return .attempt(
        .name(readsBytes ? container : "container")
          .calling(readsBytes ? "write" : "encode", SwiftArgument(nil, boxed)))
    case .element:
      let boxed = shape.map { spelling.boxed(value, $0) } ?? value
      return .attempt(
        .name(container).calling(
          readsBytes ? "write" : "encode", SwiftArgument(readsBytes ? "element" : nil, boxed)))
    case .key(let key):
      let place = usesCodingKeys && !readsBytes ? .implicitMember(plan.name) : literal(key)
      return encode(value, shape, isExplicit, [SwiftArgument("forKey", place)], isKey: true)
    case .path(let path):
      let keys = Self.labeled("at", path.map(literal))
      return encode(value, shape, isExplicit, keys, isKey: false)
    }
  }

  /// The statement that encodes a case's value under a key.
  func encoding(
    _ value: EnumPlan.Value, of expression: SwiftExpression, under key: String
  ) -> SwiftStatement { encoding(value, of: expression, at: [key]) }

  /// The statement that encodes a case's value at a path.
  func encoding(
    _ value: EnumPlan.Value, of expression: SwiftExpression, at path: [String]
  ) -> SwiftStatement {
    let isExplicit = value.property.writesNil || encodesExplicitNil(value.hasDefaultBesideNil)
    let call = encode(
      expression, value.shape.whole, isExplicit,
      .place(path.map { readsBytes ? $0.escapedInJSON : $0 }), isKey: path.count == 1)
    return unlessOmitted(expression, value.property, call)
  }

  /// - Parameter shape: nil for what a wrapper codes.
  private func encode(
    _ value: SwiftExpression, _ shape: JSONShape?, _ isExplicit: Bool,
    _ place: [SwiftArgument], isKey: Bool
  ) -> SwiftExpression {
    let isOptional = shape?.isOptional ?? false
    let verb = readsBytes ? "write" : "encode"
    let function = SwiftExpression.member(
      .name(container), isOptional && !isExplicit ? verb + "IfPresent" : verb)
    if readsBytes, isKey, let shape, !(isOptional && isExplicit), let box = listed(shape) {
      let list = [SwiftArgument("listOf", .metatype(box)), SwiftArgument(nil, value)]
      return .attempt(.call(function, list + place))
    }
    // Its own function leaves out nil.
    let isKnown =
      isKey && spelling.runtime == .beagle2 && shape?.unwrapped.isKnownToBeagle == true
      && !(isOptional && isExplicit)
    let boxed = shape.map { isKnown ? value : spelling.boxed(value, $0) } ?? value
    return .attempt(
      .call(function, [SwiftArgument(nil, boxed)] + place))
  }

  /// A key as a literal; one that is written as bytes with the escapes that JSON needs.
  private func literal(_ key: String) -> SwiftExpression {
    .string(readsBytes ? key.escapedInJSON : key)
  }

  /// The box of the values in a list, for which the runtime has a function.
  private func listed(_ shape: JSONShape) -> String? {
    guard case .array(.polymorphic(let value)) = shape.unwrapped, value.narrowed == nil
    else { return nil }
    return spelling.box(value)
  }

  /// The call of a function of the user's that writes into an object whose bytes are written.
  private func writing(_ function: PropertyPlan.Function) -> SwiftExpression {
    let coder: SwiftExpression = function.takesCoder ? .name("$0") : .address(.name("$0"))
    let call = SwiftExpression.name(function.name)
      .calling(to: coder, isThrowing: function.isThrowing)
    let keys = SwiftExpression.metatype(usesCodingKeys ? "CodingKeys" : "WireKey")
    return .writingMembers(call, keyedBy: function.takesCoder ? nil : keys)
  }

  private func flattened(_ value: SwiftExpression, _ shape: JSONShape?) -> SwiftExpression {
    guard let shape else { return value }
    let boxed = spelling.boxed(value, shape)
    return shape.isOptional ? .chain(boxed) : boxed
  }
}

extension JSONShape {
  /// Whether Beagle's containers have a function for it.
  var isKnownToBeagle: Bool {
    switch self {
    case .polymorphic(let value), .array(.polymorphic(let value)):
      value.narrowed == nil && value.unknown == nil
    default: false
    }
  }
}
