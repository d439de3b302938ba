import WidgetSource

extension StringProtocol {
  /// The parts between separators that are in no brackets and in no string, without the white
  /// space around them.
  ///
  /// For example: `K: Hashable, V: P<A, B>` has two parts between commas.
  package func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    let text = Array(utf8)
    var parts: [Range<Int>] = []
    var start = 0
    SourceBytes.withBytes(text) { bytes in
      // Where a string ends the lexer knows: escaped quotes and other strings may be in it.
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
