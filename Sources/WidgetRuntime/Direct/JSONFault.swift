/// What is wrong at an offset, while generated code still reads: the path, the line and what else
/// is reported are found when the error leaves the decoder.
struct JSONFault: Swift.Error {
  enum Kind {
    /// The document is no JSON.
    case malformed(String)
    /// A string or number that is none, which matters only if it is read.
    case corrupted(String)
    case mismatch(Any.Type, found: String)
    case null(Any.Type)
    case missing(String)
    /// An array that ends before the element at a position, with the reason.
    case ended(String, Int)
    /// An object that must have one key, the name, has none or several.
    case keys
    /// Thrown by code of the user's, or by what the runtime shares with `Codable`.
    case other(any Swift.Error)
    /// No type of an untagged family.
    case noMatch(String, [(String, any Swift.Error)])
  }

  let kind: Kind
  let offset: Int
  /// The names of the widgets around it, with the offsets of their objects, the innermost first.
  var names: [(start: Int, name: String)] = []

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// An error that was thrown while a value was read.
  init(_ error: any Swift.Error, at offset: Int) {
    self = error as? JSONFault ?? JSONFault(.other(error), at: offset)
  }

  /// Whether the object at an offset has not exactly one key, and no name therefore.
  func isOfKeys(at start: Int) -> Bool {
    if case .keys = kind { offset == start } else { false }
  }

  /// Whether the object at an offset lacks a key itself, and is no widget.
  func isMissing(in start: Int) -> Bool {
    if case .missing = kind { offset == start && names.isEmpty } else { false }
  }

  /// Whether the object at an offset has no name, or null.
  func isOfName(at start: Int) -> Bool {
    switch kind {
    case .missing: offset == start
    case .null: offset != start
    default: false
    }
  }

  /// Whether the value at an offset has an unknown name itself, or a form that is none of several, rather
  /// than a value nested in it.
  func isUnknown(at start: Int) -> Bool {
    guard offset == start else { return false }
    switch kind {
    case .noMatch: return true
    case .other(let error): return error is UnknownNameError
    default: return false
    }
  }
}

extension JSONBytes {
  /// The error of a byte that cannot be at an offset.
  @inline(never)
  func unexpected(at offset: Int) -> any Swift.Error {
    if offset >= count { return JSONFault(.malformed("the document ends here"), at: count) }
    let byte = self[offset]
    let text = byte < 0x7F && byte > 0x20 ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
    return JSONFault(.malformed("unexpected \(text)"), at: offset)
  }
}

extension JSONReader {
  /// The error of a byte that cannot be here.
  @usableFromInline
  @inline(never)
  func unexpected() -> any Swift.Error { bytes.unexpected(at: offset) }

  @usableFromInline
  @inline(never)
  func tooDeep() -> any Swift.Error { Self.tooDeep(at: offset) }

  /// The error of a value for which the stack has no room.
  @usableFromInline
  @inline(never)
  func withoutRoom() -> any Swift.Error {
    session.isOfDecoder
      ? session.withoutRoom() : JSONFault(.corrupted(CodingStack.reason), at: offset)
  }

  static func tooDeep(at offset: Int) -> any Swift.Error {
    JSONFault(.malformed("nested deeper than \(maximumDepth) levels"), at: offset)
  }

  /// The error of a value that is not of a type.
  @usableFromInline
  @inline(never)
  func mismatch<Value>(_ type: Value.Type) -> any Swift.Error {
    // What is no value at all is malformed.
    var end = self
    do { try end.skip() } catch { return error }
    let found: String
    switch byte {
    case UInt8(ascii: "n"):
      // Foundation's decoder does not distinguish a null where it wants a Bool.
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

  /// Adds a widget's name to an error that passes through it.
  public func failure(_ error: any Swift.Error, in name: JSONName) -> any Swift.Error {
    var fault = JSONFault(error, at: name.start)
    var reader = self
    reader.offset = name.offset
    reader.skipSpace()
    fault.names.append((name.start, reader.nameText() ?? name.string))
    return fault
  }

  /// The error of an untagged family that has no type for the value.
  public func nothingMatches(
    _ family: String, _ failures: [(String, any Swift.Error)]
  ) -> any Swift.Error { JSONFault(.noMatch(family, failures), at: offset) }
}
