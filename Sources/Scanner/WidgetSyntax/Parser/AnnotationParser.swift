import WidgetSource

/// Parses the keys and values of an annotation comment.
///
/// For example: `key = "label", skip, order = 3, names = ["a", "b"]`. This is Sourcery's format, so users of Sourcery
/// already know it.
struct AnnotationParser {
  private let bytes: SourceBytes
  private let comment: AnnotationComment
  private let isOfBlock: Bool
  private var offset: Int
  private let end: Int
  /// The ranges of unexpected text: text between a value and the next comma, and unterminated strings. Empty for
  /// Sourcery annotations, because templates print their values as written.
  private(set) var unexpected: [SourceRange] = []
  /// The ranges of commas without an annotation before or after them. Empty for Sourcery annotations.
  private(set) var needlessCommas: [SourceRange] = []
  /// The ranges of unknown escape sequences in strings. Empty for Sourcery annotations, in which a backslash may precede
  /// any character.
  private(set) var unknownEscapes: [SourceRange] = []
  /// The offset of the first unclosed bracket. Later brackets are ignored, so that a comment full
  /// of brackets is not searched again for each of them.
  private var firstUnclosed: Int

  /// - Parameter isBlock: whether the annotations apply to a block: the comment contains `begin:` or `file:`.
  init(_ bytes: SourceBytes, _ comment: AnnotationComment, isBlock: Bool) {
    self.bytes = bytes
    self.comment = comment
    isOfBlock = isBlock
    offset = Int(comment.text.start)
    end = Int(comment.text.end)
    firstUnclosed = end
  }

  private var origin: Annotation.Origin { comment.origin }

  mutating func parse() -> [Annotation] {
    var annotations: [Annotation] = []
    while true {
      skipSpace()
      if offset >= end { return annotations }
      let start = offset
      while offset < end, !isKeyEnd(bytes[offset]) { offset += 1 }
      let key = SourceRange(trimmed(start..<offset))
      var value = AnnotationValue.flag
      var valueRange: SourceRange?
      if take("=") {
        let start = offset
        value = parseValue()
        if origin == .widgetgen { skipUnexpected() }
        valueRange = SourceRange(trimmed(start..<offset))
      }
      if key.isEmpty, valueRange != nil, origin == .widgetgen {
        unexpected.append(SourceRange(trimmed(start..<offset)))
      }
      if !key.isEmpty {
        let range = SourceRange(trimmed(start..<offset))
        let text = text(key.bounds)
        annotations.append(
          Annotation(
            comment: comment, key: text,
            direction: origin == .widgetgen ? Annotation.Direction(of: text) : nil, value: value,
            valueRange: valueRange, keyRange: key, range: range, isOfBlock: isOfBlock))
      }
      skipSpace()
      let comma = offset
      if take(",") {
        skipSpace()
        if origin == .widgetgen, key.isEmpty && valueRange == nil || offset >= end {
          needlessCommas.append(SourceRange(comma..<comma + 1))
        }
      } else if offset == start {
        offset += 1
      }
    }
  }

  private mutating func parseValue() -> AnnotationValue {
    skipSpace()
    guard offset < end else { return .string("") }
    switch bytes[offset] {
    case "\"": return origin == .sourcery ? quotedAsInSourcery(endingAt: ",") : quoted()
    case "[" where isList(): return list()
    default: return bareWord(endingAt: ",")
    }
  }

  /// Skips and records unexpected text after a value, such as `skip` in `key = "a" skip`.
  private mutating func skipUnexpected() {
    skipSpace()
    let start = offset
    while offset < end, bytes[offset] != "," { offset += 1 }
    let rest = SourceRange(trimmed(start..<offset))
    if !rest.isEmpty { unexpected.append(rest) }
  }

  /// Parses a string in quotes, with the escape sequences of Swift's string literals.
  private mutating func quoted() -> AnnotationValue {
    let start = offset
    let bytes = bytes
    let content = quotedContent { bytes[$0] != "\"" }
    if offset >= end { unexpected.append(SourceRange(start..<end)) }
    offset = min(offset + 1, end)
    return content
  }

  /// Parses a Sourcery value that begins with a quote.
  ///
  /// The value ends at a given character that is outside of brackets, even of brackets in quotes, and after an even
  /// number of quotes: `".init(a: "b", c: 1)"` is one value. Quotes are removed only if they are at both ends, so that
  /// `"x".data(using: .utf8)!` stays Swift code.
  ///
  /// Source: Sourcery 2, `String.commaSeparated` and `AnnotationsParser.parse(line:)`.
  private mutating func quotedAsInSourcery(endingAt ends: Unicode.Scalar...) -> AnnotationValue {
    let start = offset
    var depth = 0
    var isQuoted = false
    var next = start
    while next < end {
      let byte = bytes[next]
      if depth == 0, !isQuoted, ends.contains(where: { byte == $0 }) { break }
      switch byte {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth = max(0, depth - 1)
      case ">" where bytes[next - 1] != "-": depth = max(0, depth - 1)
      case "\"": isQuoted.toggle()
      default: break
      }
      next += 1
    }
    let value = trimmed(start..<next)
    guard value.count > 1, bytes[value.upperBound - 1] == "\"" else {
      offset = next
      return .string(text(value))
    }
    let content = quotedContent { $0 < value.upperBound - 1 }
    offset = next
    return content
  }

  /// Parses the text after an opening quote while a condition on the offset is true.
  private mutating func quotedContent(while isInside: (Int) -> Bool) -> AnnotationValue {
    offset += 1
    var content: [UInt8] = []
    while offset < end, isInside(offset) {
      if bytes[offset] == "\\", offset + 1 < end {
        offset += 1
        content += escaped()
      } else {
        content.append(bytes[offset])
        offset += 1
      }
    }
    return .string(String(decoding: content, as: UTF8.self))
  }

