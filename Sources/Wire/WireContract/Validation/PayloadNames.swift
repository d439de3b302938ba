import WidgetSource

/// A table of names that are looked up by their bytes.
struct PayloadNames {
  private struct Entry {
    var hash: UInt64
    /// The value of the name, or a negative number for an empty entry.
    var value: Int32
    var bytes: [UInt8]
  }

  private var places: [Entry] = []
  private let mask: Int
  /// The names, for suggestions.
  let names: [String]

  /// - Parameter values: the value of each name. The first of equal names is used.
  init(_ values: [(name: String, value: Int)]) {
    var size = 4
    while size < values.count * 2 { size *= 2 }
    mask = size - 1
    names = values.map(\.name)
    places = Array(repeating: Entry(hash: 0, value: -1, bytes: []), count: size)
    for (name, value) in values {
      let bytes = Array(name.utf8)
      let hash = PayloadBytes.withBytes(bytes) { Self.hash($0, 0..<bytes.count) }
      var index = Int(truncatingIfNeeded: hash) & mask
      while places[index].value >= 0, places[index].bytes != bytes { index = (index + 1) & mask }
      if places[index].value < 0 {
        places[index] = Entry(hash: hash, value: Int32(value), bytes: bytes)
      }
    }
  }

  /// Returns the value of the name at a range of a payload, or nil if the table does not contain the name.
  @inline(__always)
  func value(_ bytes: PayloadBytes, _ range: Range<Int>) -> Int? {
    let hash = Self.hash(bytes, range)
    var index = Int(truncatingIfNeeded: hash) & mask
    while places[index].value >= 0 {
      if places[index].hash == hash, bytes.matches(range, places[index].bytes) {
        return Int(places[index].value)
      }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Returns the value of a name, or nil if the table does not contain the name.
  func value(_ text: String) -> Int? {
    let own = Array(text.utf8)
    return PayloadBytes.withBytes(own) { value($0, 0..<own.count) }
  }

  @inline(__always)
  private static func hash(_ bytes: PayloadBytes, _ range: Range<Int>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = range.lowerBound
    while offset &+ 8 <= range.upperBound {
      hash = (hash ^ bytes.word(at: offset)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      offset &+= 8
    }
    let rest = range.upperBound &- offset
    if rest > 0 {
      let word = bytes.word(at: offset) & (UInt64.max >> UInt64(64 &- 8 &* rest))
      hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    return hash
  }
}
