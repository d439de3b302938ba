import WidgetSource

/// Assigns a small number to each distinct name, so that names can be compared by number. Most names never become a
/// `String`.
///
/// An open-addressing hash table over one array of bytes. The hash is FNV-1a; names that collide
/// are distinguished by their bytes.
struct NameTable: Sendable {
  /// The number of a name, in order of first appearance.
  typealias ID = Int32

  private var slots: [ID] = Array(repeating: -1, count: 1 << 10)
  private var hashes: [UInt32] = []
  /// The end of each name's bytes, which is also the start of the next name's bytes.
  private var ends: [Int] = []
  private var bytes: [UInt8] = []

  var count: Int { ends.count }

  /// Returns the number of the name at a range of a source. A new name gets the next number.
  mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> ID {
    if (ends.count + 1) * 2 > slots.count { grow() }
    let hash = Self.hash(source, range)
    let slot = slot(hash: hash, source, range)
    if slots[slot] >= 0 { return slots[slot] }
    let id = ID(ends.count)
    slots[slot] = id
    hashes.append(hash)
    bytes.append(contentsOf: source[range])
    ends.append(bytes.count)
    return id
  }

  /// Returns the number of a name, or nil if the table does not contain the name.
  func find(_ name: String) -> ID? {
    let source = Array(name.utf8)
    let id = slots[slot(hash: Self.hash(source, source.indices), source, source.indices)]
    return id >= 0 ? id : nil
  }

  private func slot(hash: UInt32, _ source: [UInt8], _ range: Range<Int>) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      if hashes[Int(slots[slot])] == hash, equals(slots[slot], source, range) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func equals(_ id: ID, _ source: [UInt8], _ range: Range<Int>) -> Bool {
    let start = id == 0 ? 0 : ends[Int(id) - 1]
    guard ends[Int(id)] - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != source[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for id in hashes.indices {
      var slot = Int(hashes[id]) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = ID(id)
    }
  }

  private static func hash(_ source: [UInt8], _ range: Range<Int>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(source[index])) &* 16_777_619 }
    // The high bits of an FNV hash are better mixed than the low bits, which the table uses.
    return hash ^ (hash >> 15)
  }
}
