import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Prints the Swift code that decodes and encodes a property or an associated value.
///
/// For example: `try fields.decode([AnyComponent].self, forKey: "children").map(\.value)`.
struct PropertyPrinter {
  let vocabulary: any Vocabulary
  /// Whether the container is keyed by `CodingKeys` instead of `WireKey`.
  let usesCodingKeys: Bool
  /// The name of the container.
  let container: String
  /// The type whose static members decode values, or replace missing and invalid values: `Self` or, as in Sourcery's
  /// templates, the type's name.
  let owner: String

  init(
    _ vocabulary: any Vocabulary, usesCodingKeys: Bool = false, container: String? = nil,
    owner: String = "Self"
  ) {
    self.vocabulary = vocabulary
    self.usesCodingKeys = usesCodingKeys
    self.container = container ?? vocabulary.container(usesCodingKeys: usesCodingKeys)
    self.owner = owner
  }

  var spelling: RuntimeSpelling { vocabulary.spelling }

  /// The type of the container's keys.
  var keyType: String { usesCodingKeys ? "CodingKeys" : spelling.names["WireKey"] }

  // MARK: - Decoding

  /// Returns the expression for the value to assign, or nil if nothing is decoded.
  func decoding(_ plan: PropertyPlan) -> SwiftExpression? { decoding(plan, Place(plan)) }

  /// Returns the expression for an associated value, or nil if nothing is decoded.
  func decoding(_ value: EnumPlan.Value) -> SwiftExpression? {
    decoding(value.property, Place(value))
  }

  private func decoding(_ plan: PropertyPlan, _ place: Place) -> SwiftExpression? {
    switch plan.source {
    case .nowhere: return nil
    case .function, .flattened, .remainingKeys, .whole: return unkeyed(plan)
    case .element: return element(plan)
    case .keys(let keys):
      let key = key(keys, of: plan)
      return decoding(
        place, at: [SwiftArgument("forKey", key)], isThere: [SwiftArgument(nil, key)],
        keys: [key])
    case .paths(let paths):
      let places = paths.map { $0.map(SwiftExpression.string) }
      let several = places.map { SwiftArgument(nil, .array($0)) }
      return decoding(
        place,
        at: paths.count == 1 ? Self.labeled("at", places[0]) : several.labeled("atFirst"),
        isThere: several.labeled("atFirst"), keys: places[0])
    }
  }

  /// Returns the expression that decodes a case's value at a path, such as the place of the case's content.
  func decoding(_ value: EnumPlan.Value, at path: [String]) -> SwiftExpression {
    var place = Place(value)
    place.isKey = path.count == 1
    let keys = path.map(SwiftExpression.string)
    return decoding(
      place, at: .place(path),
      isThere: [place.isKey ? SwiftArgument(nil, keys[0]) : SwiftArgument("atFirst", .array(keys))],
      keys: keys)
  }

  /// A property or an associated value that is decoded.
  struct Place {
    var shape: JSONShape
    let presence: PropertyPlan.Presence
    var onError: PropertyPlan.Replacement?
    /// The value that replaces null, or nil if null is not replaced.
    var null: PropertyPlan.Replacement?
    /// Whether null is an error although the key may be missing.
    var rejectsNull = false
    var wrapper: String?
    var hasNonNilDefault: Bool
    /// Whether the property distinguishes missing values from null.
    var isField: Bool
    /// Whether the value is directly under a key of the container.
    var isKey = true
    /// Whether the key is required and its value may be null.
    var isNullable: Bool { presence == .required && shape.isOptional }
    /// Whether the annotation `null` specifies the effect of null.
    var differsForNull: Bool { null != nil || rejectsNull }
    /// Whether an existing value is decoded even if it is null.
    var decodesNull: Bool { presence == .required || isField || rejectsNull }
    /// The property's type, or nil for an associated value, whose type is derived from the shape.
    var type: String?

