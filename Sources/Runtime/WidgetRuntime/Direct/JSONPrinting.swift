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
    cursor.put(magnitude: magnitude)
    end(at: cursor)
  }

  /// Appends a finite number as `JSONEncoder` does: whole numbers up to 2^53 have no fraction.
  mutating func put(_ number: Double) {
    // Integers above 2^53 have an exponent.
    if number.magnitude <= 0x1p53, putInteger(number) { return }
    let bits = number.magnitude.bitPattern
    let digits = JSONFloatFormat.longDigits(bits).map(JSONDigits.init) ?? Self.shortest(bits)
    put(digits, isNegative: number < 0, hasExponent: number.magnitude > 0x1p53)
  }

  /// Appends a finite number of single precision.
  mutating func put(_ number: Float) {
    if number.magnitude <= 0x1p24, putInteger(Double(number)) { return }
    let bits = UInt64(number.magnitude.bitPattern)
    put(
      JSONDigits(JSONFloatFormat.float.shortest(bits)), isNegative: number < 0,
      hasExponent: number.magnitude > 0x1p24)
  }

  /// Returns the digits of a number for which `longDigits` returns nil.
  @inline(never)
  private static func shortest(_ bits: UInt64) -> JSONDigits {
    JSONDigits(JSONFloatFormat.double.shortest(bits))
  }

  /// Appends a number if it is whole, and returns whether it is whole. Its magnitude must be at most 2^53.
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

  /// Appends a number other than 0 with a fraction or an exponent, as Swift's `description` does.
  ///
  /// - Parameter hasExponent: Whether the number is so large that it has an exponent. Numbers below 0.0001 always have
  ///   one.
  @inline(__always)
  private mutating func put(_ digits: JSONDigits, isNegative: Bool, hasExponent: Bool) {
    // Numbers have at most 24 bytes, but whole words are stored.
    var cursor = cursor(for: 40)
    cursor.store(UInt8(ascii: "-"))
    cursor.move(by: isNegative ? 1 : 0)
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

  /// Appends text that is already JSON.
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
    if magnitude < 10 { return put(UInt8(truncatingIfNeeded: magnitude) | UInt8(ascii: "0")) }
    let length = JSONDigits.count(of: magnitude)
    store((JSONDigits.eight(magnitude) | JSONDigits.zeros) &>> UInt64((8 &- length) &* 8))
    move(by: length)
  }

  /// Stores digits with a decimal point between them.
  ///
  /// - Parameter point: The number of digits before the point, from 1 to 16.
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

/// The 17 digits of a number, padded with zeros at the end.
private struct JSONDigits {
  /// The first eight digits as text, the first in the lowest byte.
  let first: UInt64
  /// The next eight digits.
  let second: UInt64
  let last: UInt8
  /// The number of digits without trailing zeros.
  let count: Int
  /// The number of digits before the point. A negative number counts zeros after the point.
  let point: Int

  @inline(__always)
  init(_ number: JSONDecimal) {
    let length = Self.count(of: number.digits)
    let aligned = number.digits &* Self.powers[17 &- length]
    let (first, last) = aligned.quotientAndRemainder(dividingBy: 10)
    self.init(JSONLongDecimal(first: first, last: last, point: length &+ number.exponent))
  }

  @inline(__always)
  init(_ number: JSONLongDecimal) {
    let (high, low) = number.first.quotientAndRemainder(dividingBy: 100_000_000)
    let (first, second) = (Self.eight(high), Self.eight(low))
    let zeros = second.leadingZeroBitCount / 8
    let length16 = 16 &- (zeros < 8 ? zeros : 8 &+ first.leadingZeroBitCount / 8)
    count = number.last != 0 ? 17 : length16
    point = number.point
    (self.first, self.second) = (first | Self.zeros, second | Self.zeros)
    last = UInt8(truncatingIfNeeded: number.last) | UInt8(ascii: "0")
  }

  /// Eight zeros as text.
  @inline(__always)
  static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// Returns the eight digits of a number, one per byte, the first in the lowest byte.
  @inline(__always)
  static func eight(_ number: UInt64) -> UInt64 {
    // The number is split into two numbers of four digits, then four of two digits, then eight of one digit. The
    // reciprocals are exact for this range.
    let fours = number / 10_000 | (number % 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- tens &* 10) &<< 8
  }

