import WidgetSource

/// The entries of a dictionary, in no particular order.
///
/// Most dictionaries that templates read are small, and many have the same keys, such as the dictionaries that describe
/// properties. The keys are therefore stored separately, and records with the same keys share them.
package final class Record: Sendable {
  let keys: RecordKeys
  let values: [Value]
  /// Whether looking up an unknown key is an error.
  let isStrict: Bool

  /// - Parameter values: one value for each key.
  init(_ keys: RecordKeys, _ values: [Value], isStrict: Bool = false) {
    self.keys = keys
    self.values = values
    self.isStrict = isStrict
  }

  package init(_ table: [String: Value]) {
    keys = RecordKeys(unique: Array(table.keys))
    values = Array(table.values)
    isStrict = false
  }

  package var count: Int { values.count }

  package var isEmpty: Bool { values.isEmpty }

  /// The value of a key, or nil if the key is unknown.
  package subscript(key: String) -> Value? { value(of: RecordKey(key)) }

  func value(of key: RecordKey) -> Value? {
    if let value = markedValue(of: key) { return value }
    return keys.unmarkedIndex(of: key).map { values[$0] }
  }

  /// Returns the value of a key, or nil if the key cannot be found by its mark.
  @inline(__always)
  func markedValue(of key: RecordKey) -> Value? {
    guard let mark = key.mark else { return nil }
    var index = 0
    while index < keys.marks.count {
      if keys.marks[index] == mark, key.isMark || keys.names[index] == key.text {
        return values[index]
      }
      index += 1
    }
    return nil
  }

  /// The entries as a Swift dictionary.
  package var table: [String: Value] {
    Dictionary(zip(keys.names, values), uniquingKeysWith: { first, _ in first })
  }

  /// The entries, sorted by key.
  var sorted: [(key: String, value: Value)] {
    zip(keys.names, values).map { ($0, $1) }.stablySorted(on: \.key)
  }
}

/// The keys that records share, in the order of the records' values.
///
/// If there are few keys, comparing numbers takes a fifth of the time that hashing a string takes.
final class RecordKeys: Sendable {
  /// The largest number of keys with marks. Beyond it, hashing is faster than comparing.
  private static let mostMarked = 16

  let names: [String]
  /// The mark of each name. There are no marks if there are many names, or if a name is not ASCII:
  /// equal non-ASCII strings can have different bytes.
  fileprivate let marks: [UInt64]
  /// The index of each name, if there are no marks.
  private let numbers: [String: Int]

  /// Creates keys, or returns nil if a name occurs twice.
  convenience init?(_ names: [String]) {
    guard Self.differ(names) else { return nil }
    self.init(unique: names)
  }

  /// Whether all names are different. For few names, comparing is faster than hashing.
  private static func differ(_ names: [String]) -> Bool {
    if names.count > mostMarked { return Set(names).count == names.count }
    return names.indices.allSatisfy { !names[..<$0].contains(names[$0]) }
  }

  init(unique names: [String]) {
    self.names = names
    var marks: [UInt64] = []
    if names.count <= Self.mostMarked {
      marks.reserveCapacity(names.count)
      for name in names {
        if let mark = RecordKey(name).mark { marks.append(mark) }
      }
    }
    let isMarked = marks.count == names.count
    self.marks = isMarked ? marks : []
    let numbered = isMarked ? [] : zip(names, names.indices).map { ($0, $1) }
    numbers = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
  }

  func contains(_ name: String) -> Bool {
    numbers[name] != nil || numbers.isEmpty && names.contains(name)
  }

  fileprivate func unmarkedIndex(of key: RecordKey) -> Int? {
    if let number = numbers[key.text] { return number }
    return key.mark == nil && numbers.isEmpty ? names.firstIndex(of: key.text) : nil
  }
}

/// A key to look up, with a number that distinguishes it from most other keys.
struct RecordKey: Sendable {
  let text: String
  /// The first seven bytes and the length, or nil if the text is not ASCII.
  let mark: UInt64?
  /// Whether the mark, if there is one, identifies the text uniquely.
  let isMark: Bool

  init(_ text: String) {
    self.text = text
    let bytes = text.utf8
    isMark = bytes.count <= 7
    mark =
      bytes.allSatisfy { $0 < 0x80 }
      ? bytes.prefix(7).reduce(UInt64(bytes.count)) { $0 << 8 | UInt64($1) } : nil
  }
}
