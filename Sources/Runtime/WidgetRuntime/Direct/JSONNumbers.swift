#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WidgetCoding.JSONReader {
  /// Reads `true` or `false`.
  @inlinable
  public mutating func readBool() throws -> Bool {
    switch byte {
    case UInt8(ascii: "t"):
      try expectWord("true")
      return true
    case UInt8(ascii: "f"):
      try expectWord("false")
      return false
    default:
      throw mismatch(Bool.self)
    }
  }

  /// Reads an integer.
  @inlinable
  public mutating func readInteger<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    var next = offset
    let isNegative = bytes[next] == UInt8(ascii: "-")
    if isNegative { next &+= 1 }
    let first = next
    let magnitude = bytes.manyDigits(at: &next, 0)
    // A number of at most eighteen digits fits in `Int64`.
    if next &- first <= 18, isEnd(ofDigitsFrom: first, at: next) {
      let number = isNegative ? 0 &- Int64(truncatingIfNeeded: magnitude) : Int64(magnitude)
      if let value = Value(exactly: number) {
        offset = next
        return value
      }
    }
    return try readUnusualInteger(type)
  }

  /// Reads a floating-point number.
  public mutating func readDouble() throws -> Double {
    guard let (number, isNegative, end) = bytes.decimal(at: offset) else {
      return try readUnusualNumber(Double.self)
    }
    if number.exponent == 0 {
      offset = end
      let value = Double(number.digits)
      return isNegative ? -value : value
    }
    if number.digits != 0 {
      let format = JSONFloatFormat.double
      guard let bits = format.bits(of: number.digits, exponent: number.exponent) else {
        return try readUnusualNumber(Double.self)
      }
      offset = end
      return Double(bitPattern: isNegative ? bits | 1 &<< 63 : bits)
    }
    offset = end
    return isNegative ? -0.0 : 0
  }

  /// Reads a floating-point number of single precision.
  public mutating func readFloat() throws -> Float {
    guard let (number, isNegative, end) = bytes.decimal(at: offset) else {
      return try readUnusualNumber(Float.self)
    }
    if number.digits != 0 {
      let format = JSONFloatFormat.float
      guard let bits = format.bits(of: number.digits, exponent: number.exponent) else {
        return try readUnusualNumber(Float.self)
      }
      offset = end
      let pattern = UInt32(truncatingIfNeeded: bits)
      return Float(bitPattern: isNegative ? pattern | 1 &<< 31 : pattern)
    }
    offset = end
    return isNegative ? -0.0 : 0
  }

  /// Whether digits are an integer: a single digit, or several without a leading zero, followed by a delimiter.
  @inlinable
  @inline(__always)
  func isEnd(ofDigitsFrom first: Int, at next: Int) -> Bool {
    next > first && (bytes[first] != UInt8(ascii: "0") || next &- first == 1)
      && JSONBytes.isDelimiter(bytes[next])
  }
}

