import WidgetRuntime

/// Compares the decoding and encoding of floating-point numbers with Swift's parsing and `description`.
/// `CompareNumbers THOUSANDS SEED` compares random numbers. `CompareNumbers floats` compares every finite `Float` that
/// is not negative.
@main struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    var comparison = Comparison()
    if arguments.first == "floats" {
      for start in stride(from: 0 as UInt32, to: Float.infinity.bitPattern, by: 1 << 16) {
        let end = min(start + 1 << 16, Float.infinity.bitPattern)
        try comparison.compare((start..<end).map(Float.init(bitPattern:)))
      }
    } else {
      var random = Random(state: arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1)
      for _ in 0..<(arguments.first.flatMap { Int($0) } ?? 1000) {
        try comparison.compareRandom(&random)
      }
    }
    print("\(comparison.count) numbers compared, \(comparison.failures) differ")
    if comparison.failures > 0 { throw Differences() }
  }

  struct Differences: Error {}
}

/// SplitMix64, so that a run can be repeated.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

struct Comparison {
  typealias Number = BinaryFloatingPoint & LosslessStringConvertible & Codable & Sendable

  private(set) var count = 0
  private(set) var failures = 0

  /// Compares a few thousand numbers of many kinds.
  mutating func compareRandom(_ random: inout Random) throws {
    var (doubles, floats, texts): ([Double], [Float], [String]) = ([], [], [])
    for index in 0..<100 {
      let bits = random.next()
      doubles.append(Double(bitPattern: bits))
      floats.append(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      let integer = Int64(bitPattern: bits) >> Int64(random.next() & 63)
      let scale = [1, 2, 4, 8, 10, 100, 1000, 1e5][index & 7]
      doubles.append(Double(integer) / scale)
      floats.append(Float(integer) / Float(scale))
      // Powers of two, and subnormal numbers.
      let power = Int(random.next() % 2098) - 1074
      doubles.append(Double(sign: .plus, exponent: power, significand: 1))
      doubles.append(Double(bitPattern: (random.next() >> 12) >> (random.next() % 52)))
      floats.append(Float(bitPattern: UInt32(truncatingIfNeeded: random.next()) >> 9))
      let digits = String(random.next() >> (random.next() & 63))
      texts.append("\(digits)e\(Int(random.next() % 700) - 350)")
      texts.append("\(digits).\(random.next() >> (random.next() & 63))e-\(random.next() % 40)")
      texts += ["-0.000\(digits)", "0.\(digits)E+\(random.next() % 39)"]
      // Decimal numbers, some of which are exactly halfway between two adjacent floating-point numbers.
      let exponent = random.next() % 24
      let (double, float) = ((random.next() >> 11) | 1, (random.next() >> 40) | 1)
      texts += ["\(double)e\(exponent)", "\(float)e\(exponent)", "\(Double(double >> 3) / 16)"]
      texts += ["\(double)e-\(exponent)", "\(float)e-\(exponent)", "\(Double(float) / 0x1p20)"]
    }
    try compare(doubles)
    try compare(floats)
    try compare(texts, Double.self)
    try compare(texts, Float.self)
  }

  /// Compares the encoding and decoding of numbers with Swift's `description` and parsing.
  mutating func compare<Value: Number>(_ numbers: [Value]) throws {
    let numbers = numbers.filter(\.isFinite)
    let text = try WidgetJSONEncoder().encodeText(numbers)
    let texts = numbers.map { number in
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    count += numbers.count
    if text != "[" + texts.joined(separator: ",") + "]" {
      for (written, expected) in zip(text.dropFirst().dropLast().split(separator: ","), texts)
      where written != expected {
        fail("\(expected) is encoded as \(written)")
      }
    }
    try compare(texts, Value.self)
  }

  mutating func compare<Value: Number>(_ texts: [String], _ type: Value.Type) throws {
    // Decoding fails for numbers that are too large, and for numbers other than zero that are rounded to zero. Infinite
    // values and all zeros are therefore left out.
    let expected = texts.compactMap { text in
      Value(text).map { (text, $0) }
    }.filter { $1.isFinite && $1 != 0 }
    let list = "[" + expected.map(\.0).joined(separator: ",") + "]"
    let decoded = try WidgetJSONDecoder().decode([Value].self, from: list)
    count += expected.count
    if decoded.count != expected.count { fail("\(decoded.count) numbers are decoded") }
    for (number, (text, same)) in zip(decoded, expected) where number != same {
      fail("\(text) is decoded as \(number)")
    }
  }

  private mutating func fail(_ text: String) {
    failures += 1
    if failures <= 20 { print(text) }
  }
}
