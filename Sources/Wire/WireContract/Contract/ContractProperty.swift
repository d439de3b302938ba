/// A property of an object, an element of an array, or a value of an enum's case.
///
/// For example: `var text: String` with `// widgetgen: alias = "label"` is decoded from `text` or `label`, is
/// required, and is encoded as `text`.
package struct ContractProperty: Sendable {
  /// The effect of a missing value.
  package enum Presence: Equatable, Sendable {
    case required
    case optional
    /// The Swift expression that replaces a missing value.
    case fallback(String)
  }

  /// The name in Swift, without backticks.
  package var name: String
  /// The paths that are decoded. The first path that exists is used. Empty if the property is flattened, is not
  /// decoded, or is decoded by a user-defined function.
  package var reads: [[String]]
  /// The path that is encoded, or nil if the property is flattened, is not encoded, or is encoded by a user-defined
  /// function.
  package var writes: [String]?
  /// Whether the keys of the property's type are in the surrounding object.
  package var isFlattened = false
  /// The directions in which the property is coded if it is flattened. For other properties, `reads` and `writes`
  /// determine them.
  var directions = ContractDirections.both
  /// Whether the flattened value is decoded from the only key of the surrounding object that is a name of its type. The
  /// object can then have other keys.
  package var selectsName = false
  /// Whether the property is an element of an array. The element's position is its key.
  package internal(set) var isElement = false
  /// Whether a user-defined function decodes the property.
  package var isByHand = false
  /// Whether a user-defined function encodes the property.
  package var isWrittenByHand = false
  /// Whether the property distinguishes a missing key from null: `Field`.
  package var isField = false
  package var type: WireType
  package var presence: Presence
  /// The literal of the constant that replaces a missing value, or nil if the replacement is not a constant.
  package var defaultValue: String?
  /// The Swift expression that replaces a wrong value, or nil if a wrong value is an error.
  package var onError: String?
  /// The Swift expression that replaces null, or nil if no annotation specifies one.
  package var null: String?
  /// Whether null is an error although the value may be missing.
  package var rejectsNull = false
  /// The condition under which a value other than nil is not encoded: `default`, a member such as `isEmpty`, or a Swift
  /// expression. `key` if nil is not encoded but the objects around its key are. Nil if there is neither.
  package var omission: String?
  /// Whether nil, or the value of `null(both)`, is encoded as null. False if nil is encoded only because the property
  /// has a default.
  package var writesNull = false
  /// The condition of the surrounding `#if`s, or nil if there aren't any.
  package var condition: String?
  /// The message of `@available(*, deprecated)`, possibly empty, or nil if the property is not deprecated.
  package var deprecation: String?
  /// The position of the name, which is not part of the contract's text.
  package var place: ContractPlace?
  /// The doc comment, which is not part of the contract's text.
  package var documentation: String?

  /// The facts, each with its own key in the contract's JSON.
  static let facts: [PropertyFact] = [
    .byHand, .condition, .defaultValue, .deprecation, .directions, .field, .flattened, .invalid,
    .null, .omission, .rejectedNull, .selectsName,
    .writtenByHand, .writtenNull,
  ]

  package init(
    name: String, reads: [[String]], writes: [String]?, type: WireType, presence: Presence
  ) {
    self.name = name
    self.reads = reads
    self.writes = writes
    self.type = type
    self.presence = presence
  }

  /// The position of an element in the decoded array, from 0. Nil for an element that is not decoded, and for other
  /// properties.
  package var position: Int? { isElement ? reads.first?.last.flatMap { Int($0) } : nil }

  /// Whether the property is a flattened dictionary, which contains the object's remaining keys.
  var containsRemainingKeys: Bool {
    guard isFlattened else { return false }
    switch type.unwrapped {
    case .map, .dropping(.map, _): return true
    case .any, .opaque, .scalar, .named, .optional, .list, .dropping, .expression, .coded:
      return false
    }
  }

  /// Whether the JSON must contain a value.
  package var isRequired: Bool { isRequiredUnderCondition && condition == nil }

  /// Whether the JSON must contain a value if the condition of the surrounding `#if`s is true.
  var isRequiredUnderCondition: Bool {
    presence == .required && (!reads.isEmpty || isFlattened && directions.decodes)
  }

  /// Whether null is accepted.
  package var acceptsNull: Bool {
    if rejectsNull { return condition != nil }
    return presence != .required || type.isOptional || onError != nil || null != nil
      || condition != nil
  }

  /// Whether the property is decoded.
  package var isRead: Bool {
    !reads.isEmpty || isFlattened && directions.decodes || isByHand
  }

  /// Whether the property has a place in the encoded JSON: its own key, or the keys of its type.
  var isWritten: Bool { writes != nil || isFlattened && directions.encodes }

  /// Whether any value is accepted.
  var acceptsAnything: Bool { onError != nil || condition != nil || isByHand }
}
