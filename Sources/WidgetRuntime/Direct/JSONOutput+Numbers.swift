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
    var cursor = cursor(for: 32)
    if isNegative { cursor.put(UInt8(ascii: "-")) }
    if magnitude < 10 {
      cursor.put(UInt8(truncatingIfNeeded: magnitude) | UInt8(ascii: "0"))
    } else {
      cursor.put(magnitude: magnitude)
    }
    end(at: cursor)
  }

  /// Appends a finite number, as `JSONEncoder` writes it: without a fraction where it has none.
  mutating func put(_ number: Double) {
    // Integers beyond 2^53 have an exponent.
    if number.magnitude <= 0x1p53, putInteger(number) { return }
    let bits = number.magnitude.bitPattern
    put(
      JSONFloatFormat.double.shortest(bits), isNegative: number < 0,
      hasExponent: number.magnitude > 0x1p53)
  }

  /// Appends a finite number of single precision.
  mutating func put(_ number: Float) {
    if number.magnitude <= 0x1p24, putInteger(Double(number)) { return }
    let bits = UInt64(number.magnitude.bitPattern)
    put(
      JSONFloatFormat.float.shortest(bits), isNegative: number < 0,
      hasExponent: number.magnitude > 0x1p24)
  }

  /// Appends a number of at most 2^53 if it has no fraction.
  @inline(__always)
  private mutating func putInteger(_ number: Double) -> Bool {
    let integer = Int64(number)
    guard Double(integer) == number else { return false }
    if integer == 0, number.sign == .minus {
      put(JSONBytes("-0"))
    } else {
      put(integer)
    }
    return true
  }

  /// Appends a number that is not 0, with a fraction or an exponent, as Swift describes it.
  ///
  /// - Parameter hasExponent: Whether it has one although it is not small.
  private mutating func put(_ number: JSONDecimal, isNegative: Bool, hasExponent: Bool) {
    // No number is longer than 24 bytes, and words are stored whole.
    var cursor = cursor(for: 40)
    if isNegative { cursor.put(UInt8(ascii: "-")) }
    let digits = JSONDigits(number)
    if hasExponent || digits.point < -3 {
      cursor.put(digits, point: 1)
      if digits.count == 1 { cursor.move(by: -1) }
      cursor.put(exponent: digits.point &- 1)
    } else if digits.point > 0 {
      cursor.put(digits, point: digits.point)
    } else {
      cursor.store(0x30_3030_2E30 as UInt64)  // 0.000
      cursor.move(by: 2 &- digits.point)
      cursor.store(digits.first)
      cursor.store(digits.second, ahead: 8)
      cursor.store(digits.last, ahead: 16)
      cursor.move(by: digits.count)
    }
    end(at: cursor)
  }

  /// Appends text that is as it is in JSON.
  @usableFromInline
  mutating func put(plain text: String) {
    text.utf8.withJSONBytes { put($0) }
  }
}

extension JSONCursor {
  /// Stores an integer.
  @inline(__always)
  fileprivate mutating func put(magnitude: UInt64) {
    let (first, rest) = magnitude.quotientAndRemainder(dividingBy: 100_000_000)
    if first == 0 { return put(short: rest) }
    if first >= 100_000_000 {
      let (highest, middle) = first.quotientAndRemainder(dividingBy: 100_000_000)
      put(short: highest)
      put(JSONDigits.eight(middle) | JSONDigits.zeros)
    } else {
      put(short: first)
    }
    put(JSONDigits.eight(rest) | JSONDigits.zeros)
  }

  /// Stores an integer of at most eight digits.
  @inline(__always)
  private mutating func put(short magnitude: UInt64) {
    let length = JSONDigits.count(of: magnitude)
    store((JSONDigits.eight(magnitude) | JSONDigits.zeros) &>> UInt64((8 &- length) &* 8))
    move(by: length)
  }

  /// Stores digits with a point among them.
  ///
  /// - Parameter point: How many digits are before it, from 1 to 16.
  @inline(__always)
  fileprivate mutating func put(_ digits: JSONDigits, point: Int) {
    store(digits.first)
    if point < 8 {
      store(digits.first &>> UInt64(point &* 8), ahead: point &+ 1)
      store(digits.second, ahead: 9)
    } else {
      store(digits.second, ahead: 8)
      store(digits.second >> UInt64((point &- 8) &* 8), ahead: point &+ 1)
    }
    store(UInt8(ascii: "."), ahead: point)
    store(digits.last, ahead: 17)
    move(by: digits.count &+ 1)
  }

  /// Stores an exponent with a sign and at least two digits.
  fileprivate mutating func put(exponent: Int) {
    put(exponent < 0 ? 0x2D65 : 0x2B65 as UInt16)  // e- or e+
    var rest = UInt64(exponent.magnitude)
    if rest >= 100 {
      put(UInt8(truncatingIfNeeded: rest / 100) | UInt8(ascii: "0"))
      rest %= 100
    }
    put(UInt16(truncatingIfNeeded: rest / 10 | (rest % 10) &<< 8 | 0x3030))
  }
}

/// The digits of a number: 17, of which the last ones may be zeros.
private struct JSONDigits {
  /// The first eight as text, the first one lowest.
  let first: UInt64
  /// The next eight.
  let second: UInt64
  let last: UInt8
  /// How many there are without zeros at the end.
  let count: Int
  /// How many are before the point; negative for zeros after it.
  let point: Int

  @inline(__always)
  init(_ number: JSONDecimal) {
    let length = Self.count(of: number.digits)
    point = length &+ number.exponent
    let aligned = number.digits &* Self.powers[17 &- length]
    let (head, last) = aligned.quotientAndRemainder(dividingBy: 10)
    let (high, low) = head.quotientAndRemainder(dividingBy: 100_000_000)
    let (first, second) = (Self.eight(high), Self.eight(low))
    let zeros = second.leadingZeroBitCount / 8
    let length16 = 16 &- (zeros < 8 ? zeros : 8 &+ first.leadingZeroBitCount / 8)
    count = last != 0 ? 17 : length16
    (self.first, self.second) = (first | Self.zeros, second | Self.zeros)
    self.last = UInt8(truncatingIfNeeded: last) | UInt8(ascii: "0")
  }

  /// Eight zeros as text.
  @inline(__always)
  static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// The eight digits of a number in a byte each, the first one lowest.
  @inline(__always)
  static func eight(_ number: UInt64) -> UInt64 {
    // Two numbers of four digits, then four of two, then eight of one. The reciprocals are exact for so
    // few digits.
    let fours = number / 10_000 | (number % 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- tens &* 10) &<< 8
  }

  /// How many digits a number has that is not 0.
  @inline(__always)
  static func count(of number: UInt64) -> Int {
    // ⌊log₁₀ 2ⁿ⌋ is ⌊1233 n / 2¹²⌋.
    let digits = ((64 &- number.leadingZeroBitCount) &* 1233) &>> 12
    return number < powers[digits] ? digits : digits &+ 1
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
