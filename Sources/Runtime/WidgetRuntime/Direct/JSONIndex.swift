/// The offsets that were recorded for many objects or arrays in one pass, before the values are decoded.
///
/// Finding a tag that is not the first key can require scanning the whole object, which may contain a whole screen. The
/// first search scans the whole object once and records the tags of all nested objects, so that no nested object is
/// scanned again. The ends of values that are skipped and read later are recorded in the same way.
final class JSONIndex {
  /// The starts of the objects or arrays in order, each with its recorded offset, or -1 if no offset was recorded.
  private let entries: [JSONIndexBuilder.Entry]
  /// The index after the entry that was found last. The entry at this index is most likely looked up next.
  private var next = 0

  init(_ builder: JSONIndexBuilder) { entries = builder.entries }

  /// Returns the recorded offset for the object or array that begins at `start`. Returns -1 if no offset was recorded
  /// for it, or nil if the index does not contain it.
  func offset(of start: Int) -> Int? {
    for index in next..<min(next &+ 4, entries.count) where entries[index].start == start {
      next = index &+ 1
      return entries[index].offset
    }
    var range = entries.indices
    while let middle = range.dropFirst(range.count / 2).first {
      if entries[middle].start == start {
        next = middle + 1
        return entries[middle].offset
      }
      range =
        entries[middle].start < start
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

/// Records offsets for objects or arrays during one pass.
struct JSONIndexBuilder {
  typealias Entry = (start: Int, offset: Int)

  fileprivate private(set) var entries: [Entry] = []
  /// The indices in `entries` of the open objects or arrays.
  private var open: [Int] = []

  init() {
    // The capacity is just below 1,000 bytes, because larger allocations are slower.
    entries.reserveCapacity(60)
    open.reserveCapacity(16)
  }

  /// Begins an object or array. No offset is recorded for it yet.
  @inline(__always)
  mutating func open(at start: Int) {
    open.append(entries.count)
    entries.append((start, -1))
  }

  /// Records an offset for the innermost open object or array, unless an offset is already recorded.
  @inline(__always)
  mutating func note(_ offset: Int) {
    guard let last = open.last, entries[last].offset < 0 else { return }
    entries[last].offset = offset
  }

  /// Ends the innermost open object or array.
  @inline(__always)
  mutating func close() { open.removeLast() }
}

extension WidgetCoding.JSONReader {
  /// Moves past an object or array, and records its end and the ends of all nested objects and arrays.
  mutating func noteEnds() throws {
    var found = JSONEnds()
    try skipContainer(&found)
    session.ends = JSONIndex(found.index)
  }

  /// Records the ends of the object or array and of all nested ones, as far as the document is valid. The end of those
  /// that are malformed or incomplete is recorded as -1.
  mutating func noteEndsBeforeFault() {
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return }
    var found = JSONEnds()
    try? skipContainer(&found)
    session.ends = JSONIndex(found.index)
  }

  /// Returns the offset of a tag's value in the object, or nil if the object has no such key. The reader stays
  /// at the object.
  func value(ofTag tag: StaticString) throws -> Int? {
    let start = offset
    if let value = session.value(ofTag: tag, at: start) { return value < 0 ? nil : value }
    var found = JSONTags(tag, session)
    _ = try bytes.endOfContainer(at: start, depth: depth, &found)
    session.add(JSONIndex(found.index), ofTag: tag)
    return session.value(ofTag: tag, at: start).flatMap { $0 < 0 ? nil : $0 }
  }
}

/// Records the ends of objects and arrays.
struct JSONEnds: JSONObserver {
  static var isInterestedInKeys: Bool { false }

  private(set) var index = JSONIndexBuilder()

  @inline(__always)
  mutating func open(at offset: Int, isObject: Bool) { index.open(at: offset) }

  @inline(__always)
  mutating func close(at offset: Int, isObject: Bool) {
    index.note(offset)
    index.close()
  }
}

/// Records the offset of the tag's value in an object and in each nested object.
struct JSONTags: JSONObserver {
  static var isInterestedInKeys: Bool { true }

  private let tag: StaticString
  private let key: JSONBytes
  private let session: JSONSession
  private(set) var index = JSONIndexBuilder()

  /// - Parameter session: The session that is used to read keys with escapes.
  init(_ tag: StaticString, _ session: JSONSession) {
    self.tag = tag
    self.session = session
    key = JSONBytes(tag)
  }

  @inline(__always)
  mutating func open(at offset: Int, isObject: Bool) {
    if isObject { index.open(at: offset) }
  }

  @inline(__always)
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int) {
    guard end &- start == key.count, bytes.isEqual(key, from: start) else { return }
    index.note(offset)
  }

  mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int) {
    var reader = WidgetCoding.JSONReader(bytes, at: start, session)
    guard let text = try? reader.readString(), text == "\(tag)" else { return }
    index.note(offset)
  }

  @inline(__always)
  mutating func close(at offset: Int, isObject: Bool) {
    if isObject { index.close() }
  }
}
