import WidgetPlan

/// A property or an associated value that is decoded.
struct DecodedMember {
  let shape: JSONShape
  let presence: PropertyPlan.Presence
  var onError: PropertyPlan.Replacement?
  /// The value that replaces null, or nil if null is not replaced.
  let null: PropertyPlan.Replacement?
  /// Whether null is an error although the key may be missing.
  let rejectsNull: Bool
  let wrapper: String?
  let hasNonNilDefault: Bool
  /// Whether nil is encoded as null because the property has a default other than nil.
  let encodesNilOverDefault: Bool
  /// Whether the property distinguishes missing values from null.
  let isField: Bool
  /// Whether the value is directly under a key of the container.
  var isKey: Bool
  /// The property's type, or nil for an associated value, whose type is derived from the shape.
  private(set) var type: String?

  init(_ plan: PropertyPlan) {
    (presence, onError, null) = (plan.presence, plan.onError, plan.null?.replacement)
    (wrapper, isField) = (plan.codedWrapper, plan.isField)
    (hasNonNilDefault, encodesNilOverDefault) = (plan.hasNonNilDefault, plan.encodesNilOverDefault)
    rejectsNull = plan.null == .rejected
    shape =
      if rejectsNull {
        plan.shape.unwrapped
      } else if null != nil, plan.presence == .required {
        .optional(plan.shape.unwrapped)
      } else {
        plan.shape
      }
    isKey = if case .keys = plan.source { true } else { false }
    type = plan.type
  }

  init(_ value: EnumPlan.Value) {
    self.init(value.property)
    type = nil
  }

  /// Whether the key is required and its value may be null.
  var isNullable: Bool { presence == .required && shape.isOptional }

  /// Whether the annotation `null` specifies the effect of null.
  var differsForNull: Bool { null != nil || rejectsNull }

  /// Whether an existing value is decoded even if it is null.
  var decodesNull: Bool { presence == .required || isField || rejectsNull }
}

/// The arguments that pass a place in the JSON to the functions of a container.
struct PlaceArguments {
  /// The arguments of a function that decodes the value: `forKey: "title"`.
  let decoding: [SwiftArgument]
  /// The arguments of `contains`: `"title"`.
  let contains: [SwiftArgument]
  /// The keys of the place, or of the first of several places, for the error of the value.
  let keys: [SwiftExpression]
}

extension PlaceArguments {
  init(key: SwiftExpression) {
    self.init(
      decoding: [SwiftArgument("forKey", key)], contains: [SwiftArgument(nil, key)], keys: [key])
  }

  init(path: [String]) {
    let keys = path.map(SwiftExpression.string)
    self.init(
      decoding: .place(path),
      contains: path.count == 1 ? [SwiftArgument(nil, keys[0])] : .paths([path]), keys: keys)
  }

  /// Creates the arguments for the first of several paths that exists.
  ///
  /// - Parameter value: the additional argument that passes the object, or nil if the container is the object.
  init(firstOf paths: [[String]], in value: SwiftArgument? = nil) {
    let arguments = [SwiftArgument].paths(paths) + (value.map { [$0] } ?? [])
    self.init(
      decoding: arguments, contains: arguments,
      keys: (paths.first ?? []).map(SwiftExpression.string))
  }
}

extension [SwiftArgument] {
  /// `atFirst: ["a", "b"], ["c"]`.
  fileprivate static func paths(_ paths: [[String]]) -> [SwiftArgument] {
    .labeled("atFirst", paths.map { .array($0.map(SwiftExpression.string)) })
  }
}
