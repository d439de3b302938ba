import WidgetSource

/// Regex literals, distinguished from division by the compiler's own rules (SE-0354): a slash that
/// leans on its left never begins one; one that leans on its right begins one if the literal is
/// complete; one that leans on neither side begins one only where an expression is due.
extension Lexer {
  /// Where the regex literal ends that begins at a slash inside a run of operator characters; nil
  /// if the slash is an operator.
  func regexEnd(at slash: Int, operatorRange: Range<Int>) -> Int? {
    let start = operatorRange.lowerBound
    if isLeftBound(at: start) { return nil }
    var isCertain = false
    let previous = previousByte(before: start)
    if let previous, isIdentifier(["func", "operator"], endingAt: previous.offset) { return nil }
    if !isRightBound(at: operatorRange.upperBound, isLeftBound: false) {
      guard isExpressionDue(after: previous) else { return nil }
      switch previous?.byte {
      case .some("("), .some("["), .some(","), .some(":"): break
      default: isCertain = true
      }
    }
    return regexEnd(from: slash, pounds: 0, isCertain: isCertain)
  }

  /// Where the regex literal ends whose opening slash is at `slash`, after signs `#`; nil if it is
  /// none.
  mutating func regexEnd(from slash: Int, pounds: Int) -> Int? {
    // Where `/#` is missing, `/##` is.
    if let missing = missingRegexEnd, pounds >= missing.pounds, slash >= missing.start {
      return nil
    }
    let end = regexEnd(from: slash, pounds: pounds, isCertain: true)
    if end == nil, isBlankLine(from: slash + 1) { missingRegexEnd = (pounds, slash) }
    return end
  }

  /// The same for any number of signs, none included.
  ///
  /// - Parameter isCertain: whether only a regex literal can occur here.
  private func regexEnd(from slash: Int, pounds: Int, isCertain: Bool) -> Int? {
    var position = slash + 1
    let first = bytes[position]
    if pounds == 0 {
      if first == "*" || first == "/" || (bytes[slash - 1] == "*" && slash > 0) { return nil }
      if !isCertain && (first == " " || first == "\t") { return nil }
    }
    let isMultiline = pounds > 0 && isBlankLine(from: position)
    var (groups, classes, lastSpace) = (0, 0, -1)
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case "/" where hasPounds(pounds, at: position + 1):
        let end = position + 1 + pounds
        if pounds == 0 {
          if bytes[end] == "*" || bytes[end] == "/" { return nil }
          if !isCertain && lastSpace == position - 1 { return nil }
        }
        return end
      case "\n", "\r":
        if !isMultiline { return nil }
      case "\\":
        position += 1
        if !isMultiline && bytes[position].isLineBreak { return nil }
      case "(" where classes == 0: groups += 1
      case ")" where classes == 0:
        if groups == 0 && !isCertain { return nil }
        groups = max(groups - 1, 0)
      case "[": classes += 1
      case "]": classes = max(classes - 1, 0)
      case " ", "\t": lastSpace = position
      default: break
      }
      position += 1
    }
    return nil
  }

  private func isBlankLine(from start: Int) -> Bool {
    var position = start
    while bytes[position] == " " || bytes[position] == "\t" { position += 1 }
    return bytes[position].isLineBreak
  }

  /// Whether what precedes calls for an expression rather than for an operator.
  private func isExpressionDue(after previous: (byte: UInt8, offset: Int)?) -> Bool {
    guard let (byte, offset) = previous else { return true }
    switch byte {
    case "(", "[", "{", ",", ";", ":", "=": return true
    case ")", "]", "}", "\"", "`", ".", "@", "\\", "#": return false
    case "?", "!":
      // A postfix `?` or `!` ends an operand, except right after `try`.
      return !isLeftBound(at: offset) || isIdentifier(["try"], endingAt: offset - 1)
    case _ where byte.isASCIIOperator:
      return !isLeftBound(at: offset) || isRightBound(at: offset + 1, isLeftBound: true)
    default:
      return isIdentifier(Self.wordsBeforeExpressions, endingAt: offset)
        || isIdentifier(["#else", "#endif"], endingAt: offset)
    }
  }

  /// The reserved words after which an expression may begin.
  private static let wordsBeforeExpressions: [StaticString] = [
    "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
    "for", "guard", "if", "in", "inout", "is", "let", "repeat", "return", "switch", "throw", "try",
    "var", "where", "while",
  ]

  private func isIdentifier(_ words: [StaticString], endingAt last: Int) -> Bool {
    var start = last + 1
    while start > 0, bytes[start - 1].isASCIIIdentifierPart { start -= 1 }
    if start > 0 && bytes[start - 1] == "`" { return false }
    if start > 0 && bytes[start - 1] == "#" { start -= 1 }
    return words.contains { word in
      guard word.utf8CodeUnitCount == last + 1 - start else { return false }
      return word.description.utf8.enumerated().allSatisfy {
        bytes[start + $0.offset] == $0.element
      }
    }
  }
}
