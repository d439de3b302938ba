extension JSONOutput {
  /// Appends text in quotes. As by `JSONEncoder`, slashes are escaped, too.
  @inlinable
  mutating func put(text: JSONBytes) {
    // Words are stored whole, so that there is room for one more than is needed.
    reserve(text.count &+ 24)
    store(UInt8(ascii: "\""))
    count &+= 1
    var offset = 0
    while offset <= text.count &- 8 {
      let word = text.uncheckedLoad(UInt64.self, at: offset)
      let escapes = Self.escapes(in: word)
      store(word)
      guard escapes == 0 else { return putEscaped(text, from: offset) }
      offset &+= 8
      count &+= 8
    }
    let rest = text.count &- offset
    let word = text.end(rest)
    // What is beyond the text are zeros, which would be escaped.
    guard Self.escapes(in: word) & ((1 &<< UInt64(rest &* 8)) &- 1) == 0 else {
      return putEscaped(text, from: offset)
    }
    store(word)
    count &+= rest
    store(UInt8(ascii: "\""))
    count &+= 1
  }

  /// Appends the rest of a text, and the quote behind it.
  @usableFromInline
  @inline(never)
  mutating func putEscaped(_ text: JSONBytes, from start: Int) {
    var offset = start
    while offset < text.count {
      // As long as each may be, if it is escaped.
      let end = min(offset &+ 256, text.count)
      reserve((end &- offset) &* 6 &+ 32)
      while offset < end {
        if offset <= text.count &- 8 {
          let word = text.uncheckedLoad(UInt64.self, at: offset)
          store(word)
          let plain = Self.escapes(in: word).trailingZeroBitCount / 8
          offset &+= plain
          count &+= plain
          if plain == 8 { continue }
        }
        storeEscaped(text.uncheckedLoad(UInt8.self, at: offset))
        offset &+= 1
      }
    }
    put(UInt8(ascii: "\""))
  }

  /// Stores a byte, escaped where it has to be, for which there must be room.
  @inline(__always)
  private mutating func storeEscaped(_ byte: UInt8) {
    guard byte < 0x20 || byte == 0x22 || byte == 0x2F || byte == 0x5C else {
      store(byte)
      count &+= 1
      return
    }
    let letter: UInt8
    switch byte {
    case 0x08: letter = UInt8(ascii: "b")
    case 0x09: letter = UInt8(ascii: "t")
    case 0x0A: letter = UInt8(ascii: "n")
    case 0x0C: letter = UInt8(ascii: "f")
    case 0x0D: letter = UInt8(ascii: "r")
    case 0..<0x20:
      store(JSONBytes(byte < 0x10 ? #"\u000"# : #"\u001"#))
      count &+= 5
      store(JSONBytes("0123456789abcdef")[Int(byte & 15)])
      count &+= 1
      return
    default: letter = byte
    }
    store(UInt16(0x5C) | UInt16(letter) &<< 8)
    count &+= 2
  }

  /// The high bits of the bytes to escape among eight. Only the lowest is certain.
  @inlinable
  @inline(__always)
  static func escapes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let slashes = word ^ (ones &* 0x2F)
    return JSONBytes.ends(in: word) | (slashes &- ones) & ~slashes & JSONBytes.highBits
  }
}

extension JSONBytes {
  /// The last bytes, fewer than eight, the first one lowest.
  @inlinable
  @inline(__always)
  func end(_ size: Int) -> UInt64 {
    let offset = count &- size
    // Two words that may overlap.
    if count >= 8 {
      return size == 0
        ? 0 : uncheckedLoad(UInt64.self, at: count &- 8) &>> UInt64((8 &- size) &* 8)
    }
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