    init(_ plan: PropertyPlan) {
      (shape, presence, onError) = (plan.shape, plan.presence, plan.onError)
      (wrapper, hasNonNilDefault) = (plan.codedWrapper, plan.hasNonNilDefault)
      null = plan.null?.replacement
      if null != nil, presence == .required { shape = .optional(shape.unwrapped) }
      rejectsNull = plan.null == .rejected
      if rejectsNull { shape = shape.unwrapped }
      isField = plan.isField
      if case .keys = plan.source {} else { isKey = false }
      type = plan.type
    }

    init(_ value: EnumPlan.Value) {
      (shape, presence, onError) = (value.shape, value.presence, value.onError)
      hasNonNilDefault = value.property.hasNonNilDefault
      isField = value.property.isField
      if case .keys = value.property.source {} else { isKey = false }
    }
  }

  /// Returns the expression that decodes a property or an associated value, such as `fields.decode…` or `json.read…`.
  /// If the runtime reports errors that are replaced by a value, the expression reports them.
  ///
  /// - Parameters:
  ///   - isThere: the arguments for checking whether the container has a value at the place.
  ///   - keys: the keys of the place.
  func decoding(
    _ place: Place, at arguments: [SwiftArgument], isThere: [SwiftArgument],
    keys: [SwiftExpression]
  ) -> SwiftExpression {
    guard spelling.reportsErrors, let wrong = place.onError else {
      return decoding(place, at: arguments, isThere: isThere)
    }
    var place = place
    place.onError = nil
    let recovered = vocabulary.recovering(
      decoding(place, at: arguments, isThere: isThere), at: keys, by: .name(container),
      with: replacement(wrong))
    guard place.presence == .required else { return recovered }
    // A required value that is missing is still an error.
    let contains = SwiftExpression.call(.member(.name(container), "contains"), isThere)
    return .attempt(
      .ternary(
        contains, recovered, replacingNull(call(place, isRequired: true, at: arguments), place)))
  }

  /// Returns the expression that decodes a value, without reporting an error that is replaced.
  private func decoding(
    _ place: Place, at arguments: [SwiftArgument], isThere: [SwiftArgument]
  ) -> SwiftExpression {
    let isRequired = place.presence == .required
    let isExplicit =
      place.isField || place.differsForNull || encodesExplicitNil(place.hasNonNilDefault)
    let contains = SwiftExpression.call(.member(.name(container), "contains"), isThere)
    var value = replacingNull(
      call(place, isRequired: place.decodesNull, at: arguments), place)
    if place.differsForNull, place.presence == .optional {
      value = .ternary(contains, value, .null)
    }
    // If both replacements are the same, a single `??` is enough.
    if case .fallback(let fallback) = place.presence, isExplicit || place.onError != fallback {
      let fallback = replacement(fallback)
      value = isExplicit ? .ternary(contains, value, fallback) : .coalesce(value, fallback)
    }
    guard let wrong = place.onError else { return .attempt(value) }
    let onError = replacement(wrong)
    if place.presence == .optional || isExplicit, !wrong.isNil {
      // `some` distinguishes a value that is null from a value that cannot be decoded.
      let some = SwiftExpression.name(spelling.names["Optional"])
        .calling("some", SwiftArgument(nil, value))
      return .coalesce(.optionalAttempt(some), onError)
    }
    let replaced = SwiftExpression.coalesce(.optionalAttempt(value), onError)
    // A required value that is missing is still an error.
    return isRequired ? .attempt(.ternary(contains, replaced, value)) : replaced
  }

  /// Returns the expression with nil replaced by the property's value for null, or the expression itself if the
  /// property has no such value.
  func replacingNull(_ value: SwiftExpression, _ place: Place) -> SwiftExpression {
    place.null.map { .coalesce(value, replacement($0)) } ?? value
  }

  /// Whether nil is encoded and decoded as `null`.
  func encodesExplicitNil(_ hasNonNilDefault: Bool) -> Bool {
    hasNonNilDefault && spelling.encodesExplicitNil
  }

