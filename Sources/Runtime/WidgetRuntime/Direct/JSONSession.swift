/// The state that readers of a document share: the settings of the decoder, and state that only unusual documents need.
///
/// An object that another decoder decodes has its own session, with that decoder or its container.
@usableFromInline
final class JSONSession {
  /// The `userInfo` of the decoder.
  let sendableUserInfo: [CodingUserInfoKey: any Sendable]
  /// The `userInfo` as other decoders have it. It is converted only if it is needed, because the conversion takes 3 % of the
  /// time for a small screen.
  private(set) lazy var userInfo: [CodingUserInfoKey: Any] = sendableUserInfo
  /// The decoder's strategies, or nil for the defaults.
  let strategies: JSONDecodingStrategies?
  /// A copy of the document for decoders that are passed to user-defined code, which may retain them. It is created
  /// when a decoder first needs it.
  private var copy: (memory: JSONMemory, bytes: JSONBytes)?
  private var keys = JSONScratch()
  /// The tables of the types for which a key of the document followed white space, was unknown or was not in the order of
  /// declaration. An entry is stored at the index of its hash or, if this index is taken, at the next free one.
  @exclusivity(unchecked)
  var tables: [JSONKeyTableEntry] = []
  /// The number of entries in `tables` that are not free.
  var tableCount = 0
  /// The tables that must stay in memory until the session is released.
  var ownedTables: [JSONKeyTable] = []
  /// The quoted keys that must stay in memory until the session is released.
  var ownedKeys: [JSONQuotedKeyStorage] = []
  /// References to the modules of families that have occurred in the document. The registry or `ownedModules` retains them.
  @exclusivity(unchecked)
  @usableFromInline
  var modules: [JSONModulesReference] = []
  /// The modules that are not in the registry and must stay in memory until the session is released.
  var ownedModules: [AnyObject] = []
  /// The registered modules of the decoder, or nil if none is registered.
  private(set) lazy var registry = sendableUserInfo.moduleRegistry
  private var names = JSONScratch()
  private var lowercasedNames = JSONScratch()
  private lazy var text = JSONTextBuffer()
  /// The ends of skipped objects and arrays that may be read later, or nil if none was skipped yet.
  var ends: JSONIndex?
  /// For each tag, the recorded offsets of its values.
  private var tags: [(key: JSONBytes, values: JSONIndex)] = []
  private var paths: JSONPathFinder?
  /// The values of untagged families that several options read.
  var remembered = JSONRemembered()
  /// The errors that were converted for users, by their numbers.
  private var converted: [Int: NoMatchingTypeError] = [:]
  private var lastFailure = 0
  /// The error for the last object that could not be read.
  var failure: (any Swift.Error)?

  /// The stack limit of the thread that decodes.
  private let stack = CodingStack.current

  /// Whether an object is decoded by a decoder instead of read from bytes.
  let isOfDecoder: Bool
  /// The decoder, or nil if only its container is known or if values are read from bytes.
  let decoder: (any Decoder)?
  /// The container of the decoder's object, or nil before it is opened.
  var fields: KeyedDecodingContainer<WireKey>?
  /// The key of the field that is decoded from the container.
  var key: WireKey = ""

  init(
    userInfo: [CodingUserInfoKey: any Sendable], _ strategies: JSONDecodingStrategies? = nil
  ) {
    sendableUserInfo = userInfo
    self.strategies = strategies
    decoder = nil
    isOfDecoder = false
  }

  /// Creates a session for an object that a decoder decodes.
  init(_ decoder: any Decoder) {
    sendableUserInfo = [:]
    strategies = nil
    self.decoder = decoder
    isOfDecoder = true
  }

  /// Creates a session for an object whose container is open.
  init(_ fields: KeyedDecodingContainer<WireKey>) {
    sendableUserInfo = [:]
    strategies = nil
    decoder = nil
    self.fields = fields
    isOfDecoder = true
  }

  /// Whether the stack has room for another nested value.
  @usableFromInline
  func hasRoom() -> Bool { stack.hasRoom() }

  /// Returns a copy of the document. The copy lives as long as this session.
  func owned(_ bytes: JSONBytes) -> JSONBytes {
    if let copy { return copy.bytes }
    let memory = JSONMemory(capacity: bytes.count)
    let owned = memory.fill(bytes)
    copy = (memory, owned)
    return owned
  }

  /// Returns a copy of a key's bytes, which is valid until the next call.
  func hold(key text: String) -> JSONBytes { keys.hold(text) }

  /// Returns a copy of a name's bytes, which is valid until the next call.
  func hold(name text: String) -> JSONBytes { names.hold(text) }

