// Several parts may write into one object: a discriminator and a value, flattened properties, functions
// of the user's. As with `JSONEncoder`, of equal keys the last one counts, and objects at the same path
// are one.

extension JSONWriter {
  /// Removes an earlier member with the key that has just been written.
  ///
  /// - Parameter length: how many bytes the key has, with its quotes and the colon.
  @usableFromInline
  @inline(never)
  mutating func checkKey(_ length: Int) {
    let start = output.count - length
    let key = output.written.part(from: start, to: output.count)
    guard let earlier = session.index(of: key, from: firstKey, in: output.written) else {
      return session.keys.append(start)
    }
    let first = session.keys[earlier]
    let next = earlier + 1 < session.keys.count ? session.keys[earlier + 1] : start
    output.remove(from: first, to: next)
    session.forgetPaths()
    session.keys.remove(at: earlier)
    for index in earlier..<session.keys.count { session.keys[index] -= next - first }
    session.keys.append(start - (next - first))
  }

  /// Opens the object under a key once more, or a new one where there is none.
  mutating func reopenObject(forKey key: StaticString) -> JSONScope {
    var text = JSONBytes("\"").array
    JSONBytes(key).append(to: &text)
    JSONBytes("\":").append(to: &text)
    return reopenObject(text) ?? openObject(forKey: key, isShared: true)
  }

  /// Opens the object under a key once more, or a new one where there is none.
  mutating func reopenObject(under key: String) -> JSONScope {
    var name = JSONOutput(capacity: 64)
    name.put(key)
    name.put(UInt8(ascii: ":"))
    return reopenObject(name.written.array) ?? openObject(under: key, isShared: true)
  }

  private mutating func reopenObject(_ key: [UInt8]) -> JSONScope? {
    guard firstKey >= 0 else { return nil }
    let (first, written) = (firstKey, output.written)
    let earlier = key.withJSONBytes { session.index(of: $0, from: first, in: written) }
    guard let found = earlier else { return nil }
    let start = session.keys[found]
    let next = found + 1 < session.keys.count ? session.keys[found + 1] : output.count + 1
    let value = output.written.part(from: start + key.count, to: next - 1).array
    // What is no object is replaced.
    guard value.first == UInt8(ascii: "{") else { return nil }
    output.reserve(value.count + key.count + 4)
    beginMember()
    let last = output.count
    key.withJSONBytes { output.put($0) }
    checkKey(output.count - last)
    let scope = JSONScope(firstKey: firstKey, isJoined: false)
    firstKey = session.keys.count
    depth += 1
    let object = output.count
    value.dropLast().withJSONBytes { output.put($0) }
    noteKeys(from: object)
    return scope
  }

  /// Notes the keys of an object that is written already, but for its end.
  private mutating func noteKeys(from start: Int) {
    var reader = JSONReader(output.written, at: start + 1, JSONSession(userInfo: [:]))
    while reader.byte == UInt8(ascii: "\"") {
      session.keys.append(reader.offset)
      guard (try? reader.skip()) != nil else { return }
      reader.offset += 1
      guard (try? reader.skip()) != nil else { return }
      reader.offset += 1
    }
  }
}

@_documentation(visibility: internal)
extension JSONWriter {
  /// Writes a value into objects within the open one, which are made if they are not there.
  public mutating func write<Value: Encodable>(
    _ value: Value, at path: StaticString...
  ) throws {
    try write(value, path: path)
  }

  /// Writes a value into objects within the open one; nil leaves no trace of them.
  public mutating func writeIfPresent<Value: Encodable>(
    _ value: Value?, at path: StaticString...
  ) throws {
    if let value { try write(value, path: path) }
  }

  private mutating func write<Value: Encodable>(_ value: Value, path: [StaticString]) throws {
    guard let key = path.last else { return }
    let scopes = path.dropLast().map { reopenObject(forKey: $0) }
    try write(value, forKey: key)
    for scope in scopes.reversed() { close(scope) }
  }
}
