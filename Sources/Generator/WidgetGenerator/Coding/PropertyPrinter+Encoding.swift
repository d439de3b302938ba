import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

extension PropertyPrinter {
  /// Returns the statement that encodes a property, or nil if the property is not encoded.
  func encoding(_ plan: PropertyPlan) -> SwiftStatement? {
    always(plan).map {
      unlessOmitted(variable(plan), plan, $0).ifAvailable(plan.availability)
    }
  }

  /// Returns the property, with `self.` if another name would shadow it.
  private func variable(_ plan: PropertyPlan) -> SwiftExpression {
    let isHidden =
      plan.name.needsSelf || vocabulary.hidesWhenEncoding(plan.name)
      || plan.destination == .element && plan.isHiddenByElements
    return .name(isHidden ? "self.\(plan.name)" : plan.name)
  }

  /// Returns the expression to encode for a property.
  ///
  /// - Parameter value: the value of the property, or nil for the property itself.
  func boxed(_ plan: PropertyPlan, _ value: SwiftExpression? = nil) -> SwiftExpression {
    let value = value ?? variable(plan)
    if let wrapper = wrapper(of: plan) {
      return .call(.name(wrapper), [SwiftArgument("wrappedValue", value)])
    }
    return spelling.boxed(value, plan.shape.complete)
  }

  /// Returns the statement that encodes a property, without the condition for omitting it, or nil if the property is
  /// never encoded.
  private func always(_ plan: PropertyPlan) -> SwiftStatement? {
    switch plan.destination {
    case .nowhere: return nil
    case .function(let function):
      return vocabulary.call(function, container: container, keyedBy: keyType)
    case .remainingKeys(let keys) where !keys.isEmpty:
      let value = vocabulary.runtimeCall(
        "remaining", [SwiftArgument(nil, variable(plan))] + .labeled("excluding", keys),
        encoder: "in")
      return vocabulary.members(of: boxed(plan, value), isOptional: plan.isOptionalValue)
    case .flattened, .remainingKeys:
      return vocabulary.members(of: boxed(plan), isOptional: plan.isOptionalValue)
    case .whole: return vocabulary.onlyValue(boxed(plan))
    case .element: return vocabulary.element(boxed(plan))
    case .key(let key):
      let place = vocabulary.key(key, caseName: usesCodingKeys ? plan.name : nil)
      return encode(plan, at: [SwiftArgument("forKey", place)], isKey: true)
    case .path(let path):
      let keys = path.map { vocabulary.key($0, caseName: nil) }
      return encode(plan, at: .labeled(plan.pathLabel, keys), isKey: false)
    }
  }

  private func encode(
    _ plan: PropertyPlan, at place: [SwiftArgument], isKey: Bool
  ) -> SwiftStatement {
    if plan.codedWrapper != nil {
      return call(vocabulary.encodeFunction, [SwiftArgument(nil, boxed(plan))] + place)
    }
    var (value, shape) = (variable(plan), plan.shape.complete)
    if case .replaced(by: let null, isEncoded: true) = plan.null {
      value = .ternary(.unequal(value, replacement(null)), value, .null)
      shape = .optional(shape.unwrapped)
    }
    return encode(value, shape, encodesNil: encodesNil(plan), at: place, isKey: isKey)
  }

  /// Returns the statement that encodes a case's value.
  ///
  /// - Parameter path: the place of the value, or nil for its own place.
  func encoding(
    _ value: EnumPlan.Value, of expression: SwiftExpression, at path: [String]? = nil
  ) -> SwiftStatement {
    let plan = value.property
    guard let path = path ?? plan.encodedPath else {
      return vocabulary.members(
        of: spelling.boxed(expression, plan.shape.complete), isOptional: plan.isOptionalValue)
    }
    var place = vocabulary.place(path)
    if path.count > 1 { place[0].label = plan.pathLabel }
    let call = encode(
      expression, plan.shape.complete, encodesNil: encodesNil(plan), at: place,
      isKey: path.count == 1)
    return unlessOmitted(expression, plan, call)
  }

  /// Whether nil of a property or an associated value is encoded as `null`.
  private func encodesNil(_ plan: PropertyPlan) -> Bool {
    plan.encodesNil || plan.encodesNilOverDefault
  }

