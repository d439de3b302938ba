import WidgetSource

extension String {
  /// The text without comments. If it contains a slash, each run of comments and white space
  /// between tokens becomes a single space.
  package var withoutComments: String {
    guard utf8.contains(UInt8(ascii: "/")) else { return self }
    let text = Array(utf8)
    return SourceBytes.withBytes(text) { bytes in
      var lexer = Lexer(bytes, path: "")
      lexer.offset = 0
      var code: [UInt8] = []
      var end = 0
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile || Int(token.end) <= end { break }
        if !code.isEmpty, Int(token.start) > end { code.append(UInt8(ascii: " ")) }
        code += text[Int(token.start)..<Int(token.end)]
        end = Int(token.end)
      }
      return String(decoding: code, as: UTF8.self)
    }
  }
}

extension String {
  /// The texts of the tokens, such as `[`, `1_000` or `"a"`.
  package var tokens: [String] {
    let text = Array(utf8)
    return SourceBytes.withBytes(text) { bytes in
      var lexer = Lexer(bytes, path: "")
      lexer.offset = 0
      var tokens: [String] = []
      while case let token = lexer.next(), token.kind != .endOfFile {
        tokens.append(String(decoding: text[Int(token.start)..<Int(token.end)], as: UTF8.self))
      }
      return tokens
    }
  }
}

extension StringProtocol {
  /// Returns the trimmed parts between separators that are outside of brackets and strings.
  ///
  /// For example: `K: Hashable, V: P<A, B>` has two parts between commas.
  package func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    let text = Array(utf8)
    var parts: [Range<Int>] = []
    var start = 0
    SourceBytes.withBytes(text) { bytes in
      // The lexer finds the end of a string, because the string can contain escaped quotes and
      // interpolations.
      var lexer = Lexer(bytes, path: "")
      lexer.offset = 0
      var depth = 0
      while lexer.offset < bytes.count {
        let index = lexer.offset
        let byte = bytes[index]
        if byte == "\"" {
          lexer.skipString(pounds: lexer.poundsBefore(index))
          continue
        }
        if byte == separator, depth == 0 {
          parts.append(start..<index)
          start = index + 1
        } else if byte.isOpening || byte == "<" {
          depth += 1
        } else if byte.isClosing || byte == ">" && bytes[index - 1] != "-" {
          depth = Swift.max(0, depth - 1)
        }
        lexer.offset += 1
      }
    }
    parts.append(start..<text.count)
    return parts.map { String(decoding: text[$0], as: UTF8.self).trimmed }
  }
}

extension UInt8 {
  fileprivate var isOpening: Bool { self == "(" || self == "[" || self == "{" }
  fileprivate var isClosing: Bool { self == ")" || self == "]" || self == "}" }
}
