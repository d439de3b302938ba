/// Finds and replaces names in generated or embedded Swift code.
enum SwiftText {
  /// Returns the text with names replaced, including names in interpolations. Comments after `//`, the text of string
  /// literals, attributes and members after a dot stay unchanged.
  static func replacing(_ replacements: [String: String], in text: String) -> String {
    var replacer = NameReplacer(replacements, Array(text.utf8))
    replacer.code(until: nil)
    return String(decoding: replacer.output, as: UTF8.self)
  }

  /// Whether the text uses a name as code: not as a part of another name, of a comment or of a string literal.
  static func mentions(_ name: String, in text: String) -> Bool {
    replacing([name: ""], in: text) != text
  }

  /// Returns the names of the types and typealiases that Swift code declares at file level.
  static func declaredTypes(in text: String) -> Set<String> {
    let keywords: Set<Substring> = ["class", "enum", "protocol", "struct", "typealias"]
    var names: Set<String> = []
    for line in text.split(separator: "\n") where line.first?.isLetter == true {
      let words = line.split(separator: " ", maxSplits: 6)
      guard let keyword = words.firstIndex(where: keywords.contains),
        keyword + 1 < words.count, keyword < 4
      else { continue }
      names.insert(String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return names
  }
}

/// Copies Swift byte by byte, and replaces names.
private struct NameReplacer {
  private let replacements: [String: String]
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var output: [UInt8] = []

  init(_ replacements: [String: String], _ bytes: [UInt8]) {
    self.replacements = replacements
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  /// Copies code up to and including the byte `end`, an unmatched closing parenthesis. If `end` is nil, copies all
  /// code.
  mutating func code(until end: UInt8?) {
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if Self.isWord(byte) {
        word()
      } else if byte == UInt8(ascii: "\"") {
        string()
      } else if byte == UInt8(ascii: "/"), starts(with: "//") {
        copy(while: { $0 != UInt8(ascii: "\n") })
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        copy(1)
        if depth < 0, byte == end { return }
      }
    }
  }

  private mutating func word() {
    let start = offset
    while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let replacement = replacements[name], !isMemberOrAttribute(at: start) {
      output.append(contentsOf: replacement.utf8)
    } else {
      output.append(contentsOf: bytes[start..<offset])
    }
  }

  /// Whether a word follows an `@`, or a dot that is not part of a range operator.
  private func isMemberOrAttribute(at start: Int) -> Bool {
    if start > 0, bytes[start - 1] == UInt8(ascii: "@") { return true }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return false }
    return start == 1 || bytes[start - 2] != UInt8(ascii: ".")
  }

  /// Copies a string literal, and replaces the names in its interpolations.
  private mutating func string() {
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    copy(quotes)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\") {
        let isInterpolation = starts(with: "\\(")
        copy(2)
        if isInterpolation { code(until: UInt8(ascii: ")")) }
      } else if starts(with: quotes == 3 ? "\"\"\"" : "\"") {
        copy(quotes)
        return
      } else {
        copy(1)
      }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private mutating func copy(_ count: Int) {
    let end = min(offset + count, bytes.count)
    output.append(contentsOf: bytes[offset..<end])
    offset = end
  }

  private mutating func copy(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { copy(1) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
