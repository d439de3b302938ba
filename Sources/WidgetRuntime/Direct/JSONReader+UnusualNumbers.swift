#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Numbers that are long, have a fraction where an integer is wanted, or are none.
extension JSONReader {
  /// Reads an integer with many digits, a fraction or an exponent.
  @usableFromInline
  @inline(never)
  mutating func readUnusualInteger<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    let text = try numberText(for: type)
    if let value = Value(text) {
      offset += text.utf8.count
      return value
    }
    // `1.0` and `1e2` are integers.
    guard let double = Double(text), let value = Value(exactly: double) else {
      throw notRepresentable(type)
    }
    // Beyond 2^53 several integers have the same double; Foundation then looks at the digits.
    if double.magnitude >= 0x1p53 {
      guard let exact = try? JSONDecoder().decode(Exact<Value>.self, from: Data(text.utf8)) else {
        throw notRepresentable(type)
      }
      offset += text.utf8.count
      return exact.value
    }
    offset += text.utf8.count
    return value
  }

  /// Reads a floating-point number with many digits or a large exponent.
  @usableFromInline
  @inline(never)
  mutating func readUnusualNumber<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Value.Type
  ) throws -> Value {
    let text = try numberText(for: type)
    guard let value = Value(text), value.isFinite else { throw notRepresentable(type) }
    // Of a number that is rounded to zero nothing would be left.
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let isZero = digits.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
    guard value != 0 || isZero else {
      throw notRepresentable(type)
    }
    offset += text.utf8.count
    return value
  }

  /// The text of the number that is the value.
  func numberText<Value>(for type: Value.Type) throws -> String {
    guard byte == UInt8(ascii: "-") || isDigit(byte) else { throw mismatch(type) }
    var end = self
    end.skipNumber()
    guard isNumber(to: end.offset) else {
      throw JSONFault(.corrupted("the number is malformed"), at: offset)
    }
    return bytes.part(from: offset, to: end.offset).text
  }

  /// Whether the bytes up to an offset are a number of JSON.
  private func isNumber(to end: Int) -> Bool {
    var next = offset
    if bytes[next] == UInt8(ascii: "-") { next += 1 }
    let first = next
    _ = bytes.digits(at: &next, 0)
    guard next > first, bytes[first] != UInt8(ascii: "0") || next == first + 1 else { return false }
    if bytes[next] == UInt8(ascii: ".") {
      next += 1
      let point = next
      _ = bytes.digits(at: &next, 0)
      guard next > point else { return false }
    }
    if bytes[next] | 0x20 == UInt8(ascii: "e") {
      next += 1
      if bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") { next += 1 }
      let power = next
      _ = bytes.digits(at: &next, 0)
      guard next > power else { return false }
    }
    return next == end
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  func notRepresentable<Value>(_ type: Value.Type) -> JSONFault {
    JSONFault(.corrupted("the number is not representable as \(type)"), at: offset)
  }
}

/// An integer that Foundation reads.
private struct Exact<Value: FixedWidthInteger>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let type = Value.self as? any Decodable.Type,
      let value = try Self.decode(type, container) as? Value
    else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no integer"))
    }
    self.value = value
  }

  private static func decode<Other: Decodable>(
    _ type: Other.Type, _ container: any SingleValueDecodingContainer
  ) throws -> Any { try container.decode(type) }
}
