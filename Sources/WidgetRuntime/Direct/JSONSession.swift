/// What one run of a decoder has besides the position in the document: the user's information, and
/// what is only needed when something is unusual.
@_documentation(visibility: internal)
public final class JSONSession {
  let userInfo: [CodingUserInfoKey: Any]
  /// A copy of the document for decoders that types with a hand-written `init(from:)` are passed,
  /// and that they may keep; made when the first of them is.
  private var copy: (memory: JSONMemory, bytes: JSONBytes)?
  private var keys = JSONScratch()
  /// The tables of types whose keys come in another order than they are declared.
  var tables: [JSONKeyTableEntry] = []
  private var names = JSONScratch()
  private lazy var text = JSONTextBuffer()
  /// The ends of objects and arrays that have been skipped, and that may be looked at later.
  var ends: JSONIndex?
  /// The values of tags in objects that have been looked at before they are decoded.
  private var tags: [(key: JSONBytes, values: JSONIndex)] = []
  private var paths: JSONPathFinder?
  /// What is wrong with the object that was read last.
  var failure: (any Swift.Error)?

  /// The stack of the thread that decodes.
  private let stack = CodingStack.current

  /// Whether an object is decoded by a decoder, and not read from bytes.
  let isOfDecoder: Bool
  /// The decoder, unless only its container is known.
  let decoder: (any Decoder)?
  /// The container of that object.
  var fields: KeyedDecodingContainer<WireKey>?
  /// The key of the field that is decoded from the container.
  var key: WireKey = ""

  init(userInfo: [CodingUserInfoKey: Any]) {
    self.userInfo = userInfo
    decoder = nil
    isOfDecoder = false
  }

  /// A session for an object that a decoder decodes.
  init(_ decoder: any Decoder) {
    userInfo = [:]
    self.decoder = decoder
    isOfDecoder = true
  }

  /// A session for an object whose container is open.
  init(_ fields: KeyedDecodingContainer<WireKey>) {
    userInfo = [:]
    decoder = nil
    self.fields = fields
    isOfDecoder = true
  }

  /// Whether the stack has room for another nested value.
  @usableFromInline
  func hasRoom() -> Bool { stack.hasRoom() }

  /// The same bytes in memory that lives as long as this object.
  func owned(_ bytes: JSONBytes) -> JSONBytes {
    if let copy { return copy.bytes }
    let memory = JSONMemory(capacity: bytes.count)
    let owned = memory.fill(bytes)
    copy = (memory, owned)
    return owned
  }

  /// The text of a key that is not plain ASCII, until the next such key is read.
  func hold(key text: String) -> JSONBytes { keys.hold(text) }

  /// The text of a name that is not plain ASCII, until the next such name is read.
  func hold(name text: String) -> JSONBytes { names.hold(text) }

  /// The offset of a tag's value in the object at an offset, -1 where it has none; nil where that
  /// has not been found out.
  @inline(__always)
  func value(ofTag tag: StaticString, at start: Int) -> Int? {
    let key = JSONBytes(tag)
    for index in tags.indices where tags[index].key.equals(key) {
      return tags[index].values.offset(of: start)
    }
    return nil
  }

  /// Adds the values of a tag; those that were known before are before the reader.
  func add(_ values: JSONIndex, ofTag tag: StaticString) {
    let key = JSONBytes(tag)
    tags = tags.filter { !$0.key.equals(key) } + [(key, values)]
  }

  /// Lets a function write the text of a string with escapes.
  @inline(__always)
  func unescape(_ body: (inout JSONOutput) throws -> String) rethrows -> String {
    let buffer = text
    buffer.text.count = 0
    return try body(&buffer.text)
  }

  /// The keys that lead to an offset.
  func path(to offset: Int, in bytes: JSONBytes) -> JSONPath {
    if paths == nil { paths = JSONPathFinder() }
    return paths?.path(to: offset, in: bytes) ?? JSONPath()
  }
}

/// The text of a string with escapes, while it is read.
final class JSONTextBuffer {
  var text = JSONOutput(capacity: 64)
}

/// Memory for one text at a time. A longer one gets new memory, and the old stays until the end.
private struct JSONScratch {
  private var memories: [JSONMemory] = []