  /// Returns a copy of the bytes of a name in lower case, which is valid until the next call. The name itself stays
  /// valid.
  func hold(lowercased text: String) -> JSONBytes { lowercasedNames.hold(text) }

  /// Returns the offset of a tag's value in the object at an offset, -1 if the object has no such key, or nil if the
  /// object was not recorded.
  @inline(__always)
  func value(ofTag tag: StaticString, at start: Int) -> Int? {
    let key = JSONBytes(tag)
    for index in tags.indices where tags[index].key.equals(key) {
      return tags[index].values.offset(of: start)
    }
    return nil
  }

  /// Replaces the recorded values of a tag. The reader has already passed the replaced values.
  func add(_ values: JSONIndex, ofTag tag: StaticString) {
    let key = JSONBytes(tag)
    tags = tags.filter { !$0.key.equals(key) } + [(key, values)]
  }

  /// Calls a closure that writes the unescaped text of a string into a reused buffer.
  @inline(__always)
  func unescape(_ body: (inout JSONOutput) throws -> String) rethrows -> String {
    let buffer = text
    buffer.text.count = 0
    return try body(&buffer.text)
  }

  /// Returns a number that identifies the error for a value that matches no type or case.
  func numberOfFailure() -> Int {
    lastFailure += 1
    return lastFailure
  }

  /// Returns the path to the value at an offset.
  func path(to offset: Int, in bytes: JSONBytes) -> JSONPath {
    if paths == nil { paths = JSONPathFinder() }
    return paths?.path(to: offset, in: bytes) ?? JSONPath()
  }
}

/// A buffer for the unescaped text of a string that is being read.
final class JSONTextBuffer {
  var text = JSONOutput(capacity: 64)
}

/// Memory for one string at a time. A string that does not fit gets new memory, and the old memory stays allocated.
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
  /// Returns the error that the decoder throws, with the path. The error also has a position if the document is
  /// malformed or if the given error is a `JSONFault`.
  func error(_ error: any Swift.Error, in bytes: JSONBytes) -> any Swift.Error {
    var fault = JSONFault(error, at: 0)
    var isLocated = error is JSONFault
    // Foundation's decoder reports malformed JSON before any other error.
    if var malformed = malformed(bytes) {
      if malformed.offset == fault.offset { malformed.names = fault.names }
      (fault, isLocated) = (malformed, true)
    }
    let path = path(to: fault.offset, in: bytes)
    var result = WidgetDecodingError(underlying(fault, path, in: bytes), at: path.keys)
    if let thrown = result.underlying as? WidgetDecodingError { result = thrown }
    for (start, name) in fault.names {
      result.add(name, at: path.depth(of: start) ?? result.codingPath.count)
    }
    if !isLocated { return result }
    result.locate(JSONPosition(of: fault.offset, in: bytes))
    return result
  }

  /// Returns the error that `JSONDecoder` would throw. User-defined code receives this error, for example in a report.
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
    guard let report = userInfo.dropReport, remembered.isNew(kind, at: start) else { return }
    let path = path(to: start, in: bytes).keys
    report(DroppedElement(codingPath: path, error: plainError(fault, in: bytes), kind: kind))
  }

  /// Reports a replaced value. The reported path is the error's path, with at most `levels` keys more than the path of
  /// the object at `start`.
  func reportReplaced(_ fault: JSONFault, in start: Int, levels: Int, _ bytes: JSONBytes) {
    guard let report = userInfo.dropReport, remembered.isNew(.replaced, at: fault.offset) else {
      return
    }
    let depth = path(to: start, in: bytes).keys.count + levels
    let path = path(to: fault.offset, in: bytes).keys.prefix(depth)
    report(
      DroppedElement(
        codingPath: Array(path), error: plainError(fault, in: bytes), kind: .replaced))
  }

  /// Returns the position and the reason of the first error in the document's structure, or nil if the structure is
  /// valid.
  private func malformed(_ bytes: JSONBytes) -> JSONFault? {
    var reader = WidgetCoding.JSONReader(bytes, JSONSession(userInfo: [:]))
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
    case .noMatch(let family, let failures, let number):
      // The errors of several options can contain the same error.
      if let error = converted[number] { return error }
      let error = NoMatchingTypeError(
        family, failures.map { ($0, plainError($1, in: bytes)) }, at: path.keys)
      converted[number] = error
      return error
    }
  }
}

extension WidgetCoding.JSONReader {
  /// Moves past the document. Only its structure is checked.
  mutating func skipDocument() throws {
    skipSpace()
    try skip()
    try end()
  }

  /// Checks that only white space remains.
  mutating func end() throws {
    skipSpace()
    guard offset >= bytes.count else { throw unexpected() }
  }
}
