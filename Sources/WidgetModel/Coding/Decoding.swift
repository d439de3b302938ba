/// What an `init(from:)` of a struct or a class consists of, in the order in which it is printed.
package struct Decoding: Sendable {
  /// The access level to write; nil for none.
  package var access: AccessLevel?
  /// The cases of the `CodingKeys` to write; nil where the user wrote the enum.
  package var keys: [Key]?
  /// Where the container comes from; nil when nothing is read from it.
  package var container: String?
  package var steps: [Step]

  /// A case of `CodingKeys`.
  package struct Key: Equatable, Sendable {
    package var name: String
    /// The name in the JSON, as a literal, where it is not the case's own.
    package var rawValue: String?
  }

  /// How one property gets its value.
  package struct Step: Sendable {
    /// What to assign to: the property's name, with `self.` where another name would hide it.
    package var target: String
    /// The name of its case in `CodingKeys`.
    package var key: String
    package var source: Source
  }

  /// Where a property's value comes from.
  package enum Source: Sendable {
    /// `WidgetProperties(from: decoder)`; an optional is nil where what it needs is not there.
    case flattened(type: String, isOptional: Bool, onError: String?)
    /// `container.decode(T.self, forKey:)`; without a type where the container finds it out.
    case decode(type: String?, presence: Presence)
    /// Decoded as a base into a constant of its own, then cast.
    case cast(Cast)
    /// A function that the user wrote: `Card.decodeTitle(from: container)`.
    case call(String, isThrowing: Bool, onError: String?, takesDecoder: Bool)

    /// Whether the value comes out of the container.
    var readsContainer: Bool {
      switch self {
      case .flattened, .call(_, _, _, takesDecoder: true): false
      case .decode, .cast, .call: true
      }
    }
  }

  /// What happens when the JSON has no value.
  package enum Presence: Equatable, Sendable {
    case required
    case optional
    /// The initial value is used.
    case fallback(String)
    /// A wrong value counts as none as well, and then this is used.
    case fallbackOnError(String)
    /// What is used for a wrong value, and what for none; without that none is an error.
    case replacing(wrong: String, missing: String?)
  }

  /// A value of a base that must be of some narrower type.
  package struct Cast: Sendable {
    /// The name of the constant: `rawHeader`.
    package var constant: String
    /// The type to decode, with `?` unless it is required: `[Action]?`.
    package var base: String
    /// The type to cast to, without `?`.
    package var type: String
    package var presence: Presence
  }
}
