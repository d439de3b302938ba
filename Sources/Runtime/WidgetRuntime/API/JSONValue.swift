/// Any JSON value, for the parts of a widget that only the server understands.
///
/// Whole numbers from `Int64.min` to `UInt64.max` are exact. Other numbers are rounded to `Double`, as in Foundation.
/// Numbers whose magnitude is too large or too small for a `Double` are errors. The order of an object's keys is not
/// preserved.
///
/// For example: `["type": "card", "sizes": [1, 2.5]] as JSONValue`.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number that fits in `Int64`.
  case integer(Int64)
  /// A whole number above `Int64.max`.
  case unsigned(UInt64)
  /// Any other number.
  case number(Double)
  /// Text.
  case string(String)
  /// `[...]`.
  case array([JSONValue])
  /// `{...}`.
  case object([String: JSONValue])

  /// The maximum depth of nested values, the same as in Foundation's decoder. On a thread with a small stack, coding
  /// can throw an error at a smaller depth.
  public static let maximumDepth = 512

  /// The value of a key, or nil if this is not an object or the key is missing.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The element at an index, or nil if this is not an array or the index is out of bounds.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }

  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object. If a key is repeated, its last value is used.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension JSONValue: Codable {
  /// Decodes any JSON.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if values are nested deeper than the current thread's stack allows.
  public init(from decoder: any Decoder) throws {
    try WidgetCoding.checkDepth(of: decoder)
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if (try? decoder.container(keyedBy: WireKey.self)) != nil {
      // A key strategy converts the keys of a container, but not the `String` keys of a dictionary.
      self = .object(try container.decode([String: JSONValue].self))
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !list.isAtEnd { elements.append(try list.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.scalar(container)
    }
  }

  /// Decodes a scalar by trying one kind after another. `decode(Int64.self)` also accepts `1.0`, which is the same
  /// number.
  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) {
      // `-0` and `-0.0` keep their sign.
      guard value == 0, (try? container.decode(Double.self))?.sign == .minus else {
        return .integer(value)
      }
      return .number(-0.0)
    }
    if let value = try? container.decode(UInt64.self) { return .unsigned(value) }
    return .number(try container.decode(Double.self))
  }

  /// Encodes the value.
  ///
  /// - Throws: `EncodingError.invalidValue` if values are nested deeper than the current thread's stack allows.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      try WidgetCoding.checkDepth(of: JSONValue.self, in: encoder)
      var list = encoder.unkeyedContainer()
      for element in elements { try list.encode(element) }
    case .object(let members):
      try WidgetCoding.checkDepth(of: JSONValue.self, in: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      for (key, value) in members { try fields.encode(value, forKey: WireKey(key)) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .unsigned(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .null, .array, .object: try container.encodeNil()
      }
    }
  }
}
