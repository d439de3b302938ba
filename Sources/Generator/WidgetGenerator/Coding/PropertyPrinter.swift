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
  func decoding(_ plan: PropertyPlan) -> SwiftExpression? { decoding(plan, DecodedMember(plan)) }

  /// Returns the expression for an associated value, or nil if nothing is decoded.
  func decoding(_ value: EnumPlan.Value) -> SwiftExpression? {
    decoding(value.property, DecodedMember(value))
  }

  private func decoding(_ plan: PropertyPlan, _ member: DecodedMember) -> SwiftExpression? {
    switch plan.source {
    case .nowhere: nil
    case .function, .flattened, .remainingKeys, .whole: unkeyed(plan)
    case .element: element(plan)
    case .keys(let keys):
      decoding(member, at: PlaceArguments(key: key(keys, of: plan)))
    case .paths(let paths):
      decoding(
        member,
        at: paths.count == 1 ? PlaceArguments(path: paths[0]) : PlaceArguments(firstOf: paths))
    }
  }

  /// Returns the expression that decodes a case's value at a path, such as the place of the case's content.
  func decoding(_ value: EnumPlan.Value, at path: [String]) -> SwiftExpression {
    var member = DecodedMember(value)
    member.isKey = path.count == 1
    return decoding(member, at: PlaceArguments(path: path))
  }

  /// Returns the expression that decodes a property or an associated value, such as `fields.decode…` or `json.read…`.
  /// If the runtime reports errors that are replaced by a value, the expression reports them.
  func decoding(_ member: DecodedMember, at place: PlaceArguments) -> SwiftExpression {
    guard spelling.reportsErrors, let wrong = member.onError else {
      return unreported(member, at: place)
    }
    var member = member
    member.onError = nil
    let recovered = vocabulary.recovering(
      unreported(member, at: place), at: place.keys, by: .name(container),
      with: replacement(wrong))
    guard member.presence == .required else { return recovered }
    // A required value that is missing is still an error.
    return .attempt(
      .ternary(
        contains(place), recovered,
        replacingNull(call(member, isRequired: true, at: place.decoding), member)))
  }

  /// Returns the expression that decodes a value, without reporting an error that is replaced.
  private func unreported(_ member: DecodedMember, at place: PlaceArguments) -> SwiftExpression {
    let isExplicit =
      member.isField || member.differsForNull || member.encodesNilOverDefault
    var value = replacingNull(
      call(member, isRequired: member.decodesNull, at: place.decoding), member)
    if member.differsForNull, member.presence == .optional {
      value = .ternary(contains(place), value, .null)
    }
    // If both replacements are the same, a single `??` is enough.
    if case .fallback(let fallback) = member.presence, isExplicit || member.onError != fallback {
      let fallback = replacement(fallback)
      value = isExplicit ? .ternary(contains(place), value, fallback) : .coalesce(value, fallback)
    }
    guard let wrong = member.onError else { return .attempt(value) }
    let onError = replacement(wrong)
    if member.presence == .optional || isExplicit, !wrong.isNil {
      // `some` distinguishes a value that is null from a value that cannot be decoded.
      let some = SwiftExpression.name(spelling.names["Optional"])
        .calling("some", SwiftArgument(nil, value))
      return .coalesce(.optionalAttempt(some), onError)
    }
    let replaced = SwiftExpression.coalesce(.optionalAttempt(value), onError)
    // A required value that is missing is still an error.
    return member.presence == .required
      ? .attempt(.ternary(contains(place), replaced, value)) : replaced
  }

  /// Returns the call that tests whether the container has a value at a place.
  private func contains(_ place: PlaceArguments) -> SwiftExpression {
    .name(container).calling("contains", place.contains)
  }

  /// Returns the expression with nil replaced by the property's value for null, or the expression itself if the
  /// property has no such value.
  func replacingNull(_ value: SwiftExpression, _ member: DecodedMember) -> SwiftExpression {
    member.null.map { .coalesce(value, replacement($0)) } ?? value
  }

  /// Returns the expression that decodes a value and converts it to the property's type.
  ///
  /// - Parameter givesOptional: whether the decoding call returns nil if a required value cannot be decoded.
  func call(
    _ member: DecodedMember, isRequired: Bool, givesOptional: Bool = false,
    at place: [SwiftArgument]
  ) -> SwiftExpression {
    let function = vocabulary.decodeFunction + (isRequired ? "" : "IfPresent")
    func decoded(_ type: SwiftArgument?) -> SwiftExpression {
      .name(container).calling(function, (type.map { [$0] } ?? []) + place)
    }
    func present(_ value: SwiftExpression) -> SwiftExpression {
      isRequired && !givesOptional ? value : .chain(value)
    }
    if let wrapper = member.wrapper {
      let type = SwiftArgument(nil, .metatype(spelling.names.inExpressions(wrapper)))
      return .member(present(decoded(type)), "wrappedValue")
    }
    // Without `IfPresent`, an optional type is decoded, because the value may be null.
    let shape = isRequired ? member.shape : member.shape.unwrapped
    if member.isKey {
      if !spelling.infersTypes, let box = listed(shape) {
        return vocabulary.list(function, of: box, in: container, at: place)
      }
      // Beagle's own container functions infer the type.
      if spelling.infersTypes, shape.isKnownToBeagle { return decoded(nil) }
    }
    let own = spelling.nestsPolymorphs ? nil : member.type
    let type = own.map(spelling.names.inExpressions) ?? spelling.decodedType(shape)
    let value = decoded(SwiftArgument(nil, .metatype(type)))
    if !spelling.needsUnboxing(shape) { return value }
    // Null is a valid value here, and optional chaining would not distinguish it from a failed call.
    if isRequired, givesOptional, shape.isOptional {
      let unboxed = spelling.unboxed(.name("$0"), shape)
      return value.calling("map", SwiftArgument(nil, .closure(unboxed)))
    }
    return spelling.unboxed(present(value), shape)
  }

  /// Returns the box of a list's values if the runtime codes the list with a single function. Otherwise, returns nil.
  func listed(_ shape: JSONShape) -> String? {
    guard case .array(.polymorphic(let value)) = shape, value.narrowed == nil else { return nil }
    return spelling.box(value)
  }

  private func key(_ keys: [String], of plan: PropertyPlan) -> SwiftExpression {
    if usesCodingKeys { return .implicitMember(plan.name) }
    return keys.count == 1 ? .string(keys[0]) : .name(container).first(of: keys)
  }

  /// Returns the Swift expression of a replacement.
  func replacement(_ replacement: PropertyPlan.Replacement) -> SwiftExpression {
    switch replacement {
    case .expression(let text): .verbatim(text)
    case .staticProperty(let name): .member(.name(owner), name)
    }
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
      value = flattenedOrNil(plan, keys)
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
    if let wrapper = wrapper(of: plan) {
      return .member(vocabulary.flattened(wrapper, excluding: keys), "wrappedValue")
    }
    let shape = plan.shape.unwrapped
    let type =
      spelling.nestsPolymorphs
      ? spelling.decodedType(shape) : spelling.names.inExpressions(plan.type)
    let value =
      plan.externalNames.map { vocabulary.flattened(type, selecting: $0) }
      ?? vocabulary.flattened(type, excluding: keys)
    return spelling.unboxed(value, shape)
  }

  /// Returns the expression that decodes a flattened value. If an invalid value is nil, a value without any of its keys
  /// is also nil, even if its type has defaults for all of them.
  private func flattenedOrNil(_ plan: PropertyPlan, _ keys: [String]?) -> SwiftExpression {
    guard plan.onError?.isNil == true, !plan.ignoresErrors, let keys else {
      return flattened(plan)
    }
    return .ternary(vocabulary.contains(anyOf: keys), flattened(plan), .null)
  }

  /// Returns the expression that decodes an optional flattened value. If its keys are known, the value is nil if all of
  /// them are missing or null. Otherwise, the value is nil if a required key is missing. With a runtime that ignores
  /// errors, the value is nil only after an error.
  ///
  /// - Parameter keys: the keys of the value, or nil if they are unknown.
  private func flattenedOptional(_ plan: PropertyPlan, _ keys: [String]?) -> SwiftExpression {
    if plan.ignoresErrors { return .optionalAttempt(flattened(plan)) }
    if let keys {
      return .attempt(.ternary(vocabulary.contains(anyOf: keys), flattened(plan), .null))
    }
    let shape = plan.shape.unwrapped
    let value = vocabulary.flattenedIfPresent(wrapper(of: plan) ?? spelling.decodedType(shape))
    if plan.codedWrapper != nil { return .attempt(.member(.chain(value), "wrappedValue")) }
    return .attempt(
      spelling.needsUnboxing(shape) ? spelling.unboxed(.chain(value), shape) : value)
  }

  /// Returns the property wrapper that codes a property, or nil if there isn't one.
  func wrapper(of plan: PropertyPlan) -> String? {
    plan.codedWrapper.map(spelling.names.inExpressions)
  }

  /// Returns the expression that decodes the only property of a transparent type from the whole value.
  ///
  /// - Parameter decode: returns the call that decodes a type.
  func whole(
    _ plan: PropertyPlan, _ decode: (String) -> SwiftExpression
  ) -> SwiftExpression {
    if let wrapper = wrapper(of: plan) { return .member(decode(wrapper), "wrappedValue") }
    return spelling.unboxed(decode(spelling.decodedType(plan.shape)), plan.shape)
  }
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
