/// The names of a family's types, of which one is found in a time that does not grow with their number.
@_documentation(visibility: internal)
public struct JSONNames: Sendable {
  private let names: [StaticString]
  /// The names, each at its hash or after it.
  private let slots: [Slot]
  private let isASCII: Bool

  /// A name as two words and its length, which are all of it where it has no more than 16 bytes.
  private struct Slot {
    var ends = (first: 0 as UInt64, last: 0 as UInt64)
    var count = 0
    /// The number of the name; -1 where there is none.
    var number = -1
  }

  /// Creates the table of some names, of which no two are the same.
  public init(_ names: [StaticString]) {
    var count = 4
    while count < names.count * 2 { count *= 2 }
    var slots = [Slot](repeating: Slot(), count: count)
    for (number, name) in names.enumerated() {
      let text = JSONBytes(name)
      let ends = text.ends
      var index = Self.hash(ends, text.count) & (count - 1)
      while slots[index].number >= 0 { index = (index + 1) & (count - 1) }
      slots[index] = Slot(ends: ends, count: text.count, number: number)
    }
    (self.names, self.slots) = (names, slots)
    isASCII = names.allSatisfy(\.isASCII)
  }

  /// The number of a name, its place among the names; -1 for one that is not among them.
  public func number(of name: JSONName) -> Int {
    let (ends, count) = (name.text.ends, name.text.count)
    var index = Self.hash(ends, count) & (slots.count &- 1)
    while true {
      let slot = slots[index]
      if slot.ends == ends, slot.count == count,
        slot.number < 0 || count <= 16 || name.text.equals(JSONBytes(names[slot.number]))
      {
        return slot.number
      }
      if slot.number < 0 { return isASCII ? -1 : numberOfSimilar(name) }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  /// The number of a name that has other bytes, but is the same text: letters with accents are
  /// composed in several ways.
  @inline(never)
  private func numberOfSimilar(_ name: JSONName) -> Int { names.firstIndex { $0 ~= name } ?? -1 }

  /// A hash of the length, and of the bytes at both ends.
  @inline(__always)
  private static func hash(_ ends: (first: UInt64, last: UInt64), _ count: Int) -> Int {
    let mixed = ends.first ^ ends.last &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (mixed &+ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93 >> 32)
  }
}

extension JSONBytes {
  /// The first and last eight bytes, which may overlap; of fewer all of them, twice.
  fileprivate var ends: (first: UInt64, last: UInt64) {
    @inline(__always) get {
      guard count < 8 else {
        return (
          uncheckedLoad(UInt64.self, at: 0), uncheckedLoad(UInt64.self, at: count &- 8)
        )
      }
      let all = end(count)
      return (all, all)
    }
  }
}