  /// Parses an escape sequence after its backslash, and returns the bytes that it represents.
  private mutating func escaped() -> [UInt8] {
    let start = offset
    offset += 1
    // The range does not end inside a character.
    while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    let character = (start..<offset).map { bytes[$0] }
    if origin == .sourcery { return character }
    // The longest sequence is `u{0010FFFF}`.
    var rest = text(start..<min(start + 11, end))[...]
    let length = rest.utf8.count
    guard let escaped = StringLiteral.escaped(&rest) else {
      unknownEscapes.append(SourceRange((start - 1)..<offset))
      return character
    }
    offset = start + length - rest.utf8.count
    return Array(escaped.utf8)
  }

  private func isAtEndOfValue(_ offset: Int) -> Bool {
    var next = offset
    while next < end, bytes[next].isHorizontalSpace { next += 1 }
    return next >= end || bytes[next] == "," || bytes[next] == "]"
  }

  /// Whether the bracket at the current offset begins a list. This is the case if it is not closed, or if the brackets
  /// enclose the whole value and contain no colon outside of quotes. `[Int: String].self` and `["a": 1]` are Swift
  /// code, not lists.
  private mutating func isList() -> Bool {
    guard let close = closingBracket(of: offset) else { return true }
    var isQuoted = false
    for next in offset..<close {
      if bytes[next] == "\"" { isQuoted.toggle() }
      if bytes[next] == ":", !isQuoted { return false }
    }
    return isAtEndOfValue(close + 1)
  }

  private mutating func list() -> AnnotationValue {
    offset += 1
    var values: [AnnotationValue] = []
    while true {
      skipSpace()
      if offset >= end || take("]") { return .list(values) }
      let start = offset
      values.append(element())
      skipSpace()
      _ = take(",")
      if offset == start { offset += 1 }
    }
  }

  private mutating func element() -> AnnotationValue {
    guard bytes[offset] == "\"" else { return bareWord(endingAt: ",", "]") }
    return origin == .sourcery ? quotedAsInSourcery(endingAt: ",", "]") : quoted()
  }

  /// Parses a number, a Boolean, or a string such as `.init(top: 8, left: 8)`. The value ends at a given character
  /// outside of brackets and backticks, or at a comment. Single quotes around a string are removed.
  private mutating func bareWord(endingAt ends: Unicode.Scalar...) -> AnnotationValue {
    let start = offset
    while offset < end, !ends.contains(where: { bytes[offset] == $0 }), !isAtComment(offset) {
      offset = closingBacktick(of: offset) ?? closingBracket(of: offset) ?? offset
      offset += 1
    }
    return AnnotationValue(word: text(trimmed(start..<offset)))
  }

  /// Whether a second comment begins inside the comment, as in `key = label // its old name`.
  private func isAtComment(_ offset: Int) -> Bool {
    origin == .widgetgen && bytes[offset] == "/" && bytes[offset + 1] == "/"
      && bytes[offset - 1].isHorizontalSpace
  }

  /// Returns the offset of the backtick that closes the backtick at the given offset. Returns nil if there is no
  /// backtick at the given offset, or if it is not closed. A key in backticks may contain commas.
  private func closingBacktick(of offset: Int) -> Int? {
    guard origin == .widgetgen, bytes[offset] == "`" else { return nil }
    return (offset + 1..<end).first { bytes[$0] == "`" }
  }

  /// Returns the offset of the bracket that closes the bracket at the given offset. Returns nil if there is no
  /// opening bracket at the given offset, or if the bracket is not closed. An angle bracket opens only directly
  /// after a name: `Page<A, B>`, not `a < b`.
  private mutating func closingBracket(of offset: Int) -> Int? {
    if offset >= firstUnclosed { return nil }
    var expected: [Unicode.Scalar] = []
    for next in offset..<end {
      switch bytes[next] {
      case "(": expected.append(")")
      case "[": expected.append("]")
      case "{": expected.append("}")
      case "<" where next > 0 && bytes[next - 1].isASCIIIdentifierPart: expected.append(">")
      case let byte where expected.last.map { byte == $0 } == true: expected.removeLast()
      default: break
      }
      if expected.isEmpty { return next > offset ? next : nil }
    }
    firstUnclosed = offset
    return nil
  }
}

extension AnnotationParser {
  private func isKeyEnd(_ byte: UInt8) -> Bool { byte == "," || byte == "=" }

  private mutating func skipSpace() {
    while offset < end, bytes[offset].isHorizontalSpace { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < end, bytes[offset] == character else { return false }
    offset += 1
    return true
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end > start, bytes[end - 1].isHorizontalSpace { end -= 1 }
    while start < end, bytes[start].isHorizontalSpace { start += 1 }
    return start..<end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }
}

extension AnnotationValue {
  /// Creates the value of a word without quotes: a Boolean, a number or a string. Single quotes around a string are
  /// removed.
  init(word: String) {
    if word == "true" || word == "false" {
      self = .bool(word == "true")
    } else if let integer = Int(word) {
      self = .integer(integer)
    } else if let first = word.utf8.first, first.isDigit || first == "-" || first == ".",
      !word.utf8.contains(where: { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") }),
      let number = Double(word)
    {
      self = .number(number)
    } else if word.utf8.count > 1, word.hasPrefix("'"), word.hasSuffix("'") {
      self = .string(String(word.dropFirst().dropLast()))
    } else {
      self = .string(word)
    }
  }
}
