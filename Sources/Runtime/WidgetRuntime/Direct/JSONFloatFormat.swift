/// A binary floating-point format of IEEE 754.
struct JSONFloatFormat {
  /// The number of stored bits of the significand.
  let significandBits: Int
  /// The stored exponent of the number 1.
  let bias: Int
  /// The exponents n for which a 64-bit number × 10ⁿ can be halfway between two floating-point numbers.
  let halfwayExponents: ClosedRange<Int>

  @inline(__always) static var double: JSONFloatFormat {
    JSONFloatFormat(significandBits: 52, bias: 1023, halfwayExponents: -4...23)
  }

  @inline(__always) static var float: JSONFloatFormat {
    JSONFloatFormat(significandBits: 23, bias: 127, halfwayExponents: -17...10)
  }
}

extension JSONFloatFormat {
  /// Returns the bits of the floating-point number nearest to `digits` × 10^`exponent`, or nil if this number is zero
  /// or infinite.
  ///
  /// The algorithm of Eisel and Lemire: D. Lemire, "Number Parsing at a Gigabyte per Second" (Software:
  /// Practice and Experience 51, 2021). N. Mushtak and D. Lemire prove that it needs no fallback for uncertain
  /// results in "Fast Number Parsing Without Fallback" (Software: Practice and Experience 53, 2023).
  ///
  /// - Parameter digits: Any number except 0.
  @inline(__always)
  func bits(of digits: UInt64, exponent: Int) -> UInt64? {
    guard exponent >= JSONPowersOfTen.least, exponent <= 308 else { return nil }
    let zeros = digits.leadingZeroBitCount
    let product = product(digits &<< UInt64(zeros), exponent)
    let highBit = Int(product.high &>> 63)
    let surplus = UInt64(highBit &+ 61 &- significandBits)
    // This is the doubled significand. Its lowest bit determines the rounding.
    var significand = product.high &>> surplus
    // ⌊log₂ 10ⁿ⌋ is ⌊217706 n / 2¹⁶⌋.
    var power = (217_706 &* exponent) >> 16 &+ 63 &+ highBit &- zeros &+ bias
    guard power > 0 else { return subnormalBits(significand, power) }
    if product.low <= 1, significand & 3 == 1, halfwayExponents.contains(exponent),
      significand &<< surplus == product.high
    {
      // Exactly halfway: rounds to even.
      significand &= ~1
    }
    significand = (significand &+ significand & 1) &>> 1
    if significand &>> UInt64(significandBits &+ 1) != 0 { power &+= 1 }
    guard power <= 2 &* bias else { return nil }
    return significand & (1 &<< UInt64(significandBits) &- 1)
      | UInt64(power) &<< UInt64(significandBits)
  }

  /// Returns the highest 128 bits of the product of digits and a power of ten. The low half of the power is used only
  /// if its product with the digits could change the significand.
  @inline(__always)
  private func product(_ digits: UInt64, _ exponent: Int) -> (high: UInt64, low: UInt64) {
    var (high, low) = digits.multipliedFullWidth(by: JSONPowersOfTen.high(exponent))
    let mask = UInt64.max &>> UInt64(significandBits &+ 3)
    if high & mask == mask {
      let rest = digits.multipliedFullWidth(by: JSONPowersOfTen.low(exponent)).high
      let sum = low.addingReportingOverflow(rest)
      low = sum.partialValue
      if sum.overflow { high &+= 1 }
    }
    return (high, low)
  }

  /// Returns the bits of a subnormal number, or nil for zero.
  private func subnormalBits(_ twice: UInt64, _ power: Int) -> UInt64? {
    guard power > -63 else { return nil }
    let significand = twice &>> UInt64(1 &- power)
    let rounded = (significand &+ significand & 1) &>> 1
    // Rounding up to the least normal number sets the lowest bit of the exponent.
    return rounded == 0 ? nil : rounded
  }
}

/// A decimal number: `digits` × 10^`exponent`.
struct JSONDecimal {
  var digits: UInt64
  var exponent: Int
}

/// A decimal number with 17 digits, which may end with zeros.
struct JSONLongDecimal {
  /// The first 16 digits.
  var first: UInt64
  var last: UInt64
  /// The number of digits before the point. A negative number counts zeros after the point.
  var point: Int
}

