#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// What `JSONDecoder` treats in its own way, with its default strategies.

extension JSONReader {
  /// Such a type as one that reads itself; nil for any other. They are named here, since a linker leaves
  /// conformances out of a static library that nobody names.
  static func foundationType(_ type: Any.Type) -> (any JSONReadable.Type)? {
    let types: [any JSONReadable.Type] = [Date.self, URL.self, Data.self, Decimal.self]
    return types.first { $0 == type }
  }
}

@_documentation(visibility: internal)
extension Date: JSONReadable {
  /// Reads the seconds since 2001.
  public init(from json: inout JSONReader) throws {
    // An object of this type decodes a Double, so that what is refused is that.
    if json.isNull { throw JSONFault(.null(Date.self), at: json.offset) }
    self.init(timeIntervalSinceReferenceDate: try json.readDouble())
  }
}

@_documentation(visibility: internal)
extension URL: JSONReadable {
  /// Reads a string that is a URL.
  public init(from json: inout JSONReader) throws {
    let start = json.offset
    if json.isNull { throw JSONFault(.null(URL.self), at: start) }
    guard let url = URL(string: try json.readString()) else {
      throw JSONFault(.corrupted("the string is no URL"), at: start)
    }
    self = url
  }
}

@_documentation(visibility: internal)
extension Data: JSONReadable {
  /// Reads a string in Base64.
  public init(from json: inout JSONReader) throws {
    let start = json.offset
    if json.isNull { throw JSONFault(.null(Data.self), at: start) }
    guard let data = Data(base64Encoded: try json.readString()) else {
      throw JSONFault(.corrupted("the string is not in Base64"), at: start)
    }
    self = data
  }
}

@_documentation(visibility: internal)
extension Decimal: JSONReadable {
  /// Reads a number.
  public init(from json: inout JSONReader) throws {
    if json.isNull { throw JSONFault(.null(Decimal.self), at: json.offset) }
    if let (number, isNegative, end) = json.bytes.decimal(at: json.offset),
      abs(number.exponent) <= 100
    {
      self.init(
        sign: isNegative ? .minus : .plus, exponent: number.exponent,
        significand: Decimal(number.digits))
      json.offset = end
      return
    }
    let text = try json.numberText(for: Decimal.self)
    guard let value = try? JSONDecoder().decode(Decimal.self, from: Data(text.utf8)) else {
      throw json.notRepresentable(Decimal.self)
    }
    json.offset += text.utf8.count
    self = value
  }
}