  private func encode(
    _ value: SwiftExpression, _ shape: JSONShape, encodesNil: Bool, at place: [SwiftArgument],
    isKey: Bool
  ) -> SwiftStatement {
    let encodesNull = shape.isOptional && encodesNil
    let omitsNil = shape.isOptional && !encodesNil
    let function = vocabulary.encodeFunction + (omitsNil ? "IfPresent" : "")
    if isKey, !encodesNull {
      if vocabulary.encodesLists, let box = listed(shape.unwrapped) {
        return call(
          function, [SwiftArgument("listOf", .metatype(box)), SwiftArgument(nil, value)] + place)
      }
      // Beagle's containers have a function that encodes this value and omits nil.
      if spelling.infersTypes, shape.unwrapped.isKnownToBeagle {
        return call(function, [SwiftArgument(nil, value)] + place)
      }
    }
    return call(function, [SwiftArgument(nil, spelling.boxed(value, shape))] + place)
  }

  private func call(_ function: String, _ arguments: [SwiftArgument]) -> SwiftStatement {
    .expression(.attempt(.name(container).calling(function, arguments)))
  }
}

extension PropertyPlan {
  /// Whether the value to encode is an optional.
  var isOptionalValue: Bool { codedWrapper == nil && shape.complete.isOptional }

  /// The label of the keys in a call that encodes the property at a path.
  fileprivate var pathLabel: String { omissions.contains(.key) ? "keepingObjectsAt" : "at" }
}

// MARK: - Omissions

extension PropertyPrinter {
  /// Returns the given call that encodes a value, inside an `if` if the value can be omitted.
  ///
  /// For example: `if !tags.isEmpty { try fields.encode(tags, forKey: "tags") }`.
  private func unlessOmitted(
    _ value: SwiftExpression, _ plan: PropertyPlan, _ call: SwiftStatement
  ) -> SwiftStatement {
    conditions(value, plan).joined(by: SwiftExpression.and).map { .if($0, [call]) } ?? call
  }

  /// Returns the conditions under which a value is encoded. All of them have to be true.
  private func conditions(_ value: SwiftExpression, _ plan: PropertyPlan) -> [SwiftExpression] {
    plan.omissions.compactMap { conditions(of: $0, value, plan)?.presence }
  }

  /// Returns the condition under which an omission leaves out a value, and the condition under which it does not.
  /// Returns nil if the function that encodes the value leaves out nil.
  private func conditions(
    of omission: Omission, _ value: SwiftExpression, _ plan: PropertyPlan
  ) -> (absence: SwiftExpression, presence: SwiftExpression)? {
    switch omission {
    case .key: return nil
    case .equalsDefault(let replacement):
      let other = self.replacement(replacement)
      return (.equal(value, other), .unequal(value, other))
    case .isMissing:
      let isMissing = SwiftExpression.member(value, "isMissing")
      return (isMissing, .not(isMissing))
    case .member(let name) where plan.shape.complete.isOptional:
      let member = SwiftExpression.member(.chain(value), name)
      return (
        .coalesce(member, .verbatim("\(plan.omitsNil)")), .unequal(member, .verbatim("true"))
      )
    case .member(let name):
      let member = SwiftExpression.member(value, name)
      return (member, .not(member))
    case .isNil: return (.equal(value, .null), .unequal(value, .null))
    case .condition(let condition):
      let condition = SwiftExpression.verbatim(condition.applied(to: "\(value)"))
      return (condition, .not(condition))
    }
  }

  /// Returns the conditions under which a property is encoded. All of them have to be true.
  func presence(of plan: PropertyPlan) -> [SwiftExpression] {
    let value = variable(plan)
    return (plan.omitsNil ? [.unequal(value, .null)] : []) + conditions(value, plan)
  }

  /// Returns the condition under which a property is not encoded, or nil if it is never encoded.
  func absence(of plan: PropertyPlan) -> SwiftExpression? {
    if plan.destination == .nowhere { return nil }
    let value = variable(plan)
    let omitted = plan.omissions.compactMap { conditions(of: $0, value, plan)?.absence }
    // The condition about a member of an optional is also true for nil.
    let includesNil = plan.omissions.contains { $0.member != nil }
    let all = (plan.omitsNil && !includesNil ? [.equal(value, .null)] : []) + omitted
    guard let condition = all.joined(by: SwiftExpression.or) else { return nil }
    return all.count == 1 ? condition : .tuple([condition])
  }
}
