/// The keys from a document's root to a value, and the offsets of the values on the path.
struct JSONPath {
  var keys: [any CodingKey] = []
  /// The offsets of the root and of each key's value.
  var starts: [Int] = []

  /// Returns the number of keys that lead to a value on the path, or nil for any other value.
  func depth(of start: Int) -> Int? { starts.lastIndex(of: start) }
}

/// Finds the path of an offset on demand, because paths are not recorded during decoding. The search resumes where it
/// stopped, so finding the paths of many values takes linear time.
struct JSONPathFinder {
  private var levels: [Level] = []
  private var last = 0
  /// The session with the ends of objects and arrays, or nil before the first search. A search may start again.
  private var session: JSONSession?

  /// An object or array that is being searched, and its current member.
  fileprivate struct Level {
    /// The object, or nil for an array.
    var object: WidgetCoding.JSONObject?
    var key: any CodingKey
    /// The offset of the member's value.
    var start: Int
    /// The offset after the member's value.
    var end: Int
  }

  /// Returns the path of the innermost value that contains an offset, as far as the document is valid.
  mutating func path(to target: Int, in bytes: JSONBytes) -> JSONPath {
    if target < last { levels = [] }
    last = target
    let session = session ?? JSONSession(userInfo: [:])
    var reader = WidgetCoding.JSONReader(bytes, session)
    reader.skipSpace()
    let root = reader.offset
    if self.session == nil {
      self.session = session
      reader.noteEndsBeforeFault()
    }
    while let level = levels.last, level.end <= target {
      reader.offset = level.end
      if !advance(&reader, to: target) { levels.removeLast() }
    }
    reader.offset = levels.last?.start ?? root
    while reader.offset < target, enter(&reader, target) {}
    return JSONPath(keys: levels.map(\.key), starts: [root] + levels.map(\.start))
  }

  /// Enters the value at the reader, up to the member that contains an offset. Returns false if no member contains it.
  private mutating func enter(_ reader: inout WidgetCoding.JSONReader, _ target: Int) -> Bool {
    let start = reader.offset
    switch reader.byte {
    case UInt8(ascii: "{"):
      levels.append(
        Level(
          object: WidgetCoding.JSONObject(start: start), key: WireKey(""), start: start, end: start)
      )
    case UInt8(ascii: "["):
      levels.append(
        Level(object: nil, key: ArrayIndex(intValue: -1), start: start, end: start))
    default: return false
    }
    reader.offset += 1
    if advance(&reader, to: target) { return true }
    levels.removeLast()
    return false
  }

  /// Advances in the innermost level to the member that contains an offset. Returns false if no member contains it.
  private mutating func advance(_ reader: inout WidgetCoding.JSONReader, to target: Int) -> Bool {
    guard var level = levels.last else { return false }
    while level.move(&reader), reader.offset <= target {
      level.start = reader.offset
      level.end = end(&reader)
      levels[levels.count - 1] = level
      if target < level.end {
        reader.offset = level.start
        return true
      }
    }
    return false
  }
}

extension JSONPathFinder {
  /// Returns the end of the value at the reader. A malformed value is treated as if it contained the rest of the document.
  private func end(_ reader: inout WidgetCoding.JSONReader) -> Int {
    // The document is malformed inside of the value. Without this check, each value on the path would be scanned again.
    if session?.ends?.offset(of: reader.offset) == -1 { return .max }
    return (try? reader.skip()) == nil ? .max : reader.offset
  }
}

extension JSONPathFinder.Level {
  /// Moves to the next member's value. Returns false if there isn't one, or if its key is malformed.
  fileprivate mutating func move(_ reader: inout WidgetCoding.JSONReader) -> Bool {
    reader.depth = 1
    if var object {
      guard let next = try? reader.key(in: &object) else { return false }
      self.object = object
      key = WireKey(next.string)
      return true
    }
    reader.skipSpace()
    let index = key.intValue ?? -1
    if index >= 0 {
      guard reader.byte == UInt8(ascii: ",") else { return false }
      reader.offset += 1
      reader.skipSpace()
    }
    key = ArrayIndex(intValue: index + 1)
    return reader.byte != UInt8(ascii: "]") && reader.offset < reader.bytes.count
  }
}

extension JSONPosition {
  /// Creates the position of an offset.
  init(of offset: Int, in bytes: JSONBytes) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) {
      let isReturn = bytes[index] == 0x0D && bytes[index + 1] != 0x0A
      if bytes[index] == 0x0A || isReturn {
        line += 1
        start = index + 1
      }
    }
    self.init(offset: offset, line: line, column: offset - start + 1)
  }
}