  mutating func hold(_ text: String) -> JSONBytes {
    let bytes = Array(text.utf8)
    let memory: JSONMemory
    if let last = memories.last, last.capacity >= bytes.count {
      memory = last
    } else {
      memory = JSONMemory(capacity: max(64, bytes.count * 2))
      memories.append(memory)
    }
    return bytes.withJSONBytes(memory.fill)
  }
}

extension JSONSession {
  /// The error to throw from the decoder, with all that is only found out now.
  func error(_ error: any Swift.Error, in bytes: JSONBytes) -> any Swift.Error {
    var fault = JSONFault(error, at: 0)
    // Foundation's decoder looks for malformed JSON before anything else.
    if var malformed = malformed(bytes) {
      if malformed.offset == fault.offset { malformed.names = fault.names }
      fault = malformed
    }
    let path = path(to: fault.offset, in: bytes)
    var result = WidgetDecodingError(underlying(fault, path, in: bytes), at: path.keys)
    if let thrown = result.underlying as? WidgetDecodingError { result = thrown }
    for (start, name) in fault.names {
      result.add(name, at: path.depth(of: start) ?? result.codingPath.count)
    }
    if !(error is JSONFault) { return result }
    result.locate(JSONPosition(of: fault.offset, in: bytes))
    return result
  }

  /// The error that `JSONDecoder` would throw in its place, for code of the user's.
  func plainError(_ error: any Swift.Error, in bytes: JSONBytes) -> any Swift.Error {
    guard let fault = error as? JSONFault else { return error }
    let path = path(to: fault.offset, in: bytes)
    var result = underlying(fault, path, in: bytes)
    if result is UnknownNameError { result = WidgetDecodingError(result, at: path.keys) }
    for (start, name) in fault.names {
      result = WidgetDecodingError(
        result, in: name, at: Array(path.keys.prefix(path.depth(of: start) ?? 0)))
    }
    return result
  }

  /// Reports a value that was dropped or replaced.
  func report(
    _ fault: JSONFault, at start: Int, in bytes: JSONBytes, _ kind: DroppedElement.Kind = .dropped
  ) {
    guard let report = userInfo.dropReport else { return }
    let path = path(to: start, in: bytes).keys
    report(DroppedElement(codingPath: path, error: plainError(fault, in: bytes), kind: kind))
  }

  /// Reports a value that was replaced, some keys below an object.
  func reportReplaced(_ fault: JSONFault, in start: Int, levels: Int, _ bytes: JSONBytes) {
    guard let report = userInfo.dropReport else { return }
    let depth = path(to: start, in: bytes).keys.count + levels
    let path = path(to: fault.offset, in: bytes).keys.prefix(depth)
    report(
      DroppedElement(
        codingPath: Array(path), error: plainError(fault, in: bytes), kind: .replaced))
  }

  /// Where and why the document is no JSON.
  private func malformed(_ bytes: JSONBytes) -> JSONFault? {
    var reader = JSONReader(bytes, JSONSession(userInfo: [:]))
    do {
      try reader.skipDocument()
      return nil
    } catch {
      return error as? JSONFault
    }
  }

  private func underlying(
    _ fault: JSONFault, _ path: JSONPath, in bytes: JSONBytes
  ) -> any Swift.Error {
    func context(_ text: String) -> DecodingError.Context {
      DecodingError.Context(codingPath: path.keys, debugDescription: text)
    }
    switch fault.kind {
    case .malformed(let reason), .corrupted(let reason):
      return DecodingError.dataCorrupted(context(reason))
    case .mismatch(let type, let found):
      return DecodingError.typeMismatch(type, context("found \(found)"))
    case .null(let type):
      return DecodingError.valueNotFound(type, context("found null"))
    case .missing(let key):
      return DecodingError.keyNotFound(WireKey(key), context("no such key"))
    case .ended(let reason, let position):
      return DecodingError.keyNotFound(ArrayIndex(intValue: position), context(reason))
    case .keys:
      return DecodingError.dataCorrupted(context("expected exactly one key, the name"))
    case .other(let error): return error
    case .noMatch(let family, let failures):
      return NoMatchingTypeError(
        family, failures.map { ($0, plainError($1, in: bytes)) }, at: path.keys)
    }
  }
}

extension JSONReader {
  /// Moves past the document, of which only the structure is checked.
  mutating func skipDocument() throws {
    skipSpace()
    try skip()
    try end()
  }

  /// Checks that there is nothing more.
  mutating func end() throws {
    skipSpace()
    guard offset >= bytes.count else { throw unexpected() }
  }
}
