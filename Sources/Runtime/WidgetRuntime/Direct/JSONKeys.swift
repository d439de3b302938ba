extension WidgetCoding {
  /// The keys that generated code reads from an object, in the order of declaration.
  ///
  /// Keys are separated by commas, as in `"id?,title,color*"`. A question mark follows an optional key. An asterisk
  /// follows an optional key if generated code needs to know whether it is missing. One literal is smaller than an array
  /// of literals and compiles faster.
  ///
  /// A list in which a key contains one of these characters, or a character that JSON escapes, needs the second form, as
  /// in `"\na,b?\n\"c\"!"`. The first character is the separator, and `!`, `?` or `*` follows each key.
  @frozen
  public struct JSONKeys: ExpressibleByStringLiteral {
    @usableFromInline let text: JSONBytes

    /// Creates the keys from a literal.
    @inlinable
    @inline(__always)
    public init(stringLiteral text: StaticString) { self.text = JSONBytes(text) }

    @usableFromInline
    init(_ text: JSONBytes) { self.text = text }
  }
}

extension WidgetCoding.JSONKeys {
  /// A key of the list.
  struct Entry {
    var key: JSONBytes
    /// The offset of the key in the literal.
    var offset: Int
    /// The position of the key among all keys.
    var number: Int
    var presence: Presence
    /// The offset of the next key in the literal.
    var next: Int
  }

  /// Calls a function with each key.
  func forEach(_ body: (Entry) -> Void) {
    var next = entry(at: 0, number: 0)
    while let entry = next {
      body(entry)
      next = self.entry(at: entry.next, number: entry.number &+ 1)
    }
  }

  /// Whether a missing key is an error, and whether generated code needs to know that the key is missing.
  enum Presence {
    case required, optional
    /// The key may be missing, and generated code needs to know whether it is missing.
    case probed

    @inline(__always)
    fileprivate init(_ mark: UInt8) {
      switch mark {
      case UInt8(ascii: "?"): self = .optional
      case UInt8(ascii: "*"): self = .probed
      default: self = .required
      }
    }
  }

  /// Whether the literal has the first form, in which each key is spelled as in JSON.
  var isPlain: Bool { text[0] >= 0x20 }

  /// Returns the key at an offset of the literal, or nil at the end.
  ///
  /// - Parameter number: The position of the key among all keys.
  func entry(at offset: Int, number: Int) -> Entry? {
    guard isPlain else { return markedEntry(at: max(offset, 1), number: number) }
    guard offset < text.count else { return nil }
    let end = text.offset(of: UInt8(ascii: ","), from: offset)
    let presence = Presence(text[end &- 1])
    return Entry(
      key: text.part(from: offset, to: presence == .required ? end : end &- 1), offset: offset,
      number: number, presence: presence, next: end &+ 1)
  }

  private func markedEntry(at offset: Int, number: Int) -> Entry? {
    guard offset < text.count else { return nil }
    let end = text.offset(of: text[0], from: offset)
    return Entry(
      key: text.part(from: offset, to: end &- 1), offset: offset, number: number,
      presence: Presence(text[end &- 1]), next: end &+ 1)
  }

  /// Returns the first key at or after an offset of the literal that satisfies a condition, or nil if there isn't one.
  func first(
    from offset: Int = 0, number: Int = 0, where isWanted: (Entry) -> Bool
  ) -> Entry? {
    var next = entry(at: offset, number: number)
    while let entry = next {
      if isWanted(entry) { return entry }
      next = self.entry(at: entry.next, number: entry.number &+ 1)
    }
    return nil
  }