  /// Returns the number of digits of a number other than 0.
  @inline(__always)
  static func count(of number: UInt64) -> Int {
    // For n up to 64, ⌊log₁₀ 2ⁿ⌋ is ⌊1233 n / 2¹²⌋.
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

extension JSONOutput {
  /// Appends text in quotes. Slashes are escaped, as in `JSONEncoder`.
  @inlinable
  mutating func put(text: JSONBytes) {
    // The last word is stored whole, so more bytes are reserved than the text needs.
    var cursor = cursor(for: text.count &+ 24)
    cursor.put(UInt8(ascii: "\""))
    var offset = 0
    while offset <= text.count &- 8 {
      let word = text.uncheckedLoad(UInt64.self, at: offset)
      cursor.store(word)
      guard Self.escapes(in: word) == 0 else {
        end(at: cursor)
        return putEscaped(text, from: offset)
      }
      offset &+= 8
      cursor.move(by: 8)
    }
    let rest = text.count &- offset
    let word = text.end(rest)
    // The mask excludes the zeros after the text, because zeros would be escaped.
    guard Self.escapes(in: word) & ((1 &<< UInt64(rest &* 8)) &- 1) == 0 else {
      end(at: cursor)
      return putEscaped(text, from: offset)
    }
    cursor.store(word)
    cursor.move(by: rest)
    cursor.put(UInt8(ascii: "\""))
    end(at: cursor)
  }

  /// Appends the rest of a text, escaped where necessary, and the closing quote.
  @usableFromInline
  @inline(never)
  mutating func putEscaped(_ text: JSONBytes, from start: Int) {
    var offset = start
    while offset < text.count {
      // Reserves six bytes per input byte, the longest escape, and space for the words that are stored whole.
      let end = min(offset &+ 256, text.count)
      var cursor = cursor(for: (end &- offset) &* 6 &+ 16)
      while offset <= end &- 8 {
        cursor.putEscaped(text.uncheckedLoad(UInt64.self, at: offset), 8)
        offset &+= 8
      }
      if end == text.count, offset < end {
        cursor.putEscaped(text.end(end &- offset), end &- offset)
        offset = end
      }
      self.end(at: cursor)
    }
    put(UInt8(ascii: "\""))
  }

  /// Returns the high bits of the bytes to escape in a word. Bits above the lowest set bit may be wrong.
  @inlinable
  @inline(__always)
  static func escapes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let slashes = word ^ (ones &* 0x2F)
    return JSONBytes.ends(in: word) | (slashes &- ones) & ~slashes & JSONBytes.highBits
  }
}

extension JSONCursor {
  /// Stores the lowest bytes of a word, escaped if needed.
  @inline(__always)
  fileprivate mutating func putEscaped(_ word: UInt64, _ size: Int) {
    var escapes = Self.allEscapes(in: word) & (.max &>> UInt64(64 &- size &* 8))
    var offset = 0
    while escapes != 0 {
      let next = escapes.trailingZeroBitCount / 8
      store(word &>> UInt64(offset &* 8))
      move(by: next &- offset)
      putEscape(of: UInt8(truncatingIfNeeded: word &>> UInt64(next &* 8)))
      offset = next &+ 1
      escapes &= escapes &- 1
    }
    store(word >> UInt64(offset &* 8))
    move(by: size &- offset)
  }

  /// Stores the escape sequence of a byte.
  @inline(__always)
  private mutating func putEscape(of byte: UInt8) {
    let letter: UInt8
    switch byte {
    case 0x20...: letter = byte
    case 0x08: letter = UInt8(ascii: "b")
    case 0x09: letter = UInt8(ascii: "t")
    case 0x0A: letter = UInt8(ascii: "n")
    case 0x0C: letter = UInt8(ascii: "f")
    case 0x0D: letter = UInt8(ascii: "r")
    default:
      put(short: JSONBytes(byte < 0x10 ? #"\u000"# : #"\u001"#))
      put(JSONBytes("0123456789abcdef")[Int(byte & 15)])
      return
    }
    put(UInt16(0x5C) | UInt16(letter) &<< 8)
  }

  /// Returns the high bits of all bytes to escape in a word.
  @inline(__always)
  private static func allEscapes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = ~JSONBytes.highBits
    // Each sum clears the high bit of a byte if the byte is of one kind to escape, such as a quote. Otherwise, it sets
    // the high bit. The sums do not carry into the next byte.
    let quotes = ((word ^ ones &* 0x22) & low) &+ low
    let slashes = ((word ^ ones &* 0x2F) & low) &+ low
    let backslashes = ((word ^ ones &* 0x5C) & low) &+ low
    let others = (word & low) &+ ones &* 0x60
    return ~(quotes & slashes & backslashes & others | word) & JSONBytes.highBits
  }
}

extension JSONBytes {
  /// Returns the last `size` bytes, which must be fewer than eight. The first of them is in the lowest byte of the
  /// result.
  @inlinable
  @inline(__always)
  func end(_ size: Int) -> UInt64 {
    let offset = count &- size
    if count >= 8 {
      return size == 0
        ? 0 : uncheckedLoad(UInt64.self, at: count &- 8) &>> UInt64((8 &- size) &* 8)
    }
    // Two loads, which may overlap.
    switch size {
    case 4...:
      let first = UInt64(load(UInt32.self, at: offset))
      return first | UInt64(load(UInt32.self, at: count &- 4)) &<< UInt64((size &- 4) &* 8)
    case 2...:
      let first = UInt64(load(UInt16.self, at: offset))
      return first | UInt64(load(UInt16.self, at: count &- 2)) &<< UInt64((size &- 2) &* 8)
    case 1: return UInt64(self[offset])
    default: return 0
    }
  }
}
