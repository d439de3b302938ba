import WidgetSource

/// The entries of a dictionary: values under their keys, in no order.
///
/// Most of what a template looks into are small dictionaries with the same keys: the facts of each
/// property. So the keys are stored separately, and records with the same keys share them.
package final class Record: Sendable {
  let keys: RecordKeys
  let values: [Value]
  /// Whether looking up another key is an error.
  let isStrict: Bool

  /// - Parameter values: one for each key.
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

  /// The value of a key, if there is one.
  package subscript(key: String) -> Value? { value(of: RecordKey(key)) }

  func value(of key: RecordKey) -> Value? {
    if let value = markedValue(of: key) { return value }
    return keys.unmarkedIndex(of: key).map { values[$0] }
  }

  /// The value of a key that its mark finds.
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

  /// All entries as a dictionary of Swift's.
  package var table: [String: Value] {
    Dictionary(zip(keys.names, values), uniquingKeysWith: { first, _ in first })
  }

  /// All entries by their keys.
  var sorted: [(key: String, value: Value)] {
    zip(keys.names, values).map { ($0, $1) }.stablySorted(on: \.key)
  }
}

/// The keys of records, in the order of the values.
///
/// Few keys are found by comparing numbers, in a fifth of the time that it takes to hash one.
final class RecordKeys: Sendable {
  /// Above it hashing a name takes less time than comparing all marks with its own.
  private static let mostMarked = 16

  let names: [String]
  /// One for each name; none when there are many names, or one is not ASCII: other text has several
  /// spellings, which only comparing strings makes out to be the same.
  fileprivate let marks: [UInt64]
  /// The index of each name that has no mark.
  private let numbers: [String: Int]

  /// Nil when a name is there twice.
  convenience init?(_ names: [String]) {
    guard Self.differ(names) else { return nil }
    self.init(unique: names)
  }

  /// Whether no name is there twice: a few are compared sooner than hashed.
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

/// A key to look up, with a number that distinguishes it from most others.
struct RecordKey: Sendable {
  let text: String
  /// The first seven bytes and how many there are; nil when the text is not ASCII.
  let mark: UInt64?
  /// Whether the mark says all.
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
