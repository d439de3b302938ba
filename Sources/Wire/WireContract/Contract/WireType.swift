/// The values that are accepted at a place in the JSON.
///
/// For example: `[any Component]?` is an optional list of values of `Component`.
package indirect enum WireType: Equatable, Sendable {
  /// Any value, which is kept as it is.
  case any
  /// A value whose coding is unknown, for example because it is hand-written or no source declares its type.
  case opaque(reason: String)
  case scalar(Scalar)
  /// A type of the contract.
  case named(Reference)
  /// The value or null.
  case optional(WireType)
  case list(WireType)
  case map(WireType, keys: MapKeys)
  /// A value of which a part can be left out or replaced, such as a wrong element or the brackets of a list.
  case dropping(WireType, Dropped)
  /// Beagle's `Expression<T>`: the value, or a text such as `@{price}`.
  case expression(WireType)
  /// A value that a coder decodes and encodes instead of the type's own coding.
  case coded(WireType, by: Coder)

  /// A coder that an annotation requests.
  package enum Coder: Equatable, Sendable {
    /// A number, a Boolean or a string. Another of these forms is converted if possible: `"12"` to `12`, `1` to `true`.
    case lenient
    /// A string that is empty or contains only white space is decoded as null.
    case emptyAsNil
    /// A number, or one of the strings `"NaN"`, `"Infinity"` and `"-Infinity"`, in both directions.
    case nonFinite
    /// Any other coder, by its name: `MillisecondsSince1970`.
    case named(String)

    package init(_ name: String) {
      switch name {
      case "Lenient": self = .lenient
      case "EmptyAsNil": self = .emptyAsNil
      case "NonFinite": self = .nonFinite
      default: self = .named(name)
      }
    }

    package var name: String {
      switch self {
      case .lenient: "Lenient"
      case .emptyAsNil: "EmptyAsNil"
      case .nonFinite: "NonFinite"
      case .named(let name): name
      }
    }

    /// Whether the coder accepts more than the type's own coding.
    var readsMore: Bool {
      switch self {
      case .lenient, .emptyAsNil, .nonFinite: true
      case .named: false
      }
    }

    /// The strings that `NonFinite` codes in addition to numbers.
    static let nonFiniteTexts = ["NaN", "Infinity", "-Infinity"]
  }

  /// The keys of a map.
  package indirect enum MapKeys: Equatable, Sendable {
    /// Any strings.
    case texts
    case integers
    /// The raw values of an enum.
    case listed([String])
    /// Keys of any type. The map is an array of alternating keys and values instead of an object.
    case pairs(WireType)
  }

  /// A reference to a type of the contract at a place.
  package struct Reference: Equatable, Sendable {
    package var name: String
    /// The policy for unknown names at this place, or nil for the policy of the type.
    package var unknown: ContractChoice.Unknown?
    /// The options of a family that are accepted at this place, or nil if all options are accepted.
    package var only: [String]?

    package init(
      _ name: String, unknown: ContractChoice.Unknown? = nil, only: [String]? = nil
    ) {
      self.name = name
      self.unknown = unknown
      self.only = only
    }
  }

  /// A number, a Boolean or a string in the JSON.
  package enum Scalar: String, CaseIterable, Sendable {
    case bool, string, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
    case double, float, decimal, url, uuid, date, data
    /// A date as ISO 8601 text.
    case timestamp

    package var isInteger: Bool {
      rawValue.hasPrefix("int") || rawValue.hasPrefix("uint")
    }

    package var isNumber: Bool {
      isInteger || self == .double || self == .float || self == .decimal
    }
  }

  package var isOptional: Bool {
    switch self {
    case .optional: true
    case .coded(let type, by: .emptyAsNil): type.isOptional
    default: false
    }
  }

  /// The type without its outer optional.
  package var unwrapped: WireType {
    if case .optional(let type) = self { type } else { self }
  }

  /// The type inside an optional, a collection, an expression, a policy or a coder, or nil for other types. For a
  /// dictionary, this is the type of the values.
  var wrapped: WireType? {
    switch self {
    case .any, .opaque, .scalar, .named: nil
    case .optional(let type), .list(let type), .map(let type, keys: _), .dropping(let type, _),
      .expression(let type), .coded(let type, by: _):
      type
    }
  }

  /// The types directly inside the type.
  var parts: [WireType] {
    if case .map(let type, keys: .pairs(let key)) = self { return [key, type] }
    return [wrapped].compactMap(\.self)
  }

  /// Returns the type with the types directly inside it changed by a function.
  func mappingParts(_ change: (WireType) -> WireType) -> WireType {
    switch self {
    case .any, .opaque, .scalar, .named: self
    case .optional(let type): .optional(change(type))
    case .list(let type): .list(change(type))
    case .map(let type, keys: .pairs(let key)): .map(change(type), keys: .pairs(change(key)))
    case .map(let type, let keys): .map(change(type), keys: keys)
    case .dropping(let type, let part): .dropping(change(type), part)
    case .expression(let type): .expression(change(type))
    case .coded(let type, let coder): .coded(change(type), by: coder)
    }
  }

  /// Whether the type contains a list whose single element is encoded without brackets.
  var encodesSingleElements: Bool {
    if case .dropping(_, let part) = self, part.bracketless == .encode { return true }
    return wrapped?.encodesSingleElements ?? false
  }

  /// The elements of a list, or nil for other types.
  var listElement: WireType? {
    switch self {
    case .list(let element): element
    case .dropping(let type, let part): type.listElement.map { .dropping($0, part) }
    case .any, .opaque, .scalar, .named, .optional, .map, .expression, .coded: nil
    }
  }

  /// The reference to a type of the contract, or nil for another type.
  var reference: Reference? { if case .named(let reference) = self { reference } else { nil } }

  /// The types of the contract that the type mentions.
  package var references: [Reference] {
    reference.map { [$0] } ?? parts.flatMap(\.references)
  }

  /// The names of the types of the contract that the type mentions, including the fallbacks for unknown names.
  var mentionedTypes: [String] {
    references.flatMap { [$0.name] + [$0.unknown?.effect.decoded?.id].compactMap(\.self) }
  }

  /// Whether the coding of the type, or of a type inside it, is unknown.
  package var isOpaque: Bool {
    if case .opaque = self { true } else { parts.contains(where: \.isOpaque) }
  }
}
