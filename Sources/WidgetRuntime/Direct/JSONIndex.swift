/// An offset for each of some objects, or objects and arrays, of the document: what has been found out
/// about them before they were decoded.
///
/// A tag that is not the first key has to be looked for after all that is in the object, which may
/// be a screen. One pass over the outermost such object notes the tags of all within it, so that
/// none of them is searched again. So it is with the ends of what is skipped, and looked at later.
final class JSONIndex {
  /// Where each begins, in order, and the offset that was noted for it; -1 where there is none.
  private let entries: [JSONIndexBuilder.Entry]
  /// The number of the one after that was last asked for: most likely the next one.
  private var next = 0

  init(_ builder: JSONIndexBuilder) { entries = builder.entries }

  /// The offset that was noted for the object or array at an offset; nil for one that is not among them.
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

/// Notes offsets of objects, or of objects and arrays, while they are passed.
struct JSONIndexBuilder {
  typealias Entry = (start: Int, offset: Int)

  fileprivate private(set) var entries: [Entry] = []
  /// The numbers of those that are open.
  private var open: [Int] = []

  init() {
    // Nearly 1,000 bytes, from which on allocating memory is slower.
    entries.reserveCapacity(60)
    open.reserveCapacity(16)
  }

  /// One begins, for which there is no offset yet.
  @inline(__always)
  mutating func open(at start: Int) {
    open.append(entries.count)
    entries.append((start, -1))
  }

  /// Notes an offset for the innermost that is open, if it has none.
  @inline(__always)
  mutating func note(_ offset: Int) {
    guard let last = open.last, entries[last].offset < 0 else { return }
    entries[last].offset = offset
  }

  /// The innermost that is open ends.
  @inline(__always)
  mutating func close() { open.removeLast() }
}

extension JSONReader {
  /// Moves past an object or array and notes the ends of what is in it.
  mutating func noteEnds() throws {
    var found = JSONEnds()
    try skipContainer(&found)
    session.ends = JSONIndex(found.index)
  }

  /// The offset of a tag's value in the object at the reader, which stays where it is; nil where the
  /// object has no such key.
  mutating func value(ofTag tag: StaticString) throws -> Int? {
    let start = offset
    if let value = session.value(ofTag: tag, at: start) { return value < 0 ? nil : value }
    var found = JSONTags(tag, session)
    try skipContainer(&found)
    offset = start
    session.add(JSONIndex(found.index), ofTag: tag)
    return session.value(ofTag: tag, at: start).flatMap { $0 < 0 ? nil : $0 }
  }
}

/// Notes the ends of objects and arrays.
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

/// Notes the values of a tag in objects.
struct JSONTags: JSONObserver {
  static var isInterestedInKeys: Bool { true }

  private let tag: StaticString
  private let key: JSONBytes
  private let session: JSONSession
  private(set) var index = JSONIndexBuilder()

  /// - Parameter session: what keys with escapes are read with.
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
    var reader = JSONReader(bytes, at: start, session)
    guard let text = try? reader.readString(), text == "\(tag)" else { return }
    index.note(offset)
  }

  @inline(__always)
  mutating func close(at offset: Int, isObject: Bool) {
    if isObject { index.close() }
  }
}
