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
