#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Data as text in Base64 (RFC 4648, section 4), whatever the decoder's strategy is.
public struct Base64: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads data.
  public func decode(from decoder: any Decoder) throws -> Data {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let data = Data(base64Encoded: text) else {
      throw decoder.corrupted("the string is not in Base64")
    }
    return data
  }

  /// Writes data.
  public func encode(_ value: Data, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.base64EncodedString())
  }
}

/// A URL as text that may have spaces and letters beyond ASCII: they are percent-encoded.
///
/// For example: `https://example.com/größe 1.png`.
public struct PercentEncodedURL: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads a URL.
  public func decode(from decoder: any Decoder) throws -> URL {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let url = URL(string: Self.encoded(text)), !text.isEmpty else {
      throw decoder.corrupted("the string is no URL")
    }
    return url
  }

  /// Writes a URL, percent-encoded.
  public func encode(_ value: URL, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.absoluteString)
  }

  /// The text without what no URL may contain. What is encoded already stays so.
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

/// A value as JSON within a string: `"{\"id\": 1}"`.
public struct JSONText<Value: Codable>: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads a value.
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

  /// Writes a value, its keys in alphabetical order.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    let inner = JSONEncoder()
    inner.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try inner.encode(value), as: UTF8.self)
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// An empty string as nil; any other value by its own coding.
public struct EmptyAsNil<Wrapped: Codable>: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads a value; nil for an empty string, one of white space only, and null.
  public func decode(from decoder: any Decoder) throws -> Wrapped? {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return nil }
    if let text = try? container.decode(String.self), text.allSatisfy(\.isWhitespace) {
      return nil
    }
    return try container.decode(Wrapped.self)
  }

  /// Writes a value, or null.
  public func encode(_ value: Wrapped?, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Decoder {
  /// The error of a value that is not what a coder reads.
  func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Takes over what another decoder was given.
  fileprivate mutating func inherit(_ other: [CodingUserInfoKey: Any]) {
    for (key, value) in other { self[key] = value as? Value }
  }
}
