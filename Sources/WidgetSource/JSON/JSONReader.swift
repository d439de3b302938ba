extension JSONValue {
  /// Reads a text in JSON5, of which JSON is a part (json5.org): comments, trailing commas, keys
  /// without quotes and single quotes are allowed.
  ///
  /// - Returns: the value, or one error at the place where the text stops making sense.
  package static func read(_ file: SourceFile) -> Result<JSONValue, Diagnostic> {
    var reader = JSONReader(file)
    do throws(Diagnostic) {
      return .success(try reader.readDocument())
    } catch {
      return .failure(error)
    }
  }
}

/// Walks over the bytes of a JSON5 text once, from the first to the last.
struct JSONReader {
  /// Deeper texts are refused: every level takes a frame of the stack.
  static let deepestNesting = 512

  let file: SourceFile
  var offset = 0
  private var depth = 0

  init(_ file: SourceFile) { self.file = file }

  /// The byte at the offset; nil at the end.
  var byte: UInt8? { offset < file.bytes.count ? file.bytes[offset] : nil }

  mutating func readDocument() throws(Diagnostic) -> JSONValue {
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    try skipTrivia()
    let value = try readValue()
    try skipTrivia()
    guard byte == nil else { throw unexpected("the end of the text") }
    return value
  }

  private mutating func readValue() throws(Diagnostic) -> JSONValue {
    let start = offset
    let kind: JSONValue.Kind =
      switch byte {
      case UInt8(ascii: "{"): try nested { (reader) throws(Diagnostic) in try reader.readObject() }
      case UInt8(ascii: "["): try nested { (reader) throws(Diagnostic) in try reader.readArray() }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): .string(try readString())
      case let first? where isNumberStart(first): try readNumber()
      default: try readWord()
      }
    return JSONValue(kind: kind, range: SourceRange(start..<offset))
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(Diagnostic) -> JSONValue.Kind
  ) throws(Diagnostic) -> JSONValue.Kind {
    guard depth < Self.deepestNesting else {
      throw error("nested deeper than \(Self.deepestNesting) levels")
    }
    depth += 1
    defer { depth -= 1 }
    offset += 1
    return try read(&self)
  }

  private mutating func readArray() throws(Diagnostic) -> JSONValue.Kind {
    var elements: [JSONValue] = []
    try skipTrivia()
    while byte != UInt8(ascii: "]") {
      elements.append(try readValue())
      try readSeparator(before: UInt8(ascii: "]"))
    }
    offset += 1
    return .array(elements)
  }

  private mutating func readObject() throws(Diagnostic) -> JSONValue.Kind {
    var members: [JSONMember] = []
    members.reserveCapacity(8)
    try skipTrivia()
    while byte != UInt8(ascii: "}") {
      let start = offset
      let key = try readKey()
      let keyRange = SourceRange(start..<offset)
      try skipTrivia()
      guard byte == UInt8(ascii: ":") else { throw unexpected("':' after the key '\(key)'") }
      offset += 1
      try skipTrivia()
      members.append(JSONMember(key: key, keyRange: keyRange, value: try readValue()))
      try readSeparator(before: UInt8(ascii: "}"))
    }
    offset += 1
    return .object(members)
  }

  /// Skips a comma, which may be omitted before the closing bracket only.
  private mutating func readSeparator(before close: UInt8) throws(Diagnostic) {
    try skipTrivia()
    if byte == UInt8(ascii: ",") {
      offset += 1
      try skipTrivia()
    } else if byte != close {
      throw unexpected("',' or '\(Character(Unicode.Scalar(close)))'")
    }
  }

  private mutating func readKey() throws(Diagnostic) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readString() }
    let word = takeWord()
    guard !word.isEmpty else { throw unexpected("a key") }
    return word
  }

  private mutating func readWord() throws(Diagnostic) -> JSONValue.Kind {
    let start = offset
    switch takeWord() {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    default:
      offset = start
      throw unexpected("a value")
    }
  }

  /// Letters, digits, `_`, `$` and everything beyond ASCII.
  mutating func takeWord() -> String {
    let start = offset
    while let byte, isWord(byte) { offset += 1 }
    return String(decoding: file.bytes[start..<offset], as: UTF8.self)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
