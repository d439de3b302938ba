/// What stands in the JSON for a property's type, seen through typealiases and across files.
///
/// For example: `[any Action]?` is `.optional(.array(.boxed(Box(base: "Action"))))`.
package indirect enum WireType: Equatable, Sendable {
  /// A type that codes itself, by its text in the generated extension.
  case plain(String)
  /// A value whose type has a name in the JSON.
  case boxed(Box)
  case optional(WireType)
  case array(WireType)
  /// The key's type by its text.
  case dictionary(key: String, WireType)
  /// A collection, or a single value, of which only a part may be there.
  case partial(WireType, leavingOut: LeftOut)
  /// Holds a polymorphic value where none can be coded: `Expression<any Component>`.
  case uncodable

  /// What is left out of a collection instead of being an error.
  package enum LeftOut: Equatable, Sendable {
    /// What has a name that nobody knows.
    case unknown
    /// Whatever cannot be decoded.
    case wrong
  }

  /// A polymorphic value.
  package struct Box: Equatable, Sendable {
    /// The protocol whose values the box holds.
    package var base: String
    /// What a decoded value is cast to; nil when the base will do.
    package var wanted: String?
    /// Whether the property's type is a concrete one, which decodes itself and only is encoded
    /// through the box, so that its name is written.
    package var isConcrete = false
    /// What becomes of unknown names; nil where that is up to the base.
    package var unknown: Family.Unknown?

    package init(base: String, wanted: String? = nil, isConcrete: Bool = false) {
      self.base = base
      self.wanted = wanted
      self.isConcrete = isConcrete
    }
  }

  /// The polymorphic value in it; nil when it has none.
  package var box: Box? {
    switch self {
    case .plain, .uncodable: nil
    case .boxed(let box): box
    case .optional(let type), .array(let type), .dictionary(_, let type),
      .partial(let type, leavingOut: _):
      type.box
    }
  }

  /// The type without one optional around it.
  package var unwrapped: WireType {
    if case .optional(let type) = self { type } else { self }
  }

  /// Whether it is an optional, also behind a typealias.
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether an uncodable type is somewhere in it.
  var isUncodable: Bool {
    switch self {
    case .uncodable: true
    case .plain, .boxed: false
    case .optional(let type), .array(let type), .dictionary(_, let type),
      .partial(let type, leavingOut: _):
      type.isUncodable
    }
  }
}

extension WireType {
  /// Whether it is a number, a text or the like, which has no properties.
  var isScalar: Bool {
    switch self {
    case .plain(let text): Self.scalars.contains(text)
    case .optional(let type), .partial(let type, leavingOut: _): type.isScalar
    case .boxed, .array, .dictionary, .uncodable: false
    }
  }

  private static let scalars: Set<String> = [
    "Bool", "Character", "Date", "Decimal", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
  ]
}
