extension RegexParser {
  /// Reads a group after its `(`; nil for flags and comments, which match nothing.
  mutating func parseGroup() throws(RegexError) -> RegexSyntax? {
    guard eat("?") else { return try parseCapture() }
    if eat(":") { return try parseInside() }
    if eat(">") { return .atomic(try parseInside()) }
    if eat("=") { return .look(try parseInside(), isBehind: false, isNegative: false) }
    if eat("!") { return .look(try parseInside(), isBehind: false, isNegative: true) }
    if eat("<=") { return try parseLookbehind(isNegative: false) }
    if eat("<!") { return try parseLookbehind(isNegative: true) }
    if eat("#") {
      guard text(upTo: ")") != nil else { throw .unclosed("(?#") }
      return nil
    }
    if eat("<") { return try parseNamedCapture() }
    return try parseFlags()
  }

  private mutating func parseCapture() throws(RegexError) -> RegexSyntax {
    groups += 1
    let number = groups
    return .group(try parseInside(), number: number)
  }

  private mutating func parseNamedCapture() throws(RegexError) -> RegexSyntax {
    guard let name = text(upTo: ">"), !name.isEmpty,
      name.unicodeScalars.allSatisfy({ $0.isASCII && $0.isWordPart && $0 != "_" })
    else { throw .misplaced("(?<") }
    guard names[name] == nil else { throw .misplaced("(?<\(name)>") }
    names[name] = groups + 1
    return try parseCapture()
  }

  private mutating func parseLookbehind(isNegative: Bool) throws(RegexError) -> RegexSyntax {
    let inner = try parseInside()
    guard let most = inner.lengths.most, most <= Limits.regexLookbehind else {
      throw .lookbehindTooLong
    }
    return .look(inner, isBehind: true, isNegative: isNegative)
  }

  /// Reads up to the `)`. Flags that are set inside end there.
  private mutating func parseInside() throws(RegexError) -> RegexSyntax {
    let flags = (ignoresCase, matchesLines, dotMatchesAll)
    defer { (ignoresCase, matchesLines, dotMatchesAll) = flags }
    let inner = try parseAlternatives()
    guard eat(")") else { throw .unclosed("(") }
    return inner
  }

  /// Reads `(?i-m)`, which applies up to the end of the group around it, or `(?i:...)`.
  private mutating func parseFlags() throws(RegexError) -> RegexSyntax? {
    let flags = (ignoresCase, matchesLines, dotMatchesAll)
    var isOn = true
    var count = 0
    while let scalar = next() {
      switch scalar {
      case "i": ignoresCase = isOn
      case "m": matchesLines = isOn
      case "s": dotMatchesAll = isOn
      case "-" where isOn: isOn = false
      case ")" where count > 0: return nil
      case ":":
        let inner = try parseInside()
        (ignoresCase, matchesLines, dotMatchesAll) = flags
        return inner
      default: throw .notKnown("(?\(scalar)")
      }
      count += 1
    }
    throw .unclosed("(?")
  }
}
