#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A coder of data as Base64 text (RFC 4648, section 4), independent of the decoder's data strategy.
public struct Base64: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes data.
  public func decode(from decoder: any Decoder) throws -> Data {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let data = Data(base64Encoded: text) else {
      throw decoder.corrupted("the string is not in Base64")
    }
    return data
  }

  /// Encodes data.
  public func encode(_ value: Data, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.base64EncodedString())
  }
}

/// A coder of URLs that also decodes text with spaces and non-ASCII characters, which it percent-encodes.
///
/// For example: `https://example.com/größe 1.png`.
public struct PercentEncodedURL: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a URL.
  public func decode(from decoder: any Decoder) throws -> URL {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let url = URL(string: Self.encoded(text)), !text.isEmpty else {
      throw decoder.corrupted("the string is not a URL")
    }
    return url
  }

  /// Encodes a URL as percent-encoded text.
  public func encode(_ value: URL, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.absoluteString)
  }

  /// Percent-encodes the characters that a URL must not contain. Existing escapes are kept.
  private static func encoded(_ text: String) -> String {
    let letters = Array(text.utf8)
    return letters.indices.map { index in
      let letter = letters[index]
      let isEncoded =
        letter == UInt8(ascii: "%") && letters.count > index + 2
        && isHex(letters[index + 1]) && isHex(letters[index + 2])
      if isEncoded || isAllowed(letter) { return String(UnicodeScalar(letter)) }
      let digits = String(letter, radix: 16, uppercase: true)
      return (digits.utf8.count < 2 ? "%0" : "%") + digits
    }.joined()
  }

  private static func isHex(_ letter: UInt8) -> Bool {
    UnicodeScalar(letter).properties.isASCIIHexDigit
  }

  private static func isAllowed(_ letter: UInt8) -> Bool {
    let scalar = UnicodeScalar(letter)
    guard scalar.isASCII, letter > 0x20, letter < 0x7F else { return false }
    return !["\"", "%", "<", ">", "\\", "^", "`", "{", "|", "}"].contains(scalar)
  }
}

/// A coder of values as JSON in a string: `"{\"id\": 1}"`.
public struct JSONText<Value: Codable>: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a value.
  public func decode(from decoder: any Decoder) throws -> Value {
    let text = try decoder.singleValueContainer().decode(String.self)
    let inner = JSONDecoder()
    inner.userInfo.inherit(decoder.userInfo)
    do {
      return try inner.decode(Value.self, from: Data(text.utf8))
    } catch {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "in the JSON of the string: \(WidgetDecodingError(error, at: []))",
        underlyingError: error)
      throw DecodingError.dataCorrupted(context)
    }
  }

  /// Encodes a value as JSON in a string, with its keys in alphabetical order.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    let inner = JSONEncoder()
    inner.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try inner.encode(value), as: UTF8.self)
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// A coder that decodes empty strings, and strings of only white space, as nil. All other values have the coding of
/// their type.
public struct EmptyAsNil<Wrapped: Codable>: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a value, or nil for null and for a string that is empty or only white space.
  public func decode(from decoder: any Decoder) throws -> Wrapped? {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return nil }
    if let text = try? container.decode(String.self), text.allSatisfy(\.isWhitespace) {
      return nil
    }
    return try container.decode(Wrapped.self)
  }

  /// Encodes a value, or null for nil.
  public func encode(_ value: Wrapped?, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Decoder {
  /// Returns the error for a value that a coder rejects.
  func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Adds the entries of another decoder's `userInfo`.
  fileprivate mutating func inherit(_ other: [CodingUserInfoKey: Any]) {
    for (key, value) in other { self[key] = value as? Value }
  }
}