  /// Returns the eight bytes at an offset of the literal. Bytes after its end are 0.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let lastWord = text.count &- 8
    guard lastWord >= 0 else {
      return text.end(text.count) &>> UInt64(truncatingIfNeeded: offset &* 8)
    }
    let word = min(offset, lastWord)
    return text.uncheckedLoad(UInt64.self, at: word)
      &>> UInt64(truncatingIfNeeded: (offset &- word) &* 8)
  }

  /// Compares the key at an offset of the literal, or the rest of a key, with a key in a document. Returns the end of
  /// the key in the document, or -1 if the keys differ, and the offset of the following key in the literal.
  ///
  /// Literals of fewer than eight bytes never match.
  ///
  /// - Parameter start: The offset in the document at which the key, or the rest of the key, begins.
  @inline(__always)
  func match(
    at offset: Int, _ document: JSONBytes, from start: Int
  ) -> (end: Int, next: Int) {
    guard offset >= 0, offset <= text.count, text.count >= 8, start >= 0 else { return (-1, 0) }
    var (known, next) = (offset, start)
    let lastWord = text.count &- 8
    // In the last bytes of a document, this path never matches, and the slow path finds the key.
    while next <= document.count &- 8 {
      let word = min(known, lastWord)
      let surplus = known &- word
      let expected =
        surplus >= 8
        ? 0 : text.uncheckedLoad(UInt64.self, at: word) &>> UInt64(truncatingIfNeeded: surplus &* 8)
      let difference = expected ^ document.uncheckedLoad(UInt64.self, at: next)
      if difference != 0 {
        let bits = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount) & 0x38
        let end = UInt8(truncatingIfNeeded: expected &>> bits)
        let size = Int(truncatingIfNeeded: bits &>> 3)
        guard Self.isEnd(end), isSingle(from: offset, to: known &+ size) else { return (-1, 0) }
        return (next &+ size, known &+ size &+ Self.length(ofMark: end))
      }
      known &+= 8
      next &+= 8
    }
    return (-1, 0)
  }

  /// Whether a range of a literal in the first form is a single key. A document can have a key such as `"id?"`, which the
  /// literal contains for the optional key `id`.
  @inline(never)
  func isSingle(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end, Self.hasNoMark(word(at: offset), before: end &- offset) { offset &+= 8 }
    return offset >= end || (offset..<end).allSatisfy { !Self.isEnd(text[$0]) }
  }

  /// Whether the first bytes of a word certainly contain no comma, question mark or asterisk. For digits and for most
  /// other characters that are not letters, the result is false.
  ///
  /// - Parameter size: The number of bytes. Only the first eight are checked.
  @inline(__always)
  static func hasNoMark(_ word: UInt64, before size: Int) -> Bool {
    // Letters and underscores have the bit 0x40.
    let others = ~word & 0x4040_4040_4040_4040
    return others.trailingZeroBitCount &>> 3 >= min(size, 8)
  }

  /// Whether a byte can follow a key in the first form: a comma, a question mark, an asterisk, or the zero at the end.
  @inline(__always)
  static func isEnd(_ byte: UInt8) -> Bool {
    let ends: UInt64 =
      1 | 1 &<< UInt64(UInt8(ascii: ",")) | 1 &<< UInt64(UInt8(ascii: "?"))
      | 1 &<< UInt64(UInt8(ascii: "*"))
    return byte < 64 && ends &>> UInt64(byte) & 1 != 0
  }

  /// Returns the number of bytes between a key and the next key.
  @inline(__always)
  static func length(ofMark byte: UInt8) -> Int {
    byte == UInt8(ascii: ",") || byte == 0 ? 1 : 2
  }
}

extension JSONBytes {
  /// Whether all bytes are ASCII.
  var isASCII: Bool {
    @inline(__always) get {
      let ends = ends
      var bits = ends.first | ends.last
      var offset = 8
      while offset < count &- 8 {
        bits |= uncheckedLoad(UInt64.self, at: offset)
        offset &+= 8
      }
      return bits & Self.highBits == 0
    }
  }

