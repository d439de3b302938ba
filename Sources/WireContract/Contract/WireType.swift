/// What a value in the JSON may be.
///
/// For example: `[any Component]?` is an optional list of values of `Component`.
package indirect enum WireType: Equatable, Sendable {
  /// Whatever it is, it is kept.
  case any
  /// Coded by hand, or not in the sources: nothing is known.
  case opaque(reason: String)
  case scalar(Scalar)
  /// A type of the contract.
  case named(Reference)
  /// Null, too.
  case optional(WireType)
  case list(WireType)
  case map(WireType, keys: MapKeys)
  /// A collection or a single value, of which a part is left out in place of an error.
  case dropping(WireType, Dropped)
  /// Beagle's `Expression<T>`: the value, or a text such as `@{price}`.
  case expression(WireType)
  /// What a coder reads and writes in place of the type's own coding.
  case coded(WireType, by: Coder)

  /// A coder that a property names.
  package enum Coder: Equatable, Sendable {
    /// Numbers, truth values and texts in whichever of these forms they are.
    case lenient
    /// A text of white space only stands for null.
    case emptyAsNil
    /// One with a form of its own, by its name: `MillisecondsSince1970`.
    case named(String)

    package init(_ name: String) {
      switch name {
      case "Lenient": self = .lenient
      case "EmptyAsNil": self = .emptyAsNil
      default: self = .named(name)
      }
    }

    package var name: String {
      switch self {
      case .lenient: "Lenient"
      case .emptyAsNil: "EmptyAsNil"
      case .named(let name): name
      }
    }

    /// Whether it reads more than the type's own coding.
    var readsMore: Bool { self == .lenient || self == .emptyAsNil }
  }

  /// The keys of a map.
  package enum MapKeys: Equatable, Sendable {
    /// Any.
    case texts
    case integers
    /// The raw values of an enum.
    case listed([String])
  }

  /// What is left out.
  package enum Dropped: String, Sendable {
    /// Values with an unrecognized name.
    case unknown
    /// Whatever cannot be decoded.
    case wrong
    /// The brackets around an only element.
    case brackets
  }

  /// A type of the contract, in one place.
  package struct Reference: Equatable, Sendable {
    package var name: String
    /// The policy for unrecognized names here; nil for that of the type.
    package var unknown: ContractChoice.Unknown?
    /// The options of a family that are accepted here; nil for all.
    package var only: [String]?

    package init(
      _ name: String, unknown: ContractChoice.Unknown? = nil, only: [String]? = nil
    ) {
      self.name = name
      self.unknown = unknown
      self.only = only
    }
  }

  /// A value without parts.
  package enum Scalar: String, CaseIterable, Sendable {
    case bool, string, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
    case double, float, decimal, url, uuid, date, data
    /// A date as text, by ISO 8601.
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

  /// The type without one optional around it.
  package var unwrapped: WireType {
    if case .optional(let type) = self { type } else { self }
  }

  /// What a list contains; nil for everything else.
  package var listElement: WireType? {
    switch self {
    case .list(let element): element
    case .dropping(let type, let part): type.listElement.map { .dropping($0, part) }
    case .any, .opaque, .scalar, .named, .optional, .map, .expression, .coded: nil
    }
  }

  /// The types of the contract that are mentioned in it.
  package var references: [Reference] {
    switch self {
    case .any, .opaque, .scalar: []
    case .named(let reference): [reference]
    case .optional(let type), .list(let type), .map(let type, keys: _),
      .dropping(let type, _), .expression(let type), .coded(let type, by: _):
      type.references
    }
  }

  /// Whether some part is not known.
  package var isOpaque: Bool {
    switch self {
    case .opaque: true
    case .any, .scalar, .named: false
    case .optional(let type), .list(let type), .map(let type, keys: _),
      .dropping(let type, _), .expression(let type), .coded(let type, by: _):
      type.isOpaque
    }
  }
}
