/// Finds the keyword that a word spells.
///
/// A switch over the raw values compares about seven of them, and a processor cannot predict the results, so a hash table
/// is faster.
struct KeywordTable {
  static let standard = KeywordTable()

  /// The keywords of at most eight bytes, at the index `slot(rawValue)`.
  private let slots: [Keyword?]

  private init() {
    var slots = [Keyword?](repeating: nil, count: 512)
    for keyword in Keyword.allCases where keyword.rest == 0 {
      slots[Self.slot(keyword.rawValue)] = keyword
    }
    self.slots = slots
  }

  /// Returns the keyword that a word spells, or nil if the word is not a keyword.
  ///
  /// - Parameters:
  ///   - words: the sixteen bytes from the start of the word.
  ///   - count: the number of bytes in the word.
  @inline(__always)
  func keyword(_ words: SIMD2<UInt64>, count: Int) -> Keyword? {
    if count > 8 { return Self.longKeyword(words, count: count) }
    let word = Self.prefix(words[0], count)
    let keyword = slots[Self.slot(word)]
    return keyword?.rawValue == word ? keyword : nil
  }

  /// Returns the keyword that a word of more than eight bytes spells.
  @inline(never)
  private static func longKeyword(_ words: SIMD2<UInt64>, count: Int) -> Keyword? {
    guard count < 16, let keyword = Keyword(rawValue: words[0]),
      keyword.rest == prefix(words[1], count - 8)
    else { return nil }
    return keyword
  }

  /// Returns the first bytes of a word, from one to eight. The other bytes are zero.
  @inline(__always)
  private static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
    word & (.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
  }

  /// Returns the slot of a word, from 0 to 511.
  ///
  /// With this factor, no two keywords have the same slot. `KeywordTests` fails if a new keyword collides with another.
  /// One of about 50,000 random odd factors is suitable.
  @inline(__always)
  private static func slot(_ word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x78F8_37AA_681E_0349) >> 55)
  }
}
