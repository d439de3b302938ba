import WidgetSource

/// Numbers, names in backticks, names with non-ASCII characters, and words after `#`.
extension Lexer {
  /// Skips a number: digits, `_`, a radix prefix, a fraction and an exponent.
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

  /// Skips a name in backticks. If the closing backtick is missing on the line, only the opening
  /// backtick is skipped.
  mutating func skipBackticks() {
    let end = lineEnd(from: offset)
    var position = offset + 1
    while position < end, bytes[position] != "`" { position += 1 }
    offset = position < end ? position + 1 : offset + 1
  }

  /// Skips the rest of a name, which can contain any identifier character.
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

  /// Returns the character at an offset and its length in bytes, or nil if the bytes are not UTF-8.
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

  /// Reads a token that begins with `#`: a raw string, a regex literal, a compiler directive or a
  /// macro.
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
    // Skips all `#` at once. Counting the remaining ones again at each `#` would take quadratic
    // time.
    offset = start + pounds
    skipIdentifierTail()
    return token(pounds == 1 ? directive(from: start + 1) : .pound, from: start)
  }

  private func directive(from start: Int) -> TokenKind {
    switch keywords.keyword(bytes.words(at: start), count: offset - start) {
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

/// String literals: single-line or multiline, raw with any number of `#`. Interpolations can
/// contain any expression, including further strings.
extension Lexer {
  /// The nesting limit for strings in interpolations. Real code does not reach it, and the stack allows far more
  /// levels.
  private static let maximalStringDepth = 64

  /// Skips the string literal whose opening quote is at `offset`.
  ///
  /// - Parameter pounds: the number of `#` before the quote.
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

  /// Skips to the end of the closing quotes. Returns false if there are none, or if an interpolation does not end or is
  /// nested too deeply.
  private mutating func skipStringContent(quotes: Int, pounds: Int) -> Bool {
    while offset < bytes.count {
      let block = bytes.block(at: offset)
      var near = block.near("\"") | block.near("\\")
      if quotes == 1 { near |= block.near("\n") | block.near("\r") }
      guard let hit = block.first(near) else {
        offset += Block.count
        continue
      }
      offset += hit
      switch bytes[offset] {
      case "\"":
        if bytes.closeString(at: offset, quotes: quotes, pounds: pounds) {
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

  private func closesOnLine(from start: Int, pounds: Int) -> Bool {
    let end = lineEnd(from: start)
    var position = start
    while position < end {
      if bytes[position] == "\"", bytes.hasPounds(pounds, at: position + 1) { return true }
      position += 1
    }
    return false
  }

  /// Skips a backslash and the escaped text, or returns false if an interpolation does not end or is nested too deeply.
  private mutating func skipEscape(pounds: Int) -> Bool {
    offset += 1
    guard bytes.hasPounds(pounds, at: offset) else { return true }
    offset += pounds
    switch bytes[offset] {
    case "(":
      guard stringDepth < Self.maximalStringDepth else {
        diagnostics.add(
          Diagnostic(
            rule: .nestingTooDeep,
            message: "the nesting is too deep; split the code into several declarations",
            file: path, range: SourceRange(offset..<offset + 1)))
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
    // The enclosing strings are unterminated for the same reason, so only the outermost is
    // reported.
    if stringDepth > 0 || isTooDeep { return }
    diagnostics.add(
      Diagnostic(
        rule: .unterminatedString,
        message: "this string literal is not closed; add the closing quote",
        file: path, range: SourceRange(start..<start + 1)))
  }
}

/// The ends of strings. These functions need only the bytes: passing the whole lexer would copy it.
extension SourceBytes {
  /// Whether the quote at an offset and the bytes after it close a string.
  fileprivate func closeString(at quote: Int, quotes: Int, pounds: Int) -> Bool {
    if quotes == 3 && !(self[quote + 1] == "\"" && self[quote + 2] == "\"") { return false }
    return hasPounds(pounds, at: quote + quotes)
  }

  /// Whether at least `count` number signs begin at an offset.
  @inline(__always)
  fileprivate func hasPounds(_ count: Int, at start: Int) -> Bool {
    for index in 0..<count where self[start + index] != "#" { return false }
    return true
  }
}

/// Regex literals. They are distinguished from division by the compiler's rules (SE-0354).
///
/// A slash that is bound to its left side never begins a regex literal. A slash that is bound only to its right side
/// begins one if the literal is complete. A slash that is bound to neither side begins one only where an expression is
/// expected.
extension Lexer {
  /// Returns the end of the regex literal that begins at a slash in a run of operator characters, or nil if
  /// the slash is an operator.
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

  /// Returns the end of the regex literal whose opening slash is at an offset, or nil if the slash does not
  /// begin a regex literal.
  ///
  /// - Parameter pounds: the number of `#` before the slash; at least one.
  mutating func regexEnd(from slash: Int, pounds: Int) -> Int? {
    // If `/#` does not occur, `/##` does not occur either.
    if let missing = missingRegexEnd, pounds >= missing.pounds, slash >= missing.start {
      return nil
    }
    let end = regexEnd(from: slash, pounds: pounds, isCertain: true)
    if end == nil, isBlankLine(from: slash + 1) { missingRegexEnd = (pounds, slash) }
    return end
  }

  /// Returns the end of the regex literal whose opening slash is at an offset, or nil if there isn't one. Any number of
  /// `#` can precede the slash.
  ///
  /// - Parameter isCertain: whether the grammar allows only a regex literal here.
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
      case "/" where bytes.hasPounds(pounds, at: position + 1):
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

  /// Whether an expression, rather than an operator, is expected after a byte.
  private func isExpressionDue(after previous: (byte: UInt8, offset: Int)?) -> Bool {
    guard let (byte, offset) = previous else { return true }
    switch byte {
    case "(", "[", "{", ",", ";", ":", "=": return true
    case ")", "]", "}", "\"", "`", ".", "@", "\\", "#": return false
    case "?", "!":
      // A postfix `?` or `!` ends an operand, except directly after `try`.
      return !isLeftBound(at: offset) || isIdentifier(["try"], endingAt: offset - 1)
    case _ where byte.isASCIIOperator:
      return !isLeftBound(at: offset) || isRightBound(at: offset + 1, isLeftBound: true)
    default:
      return isIdentifier(Self.wordsBeforeExpressions, endingAt: offset)
        || isIdentifier(["#else", "#endif"], endingAt: offset)
    }
  }

  /// The reserved words that an expression can follow.
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

extension Rule {
  static let unterminatedString = Rule("unterminated-string", .error)
}
