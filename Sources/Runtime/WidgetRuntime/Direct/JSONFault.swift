/// An error at an offset. The error's path and line are derived from the document when the decoder throws it.
struct JSONFault: Swift.Error {
  enum Kind {
    /// The document is not JSON, or is nested too deeply.
    case malformed(String)
    /// An invalid value, such as a malformed string or number. The decoder ignores it if the value is skipped.
    case corrupted(String)
    case mismatch(Any.Type, found: String)
    case null(Any.Type)
    case missing(String)
    /// An array that ends before the element at a position. The string is the description of the error.
    case ended(String, Int)
    /// An object that does not have exactly one key, its name.
    case keys
    /// An error from user-defined code, or from code that the runtime shares with `Codable`.
    case other(any Swift.Error)
    /// No type or case of an untagged family matches. Contains the family's name, the error of each type or case, and a
    /// number that identifies the error.
    case noMatch(String, [(String, any Swift.Error)], number: Int)
  }

  let kind: Kind
  let offset: Int
  /// The names of the widgets around the error, innermost first, and the offsets of their objects.
  var names: [(start: Int, name: String)] = []

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// Wraps an error that was thrown while a value was read, unless it is already a `JSONFault`.
  init(_ error: any Swift.Error, at offset: Int) {
    self = error as? JSONFault ?? JSONFault(.other(error), at: offset)
  }

  /// Whether the error occurred because the object at an offset does not have exactly one key, and therefore no name.
  func isOfKeys(at start: Int) -> Bool {
    if case .keys = kind { offset == start } else { false }
  }

  /// Whether the error is a missing key of the object at an offset, and was not thrown inside a widget.
  func isMissing(in start: Int) -> Bool {
    if case .missing = kind { offset == start && names.isEmpty } else { false }
  }

  /// Whether the error is a missing or null name of the object at an offset.
  func isOfName(at start: Int) -> Bool {
    switch kind {
    case .missing: offset == start
    case .null: offset != start
    default: false
    }
  }

  /// Whether the error occurred because the value at an offset has an unknown name or matches no type, and not because
  /// of a nested value.
  func isUnknown(at start: Int) -> Bool {
    guard offset == start else { return false }
    switch kind {
    case .noMatch: return true
    case .other(let error): return error is UnknownNameError || error is NoMatchingTypeError
    default: return false
    }
  }

  /// Whether the error occurred because the value at an offset has an unknown name.
  func isUnknownName(at start: Int) -> Bool {
    guard offset == start, case .other(let error) = kind else { return false }
    return error is UnknownNameError
  }
}

extension JSONBytes {
  /// Returns the error for an unexpected byte, or the end of the document, at an offset.
  @inline(never)
  func unexpected(at offset: Int) -> any Swift.Error {
    if offset >= count { return JSONFault(.malformed("the document ends here"), at: count) }
    let byte = self[offset]
    let text = byte < 0x7F && byte > 0x20 ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
    return JSONFault(.malformed("unexpected \(text)"), at: offset)
  }
}

extension WidgetCoding.JSONReader {
  /// Returns the error for the next byte, which is unexpected.
  @usableFromInline
  @inline(never)
  func unexpected() -> any Swift.Error { bytes.unexpected(at: offset) }

  @usableFromInline
  @inline(never)
  func tooDeep() -> any Swift.Error { Self.tooDeep(at: offset) }

  /// Returns the error for a value that is nested too deeply for the stack.
  @usableFromInline
  @inline(never)
  func withoutRoom() -> any Swift.Error {
    session.isOfDecoder
      ? session.withoutRoom() : JSONFault(.corrupted(CodingStack.reason), at: offset)
  }

  static func tooDeep(at offset: Int) -> any Swift.Error {
    JSONFault(.malformed("nested deeper than \(maximumDepth) levels"), at: offset)
  }

  /// Returns the error for a value that is not of an expected type.
  @usableFromInline
  @inline(never)
  func mismatch(_ type: Any.Type) -> any Swift.Error {
    // Malformed JSON takes precedence over a mismatch.
    var end = self
    do { try end.skip() } catch { return error }
    let found: String
    switch byte {
    case UInt8(ascii: "n"):
      // For a Bool, Foundation's decoder reports null like any other mismatch.
      if type != Bool.self { return JSONFault(.null(type), at: offset) }
      found = "null"
    case UInt8(ascii: "\""): found = "a string"
    case UInt8(ascii: "{"): found = "an object"
    case UInt8(ascii: "["): found = "an array"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): found = "a bool"
    default: found = "a number"
    }
    return JSONFault(.mismatch(type, found: found), at: offset)
  }

  /// Adds a widget's name to an error that was thrown inside the widget.
  public func failure(_ error: any Swift.Error, in name: WidgetCoding.JSONName) -> any Swift.Error {
    var fault = JSONFault(error, at: name.start)
    var reader = self
    reader.offset = name.offset
    reader.skipSpace()
    fault.names.append((name.start, reader.nameText() ?? name.string))
    return fault
  }

  /// Returns the error for a value that matches no type or case of an untagged family.
  public func nothingMatches(
    _ family: String, _ failures: [(String, any Swift.Error)]
  ) -> any Swift.Error {
    JSONFault(.noMatch(family, failures, number: session.numberOfFailure()), at: offset)
  }
}