  /// Returns the expression that decodes a value and converts it to the property's type.
  ///
  /// - Parameter givesOptional: whether the decoding call returns nil if a required value cannot be decoded.
  func call(
    _ place: Place, isRequired: Bool, givesOptional: Bool = false, at arguments: [SwiftArgument]
  ) -> SwiftExpression {
    let verb = vocabulary.decodeFunction
    let function = SwiftExpression.member(
      .name(container), isRequired ? verb : verb + "IfPresent")
    func decoded(_ type: [SwiftArgument]) -> SwiftExpression { .call(function, type + arguments) }
    func present(_ value: SwiftExpression) -> SwiftExpression {
      isRequired && !givesOptional ? value : .chain(value)
    }
    if let wrapper = place.wrapper {
      return .member(
        present(decoded([SwiftArgument(nil, .metatype(wrapper))])), "wrappedValue")
    }
    // Without `IfPresent`, an optional type is decoded, because the value may be null.
    let shape = isRequired ? place.shape : place.shape.unwrapped
    if let box = listed(place, shape) {
      return decoded([SwiftArgument("listOf", .metatype(box))])
    }
    if infersType(place, shape) { return decoded([]) }
    let type = spelling.nestsPolymorphs ? nil : place.type
    let value = decoded([SwiftArgument(nil, .metatype(type ?? spelling.decodedType(shape)))])
    if !spelling.needsUnboxing(shape) { return value }
    // Null is a valid value here, and optional chaining would not distinguish it from a failed call.
    if isRequired, givesOptional, shape.isOptional {
      let unboxed = spelling.unboxed(.name("$0"), shape)
      return value.calling("map", SwiftArgument(nil, .closure(unboxed)))
    }
    return spelling.unboxed(present(value), shape)
  }

  /// Returns the box of a list's values if the runtime decodes the list with a single function. Otherwise, returns nil.
  private func listed(_ place: Place, _ shape: JSONShape) -> String? {
    guard !spelling.infersTypes, place.isKey,
      case .array(.polymorphic(let value)) = shape, value.narrowed == nil
    else { return nil }
    return spelling.box(value)
  }

  /// Whether Beagle's own container functions infer the type, as they do for a polymorphic value or a list of such
  /// values.
  private func infersType(_ place: Place, _ shape: JSONShape) -> Bool {
    spelling.infersTypes && shape.isKnownToBeagle && place.isKey
  }

  private func key(_ keys: [String], of plan: PropertyPlan) -> SwiftExpression {
    usesCodingKeys ? .implicitMember(plan.name) : first(of: keys)
  }

  private func first(of keys: [String]) -> SwiftExpression {
    keys.count == 1 ? .string(keys[0]) : .name(container).first(of: keys)
  }

  /// Returns the Swift expression of a replacement.
  func replacement(_ replacement: PropertyPlan.Replacement) -> SwiftExpression {
    switch replacement {
    case .expression(let text): .verbatim(text)
    case .staticProperty(let name): .member(.name(owner), name)
    }
  }

  static func labeled(_ label: String, _ values: [SwiftExpression]) -> [SwiftArgument] {
    values.map { SwiftArgument(nil, $0) }.labeled(label)
  }
}

extension [SwiftArgument] {
  /// Returns the arguments with a label on the first argument.
  fileprivate func labeled(_ label: String) -> [SwiftArgument] {
    guard var first else { return self }
    first.label = label
    return [first] + dropFirst()
  }
}

