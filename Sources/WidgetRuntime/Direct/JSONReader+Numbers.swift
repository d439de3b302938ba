@_documentation(visibility: internal)
extension JSONReader {
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
    let magnitude = bytes.digits(at: &next, 0)
    // Eighteen digits cannot overflow.
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
  @inlinable
  public mutating func readDouble() throws -> Double {
    let start = offset
    if let number = readShortNumber(maximum: 1 << 53, exponent: 22) {
      let value = Double(number.magnitude)
      let power = JSONPowers.of10[abs(number.exponent)]
      let scaled = number.exponent < 0 ? value / power : value * power
      return number.isNegative ? -scaled : scaled
    }
    offset = start
    return try readUnusualNumber(Double.self)
  }

  /// Reads a floating-point number of single precision.
  @inlinable
  public mutating func readFloat() throws -> Float {
    let start = offset
    if let number = readShortNumber(maximum: 1 << 24, exponent: 10) {
      let value = Float(number.magnitude)
      let power = Float(JSONPowers.of10[abs(number.exponent)])
      let scaled = number.exponent < 0 ? value / power : value * power
      return number.isNegative ? -scaled : scaled
    }
    offset = start
    return try readUnusualNumber(Float.self)
  }

  /// A number in decimal.
  @usableFromInline
  struct ShortNumber {
    @usableFromInline var isNegative: Bool
    @usableFromInline var magnitude: UInt64
    @usableFromInline var exponent: Int

    @inlinable
    init(isNegative: Bool, magnitude: UInt64, exponent: Int) {
      self.isNegative = isNegative
      self.magnitude = magnitude
      self.exponent = exponent
    }
  }

  /// Moves past a number whose digits and power of ten both are exact in binary, so that one
  /// operation rounds once (Clinger 1990); nil for any other.
  @inlinable
  mutating func readShortNumber(maximum: UInt64, exponent limit: Int) -> ShortNumber? {
    var next = offset
    let isNegative = bytes[next] == UInt8(ascii: "-")
    if isNegative { next &+= 1 }
    let first = next
    var magnitude = bytes.digits(at: &next, 0)
    var (count, exponent) = (next &- first, 0)
    guard count > 0, bytes[first] != UInt8(ascii: "0") || count == 1 else { return nil }
    if bytes[next] == UInt8(ascii: ".") {
      next &+= 1
      let point = next
      magnitude = bytes.digits(at: &next, magnitude)
      exponent = point &- next
      count &-= exponent
      guard exponent < 0 else { return nil }
    }
    guard count <= 18 else { return nil }
    if bytes[next] | 0x20 == UInt8(ascii: "e") {
      guard let power = readExponent(at: &next) else { return nil }
      exponent &+= power
    }
    guard isDelimiter(bytes[next]), magnitude <= maximum, abs(exponent) <= limit else { return nil }
    offset = next
    return ShortNumber(isNegative: isNegative, magnitude: magnitude, exponent: exponent)
  }

  @usableFromInline
  func readExponent(at next: inout Int) -> Int? {
    next += 1
    let isNegative = bytes[next] == UInt8(ascii: "-")
    if isNegative || bytes[next] == UInt8(ascii: "+") { next += 1 }
    let first = next
    let power = bytes.digits(at: &next, 0)
    guard next > first, next - first <= 4 else { return nil }
    return isNegative ? -Int(power) : Int(power)
  }

  /// Whether digits are an integer: at least one, no superfluous zero, and nothing after them that
  /// belongs to the number.
  @inlinable
  @inline(__always)
  func isEnd(ofDigitsFrom first: Int, at next: Int) -> Bool {
    next > first && (bytes[first] != UInt8(ascii: "0") || next &- first == 1)
      && isDelimiter(bytes[next])
  }

  /// Whether a byte ends a number.
  @inlinable
  @inline(__always)
  func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      || byte <= 0x20
  }
}

extension JSONBytes {
  /// Moves past digits and adds them to a number, which overflows above eighteen.
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
}

/// The powers of ten that are exact in double precision.
@usableFromInline
enum JSONPowers {
  @usableFromInline static let of10: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
