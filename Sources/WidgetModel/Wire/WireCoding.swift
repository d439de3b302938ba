/// How a struct or a class is decoded and encoded, both ways from the same facts.
///
/// For example: of `struct Text: Component { let text: String }` one property under the key `text`,
/// and `"text"` under `type`.
package struct WireCoding: Sendable {
  /// What the containers are keyed by.
  package enum Keys: Equatable, Sendable {
    /// `WireKey`, the keys as string literals.
    case names
    /// An enum, to be generated from its cases; nil where the user wrote it.
    case codingKeys([Decoding.Key]?)
  }

  /// A name that is written beside the properties: `"type": "text"`.
  package struct Tag: Equatable, Sendable {
    package var key: String
    package var name: String
  }

  /// The access level to write; nil for none.
  package var access: AccessLevel?
  package var isNonisolated: Bool
  package var keys: Keys
  package var tags: [Tag]
  /// In order of declaration; those that are only read or only written say so.
  package var properties: [WireProperty]
  package var decodes: Bool
  package var encodes: Bool
  /// Whether there is an `init(fields:)`, with which a family shares its container.
  package var sharesFields: Bool
  /// Whether a value can hold others of its type, without a family's box between them.
  package var isRecursive = false
  /// Whether what is decoded is passed to the compiler's own memberwise initializer, since a
  /// wrapped property can only be set by that.
  package var delegates = false

  /// The properties in the order in which they are set: a wrapped one may have a value already, and
  /// setting it then needs all others to have one.
  package var decodingOrder: [WireProperty] {
    delegates ? properties : properties.filter { !$0.isWrapped } + properties.filter(\.isWrapped)
  }
}

/// One property on its way out of the JSON and back.
package struct WireProperty: Sendable {
  /// What happens when the JSON has no value.
  package enum Presence: Equatable, Sendable {
    case required
    case optional
    case fallback(String)
  }

  /// Where a value stands.
  package enum Source: Sendable {
    /// Under keys: first the one of today, then older ones.
    case keys([String])
    /// In objects within the object: first the place of today, then older ones.
    case paths([[String]])
    /// Its own properties stand beside those of the type.
    case flattened
    /// A function of the user's makes it: `Card.decodeTitle(from: container)`.
    case call(String, isThrowing: Bool)
    /// Nowhere: it is only written.
    case nowhere
  }

  /// Where a value is written.
  package enum Destination: Sendable {
    case key(String)
    case path([String])
    case flattened
    /// A function of the user's writes it: `encodeTitle(to: &container)`.
    case call(String, isThrowing: Bool)
    case nowhere
  }

  package var name: String
  /// Whether a property wrapper is on it.
  package var isWrapped = false
  /// Whether that makes itself, so that the value is set behind the compiler's own memberwise
  /// initializer.
  package var makesOwnStorage = false
  /// The property wrapper that is coded in place of the value; nil for none.
  package var codedWrapper: String?
  package var type: WireType
  package var presence: Presence
  /// What stands in for a wrong value; nil to throw.
  package var onError: String?
  package var source: Source
  package var destination: Destination

  /// Whether it is an optional that has a value where the JSON has none, so that nil has to stand
  /// there. Not where an unknown name has that value, too.
  ///
  /// For example: `var size: Int? = 3`.
  package var hasOtherValueThanNil: Bool {
    guard case .fallback(let value) = presence, value != "nil", type.isOptional else {
      return false
    }
    if case .partial(let single, leavingOut: _) = type.unwrapped { return single.isCollection }
    return true
  }
}
