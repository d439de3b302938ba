import Testing

@testable import WidgetRuntime

@Suite struct PowersOfTenTests {
  /// Compares each entry of the table with the power, which is computed with integers of any size.
  @Test func tableMatchesExactPowers() {
    var power = Digits(1)
    for exponent in 0...JSONPowersOfTen.greatest {
      check(exponent, power.high128)
      power = power.times(5)
    }
    power = Digits(1)
    for exponent in 1...(-JSONPowersOfTen.least) {
      power = power.times(5)
      // The exponent n is chosen so that 2^n / 5^exponent, rounded down, has 128 bits.
      let (high, low) = power.reciprocal128
      check(-exponent, exponent <= 27 ? (high, low &+ 1) : (high, low))
    }
  }

  private func check(_ exponent: Int, _ expected: (high: UInt64, low: UInt64)) {
    #expect(JSONPowersOfTen.high(exponent) == expected.high, "\(exponent)")
    #expect(JSONPowersOfTen.low(exponent) == expected.low, "\(exponent)")
    // Encoding adds 1 to the low bits of powers that are rounded down. This must not overflow.
    #expect(expected.low != .max)
  }
}

/// A natural number as digits of 32 bits, with the least significant digit first.
private struct Digits {
  private var digits: [UInt32]

  init(_ number: UInt32) { digits = [number] }

  private var bitCount: Int {
    digits.count * 32 - (digits.last?.leadingZeroBitCount ?? 0)
  }

  private func bit(_ index: Int) -> Bool {
    index >= 0 && digits[index / 32] >> UInt32(index % 32) & 1 == 1
  }

  func times(_ factor: UInt32) -> Digits {
    var (result, carry) = (self, 0 as UInt64)
    for index in digits.indices {
      let product = UInt64(digits[index]) * UInt64(factor) + carry
      result.digits[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { result.digits.append(UInt32(carry)) }
    return result
  }

  /// The most significant 128 bits of this number. Zeros follow the bits of a shorter number.
  var high128: (high: UInt64, low: UInt64) {
    var result = (high: 0 as UInt64, low: 0 as UInt64)
    for index in (bitCount - 128..<bitCount).reversed() { Self.append(bit(index), to: &result) }
    return result
  }

  /// The most significant 128 bits of a power of two divided by this number, rounded down.
  var reciprocal128: (high: UInt64, low: UInt64) {
    var result = (high: 0 as UInt64, low: 0 as UInt64)
    var rest = Digits(1)
    for _ in 0..<bitCount - 1 { rest = rest.times(2) }
    for _ in 0..<128 {
      rest = rest.times(2)
      let isLess = rest.isLess(than: self)
      if !isLess { rest.subtract(self) }
      Self.append(!isLess, to: &result)
    }
    return result
  }

  private static func append(_ bit: Bool, to number: inout (high: UInt64, low: UInt64)) {
    number = (number.high << 1 | number.low >> 63, number.low << 1 | (bit ? 1 : 0))
  }

  private func isLess(than other: Digits) -> Bool {
    for index in (0..<max(digits.count, other.digits.count)).reversed() {
      let digit = index < digits.count ? digits[index] : 0
      let otherDigit = index < other.digits.count ? other.digits[index] : 0
      if digit != otherDigit { return digit < otherDigit }
    }
    return false
  }

  private mutating func subtract(_ other: Digits) {
    var borrow: UInt32 = 0
    for index in digits.indices {
      let (first, isBelow) = digits[index].subtractingReportingOverflow(
        index < other.digits.count ? other.digits[index] : 0)
      let (second, isBelowAgain) = first.subtractingReportingOverflow(borrow)
      digits[index] = second
      borrow = isBelow || isBelowAgain ? 1 : 0
    }
  }
}
