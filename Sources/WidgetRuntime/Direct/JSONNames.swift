/// The names of a family's types, of which one is found in a time that does not grow with their number.
@_documentation(visibility: internal)
public struct JSONNames: Sendable {
  private let names: [StaticString]
  /// The numbers of the names, each at its hash or after it; -1 where there is none.
  private let slots: [Int]
  private let isASCII: Bool

  /// Creates the table of some names, of which no two are the same.
  public init(_ names: [StaticString]) {
    var count = 4
    while count < names.count * 2 { count *= 2 }
    var slots = [Int](repeating: -1, count: count)
    for (number, name) in names.enumerated() {
      var slot = JSONBytes(name).hash & (count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = number
    }
    (self.names, self.slots) = (names, slots)
    isASCII = names.allSatisfy(\.isASCII)
  }

  /// The number of a name, its place among the names; -1 for one that is not among them.
  public func number(of name: JSONName) -> Int {
    var slot = name.text.hash & (slots.count - 1)
    while slots[slot] >= 0 {
      if name.text.equals(JSONBytes(names[slots[slot]])) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    // Other bytes may be the same text: letters with accents are composed in several ways.
    return isASCII ? -1 : names.firstIndex { $0 ~= name } ?? -1
  }
}

extension JSONBytes {
  /// A hash of the length, and of the bytes at both ends.
  fileprivate var hash: Int {
    @inline(__always) get {
      let ends = load(UInt64.self, at: 0) ^ end(min(count, 7)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: (ends &+ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93 >> 32)
    }
  }
}
