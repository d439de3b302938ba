/// What has been found out about objects and arrays before they were decoded: where they end and
/// where, of objects, a family's tag is.
///
/// A tag that is not the first key has to be looked for after all that is in the object, which may
/// be a screen. One pass over the outermost such object notes the tags of all within it, so that
/// none of them is searched again.
struct JSONIndex {
  private var ends: JSONEnds?
  private var tags: [JSONTags] = []

  /// The end of an object or array that has been skipped.
  mutating func end(of start: Int) -> Int? { ends?.places.place(at: start) }

  /// The offset of a tag's value in the object at an offset, -1 where it has none; nil where that
  /// has not been found out.
  @inline(__always)
  mutating func value(ofTag tag: StaticString, at start: Int) -> Int? {
    if tags.isEmpty { return nil }
    let tag = JSONBytes(tag)
    for index in tags.indices where tags[index].tag.equals(tag) {
      return tags[index].places.place(at: start)
    }
    return nil
  }

  /// Adds what has been found out; what was before is before the reader.
  mutating func add(_ found: JSONEnds) { ends = found }

  /// Adds what has been found out; what was before of the same tag is before the reader.
  mutating func add(_ found: JSONTags) {
    tags.removeAll { $0.tag.equals(found.tag) }
    tags.append(found)
  }
}

extension JSONReader {
  /// Moves past an object or array and notes the ends of what is in it.
  mutating func noteEnds() throws {
    var found = JSONEnds()
    try skipContainer(&found)
    session.index.add(found)
  }

  /// The offset of a tag's value in the object at the reader, which stays where it is; nil where the
  /// object has no such key.
  mutating func value(ofTag tag: StaticString) throws -> Int? {
    let start = offset
    if let value = session.index.value(ofTag: tag, at: start) { return value < 0 ? nil : value }
    var found = JSONTags(tag)
    try skipContainer(&found)
    offset = start
    session.index.add(found)
    return session.index.value(ofTag: tag, at: start).flatMap { $0 < 0 ? nil : $0 }
  }
}

/// Objects, or objects and arrays, in a part of the document, in order, each with an offset that has
/// to do with it.
struct JSONPlaces {
  private var starts: [(start: Int, place: Int)] = []
  /// The numbers of those that are open.
  private var open: [Int] = []
  /// After the one that was last asked for: most likely the next one.
  private var next = 0

  init() {
    // Nearly 1,000 bytes, from which on allocating memory is slower.
    starts.reserveCapacity(60)
    open.reserveCapacity(16)
  }

  /// One begins, for which there is no offset yet.
  @inline(__always)
  mutating func open(at start: Int) {
    open.append(starts.count)
    starts.append((start, -1))
  }

  /// Notes an offset for the innermost that is open, if it has none.
  @inline(__always)
  mutating func note(_ place: Int) {
    guard let last = open.last, starts[last].place < 0 else { return }
    starts[last].place = place
  }

  /// The innermost that is open ends.
  @inline(__always)
  mutating func close() { open.removeLast() }

  /// The offset that was noted for the object or array at an offset.
  mutating func place(at start: Int) -> Int? {
    for index in next..<min(next + 4, starts.count) where starts[index].start == start {
      next = index + 1
      return starts[index].place
    }
    var range = starts.indices
    while let middle = range.dropFirst(range.count / 2).first {
      if starts[middle].start == start {
        next = middle + 1
        return starts[middle].place
      }
      range =
        starts[middle].start < start
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

/// Notes the ends of objects and arrays.
struct JSONEnds: JSONObserver {
  static var isInterestedInKeys: Bool { false }

  var places = JSONPlaces()

  @inline(__always)
  mutating func open(at offset: Int, isObject: Bool) { places.open(at: offset) }

  @inline(__always)
  mutating func close(at offset: Int, isObject: Bool) {
    places.note(offset)
    places.close()
  }
}

/// Notes the values of a tag in objects.
struct JSONTags: JSONObserver {
  static var isInterestedInKeys: Bool { true }

  /// The key of the tag, a literal.
  let tag: JSONBytes
  private let literal: StaticString
  var places = JSONPlaces()

  init(_ literal: StaticString) {
    self.literal = literal
    tag = JSONBytes(literal)
  }

  @inline(__always)
  mutating func open(at offset: Int, isObject: Bool) {
    if isObject { places.open(at: offset) }
  }

  @inline(__always)
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int) {
    guard end &- start == tag.count, bytes.contains(tag, at: start) else { return }
    places.note(offset)
  }

  mutating func unusualKey(at start: Int, _ reader: JSONReader) {
    var key = reader
    key.offset = start
    guard let text = try? key.readString(), text == "\(literal)" else { return }
    places.note(reader.offset)
  }

  @inline(__always)
  mutating func close(at offset: Int, isObject: Bool) {
    if isObject { places.close() }
  }
}
