import WidgetSource

/// Numbers, names in backticks, names above ASCII, and words after `#`.
extension Lexer {
  /// Moves past a number: digits, `_`, a radix prefix, a fraction and an exponent.
  mutating func skipNumber() {
    let start = offset
    let second = bytes[start + 1] | 0x20
    let isHexadecimal = bytes[start] == "0" && second == "x"
    while true {
      while bytes[offset].isASCIIIdentifierPart { offset += 1 }
      let byte = bytes[offset]
      let last = bytes[offset - 1] | 0x20
      if byte == ".", bytes[offset + 1].isDigit {
        offset += 1
      } else if byte == "+" || byte == "-", last == (isHexadecimal ? "p" : "e"),
        bytes[offset + 1].isDigit
      {
        offset += 1
      } else {
        return
      }
    }
  }

  /// Moves past the backtick that closes the one here; without one on the line only after it.
  mutating func skipBackticks() {
    let end = lineEnd(from: offset)
    var position = offset + 1
    while position < end, bytes[position] != "`" { position += 1 }
    offset = position < end ? position + 1 : offset + 1
  }

  /// Moves past the rest of a name, which may have any character of an identifier.
  mutating func skipIdentifierTail() {
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        guard bytes[offset].isASCIIIdentifierPart else { return }
        offset += 1
      } else {
        guard let (scalar, length) = scalar(at: offset), !scalar.isOperatorAboveASCII,
          scalar.value != 0xA0
        else { return }
        offset += length
      }
    }
  }

  /// The character at an offset and its length in bytes; nil when the bytes are not UTF-8.
  func scalar(at start: Int) -> (Unicode.Scalar, length: Int)? {
    let first = bytes[start]
    let length = first < 0x80 ? 1 : (~first).leadingZeroBitCount
    if length == 1 && first < 0x80 { return (Unicode.Scalar(first), 1) }
    guard (2...4).contains(length), start + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard bytes[start + index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[start + index] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// What begins with `#`: a raw string, a regex, a compiler directive or a macro.
  mutating func poundToken(from start: Int) -> Token {
    var pounds = 0
    while bytes[start + pounds] == "#" { pounds += 1 }
    switch bytes[start + pounds] {
    case "\"":
      offset = start + pounds
      skipString(pounds: pounds)
      return token(.string, from: start)
    case "/":
      if let end = regexEnd(from: start + pounds, pounds: pounds) {
        offset = end
        return token(.regex, from: start)
      }
    default: break
    }
    // All at once: counting those after each would take the square of their number.
    offset = start + pounds
    skipIdentifierTail()
    return token(pounds == 1 ? directive(from: start + 1) : .pound, from: start)
  }

  private func directive(from start: Int) -> TokenKind {
    switch Keyword(bytes, from: start, count: offset - start) {
    case .if: return .poundIf
    case .else: return .poundElse
    default: break
    }
    switch (bytes.word(at: start), offset - start) {
    case (let word, 6) where word & 0xFFFF_FFFF_FFFF == 0x6669_6573_6C65: return .poundElseif
    case (let word, 5) where word & 0xFF_FFFF_FFFF == 0x66_6964_6E65: return .poundEndif
    default: return .pound
    }
  }
}

/// String literals: one line or many, raw with any number of `#`, with interpolations in which
/// any expression is possible, including more strings.
extension Lexer {
  /// Strings inside interpolations of strings: more than anyone writes, and far from a stack's end.
  private static let maximalStringDepth = 64

  /// Moves past the string literal whose quote is at `offset`, after `pounds` signs `#`.
  mutating func skipString(pounds: Int) {
    let start = offset
    // `#"""#` on one line is a raw string that contains a quote.
    let isMultiline =
      bytes[start + 1] == "\"" && bytes[start + 2] == "\""
      && (pounds == 0 || !closesOnLine(from: start + 1, pounds: pounds))
    let quotes = isMultiline ? 3 : 1
    offset = start + quotes
    if !unterminatedStrings.contains(start), skipStringContent(quotes: quotes, pounds: pounds) {
      return
    }
    unterminatedStrings.insert(start)
    if isMultiline, stringDepth > 0 { isOpenToEnd = true }
    reportUnterminatedString(from: start, end: isMultiline ? bytes.count : lineEnd(from: start))
  }

  /// Moves past the closing quotes; false if there are none.
  private mutating func skipStringContent(quotes: Int, pounds: Int) -> Bool {
    while offset < bytes.count {
      let block = bytes.block(at: offset)
      var near = block.near("\"") | block.near("\\")
      if quotes == 1 { near |= block.near("\n") | block.near("\r") }
      guard let hit = block.first(near) else {
        offset += 16
        continue
      }
      offset += hit
      switch bytes[offset] {
      case "\"":
        if closes(at: offset, quotes: quotes, pounds: pounds) {
          offset += quotes + pounds
          return true
        }
        offset += 1
      case "\\":
        guard skipEscape(pounds: pounds) else { return false }
      default:
        return false
      }
    }
    return false
  }

  private func closes(at quote: Int, quotes: Int, pounds: Int) -> Bool {
    if quotes == 3 && !(bytes[quote + 1] == "\"" && bytes[quote + 2] == "\"") { return false }
    return hasPounds(pounds, at: quote + quotes)
  }

  func hasPounds(_ count: Int, at start: Int) -> Bool {
    for index in 0..<count where bytes[start + index] != "#" { return false }
    return true
  }

  private func closesOnLine(from start: Int, pounds: Int) -> Bool {
    let end = lineEnd(from: start)
    var position = start
    while position < end {
      if bytes[position] == "\"", hasPounds(pounds, at: position + 1) { return true }
      position += 1
    }
    return false
  }

  /// Moves past a backslash and what it escapes; false if an interpolation does not end.
  private mutating func skipEscape(pounds: Int) -> Bool {
    offset += 1
    guard hasPounds(pounds, at: offset) else { return true }
    offset += pounds
    switch bytes[offset] {
    case "(":
      guard stringDepth < Self.maximalStringDepth else {
        diagnostics.add(
          SyntaxDiagnostics.nestingTooDeep(in: path, at: SourceRange(offset..<offset + 1)))
        isTooDeep = true
        return false
      }
      offset += 1
      stringDepth += 1
      defer { stringDepth -= 1 }
      return skipBrackets()
    case "\n", "\r": return true
    default:
      offset += 1
      return true
    }
  }

  private mutating func reportUnterminatedString(from start: Int, end: Int) {
    offset = isTooDeep || isOpenToEnd ? bytes.count : end
    // The strings around it are open for the same reason: only the outermost is reported.
    if stringDepth > 0 || isTooDeep { return }
    diagnostics.add(
      SyntaxDiagnostics.unterminatedString(in: path, at: SourceRange(start..<start + 1)))
  }
}

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