extension JSONBytes {
  /// Whether a byte ends a number.
  @inlinable
  @inline(__always)
  static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      || byte <= 0x20
  }

  /// Moves past digits and appends them to a number, which may overflow if it has more than 19 digits.
  @inlinable
  @inline(__always)
  func digits(at next: inout Int, _ start: UInt64) -> UInt64 {
    var number = start
    while true {
      let digit = self[next] &- UInt8(ascii: "0")
      if digit > 9 { return number }
      number = number &* 10 &+ UInt64(digit)
      next &+= 1
    }
  }

  /// Moves past digits and appends them to a number, eight at a time where possible.
  @inlinable
  @inline(__always)
  func manyDigits(at next: inout Int, _ start: UInt64) -> UInt64 {
    var number = start
    while next <= count &- 8 {
      let word = uncheckedLoad(UInt64.self, at: next)
      guard let digits = Self.eightDigits(word) else { break }
      number = number &* 100_000_000 &+ digits
      next &+= 8
    }
    return digits(at: &next, number)
  }

  /// Returns the value of eight ASCII digits, the first in the lowest byte, or nil if a byte is not a digit.
  @inlinable
  @inline(__always)
  static func eightDigits(_ word: UInt64) -> UInt64? {
    let values = word &- 0x3030_3030_3030_3030
    let others = (word &+ 0x4646_4646_4646_4646) | values
    guard others & highBits == 0 else { return nil }
    // Adjacent digits are combined into numbers of two digits, then of four and of eight.
    let pairs = values &* 10 &+ values &>> 8
    let mask: UInt64 = 0x0000_00FF_0000_00FF
    let first = (pairs & mask) &* (100 | 1_000_000 &<< 32)
    let second = (pairs &>> 16 & mask) &* (1 | 10_000 &<< 32)
    return (first &+ second) &>> 32
  }

  /// Returns the number at an offset and the number's end. Returns nil if the number is malformed, has more than 19
  /// digits after leading zeros, or has an exponent of more than four digits.
  @inline(__always)
  func decimal(at start: Int) -> (number: JSONDecimal, isNegative: Bool, end: Int)? {
    var next = start
    let isNegative = self[next] == UInt8(ascii: "-")
    if isNegative { next &+= 1 }
    let first = next
    var digits = digits(at: &next, 0)
    var (count, exponent) = (next &- first, 0)
    guard count > 0, self[first] != UInt8(ascii: "0") || count == 1 else { return nil }
    if self[next] == UInt8(ascii: ".") {
      next &+= 1
      let point = next
      digits = manyDigits(at: &next, digits)
      exponent = point &- next
      count &-= exponent
      guard exponent < 0 else { return nil }
    }
    if count > 19, !hasFewDigits(from: first, to: next) { return nil }
    if self[next] | 0x20 == UInt8(ascii: "e") {
      guard let power = exponentOfTen(at: &next) else { return nil }
      exponent &+= power
    }
    guard Self.isDelimiter(self[next]) else { return nil }
    return (JSONDecimal(digits: digits, exponent: exponent), isNegative, next)
  }

  /// Whether a number in a range has at most 19 digits after its leading zeros.
  private func hasFewDigits(from start: Int, to end: Int) -> Bool {
    // Further leading zeros are possible only after `0.`.
    guard self[start] == UInt8(ascii: "0") else { return false }
    var next = start &+ 2
    while self[next] == UInt8(ascii: "0") { next &+= 1 }
    return end &- next <= 19
  }

  /// Moves past the exponent of a number and returns it, or nil if it is malformed or has more than four digits.
  private func exponentOfTen(at next: inout Int) -> Int? {
    next &+= 1
    let isNegative = self[next] == UInt8(ascii: "-")
    if isNegative || self[next] == UInt8(ascii: "+") { next &+= 1 }
    let first = next
    let power = digits(at: &next, 0)
    guard next > first, next &- first <= 4 else { return nil }
    return isNegative ? -Int(power) : Int(power)
  }
}

// Functions for numbers that are long or malformed, and for integers with a fraction or an exponent.
extension WidgetCoding.JSONReader {
  /// Reads an integer with many digits, a fraction or an exponent, or throws the error for any other value.
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
    // From 2^53 on, several integers have the same double, so Foundation parses the digits.
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

  /// Reads a floating-point number with many digits or a large exponent, or throws the error for any other value.
  @usableFromInline
  @inline(never)
  mutating func readUnusualNumber<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Value.Type
  ) throws -> Value {
    let text = try numberText(for: type)
    guard let value = Value(text), value.isFinite else { throw notRepresentable(type) }
    // A number other than zero must not be rounded to zero.
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let isZero = digits.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
    guard value != 0 || isZero else {
      throw notRepresentable(type)
    }
    offset += text.utf8.count
    return value
  }

  /// Returns the text of the number at the reader.
  func numberText<Value>(for type: Value.Type) throws -> String {
    guard byte == UInt8(ascii: "-") || isDigit(byte) else { throw mismatch(type) }
    var end = self
    end.skipNumber()
    guard isNumber(to: end.offset) else {
      throw JSONFault(.corrupted("the number is malformed"), at: offset)
    }
    return bytes.part(from: offset, to: end.offset).text
  }

  /// Whether the bytes from the reader to an offset are a JSON number.
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

/// An integer that Foundation decodes.
private struct Exact<Value: FixedWidthInteger>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let type = Value.self as? any Decodable.Type,
      let value = try Self.decode(type, container) as? Value
    else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not an integer"))
    }
    self.value = value
  }

  private static func decode<Other: Decodable>(
    _ type: Other.Type, _ container: any SingleValueDecodingContainer
  ) throws -> Any { try container.decode(type) }
}
