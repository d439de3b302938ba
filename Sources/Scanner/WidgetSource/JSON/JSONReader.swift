extension JSONValue {
  /// Parses a JSON5 text (json5.org), a superset of JSON with comments, trailing commas, unquoted
  /// keys and single quotes.
  ///
  /// - Returns: the value, or the first syntax error.
  package static func read(_ file: SourceFile) -> Result<JSONValue, Diagnostic> {
    var reader = JSONReader(file)
    do throws(Diagnostic) {
      return .success(try reader.readDocument())
    } catch {
      return .failure(error)
    }
  }
}

/// Parses the bytes of a JSON5 text in one pass.
struct JSONReader {
  /// The nesting limit. Each level uses stack space, so deeper texts are rejected.
  static let deepestNesting = 512

  let file: SourceFile
  var offset = 0
  private var depth = 0

  init(_ file: SourceFile) { self.file = file }

  /// The byte at the current offset, or nil at the end.
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

  /// Skips a comma. It can be omitted only before the closing bracket.
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

  /// Reads a word of letters, digits, `_`, `$` and non-ASCII characters. The word can be empty.
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

extension JSONReader {
  /// Skips white space and comments.
  mutating func skipTrivia() throws(Diagnostic) {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), 0x09...0x0D: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = offset
    offset += 1
    if byte == UInt8(ascii: "/") {
      while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
      return
    }
    guard byte == UInt8(ascii: "*") else {
      offset = start
      throw unexpected("a value")
    }
    offset += 1
    while let byte {
      offset += 1
      if byte == UInt8(ascii: "*"), self.byte == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
    offset = start
    throw error("the comment that starts here is not closed")
  }

  func isNumberStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Reads a number. It is an `integer` if it has no fraction and no exponent and fits in 64 bits.
  mutating func readNumber() throws(Diagnostic) -> JSONValue.Kind {
    let start = offset
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { offset += 1 }
    let digitsStart = offset
    while let byte, isNumberPart(byte, after: offset > digitsStart ? file.bytes[offset - 1] : 0) {
      offset += 1
    }
    let digits = String(decoding: file.bytes[digitsStart..<offset], as: UTF8.self)
    let sign = isNegative ? "-" : ""
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      if let value = Int(sign + digits.dropFirst(2), radix: 16) { return .integer(value) }
    } else if let value = Int(sign + digits) {
      return .integer(value)
    } else if digits == "Infinity" || digits == "NaN" {
      let value = digits == "NaN" ? Double.nan : .infinity
      return .number(isNegative ? -value : value)
    } else if let value = Double(sign + digits), !digits.contains("n") {
      return .number(value)
    }
    offset = start
    throw unexpected("a number")
  }

  private func isNumberPart(_ byte: UInt8, after previous: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      previous == UInt8(ascii: "e") || previous == UInt8(ascii: "E")
    default: false
    }
  }

  /// Reads a string in single or double quotes and resolves its escapes.
  mutating func readString() throws(Diagnostic) -> String {
    let start = offset
    let quote = byte
    offset += 1
    // Nearly all strings contain no escapes.
    while let byte, byte != quote, !endsPlainText(byte) { offset += 1 }
    if byte == quote {
      offset += 1
      return String(decoding: file.bytes[(start + 1)..<(offset - 1)], as: UTF8.self)
    }
    var content = Array(file.bytes[(start + 1)..<offset])
    while let byte {
      offset += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      switch byte {
      case UInt8(ascii: "\\"): try readEscape(into: &content)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset = start
        throw error("the string that starts here is not closed on its line")
      default: content.append(byte)
      }
    }
    offset = start
    throw error("the string that starts here is not closed")
  }

  private func endsPlainText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(Diagnostic) {
    guard let byte else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "0"): content.append(0x00)
    case UInt8(ascii: "\r"): if self.byte == UInt8(ascii: "\n") { offset += 1 }
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "x"): append(UInt32(try readHex(2)), to: &content)
    case UInt8(ascii: "u"): append(try readUTF16Escape(), to: &content)
    default: content.append(byte)
    }
  }

  /// Reads the scalar of `\uXXXX`, or of two escapes that form a surrogate pair.
  private mutating func readUTF16Escape() throws(Diagnostic) -> UInt32 {
    let first = try readHex(4)
    guard (0xD800..<0xDC00).contains(first), byte == UInt8(ascii: "\\"),
      offset + 1 < file.bytes.count, file.bytes[offset + 1] == UInt8(ascii: "u")
    else { return first }
    let mark = offset
    offset += 2
    let second = try readHex(4)
    guard (0xDC00..<0xE000).contains(second) else {
      offset = mark
      return first
    }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  private mutating func readHex(_ count: Int) throws(Diagnostic) -> UInt32 {
    let end = min(offset + count, file.bytes.count)
    let digits = String(decoding: file.bytes[offset..<end], as: UTF8.self)
    guard digits.utf8.count == count, !digits.hasPrefix("+"), let value = UInt32(digits, radix: 16)
    else { throw unexpected("\(count) hexadecimal digits") }
    offset = end
    return value
  }

  /// Appends a scalar in UTF-8. A lone surrogate becomes U+FFFD.
  private func append(_ scalar: UInt32, to content: inout [UInt8]) {
    content.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
  }

  /// Returns the error for an unexpected byte at the current offset, or for a merge conflict there.
  func unexpected(_ expected: String) -> Diagnostic {
    if let conflict = MergeConflict(at: offset, in: file.bytes) {
      return conflict.diagnostic(in: file)
    }
    guard offset < file.bytes.count else {
      return error("expected \(expected), the text ends here")
    }
    return error("expected \(expected)")
  }

  func error(_ message: String) -> Diagnostic {
    let end = min(offset + 1, file.bytes.count)
    return Diagnostic(
      rule: .json, message: message, file: file.path, range: SourceRange(min(offset, end)..<end))
  }
}

extension Rule {
  static let json = Rule("json", .error)
}