extension JSONFloatFormat {
  /// Returns the same number as `shortest(_:)`, from one product instead of three. Returns nil for powers of two, for
  /// subnormal numbers, and if rounding errors of the product could change the digits.
  ///
  /// Digits are computed in units of the greatest power of ten that is not above the distance between adjacent numbers.
  /// The interval of the decimal numbers that are parsed as this number is therefore at least 1 and less than 10 units
  /// wide. It contains the integer nearest to its middle, and at most one multiple of ten.
  ///
  /// - Parameter bits: The bits of a finite number of double precision other than zero, without its sign.
  @inline(__always)
  static func longDigits(_ bits: UInt64) -> JSONLongDecimal? {
    let fraction = bits & (1 &<< 52 &- 1)
    let stored = Int(bits &>> 52)
    // Powers of two have asymmetric intervals, and subnormal numbers have fewer digits.
    guard fraction != 0, stored != 0 else { return nil }
    let power = stored &- 1075
    let exponent = power.tensBelow
    let shift = UInt64(truncatingIfNeeded: power &+ (-exponent).twosBelow &+ 1)
    let scale = JSONScale(-exponent)
    // `digits` counts units of 10^exponent, and `rest` counts 2⁻⁶⁴ of such a unit. The error is less than 1 in `rest`.
    let (digits, rest) = scale.product((fraction | 1 &<< 52) &<< shift)
    let tens = digits / 10
    let unit = digits &- tens &* 10
    // The distances to the multiples of ten on both sides, and half of the interval, in units of 2⁻⁶⁰.
    let toLower = unit &<< 60 | rest &>> 4
    let toUpper = 0xA000_0000_0000_0000 &- toLower
    let half = scale.high &>> (5 &- shift)
    guard toLower &- half &+ 2 > 4, toUpper &- half &+ 2 > 4, rest &- (1 &<< 63) &+ 2 > 4 else {
      return nil
    }
    let head = toUpper < half ? tens &+ 1 : tens
    let isTen = min(toLower, toUpper) < half
    let last = isTen ? 0 : unit &+ rest &>> 63
    let isLong = head >= 1_000_000_000_000_000
    return JSONLongDecimal(
      first: isLong ? head : head &* 10 &+ last, last: isLong ? last : 0,
      point: exponent &+ (isLong ? 17 : 16))
  }
}

extension Int {
  /// ⌊log₁₀ 2ⁿ⌋.
  @inline(__always)
  fileprivate var tensBelow: Int { (self &* 1_262_611) >> 22 }

  /// ⌊log₂ 10ⁿ⌋.
  @inline(__always)
  fileprivate var twosBelow: Int { (self &* 1_741_647) >> 19 }
}

extension JSONFloatFormat {
  /// Returns the shortest decimal number that is parsed as the given floating-point number. If there are several,
  /// returns the nearest one. The digits may end with zeros.
  ///
  /// The algorithm of R. Giulietti, "The Schubfach way to render doubles" (2020).
  ///
  /// - Parameter bits: The bits of a finite number other than zero, without its sign.
  @inline(__always)
  func shortest(_ bits: UInt64) -> JSONDecimal {
    let fraction = bits & (1 &<< UInt64(significandBits) &- 1)
    let stored = Int(bits &>> UInt64(significandBits))
    let significand = stored == 0 ? fraction : fraction | 1 &<< UInt64(significandBits)
    let power = max(stored, 1) &- bias &- significandBits
    // Below a power of two, numbers are half as far apart.
    let isNearBelow = fraction == 0 && stored > 1
    // ⌊log₁₀ 2ⁿ⌋, or ⌊log₁₀ ¾ 2ⁿ⌋.
    let exponent = (power &* 1_262_611 &- (isNearBelow ? 524_031 : 0)) >> 22
    let shift = UInt64(power &+ (-exponent).twosBelow &+ 1)
    // Four times the number, and four times the two midpoints between it and its neighbors, in units of 10^exponent.
    // The midpoints themselves are parsed as the number if its significand is even.
    let scale = JSONScale(-exponent)
    let value = scale.roundedToOdd((significand &* 4) &<< shift)
    let odd = significand & 1
    let least = scale.roundedToOdd((significand &* 4 &- (isNearBelow ? 1 : 2)) &<< shift) &+ odd
    let greatest = scale.roundedToOdd((significand &* 4 &+ 2) &<< shift) &- odd
    let digits = value &>> 2
    if digits >= 10 {
      let tens = digits / 10
      let isBelow = least <= tens &* 40
      let isAbove = tens &* 40 &+ 40 <= greatest
      if isBelow != isAbove {
        return JSONDecimal(digits: isAbove ? tens &+ 1 : tens, exponent: exponent &+ 1)
      }
    }
    let isBelow = least <= digits &* 4
    let isAbove = digits &* 4 &+ 4 <= greatest
    if isBelow != isAbove {
      return JSONDecimal(digits: isAbove ? digits &+ 1 : digits, exponent: exponent)
    }
    let middle = digits &* 4 &+ 2
    let roundsUp = value > middle || (value == middle && digits & 1 == 1)
    return JSONDecimal(digits: roundsUp ? digits &+ 1 : digits, exponent: exponent)
  }
}

/// A power of ten, rounded up to 128 bits.
private struct JSONScale {
  let high: UInt64
  let low: UInt64

  @inline(__always)
  init(_ exponent: Int) {
    high = JSONPowersOfTen.high(exponent)
    low = JSONPowersOfTen.low(exponent) &+ (JSONPowersOfTen.isRoundedDown(exponent) ? 1 : 0)
  }

  /// Returns the highest 128 bits of the product.
  @inline(__always)
  func product(_ number: UInt64) -> (high: UInt64, low: UInt64) {
    let below = number.multipliedFullWidth(by: low).high
    let product = number.multipliedFullWidth(by: high)
    let sum = product.low.addingReportingOverflow(below)
    return (sum.overflow ? product.high &+ 1 : product.high, sum.partialValue)
  }

  /// Returns the highest 64 bits of the product. The lowest of these bits is 1 if any of the remaining bits is 1.
  @inline(__always)
  func roundedToOdd(_ number: UInt64) -> UInt64 {
    let (high, low) = product(number)
    // The power is rounded up, so `low` may be too large by 1.
    return low > 1 ? high | 1 : high
  }
}
