/// A small random number generator. Its numbers depend only on its seed and are the same on every machine.
///
/// For example: `var random = SplitMix(seed: 1)`, then `random.below(6)`.
package struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns a number from zero up to, but not including, a limit. Returns zero if the limit is not positive.
  package mutating func below(_ limit: Int) -> Int {
    let value = next()
    return limit > 0 ? Int(value % UInt64(limit)) : 0
  }
}
