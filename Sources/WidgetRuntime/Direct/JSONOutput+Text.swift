extension JSONOutput {
  /// Appends text in quotes. As by `JSONEncoder`, slashes are escaped, too.
  @inlinable
  mutating func put(text: JSONBytes) {
    // Words are stored whole, so that there is room for one more than is needed.
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
    // What is beyond the text are zeros, which would be escaped.
    guard Self.escapes(in: word) & ((1 &<< UInt64(rest &* 8)) &- 1) == 0 else {
      end(at: cursor)
      return putEscaped(text, from: offset)
    }
    cursor.store(word)
    cursor.move(by: rest)
    cursor.put(UInt8(ascii: "\""))
    end(at: cursor)
  }

  /// Appends the rest of a text, and the quote behind it.
  @usableFromInline
  @inline(never)
  mutating func putEscaped(_ text: JSONBytes, from start: Int) {
    var offset = start
    while offset < text.count {
      // As long as each may be, if it is escaped, and a word that is stored whole.
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

  /// The high bits of the bytes to escape among eight. Only the lowest is certain.
  @inlinable
  @inline(__always)
  static func escapes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let slashes = word ^ (ones &* 0x2F)
    return JSONBytes.ends(in: word) | (slashes &- ones) & ~slashes & JSONBytes.highBits
  }
}

extension JSONCursor {
  /// Stores the lowest bytes of a word, escaped where they have to be.
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

  /// The high bits of all bytes to escape among eight.
  @inline(__always)
  private static func allEscapes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = ~JSONBytes.highBits
    // Each sum has the high bit of a byte that is not wanted, and none carries into the next byte.
    let quotes = ((word ^ ones &* 0x22) & low) &+ low
    let slashes = ((word ^ ones &* 0x2F) & low) &+ low
    let backslashes = ((word ^ ones &* 0x5C) & low) &+ low
    let others = (word & low) &+ ones &* 0x60
    return ~(quotes & slashes & backslashes & others | word) & JSONBytes.highBits
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
