extension WidgetCoding {
  /// A JSON document that is being written. Generated code appends values to it.
  ///
  /// It contains the same bytes that Foundation's `JSONEncoder` writes, with the exceptions in docs/direct-json.md. For
  /// example, keys are in the order of the declarations.
  @frozen
  public struct JSONWriter: ~Copyable {
    @usableFromInline var output: JSONOutput
    @usableFromInline let session: JSONWritingSession
    /// The number of open arrays and objects.
    @usableFromInline var depth = 0
    /// The offsets of the keys in open objects that were opened as shared.
    ///
    /// They are not in the session, because access to an array in a class costs as much as writing a short member.
    @usableFromInline var keys: [Int] = []
    /// The index in `keys` of the open object's first key. It is -1 if the object was not opened as shared, because its keys
    /// are then not recorded.
    @usableFromInline var firstKey = -1
    /// Whether a recorded key is not all ASCII.
    @usableFromInline var hasOtherKeys = false
    /// A cache of the types that were written most recently. A type's index in the cache depends on the type's address.
    @usableFromInline var types: [JSONWritableType] = []
    /// Whether the object's members are encoded by an encoder instead of written as bytes.
    @usableFromInline var isOfEncoder = false
    /// Whether the next value is an object whose members are written into the open object.
    @usableFromInline var isJoining = false

    init(_ session: JSONWritingSession, capacity: Int = 1024) {
      output = JSONOutput(capacity: capacity)
      self.session = session
      session.memory = output.memory
    }

    /// Returns the written document.
    consuming func finish() -> JSONOutput { output }
  }
}

extension WidgetCoding {
  /// The state of the writer before an object was opened, to restore when the object is closed.
  @frozen
  public struct JSONScope {
    @usableFromInline let firstKey: Int
    /// Whether the members are written into an object that was already open.
    @usableFromInline let isJoined: Bool

    @inlinable
    init(firstKey: Int, isJoined: Bool) {
      self.firstKey = firstKey
      self.isJoined = isJoined
    }
  }
}

extension WidgetCoding.JSONWriter {
  /// Opens an object.
  ///
  /// - Parameter isShared: Whether the object may get two members with the same key. The later member then replaces the
  ///   earlier one.
  public mutating func openObject(isShared: Bool = false) -> WidgetCoding.JSONScope {
    if isOfEncoder {
      session.openContainer()
      return WidgetCoding.JSONScope(firstKey: -1, isJoined: true)
    }
    if isJoining {
      isJoining = false
      return WidgetCoding.JSONScope(firstKey: firstKey, isJoined: true)
    }
    let scope = WidgetCoding.JSONScope(firstKey: firstKey, isJoined: false)
    firstKey = isShared ? keys.count : -1
    depth &+= 1
    output.put(UInt8(ascii: "{"))
    return scope
  }

  /// Opens an object under a key.
  @inlinable
  public mutating func openObject(
    forKey key: StaticString, isShared: Bool = false
  ) -> WidgetCoding.JSONScope {
    self.key(key)
    return openObject(isShared: isShared)
  }

  /// Opens an object under a dynamic key.
  public mutating func openObject(under key: String, isShared: Bool = false)
    -> WidgetCoding.JSONScope
  {
    self.key(key)
    return openObject(isShared: isShared)
  }

  /// Closes an object.
  public mutating func close(_ scope: WidgetCoding.JSONScope) {
    if scope.isJoined { return }
    if firstKey >= 0 { forgetKeys() }
    firstKey = scope.firstKey
    depth &-= 1
    output.put(UInt8(ascii: "}"))
  }

  /// A comma and a quote.
  private static var comma: UInt16 { 0x222C }

  /// Writes a key that is already escaped.
  public mutating func key(_ key: StaticString) {
    let text = JSONBytes(key)
    var cursor = output.cursor(for: text.count &+ 4)
    // The last byte is an opening brace only before the first member, because no value ends with an opening brace.
    let isFirst = output.written[output.count &- 1] == UInt8(ascii: "{")
    cursor.store(isFirst ? UInt16(0x22) : Self.comma)
    cursor.move(by: isFirst ? 1 : 2)
    cursor.put(short: text)
    cursor.put(0x3A22 as UInt16)  // ":
    output.end(at: cursor)
    if firstKey >= 0 { checkKey(text.count &+ 3) }
  }

  /// Writes a dynamic key.
  public mutating func key(_ key: String) {
    output.reserve(1)
    beginMember()
    let start = output.count
    output.put(key)
    output.put(UInt8(ascii: ":"))
    if firstKey >= 0 { checkKey(output.count - start) }
  }

  /// Writes the comma before a member other than the first.
  @inlinable
  @inline(__always)
  mutating func beginMember() {
    // The last byte is an opening brace only before the first member, because no value ends with an opening brace.
    if output.written[output.count &- 1] != UInt8(ascii: "{") {
      output.store(UInt8(ascii: ","))
      output.count &+= 1
    }
  }

  /// Throws an error if values of a type are nested deeper than decoders accept, or than the stack allows.
  ///
  /// - Throws: `EncodingError.invalidValue` with the type.
  @inlinable
  @inline(__always)
  public func checkDepth(of type: Any.Type) throws {
    if depth >= JSONValue.maximumDepth || isOfEncoder || !session.hasRoom() {
      try checkExactDepth(of: type)
    }
  }

  @usableFromInline
  @inline(never)
  func checkExactDepth(of type: Any.Type) throws {
    // The session contains this check because the compiler of Swift 6.0 crashes on it in a noncopyable type.
    if try session.checkEncoderDepth(of: type) { return }
    guard session.hasRoom() else { throw invalid(type, CodingStack.reason) }
    guard depth - (isJoining ? 1 : 0) >= JSONValue.maximumDepth else { return }
    throw invalid(type, "nested deeper than \(JSONValue.maximumDepth) levels")
  }

  /// Returns the error for a value that cannot be written.
  @usableFromInline
  @inline(never)
  func invalid(_ value: Any, _ reason: String) -> any Swift.Error {
    EncodingError.invalidValue(
      value, EncodingError.Context(codingPath: codingPath, debugDescription: reason))
  }

  /// The path of the next value or, if its members are written into the open object, the path of that object.
  public var codingPath: [any CodingKey] {
    let path = session.path(to: output.count)
    return isJoining ? path.dropLast() : path
  }
}
