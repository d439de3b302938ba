import WidgetModel
import WidgetPlan

/// The Swift that decodes one property, and that encodes it (`PropertyPrinter+Encoding`).
///
/// For example: `try fields.decode([AnyComponent].self, forKey: "children").map(\.value)`.
struct PropertyPrinter {
  let vocabulary: any Vocabulary
  /// Whether containers are keyed by an enum.
  let usesCodingKeys: Bool
  /// The name of the container.
  let container: String
  /// What replaces a missing or wrong value: `Self` or, as in Sourcery's templates, the type's name.
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

  /// The type of the keys of a container.
  var keyType: String { usesCodingKeys ? "CodingKeys" : "WireKey" }

  // MARK: - Decoding

  /// The value to assign; nil when nothing is decoded.
  func decoding(_ plan: PropertyPlan) -> SwiftExpression? {
    switch plan.source {
    case .nowhere: return nil
    case .function, .flattened, .whole: return unkeyed(plan)
    case .element: return element(plan)
    case .keys(let keys):
      let key = key(keys, of: plan)
      return decoding(
        Place(plan), at: [SwiftArgument("forKey", key)], isThere: [SwiftArgument(nil, key)],
        keys: [key])
    case .paths(let paths):
      let places = paths.map { $0.map(SwiftExpression.string) }
      let several = places.map { SwiftArgument(nil, .array($0)) }
      return decoding(
        Place(plan),
        at: paths.count == 1 ? Self.labeled("at", places[0]) : several.labeled("atFirst"),
        isThere: several.labeled("atFirst"), keys: places[0])
    }
  }

  /// A value of an enum's case under the first of some keys that is there.
  func decoding(_ value: EnumPlan.Value, under keys: [String]) -> SwiftExpression {
    let key = first(of: keys)
    return decoding(
      Place(value), at: [SwiftArgument("forKey", key)], isThere: [SwiftArgument(nil, key)],
      keys: [key])
  }

  /// A value of an enum's case at a path.
  func decoding(_ value: EnumPlan.Value, at path: [String]) -> SwiftExpression {
    if path.count == 1 { return decoding(value, under: path) }
    var place = Place(value)
    place.isKey = false
    let keys = path.map(SwiftExpression.string)
    return decoding(
      place, at: .place(path), isThere: [SwiftArgument("atFirst", .array(keys))], keys: keys)
  }

  /// What is decoded at one place.
  struct Place {
    let shape: JSONShape
    let presence: PropertyPlan.Presence
    var onError: PropertyPlan.Replacement?
    var wrapper: String?
    var hasDefaultBesideNil: Bool
    /// Whether it distinguishes missing values from null.
    var isField: Bool
    /// Whether there is one key, and not a path.
    var isKey = true
    /// What is decoded where the container's function cannot find it out: nil for the shape's type.
    var type: String?

    init(_ plan: PropertyPlan) {
      (shape, presence, onError) = (plan.shape, plan.presence, plan.onError)
      (wrapper, hasDefaultBesideNil) = (plan.codedWrapper, plan.hasDefaultBesideNil)
      isField = plan.isField
      if case .keys = plan.source {} else { isKey = false }
      type = plan.type
    }

    init(_ value: EnumPlan.Value) {
      (shape, presence, onError) = (value.shape, value.presence, value.onError)
      hasDefaultBesideNil = value.hasDefaultBesideNil
      isField = value.property.isField
    }
  }

  /// `fields.decode…` with what it takes to make a property's value of it.
  ///
  /// - Parameters:
  ///   - isThere: the arguments of the question whether the container has a value there.
  ///   - keys: those that lead to it.
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
    // A missing value is still an error.
    let contains = SwiftExpression.call(.member(.name(container), "contains"), isThere)
    return .attempt(
      .ternary(contains, recovered, call(place, isRequired: true, at: arguments)))
  }

  /// The same where nothing is reported.
  private func decoding(
    _ place: Place, at arguments: [SwiftArgument], isThere: [SwiftArgument]
  ) -> SwiftExpression {
    let isRequired = place.presence == .required
    let isExplicit = place.isField || encodesExplicitNil(place.hasDefaultBesideNil)
    let contains = SwiftExpression.call(.member(.name(container), "contains"), isThere)
    var value = call(place, isRequired: isRequired || place.isField, at: arguments)
    // One replacement for both needs one `??`.
    if case .fallback(let fallback) = place.presence, isExplicit || place.onError != fallback {
      let fallback = replacement(fallback)
      value = isExplicit ? .ternary(contains, value, fallback) : .coalesce(value, fallback)
    }
    guard let wrong = place.onError else { return .attempt(value) }
    let onError = replacement(wrong)
    if place.presence == .optional || isExplicit, !wrong.isNil {
      // Without `some` nothing distinguishes a missing value from a wrong one.
      let some = SwiftExpression.name("Optional").calling("some", SwiftArgument(nil, value))
      return .coalesce(.optionalAttempt(some), onError)
    }
    let replaced = SwiftExpression.coalesce(.optionalAttempt(value), onError)
    // A missing value is still an error.
    return isRequired ? .attempt(.ternary(contains, replaced, value)) : replaced
  }

  /// Whether nil is written, and read, as `null`.
  func encodesExplicitNil(_ hasDefaultBesideNil: Bool) -> Bool {
    hasDefaultBesideNil && spelling.encodesExplicitNil
  }

  /// The call that decodes, and what makes a property's value of what it gives.
  ///
  /// - Parameter givesOptional: whether it gives nil where a required value cannot be decoded.
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
    let shape = place.shape.unwrapped
    if let box = listed(place, shape) {
      return decoded([SwiftArgument("listOf", .metatype(box))])
    }
    if infersType(place, shape) { return decoded([]) }
    let type = spelling.nestsPolymorphs ? nil : place.type
    let value = decoded([SwiftArgument(nil, .metatype(type ?? spelling.decodedType(shape)))])
    return spelling.needsUnboxing(shape) ? spelling.unboxed(present(value), shape) : value
  }

  /// The box of the values in a list, for which the runtime has a function.
  private func listed(_ place: Place, _ shape: JSONShape) -> String? {
    guard !spelling.infersTypes, place.isKey,
      case .array(.polymorphic(let value)) = shape, value.narrowed == nil
    else { return nil }
    return spelling.box(value)
  }

  /// Beagle's own container functions infer the type of one value or of a list.
  private func infersType(_ place: Place, _ shape: JSONShape) -> Bool {
    spelling.infersTypes && shape.isKnownToBeagle && place.isKey
  }

  private func key(_ keys: [String], of plan: PropertyPlan) -> SwiftExpression {
    usesCodingKeys ? .implicitMember(plan.name) : first(of: keys)
  }

  private func first(of keys: [String]) -> SwiftExpression {
    keys.count == 1 ? .string(keys[0]) : .name(container).first(of: keys)
  }

  /// The Swift of a replacement.
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
  /// The same with a label on the first.
  fileprivate func labeled(_ label: String) -> [SwiftArgument] {
    guard var first else { return self }
    first.label = label
    return [first] + dropFirst()
  }
}
