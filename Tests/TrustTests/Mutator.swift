import TestSupport

/// Derives strange inputs from ordinary ones. A seed always results in the same inputs.
///
/// For example: `var mutator = Mutator(seed: 1, inputs: seeds, words: ["struct "])`, then `next()`.
struct Mutator {
  private var random: SplitMix
  private let inputs: [[UInt8]]
  private let words: [[UInt8]]

  /// The maximum length of an input in bytes. It is small, so that thousands of inputs take only seconds.
  private static let maximalCount = 512

  init(seed: UInt64, inputs: [[UInt8]], words: [String]) {
    random = SplitMix(seed: seed)
    self.inputs = inputs
    self.words = words.map { Array($0.utf8) }
  }

  /// Returns one of the inputs, or a part of a long input, with one to four changes.
  mutating func next() -> [UInt8] {
    var bytes = slice(of: inputs[number(below: inputs.count)])
    for _ in 0...number(below: 4) { change(&bytes) }
    return bytes
  }

  mutating func number(below bound: Int) -> Int { random.below(bound) }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = number(below: bytes.count + 1)
    let end = min(bytes.count, place + number(below: 40))
    switch number(below: 7) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: number(below: bytes.count + 1))
    case 3: bytes.insert(UInt8(number(below: 256)), at: place)
    case 4: if place < bytes.count { bytes[place] ^= UInt8(1 << number(below: 8)) }
    case 5: bytes.insert(contentsOf: words[number(below: words.count)], at: place)
    default:
      let other = slice(of: inputs[number(below: inputs.count)])
      bytes.replaceSubrange(place..., with: other[number(below: other.count + 1)...])
    }
  }

  private mutating func slice(of input: [UInt8]) -> [UInt8] {
    guard input.count > Self.maximalCount else { return input }
    let start = number(below: input.count - Self.maximalCount)
    return Array(input[start..<start + Self.maximalCount])
  }
}