  /// Searches forward from an offset. Returns the offset of the first byte with the given value, or `count` if there
  /// isn't one.
  func offset(of byte: UInt8, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = max(start, 0)
    while offset <= count &- 8 {
      let others = uncheckedLoad(UInt64.self, at: offset) ^ (ones &* UInt64(byte))
      let found = (others &- ones) & ~others & Self.highBits
      if found != 0 { return offset &+ found.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count, self[offset] != byte { offset &+= 1 }
    return offset
  }

  /// The first and last eight bytes, which may overlap. If there are fewer than eight bytes, both contain all bytes.
  var ends: (first: UInt64, last: UInt64) {
    @inline(__always) get {
      guard count < 8 else {
        return (uncheckedLoad(UInt64.self, at: 0), uncheckedLoad(UInt64.self, at: count &- 8))
      }
      let all = end(count)
      return (all, all)
    }
  }
}

/// A table that finds known keys or names by their text.
@usableFromInline
final class JSONKeyTable: Sendable {
  /// A key's two ends and its length, which identify a key of at most 16 bytes.
  private struct Slot {
    var ends = (first: 0 as UInt64, last: 0 as UInt64)
    var count: Int32 = -1
    /// The position of the key, or -1 in an empty slot.
    var number: Int32 = -1
    /// The offset of the key in the literal.
    var offset: Int32 = 0
    /// The offset of the next key.
    var next: Int32 = 0
  }

  /// A copy of the literal.
  private let text: [UInt8]
  /// The keys. Each key is in the slot of its hash, or in a following slot.
  private let slots: [Slot]
  private let isASCII: Bool

  init(_ keys: WidgetCoding.JSONKeys) {
    var entries: [WidgetCoding.JSONKeys.Entry] = []
    keys.forEach { entries.append($0) }
    var count = 4
    while count < entries.count * 2 { count *= 2 }
    var slots = [Slot](repeating: Slot(), count: count)
    for entry in entries {
      let ends = entry.key.ends
      var index = Self.hash(ends, entry.key.count) & (count - 1)
      while slots[index].number >= 0 { index = (index + 1) & (count - 1) }
      slots[index] = Slot(
        ends: ends, count: Int32(truncatingIfNeeded: entry.key.count),
        number: Int32(truncatingIfNeeded: entry.number),
        offset: Int32(truncatingIfNeeded: entry.offset),
        next: Int32(truncatingIfNeeded: entry.next))
    }
    (text, self.slots) = (keys.text.array, slots)
    isASCII = keys.text.isASCII
  }

  /// Finds a key. Returns its position, or -1 for an unknown key, and the offset of the following key in the literal.
  ///
  /// - Parameter hasTwin: Whether the key contains a character that is canonically equivalent to an ASCII character.
  func find(_ key: JSONBytes, hasTwin: Bool) -> (number: Int, next: Int) {
    hasTwin
      ? findSimilar(WidgetCoding.JSONKey(key, hasTwin: true))
      : find(key.ends, key, from: 0, to: key.count)
  }

  /// Finds a key that is in a range of a document. Returns the position of the key, or -1 for an unknown key, and the
  /// offset of the following key in the literal. At least eight bytes must follow the range.
  @inline(__always)
  func find(in document: JSONBytes, from start: Int, to end: Int) -> (number: Int, next: Int) {
    guard start >= 0, start <= end, end <= document.count &- 8 else { return (-1, 0) }
    let count = end &- start
    var first = document.uncheckedLoad(UInt64.self, at: start)
    var last = first
    if count >= 8 {
      last = document.uncheckedLoad(UInt64.self, at: end &- 8)
    } else {
      first &= (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
      last = first
    }
    return find((first, last), document, from: start, to: end)
  }

  @inline(__always)
  private func find(
    _ ends: (first: UInt64, last: UInt64), _ document: JSONBytes, from start: Int, to end: Int
  ) -> (number: Int, next: Int) {
    let count = Int32(truncatingIfNeeded: end &- start)
    var index = Self.hash(ends, end &- start) & (slots.count &- 1)
    while true {
      let slot = slots[index]
      if slot.ends == ends, slot.count == count {
        if count <= 16 || isKey(slot, in: document, from: start, to: end) {
          return (Int(slot.number), Int(slot.next))
        }
      } else if slot.number < 0 {
        return isASCII
          ? (-1, 0) : findSimilar(WidgetCoding.JSONKey(document.part(from: start, to: end)))
      }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  /// Whether a range of a document is the whole key of a slot.
  private func isKey(
    _ slot: Slot, in document: JSONBytes, from start: Int, to end: Int
  ) -> Bool {
    let key = document.part(from: start, to: end)
    return text.withJSONBytes { $0.contains(key, at: Int(slot.offset)) }
  }

  /// Finds a canonically equivalent key, in which accented letters may be composed differently. Returns its position,
  /// or -1 if no key is equivalent, and the offset of the following key in the literal.
  @inline(never)
  private func findSimilar(_ key: WidgetCoding.JSONKey) -> (number: Int, next: Int) {
    text.withJSONBytes { text in
      let entry = WidgetCoding.JSONKeys(text).first { key.isEqual(to: $0.key) }
      return (entry?.number ?? -1, entry?.next ?? 0)
    }
  }

  /// Returns a hash of the length and of the bytes at both ends.
  ///
  /// Names often differ only in their last letters, which are the high bits of both words. A bit of a product depends only on
  /// lower bits of its factors, so the high half of the full product is added.
  @inline(__always)
  private static func hash(_ ends: (first: UInt64, last: UInt64), _ count: Int) -> Int {
    let mixed = ends.first ^ ends.last &* 0x9E37_79B9_7F4A_7C15
    let product = (mixed &+ UInt64(truncatingIfNeeded: count))
      .multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
