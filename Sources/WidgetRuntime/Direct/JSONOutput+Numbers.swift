extension JSONOutput {
  /// Appends an integer.
  @inlinable
  @inline(__always)
  mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    guard let magnitude = UInt64(exactly: number.magnitude) else {
      return put(plain: String(number))
    }
    put(magnitude: magnitude, isNegative: number < 0)
  }

  @usableFromInline
  mutating func put(magnitude: UInt64, isNegative: Bool) {
    reserve(24)
    if isNegative {
      store(UInt8(ascii: "-"))
      count &+= 1
    }
    if magnitude < 10 {
      store(UInt8(truncatingIfNeeded: magnitude) &+ UInt8(ascii: "0"))
      count &+= 1
      return
    }
    let end = count &+ Self.digits(of: magnitude)
    count = end
    var rest = magnitude
    // From the last digit on, two at a time.
    while rest >= 100 {
      count &-= 2
      store(Self.pair(rest % 100))
      rest /= 100
    }
    if rest >= 10 {
      count &-= 2
      store(Self.pair(rest))
    } else {
      count &-= 1
      store(UInt8(truncatingIfNeeded: rest) &+ UInt8(ascii: "0"))
    }
    count = end
  }

  private static func digits(of magnitude: UInt64) -> Int {
    var digits = 1
    var rest = magnitude
    while rest >= 10_000 {
      rest /= 10_000
      digits &+= 4
    }
    return digits &+ (rest >= 1000 ? 3 : rest >= 100 ? 2 : rest >= 10 ? 1 : 0)
  }

  /// Two digits, the first one in the lower byte.
  private static func pair(_ number: UInt64) -> UInt16 {
    let tens = UInt16(truncatingIfNeeded: number / 10)
    let ones = UInt16(truncatingIfNeeded: number % 10)
    return 0x3030 | tens | ones &<< 8
  }

  /// Appends a finite number, as `JSONEncoder` writes it: without a fraction where it has none.
  mutating func put<Number: BinaryFloatingPoint & CustomStringConvertible>(_ number: Number) {
    // From 2^24 on a Float has an exponent, from 2^53 on a Double.
    let limit = Number(
      sign: .plus, exponent: Number.Exponent(Number.significandBitCount + 1), significand: 1)
    if number.magnitude < limit, let integer = Int64(exactly: number),
      integer != 0 || number.sign == .plus
    {
      return put(integer)
    }
    let text = number.description
    put(plain: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Appends text that is as it is in JSON.
  @usableFromInline
  mutating func put(plain text: String) {
    text.utf8.withJSONBytes { put($0) }
  }
}
