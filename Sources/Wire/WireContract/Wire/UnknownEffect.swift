/// The effect of an unknown name on the value with this name, at one place.
///
/// `ContractChoice.Unknown` lowers each policy to an effect. Schemas, validation, the catalog, the comparison and
/// templates read effects, so that a new policy does not change them.
package struct UnknownEffect: Equatable, Sendable {
  /// The value, if any, that the app gets instead of the unknown value.
  package enum Outcome: Equatable, Sendable {
    /// No value. Decoding throws an error.
    case error
    /// No value. The value is left out of its collection, or the property is nil or has its default.
    case dropped
    /// The JSON of the value, which is encoded unchanged.
    case kept
    /// A type of the family, a case of the enum, or the value of a Swift expression.
    case replaced(by: String)
    /// The value under a key of the unknown value.
    case contained(key: String)
  }

  /// A type of the family or a case of the enum that is decoded from the value.
  package struct Decoded: Equatable, Sendable {
    package let id: String
    /// Whether the content is decoded instead of the whole value.
    package let inContent: Bool
  }

  package let outcome: Outcome
  /// The outcome of a value that does not contain its replacement.
  let withoutReplacement: Outcome
  /// The outcome of a value that no option of an untagged choice accepts.
  let withoutName: Outcome
  /// The type or case that is decoded from the value, or nil if there isn't one. If this decoding fails, decoding the
  /// value fails.
  package let decoded: Decoded?
  /// Whether the value is left out of collections and optionals.
  package let skips: Bool

  /// - Parameters:
  ///   - failure: the outcome if the value does not contain its replacement, or nil if this does not change the
  ///     outcome.
  ///   - needsName: whether the outcome requires a name. A value of an untagged choice then has the outcome `failure`,
  ///     or is an error if `failure` is nil.
  init(
    _ outcome: Outcome, or failure: Outcome? = nil, decoding decoded: Decoded? = nil,
    needsName: Bool = false, skips: Bool = false
  ) {
    self.outcome = outcome
    withoutReplacement = failure ?? outcome
    withoutName = needsName ? failure ?? .error : outcome
    self.decoded = decoded
    self.skips = skips
  }

  /// The key under which a value contains its replacement, or nil for any other outcome.
  var replacementKey: String? {
    if case .contained(let key) = outcome { key } else { nil }
  }

  /// Whether a value with an unknown name is encoded again under that name.
  ///
  /// - Parameter isFamily: whether the choice is a family. The value is then decoded as a type, which has its own name.
  func encodesName(isFamily: Bool) -> Bool {
    outcome == .kept || decoded != nil && !isFamily
  }
}

extension UnknownEffect.Outcome {
  /// The outcome as a sentence: `it is left out`.
  var sentence: String {
    switch self {
    case .error: "it is an error"
    case .dropped: "it is left out"
    case .kept: "its JSON is kept, and nothing is shown"
    case .replaced(let id): "'\(id)' replaces it"
    case .contained(let key): "the value in its '\(key)' replaces it"
    }
  }

  /// The outcome as the end of a message, or an empty string for an error.
  var consequence: String { self == .error ? "" : "; " + sentence }

  /// The outcome as a predicate: `an error`, `left out`.
  var predicate: String {
    switch self {
    case .error: "an error"
    case .dropped: "left out"
    case .kept: "kept as JSON"
    case .replaced(let id): "'\(id)'"
    case .contained(let key): "the value in its '\(key)'"
    }
  }
}

extension UnknownEffect {
  /// The end of a message about a value without its replacement.
  var consequenceWithoutReplacement: String {
    if let replacementKey, withoutReplacement == .error { return "; it has no '\(replacementKey)'" }
    return withoutReplacement.consequence
  }
}
