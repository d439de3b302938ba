/// The state that writers of a document share: the settings of the encoder, and state that only unusual values need.
///
/// An object that another encoder encodes has its own session, with that encoder.
@usableFromInline
final class JSONWritingSession {
  let userInfo: [CodingUserInfoKey: Any]
  /// The encoder's strategies, or nil for the defaults.
  let strategies: JSONEncodingStrategies?
  /// The storage of finished encoders, for reuse.
  var spare: [JSONEncodedValues] = []
  /// The memory of the document.
  var memory: JSONOutputMemory?
  /// The offset of the value that an encoder writes as bytes. The search for a path starts at this offset.
  private var origin = 0
  /// The path of the value that starts at `origin`, or nil if the value is the whole document.
  private var outer: JSONEncodingPath?
  private var paths = JSONWrittenPath()
  /// For each open object with many recorded keys, the index of its first key, and the indices of all its keys.
  private var places: [(first: Int, indices: [String: Int])] = []

  /// The stack limit of the thread that encodes.
  private let stack = CodingStack.current

  /// The encoder of the object, or nil if the object is written as bytes.
  let encoder: (any Encoder)?
  /// The container of the encoder's object, or nil before it is opened.
  var fields: KeyedEncodingContainer<WireKey>?
  /// The error for the first name that could not be encoded, or nil.
  var failure: (any Swift.Error)?

  init(userInfo: [CodingUserInfoKey: Any], _ strategies: JSONEncodingStrategies?) {
    self.userInfo = userInfo
    self.strategies = strategies
    encoder = nil
  }

  /// Creates a session for an object that an encoder encodes.
  init(_ encoder: any Encoder) {
    userInfo = [:]
    strategies = nil
    self.encoder = encoder
  }

  /// Whether the stack has room for another nested value.
  @usableFromInline
  func hasRoom() -> Bool { stack.hasRoom() }

  /// Checks the depth of the encoder, or returns false if values are written as bytes.
  func checkEncoderDepth(of type: Any.Type) throws -> Bool {
    guard let encoder else { return false }
    try WidgetCoding.checkDepth(of: type, in: encoder)
    return true
  }

  /// Sets the path of the value that is written next, until `end()`.
  func begin(_ path: JSONEncodingPath, at offset: Int) {
    outer = path
    origin = offset
  }

  /// Releases the path of the written value. The path refers to encoders, which refer to this session.
  func end() { outer = nil }

  /// Whether a value at an offset is the whole document.
  func isWhole(at offset: Int) -> Bool { outer == nil && offset == 0 }

  /// Returns the path of the value that begins or ends at an offset of the written bytes.
  func path(to offset: Int) -> [any CodingKey] {
    let bytes = memory?.bytes(offset) ?? JSONBytes("")
    return (outer?.keys ?? []) + paths.path(from: origin, to: offset, in: bytes)
  }

  /// Whether the keys of the innermost open object are recorded by their text.
  func hasPlaces(from first: Int) -> Bool { places.last?.first == first }

  func addPlaces(_ indices: [String: Int], from first: Int) { places.append((first, indices)) }

  /// Returns the index of a key of the innermost open object. If the object does not have the key, returns nil and adds
  /// the key with the given index, if any.
  func place(of key: String, orAdd index: Int?) -> Int? {
    guard !places.isEmpty else { return nil }
    let found = places[places.count - 1].indices[key]
    if found == nil, let index { places[places.count - 1].indices[key] = index }
    return found
  }

  /// Removes the recorded texts of an object's keys.
  func forgetPlaces(from first: Int) {
    if hasPlaces(from: first) { places.removeLast() }
  }

  /// Resets the path finder after bytes were moved.
  func forgetPaths() { paths = JSONWrittenPath() }
}

/// Finds the path of the value at the end of a document that is being written. The search resumes where it stopped, so
/// finding the paths of many values takes linear time.
struct JSONWrittenPath {
  private enum Level {
    /// An object, with the offset of the current key.
    case object(key: Int)
    case array(index: Int)
  }

  private var levels: [Level] = []
  private var origin = 0
  private var offset = 0

  mutating func path(from origin: Int, to end: Int, in bytes: JSONBytes) -> [any CodingKey] {
    if origin != self.origin || end < offset { self = JSONWrittenPath(from: origin) }
    while offset < end { pass(bytes) }
    return levels.map { level in
      switch level {
      case .object(let key): WireKey(Self.text(at: key, in: bytes))
      case .array(let index): ArrayIndex(intValue: index)
      }
    }
  }

  init() {}

  private init(from origin: Int) { (self.origin, offset) = (origin, origin) }

  /// Moves past a string, or past a single byte outside of strings.
  private mutating func pass(_ bytes: JSONBytes) {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "{"): levels.append(.object(key: offset + 1))
    case UInt8(ascii: "["): levels.append(.array(index: 0))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
    case UInt8(ascii: ","):
      switch levels.popLast() {
      case .object(_)?: levels.append(.object(key: offset + 1))
      case .array(let index)?: levels.append(.array(index: index + 1))
      case nil: break
      }
    case UInt8(ascii: "\""): offset = Self.endOfString(from: offset + 1, in: bytes)
    default: break
    }
    offset += 1
  }

  /// Returns the offset of the quote that ends a string.
  private static func endOfString(from start: Int, in bytes: JSONBytes) -> Int {
    var offset = bytes.endOfText(from: start)
    while bytes[offset] == UInt8(ascii: "\\") { offset = bytes.endOfText(from: offset + 2) }
    return offset
  }

  private static func text(at offset: Int, in bytes: JSONBytes) -> String {
    var reader = WidgetCoding.JSONReader(bytes, at: offset, JSONSession(userInfo: [:]))
    return (try? reader.readString()) ?? ""
  }
}
