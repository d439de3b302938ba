/// What has been found out about objects and arrays before they were decoded: where they end and
/// where, of objects, the value of a family's tag is.
///
/// A tag that is not the first key has to be looked for behind all that is in the object, which may
/// be a screen. One pass over the outermost such object notes the tags and ends of all within it, so
/// that none of them is searched again.
@usableFromInline
struct JSONIndex {
  private var tables: [JSONTable] = []

  /// The end of an object or array that has been skipped.
  mutating func end(of start: Int) -> Int? {
    for index in tables.indices {
      if let entry = tables[index].entry(at: start) { return entry.end }
    }
    return nil
  }

  /// The offset of the value of a tag in the object at the reader, which stays where it is; nil
  /// where the object has no such key.
  mutating func offset(ofTag tag: StaticString, _ reader: inout JSONReader) throws -> Int? {
    let start = reader.offset
    if let entry = entry(at: start, tag) { return entry.tagOffset }
    try add(&reader, tag: tag)
    reader.offset = start
    return entry(at: start, tag)?.tagOffset
  }

  private mutating func entry(at start: Int, _ tag: StaticString) -> JSONTable.Entry? {
    let tag = JSONBytes(tag)
    for index in tables.indices where tables[index].tag.equals(tag) {
      return tables[index].entry(at: start)
    }
    return nil
  }

  /// Moves past an object or array and notes what is in it.
  ///
  /// - Parameter tag: the key of the tag; empty for the ends alone.
  mutating func add(_ reader: inout JSONReader, tag: StaticString) throws {
    var table = JSONTable(tag)
    // An object of a widget has some hundred bytes.
    table.reserve(max(128, (reader.bytes.count - reader.offset) / 128))
    try reader.skipContainer(&table)
    // What was before is behind the reader.
    tables.removeAll { $0.tag.equals(table.tag) }
    tables.append(table)
  }
}

/// The objects and arrays in a part of the document, in order.
private struct JSONTable: JSONObserver {
  struct Entry {
    let start: Int
    /// Behind the object or array; while it is open, the entry that it is in.
    var end: Int
    /// The offset of the tag's value; -1 where there is none.
    var tag = -1

    var tagOffset: Int? { tag < 0 ? nil : tag }
  }

  static var isInterested: Bool { true }

  /// The key of the tag, a literal.
  let tag: JSONBytes
  private let literal: StaticString
  private var entries: [Entry] = []
  /// The entry of what was opened last; -1 for none.
  private var innermost = -1
  /// Behind the entry that was last asked for: most likely the next one.
  private var next = 0

  init(_ literal: StaticString) {
    self.literal = literal
    tag = JSONBytes(literal)
  }

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  mutating func open(at offset: Int) {
    entries.append(Entry(start: offset, end: innermost))
    innermost = entries.count - 1
  }

  mutating func key(_ key: JSONBytes, valueAt offset: Int) {
    guard key.equals(tag), innermost >= 0, entries[innermost].tag < 0 else { return }
    entries[innermost].tag = offset
  }

  mutating func unusualKey(at start: Int, _ reader: JSONReader) {
    var key = reader
    key.offset = start
    guard let text = try? key.readString(), text == "\(literal)" else { return }
    self.key(tag, valueAt: reader.offset)
  }

  mutating func close(at offset: Int) {
    guard innermost >= 0 else { return }
    let outer = entries[innermost].end
    entries[innermost].end = offset
    innermost = outer
  }

  /// The entry of the object or array at an offset.
  mutating func entry(at start: Int) -> Entry? {
    for index in next..<min(next + 4, entries.count) where entries[index].start == start {
      next = index + 1
      return entries[index]
    }
    var range = entries.indices
    while let middle = range.dropFirst(range.count / 2).first {
      if entries[middle].start == start {
        next = middle + 1
        return entries[middle]
      }
      range =
        entries[middle].start < start
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
