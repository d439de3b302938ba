import WidgetModel
import WidgetPlan

extension PropertyPrinter {
  /// The statement that encodes a property; nil when it is not written.
  func encoding(_ plan: PropertyPlan) -> SwiftStatement? {
    always(plan).map {
      unlessOmitted(variable(plan), plan, $0).ifAvailable(plan.availability)
    }
  }

  /// The property, with `self.` where another name would hide it.
  private func variable(_ plan: PropertyPlan) -> SwiftExpression {
    let isHidden =
      plan.name.needsSelf || vocabulary.hidesWhenEncoding(plan.name)
      || plan.destination == .element && plan.isHiddenByElements
    return .name(isHidden ? "self.\(plan.name)" : plan.name)
  }

  /// The value to encode for a property.
  func boxed(_ plan: PropertyPlan) -> SwiftExpression {
    if let wrapper = plan.codedWrapper {
      return .call(.name(wrapper), [SwiftArgument("wrappedValue", variable(plan))])
    }
    return spelling.boxed(variable(plan), plan.shape.whole)
  }

  /// The statement that encodes a property in any case; nil if it is not encoded.
  private func always(_ plan: PropertyPlan) -> SwiftStatement? {
    switch plan.destination {
    case .nowhere: return nil
    case .function(let function):
      return vocabulary.call(function, container: container, keyedBy: keyType)
    case .flattened:
      return vocabulary.members(of: boxed(plan), isOptional: plan.isOptionalValue)
    case .whole: return vocabulary.onlyValue(boxed(plan))
    case .element: return vocabulary.element(boxed(plan))
    case .key(let key):
      let place = vocabulary.key(key, caseName: usesCodingKeys ? plan.name : nil)
      return encode(plan, [SwiftArgument("forKey", place)], isKey: true)
    case .path(let path):
      let keys = Self.labeled("at", path.map { vocabulary.key($0, caseName: nil) })
      return encode(plan, keys, isKey: false)
    }
  }

  private func encode(
    _ plan: PropertyPlan, _ place: [SwiftArgument], isKey: Bool
  ) -> SwiftStatement {
    let isExplicit = plan.writesNil || encodesExplicitNil(plan.hasDefaultBesideNil)
    if plan.codedWrapper != nil { return encode(boxed(plan), nil, isExplicit, place, isKey: isKey) }
    return encode(variable(plan), plan.shape.whole, isExplicit, place, isKey: isKey)
  }

  /// The statement that encodes a case's value at a path.
  func encoding(
    _ value: EnumPlan.Value, of expression: SwiftExpression, at path: [String]
  ) -> SwiftStatement {
    let isExplicit = value.property.writesNil || encodesExplicitNil(value.hasDefaultBesideNil)
    let call = encode(
      expression, value.shape.whole, isExplicit, vocabulary.place(path), isKey: path.count == 1)
    return unlessOmitted(expression, value.property, call)
  }

  /// - Parameter shape: nil for what a wrapper codes.
  private func encode(
    _ value: SwiftExpression, _ shape: JSONShape?, _ isExplicit: Bool,
    _ place: [SwiftArgument], isKey: Bool
  ) -> SwiftStatement {
    let isOptional = shape?.isOptional ?? false
    let verb = vocabulary.encodeFunction
    let function = SwiftExpression.member(
      .name(container), isOptional && !isExplicit ? verb + "IfPresent" : verb)
    func call(_ value: [SwiftArgument]) -> SwiftStatement {
      .expression(.attempt(.call(function, value + place)))
    }
    let hasOwnFunction = isKey && !(isOptional && isExplicit)
    if vocabulary.encodesLists, hasOwnFunction, let box = shape.flatMap(listed) {
      return call([SwiftArgument("listOf", .metatype(box)), SwiftArgument(nil, value)])
    }
    // Its own function leaves out nil.
    let isKnown =
      hasOwnFunction && spelling.infersTypes && shape?.unwrapped.isKnownToBeagle == true
    let boxed = shape.map { isKnown ? value : spelling.boxed(value, $0) } ?? value
    return call([SwiftArgument(nil, boxed)])
  }

  /// The box of the values in a list, for which the runtime has a function.
  private func listed(_ shape: JSONShape) -> String? {
    guard case .array(.polymorphic(let value)) = shape.unwrapped, value.narrowed == nil
    else { return nil }
    return spelling.box(value)
  }
}

extension PropertyPlan {
  /// Whether the value to encode is an optional.
  var isOptionalValue: Bool { codedWrapper == nil && shape.whole.isOptional }
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