extension PropertyPrinter {
  /// Returns the given call that encodes a value, inside an `if` if the value can be omitted.
  ///
  /// For example: `if !tags.isEmpty { try fields.encode(tags, forKey: "tags") }`.
  func unlessOmitted(
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
      let other = operand(self.replacement(replacement))
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
    case .condition(let text):
      let condition = SwiftExpression.verbatim(
        "(" + text.replacing("$0", by: "\(value)") + ")")
      return (omission == .isNil ? .equal(value, .null) : condition, .not(condition))
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

  /// Returns a user-defined expression as an operand, in parentheses if it may contain operators.
  private func operand(_ value: SwiftExpression) -> SwiftExpression {
    guard case .verbatim(let text) = value, text.parts(separatedBy: " ").count > 1,
      !text.hasPrefix("\"")
    else { return value }
    return .tuple([value])
  }
}

/// Values without a key, which are decoded by a user-defined function, from the surrounding object, or as the whole
/// value.
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
    case .flattened(let keys):
      if plan.onError == nil, plan.shape.isOptional { return flattenedOptional(plan, keys) }
      value = flattened(plan)
    case .remainingKeys(let others):
      if plan.onError == nil, plan.shape.isOptional { return flattenedOptional(plan, nil) }
      value = flattened(plan, excluding: others)
    case .keys, .paths, .whole, .element, .nowhere: value = whole(plan, vocabulary.whole)
    }
    guard let onError = plan.onError else { return .attempt(value) }
    let replacement = replacement(onError)
    guard spelling.reportsErrors else { return .coalesce(.optionalAttempt(value), replacement) }
    return vocabulary.recovering(value, at: [], by: coder, with: replacement)
  }

  /// Returns the expression that decodes a value from the keys of the surrounding object.
  ///
  /// - Parameter keys: the keys that a dictionary of the remaining keys does not contain.
  private func flattened(_ plan: PropertyPlan, excluding keys: [String] = []) -> SwiftExpression {
    if let wrapper = plan.codedWrapper {
      return .member(vocabulary.flattened(wrapper, excluding: keys), "wrappedValue")
    }
    let shape = plan.shape.unwrapped
    let type = spelling.nestsPolymorphs ? spelling.decodedType(shape) : plan.type
    return spelling.unboxed(vocabulary.flattened(type, excluding: keys), shape)
  }

  /// Returns the expression that decodes an optional flattened value. If its keys are known, the value is nil if all of
  /// them are missing or null. Otherwise, the value is nil if a required key is missing. With a runtime that ignores
  /// errors, the value is nil only after an error.
  ///
  /// - Parameter keys: the keys of the value, or nil if they are unknown.
  private func flattenedOptional(_ plan: PropertyPlan, _ keys: [String]?) -> SwiftExpression {
    if spelling.ignoresErrorsOfFlattened { return .optionalAttempt(flattened(plan)) }
    if let keys {
      return .attempt(.ternary(vocabulary.contains(anyOf: keys), flattened(plan), .null))
    }
    let shape = plan.shape.unwrapped
    let value = vocabulary.flattenedIfPresent(plan.codedWrapper ?? spelling.decodedType(shape))
    if plan.codedWrapper != nil { return .attempt(.member(.chain(value), "wrappedValue")) }
    return .attempt(
      spelling.needsUnboxing(shape) ? spelling.unboxed(.chain(value), shape) : value)
  }

  /// Returns the expression that decodes the only property of a transparent type from the whole value.
  ///
  /// - Parameter decode: returns the call that decodes a type.
  func whole(
    _ plan: PropertyPlan, _ decode: (String) -> SwiftExpression
  ) -> SwiftExpression {
    if let wrapper = plan.codedWrapper { return .member(decode(wrapper), "wrappedValue") }
    return spelling.unboxed(decode(spelling.decodedType(plan.shape)), plan.shape)
  }
}

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
  func boxed(_ plan: PropertyPlan) -> SwiftExpression {
    if let wrapper = plan.codedWrapper {
      return .call(.name(wrapper), [SwiftArgument("wrappedValue", variable(plan))])
    }
    return spelling.boxed(variable(plan), plan.shape.complete)
  }

  /// Returns the statement that encodes a property, without the condition for omitting it, or nil if the property is
  /// never encoded.
  private func always(_ plan: PropertyPlan) -> SwiftStatement? {
    switch plan.destination {
    case .nowhere: return nil
    case .function(let function):
      return vocabulary.call(function, container: container, keyedBy: keyType)
    case .flattened, .remainingKeys:
      return vocabulary.members(of: boxed(plan), isOptional: plan.isOptionalValue)
    case .whole: return vocabulary.onlyValue(boxed(plan))
    case .element: return vocabulary.element(boxed(plan))
    case .key(let key):
      let place = vocabulary.key(key, caseName: usesCodingKeys ? plan.name : nil)
      return encode(plan, [SwiftArgument("forKey", place)], isKey: true)
    case .path(let path):
      let keys = Self.labeled(plan.pathLabel, path.map { vocabulary.key($0, caseName: nil) })
      return encode(plan, keys, isKey: false)
    }
  }

  private func encode(
    _ plan: PropertyPlan, _ place: [SwiftArgument], isKey: Bool
  ) -> SwiftStatement {
    let isExplicit = plan.encodesNil || encodesExplicitNil(plan.hasNonNilDefault)
    if plan.codedWrapper != nil { return encode(boxed(plan), nil, isExplicit, place, isKey: isKey) }
    if case .replaced(by: let null, isEncoded: true) = plan.null {
      let value = SwiftExpression.ternary(
        .unequal(variable(plan), operand(replacement(null))), variable(plan), .null)
      return encode(
        value, .optional(plan.shape.complete.unwrapped), isExplicit, place, isKey: isKey)
    }
    return encode(variable(plan), plan.shape.complete, isExplicit, place, isKey: isKey)
  }

  /// Returns the statement that encodes a case's value.
  ///
  /// - Parameter path: the place of the value, or nil for its own place.
  func encoding(
    _ value: EnumPlan.Value, of expression: SwiftExpression, at path: [String]? = nil
  ) -> SwiftStatement {
    guard let path = path ?? value.property.encodedPath else {
      return vocabulary.members(
        of: spelling.boxed(expression, value.shape.complete),
        isOptional: value.property.isOptionalValue)
    }
    let isExplicit =
      value.property.encodesNil || encodesExplicitNil(value.property.hasNonNilDefault)
    var place = vocabulary.place(path)
    if path.count > 1 { place[0].label = value.property.pathLabel }
    let call = encode(
      expression, value.shape.complete, isExplicit, place, isKey: path.count == 1)
    return unlessOmitted(expression, value.property, call)
  }

  /// - Parameter shape: the shape of the value, or nil if a property wrapper is coded instead.
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
    // Beagle's containers have a function that encodes this value and omits nil.
    let isKnown =
      hasOwnFunction && spelling.infersTypes && shape?.unwrapped.isKnownToBeagle == true
    let boxed = shape.map { isKnown ? value : spelling.boxed(value, $0) } ?? value
    return call([SwiftArgument(nil, boxed)])
  }

  /// Returns the box of a list's values if the runtime encodes the list with a single function. Otherwise, returns nil.
  private func listed(_ shape: JSONShape) -> String? {
    guard case .array(.polymorphic(let value)) = shape.unwrapped, value.narrowed == nil
    else { return nil }
    return spelling.box(value)
  }
}

extension PropertyPlan {
  /// Whether the value to encode is an optional.
  var isOptionalValue: Bool { codedWrapper == nil && shape.complete.isOptional }
}

extension JSONShape {
  /// Whether Beagle's containers have a function for values of this type.
  var isKnownToBeagle: Bool {
    switch self {
    case .polymorphic(let value), .array(.polymorphic(let value)):
      value.narrowed == nil && value.unknown == nil
    default: false
    }
  }
}

extension PropertyPlan {
  /// The label of the keys in a call that encodes the property at a path.
  fileprivate var pathLabel: String { omissions.contains(.key) ? "keepingObjectsAt" : "at" }
}
