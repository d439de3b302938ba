import WidgetSource

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
