import Testing
import WidgetRuntime

/// Tests that floating-point numbers are decoded to the same bits as in Swift, and encoded like Swift's
/// `description`. `Tests/Fuzzing/numbers` tests many more numbers.
@Suite struct FloatingPointTests {
  @Test func randomBitsRoundTrip() throws {
    var random = SeededGenerator(seed: 1)
    try check((0..<100_000).map { _ in Double(bitPattern: random.next()) })
    try check((0..<100_000).map { _ in Float(bitPattern: random.next()) })
  }

  @Test func powersOfTwoRoundTrip() throws {
    let doubles = (-1074...1023).map { Double(sign: .plus, exponent: $0, significand: 1) }
    try check(doubles.flatMap { [$0.nextDown, $0, $0.nextUp, -$0] })
    let floats = (-149...127).map { Float(sign: .plus, exponent: $0, significand: 1) }
    try check(floats.flatMap { [$0.nextDown, $0, $0.nextUp, -$0] })
  }

  /// Short decimal fractions, and numbers near the limits of the notation without an exponent.
  @Test func shortNumbersRoundTrip() throws {
    var numbers: [Double] = [0, -0.0, 0x1p53, 0x1p53 + 2, 0x1p53 - 1, 1e15, 1e16, 1e17, 1e22, 1e23]
    for number in 0..<5000 {
      for scale in [1, 2, 10, 100, 1000, 1e4, 1e5, 1e6, 1e9] {
        numbers.append(Double(number) / scale)
      }
    }
    try check(numbers)
    try check(numbers.map { -$0 })
    try check(numbers.map(Float.init))
  }

  /// Numbers of many lengths, and with exponents for which the value can be zero, subnormal or infinite.
  @Test func randomDigitsMatchSwift() throws {
    var random = SeededGenerator(seed: 2)
    var texts: [String] = []
    for _ in 0..<10_000 {
      let digits = String(random.next() >> (random.next() & 63))
      let fraction = random.next() >> (random.next() & 63)
      texts.append("\(digits)e\(Int.random(in: -345...310, using: &random))")
      texts.append("-\(digits).\(fraction)E+\(Int.random(in: 0...20, using: &random))")
      texts.append("0.000\(digits)")
      texts.append("0.\(digits)e-\(Int.random(in: 0...50, using: &random))")
    }
    try check(texts, Double.self)
    try check(texts, Float.self)
  }

  /// Decimal numbers, some of which are exactly halfway between two adjacent floating-point numbers.
  @Test func halfwayNumbersMatchSwift() throws {
    var random = SeededGenerator(seed: 3)
    var texts: [String] = []
    for _ in 0..<3000 {
      let double = (random.next() >> 11) | 1
      let float = (random.next() >> 40) | 1
      for exponent in 0...9 {
        texts.append("\(double)e\(exponent)")
        texts.append("\(float)e\(exponent)")
      }
      texts.append("\(Double(double >> 3) / 16)")
      texts.append("\(Double(float) / 0x1p20)")
    }
    try check(texts, Double.self)
    try check(texts, Float.self)
  }

  /// Compares the encoding and decoding of numbers with Swift's `description` and parsing.
  private func check<Number: BinaryFloatingPoint & LosslessStringConvertible & Codable>(
    _ numbers: [Number]
  ) throws {
    let numbers = numbers.filter(\.isFinite)
    let text = try WidgetJSONEncoder().encodeText(numbers)
    let texts = numbers.map { number in
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    if text != "[" + texts.joined(separator: ",") + "]" {
      for (written, expected) in zip(text.dropFirst().dropLast().split(separator: ","), texts) {
        #expect(String(written) == expected)
      }
    }
    try check(texts, Number.self)
  }

  private func check<Number: BinaryFloatingPoint & LosslessStringConvertible & Codable>(
    _ texts: [String], _ type: Number.Type
  ) throws {
    // Decoding fails for numbers that are too large, and for numbers other than zero that are rounded to zero. Infinite
    // values and all zeros are therefore left out.
    let expected = texts.compactMap { text in
      Number(text).map { (text, $0) }
    }.filter { $1.isFinite && $1 != 0 }
    let list = "[" + expected.map(\.0).joined(separator: ",") + "]"
    let decoded = try WidgetJSONDecoder().decode([Number].self, from: list)
    #expect(decoded.count == expected.count)
    for (number, (text, same)) in zip(decoded, expected) where number != same {
      Issue.record("\(text) is decoded as \(number)")
    }
  }
}
