extension JSONBytes {
  /// The end of the object or array at an offset, which is found one level at a time, without
  /// recursion.
  ///
  /// - Parameter depth: how many arrays and objects are around it.
  @inline(__always)
  func endOfContainer<Observer: JSONObserver>(
    at start: Int, depth: Int, _ observer: inout Observer
  ) throws -> Int {
    var levels = JSONLevels(depth: depth)
    var next = try enter(&levels, &observer, at: start)
    // Whether a member or element is next, and not the end of the object or array.
    var isInside = self[next] != levels.end
    while true {
      if isInside {
        if levels.isObject { next = try endOfKey(&observer, at: next) }
        switch self[next] {
        case UInt8(ascii: "\""): next = try endOfString(at: next)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          next = try enter(&levels, &observer, at: next)
          isInside = self[next] != levels.end
          continue
        default: next = try endOfScalar(at: next)
        }
      } else {
        next &+= 1
        observer.close(at: next, isObject: levels.isObject)
        levels.leave()
        if levels.depth == depth { return next }
      }
      // A comma and a quote, which most members begin with.
      if load(UInt16.self, at: next) == JSONReader.comma {
        next &+= 1
        isInside = true
      } else {
        next = try endOfComma(before: levels.end, at: next)
        isInside = self[next] != levels.end
      }
    }
  }

  /// The end of a brace or bracket and of white space.
  @inline(__always)
  private func enter<Observer: JSONObserver>(
    _ levels: inout JSONLevels, _ observer: inout Observer, at start: Int
  ) throws -> Int {
    guard levels.depth < JSONReader.maximumDepth else { throw JSONReader.tooDeep(at: start) }
    let isObject = self[start] == UInt8(ascii: "{")
    observer.open(at: start, isObject: isObject)
    levels.enter(isObject: isObject)
    return endOfSpace(from: start &+ 1)
  }

  /// The end of white space and of a comma. The end of the object or array may be in its place, or
  /// after it.
  @inline(__always)
  private func endOfComma(before end: UInt8, at start: Int) throws -> Int {
    let next = endOfSpace(from: start)
    if self[next] == end { return next }
    guard self[next] == UInt8(ascii: ",") else { throw unexpected(at: next) }
    return endOfSpace(from: next &+ 1)
  }

  /// The end of a key and a colon.
  @inline(__always)
  private func endOfKey<Observer: JSONObserver>(
    _ observer: inout Observer, at start: Int
  ) throws -> Int {
    guard self[start] == UInt8(ascii: "\"") else { throw unexpected(at: start) }
    let end = endOfPlainText(from: start &+ 1)
    guard isEndOfKey(end) else {
      return try endOfUnusualKey(&observer, at: start, plainTo: end)
    }
    if Observer.isInterestedInKeys {
      observer.key(from: start &+ 1, to: end, in: self, valueAt: end &+ 2)
    }
    return end &+ 2
  }

  /// The same where the key has escapes, or white space is after it.
  @inline(never)
  private func endOfUnusualKey<Observer: JSONObserver>(
    _ observer: inout Observer, at start: Int, plainTo end: Int
  ) throws -> Int {
    let isPlain = self[end] == UInt8(ascii: "\"")
    let colon = endOfSpace(from: isPlain ? end &+ 1 : try endOfString(at: start))
    guard self[colon] == UInt8(ascii: ":") else { throw unexpected(at: colon) }
    let value = endOfSpace(from: colon &+ 1)
    guard Observer.isInterestedInKeys else { return value }
    if isPlain {
      observer.key(from: start &+ 1, to: end, in: self, valueAt: value)
    } else {
      observer.unusualKey(at: start, in: self, valueAt: value)
    }
    return value
  }
}

/// The objects and arrays that are open.
private struct JSONLevels {
  /// How many there are.
  private(set) var depth: Int
  /// Whether the innermost one is an object.
  private(set) var isObject = false
  /// Whether those around it are, of up to 64 the innermost lowest.
  private var word: UInt64 = 0
  /// The same of those around these.
  private var words: [UInt64] = []

  init(depth: Int) { self.depth = depth }

  /// The byte that ends the innermost one.
  var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  @inline(__always)
  mutating func enter(isObject: Bool) {
    if depth & 63 == 63 { words.append(word) }
    word = word &<< 1 | (self.isObject ? 1 : 0)
    self.isObject = isObject
    depth &+= 1
  }

  @inline(__always)
  mutating func leave() {
    depth &-= 1
    isObject = word & 1 == 1
    word = depth & 63 == 63 ? words.removeLast() : word &>> 1
  }
}
