import WidgetSource

/// Reads the keys and values of one annotation comment.
///
/// For example: `key = "label", skip, order = 3, names = ["a", "b"]`. The form is Sourcery's, so
/// that its users need not learn another.
struct AnnotationParser {
  private let bytes: SourceBytes
  private let origin: Annotation.Origin
  private var offset: Int
  private let end: Int

  init(_ bytes: SourceBytes, _ comment: CommentLog.AnnotationComment) {
    self.bytes = bytes
    origin = comment.origin
    offset = Int(comment.text.start)
    end = Int(comment.text.end)
  }

  mutating func parse() -> [Annotation] {
    var annotations: [Annotation] = []
    while true {
      skipSpace()
      if offset >= end { return annotations }
      let start = offset
      while offset < end, !isKeyEnd(bytes[offset]) { offset += 1 }
      let key = SourceRange(trimmed(start..<offset))
      var value = AnnotationValue.flag
      if take("=") { value = parseValue() }
      if !key.isEmpty {
        let range = SourceRange(trimmed(start..<offset))
        annotations.append(
          Annotation(
            origin: origin, key: text(key.bounds), value: value, keyRange: key, range: range))
      }
      skipSpace()
      if !take(","), offset == start { offset += 1 }
    }
  }

  private mutating func parseValue() -> AnnotationValue {
    skipSpace()
    switch bytes[offset] {
    case "\"" where offset < end: return .string(quoted())
    case "[" where offset < end: return list()
    default: return bareWord()
    }
  }

  /// A string in quotes; a backslash keeps the quote behind it.
  private mutating func quoted() -> String {
    offset += 1
    var content: [UInt8] = []
    while offset < end, bytes[offset] != "\"" {
      if bytes[offset] == "\\", offset + 1 < end { offset += 1 }
      content.append(bytes[offset])
      offset += 1
    }
    offset = min(offset + 1, end)
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func list() -> AnnotationValue {
    offset += 1
    var values: [AnnotationValue] = []
    while true {
      skipSpace()
      if offset >= end || take("]") { return .list(values) }
      let start = offset
      values.append(bytes[offset] == "\"" ? .string(quoted()) : bareWord())
      skipSpace()
      _ = take(",")
      if offset == start { offset += 1 }
    }
  }

  /// What stands up to the next comma: a number, a truth value, or else a string.
  private mutating func bareWord() -> AnnotationValue {
    let start = offset
    while offset < end, bytes[offset] != ",", bytes[offset] != "]" { offset += 1 }
    let word = text(trimmed(start..<offset))
    if word == "true" || word == "false" { return .bool(word == "true") }
    if let integer = Int(word) { return .integer(integer) }
    if let first = word.utf8.first, first.isDigit || first == "-" || first == ".",
      let number = Double(word)
    {
      return .number(number)
    }
    return .string(word)
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
