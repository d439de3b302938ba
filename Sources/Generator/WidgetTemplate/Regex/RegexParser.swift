/// Parses a regular expression: alternatives, their parts, and repetitions.
struct RegexParser {
  private let scalars: [Unicode.Scalar]
  var position = 0
  /// The number of groups so far.
  var groups = 0
  var names: [String: Int] = [:]
  /// The highest group number that was referenced. The group may follow later.
  var greatestReference = 0
  /// The flag `(?i)`.
  var ignoresCase = false
  /// The flag `(?m)`: `^` and `$` match at the start and the end of each line.
  var matchesLines = false
  /// The flag `(?s)`: `.` also matches line breaks.
  var dotMatchesAll = false
  /// Whether the position is in `\Q...\E`, where all characters match themselves.
  var isQuoting = false
  private var depth = 0
  /// The nesting depth of sets.
  var setDepth = 0

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// Parses the whole expression. Throws if text remains, or if a group that is referenced by number does not exist.
  mutating func parse() throws(RegexError) -> RegexSyntax {
    let syntax = try parseAlternatives()
    guard position == scalars.count else { throw .misplaced(")") }
    guard greatestReference <= groups else { throw .misplaced("\\\(greatestReference)") }
    return syntax
  }

  /// Parses alternatives up to the end or a closing parenthesis.
  mutating func parseAlternatives() throws(RegexError) -> RegexSyntax {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.regexDepth else { throw .tooComplex }
    var alternatives = [try parseSequence()]
    while eat("|") { alternatives.append(try parseSequence()) }
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func parseSequence() throws(RegexError) -> RegexSyntax {
    var parts: [RegexSyntax] = []
    while let scalar = peek, isQuoting || scalar != "|" && scalar != ")" {
      guard let part = isQuoting ? parseQuoted() : try parsePart() else { continue }
      parts.append(isQuoting ? part : try repeated(part))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Parses a part. Returns nil for a part that produces no syntax, such as `(?i)` or a comment.
  private mutating func parsePart() throws(RegexError) -> RegexSyntax? {
    guard let scalar = next() else { return nil }
    switch scalar {
    case "(": return try parseGroup()
    case "[": return .one(try parseSet())
    case "\\": return try parseEscape()
    case ".": return .one(dotMatchesAll ? .all : ScalarSet(.lineBreak, isNegated: true))
    case "^": return .assertion(matchesLines ? .lineStart : .textStart)
    case "$": return .assertion(matchesLines ? .lineEnd : .lastLineEnd)
    case "*", "+", "?", "{", "}": throw .misplaced(String(scalar))
    default: return .one(ScalarSet(scalar, ignoresCase: ignoresCase))
    }
  }
}

// MARK: - Repetition

extension RegexParser {
  /// Parses an optional repetition after a part.
  private mutating func repeated(_ part: RegexSyntax) throws(RegexError) -> RegexSyntax {
    guard let (least, most) = try parseBounds() else { return part }
    let preference: RegexSyntax.Preference = eat("?") ? .least : eat("+") ? .only : .most
    return .repeated(part, .init(least: least, most: most, preference: preference))
  }

  private mutating func parseBounds() throws(RegexError) -> (least: Int, most: Int?)? {
    if eat("*") { return (0, nil) }
    if eat("+") { return (1, nil) }
    if eat("?") { return (0, 1) }
    guard eat("{") else { return nil }
    guard let least = parseNumber() else { throw .misplaced("{") }
    var most: Int? = least
    if eat(",") { most = parseNumber() }
    guard eat("}"), most.map({ $0 >= least }) ?? true else { throw .misplaced("{") }
    return (least, most)
  }

  /// Parses a number, or returns nil if there is none. A number above the limit is replaced by the limit.
  private mutating func parseNumber() -> Int? {
    var digits = ""
    while let scalar = peek, ("0"..."9").contains(scalar) {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    return digits.isEmpty ? nil : min(Int(digits) ?? .max, Limits.regexRepetition)
  }
}

// MARK: - The pattern

extension RegexParser {
  /// The next character, or nil at the end.
  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Consumes and returns the next character, or returns nil at the end.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    position += 1
    return scalar
  }

  /// Consumes a text if it comes next, and returns whether it does.
  mutating func eat(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Consumes everything up to and including a character, and returns the text before the
  /// character. Returns nil if the character does not occur.
  mutating func text(upTo end: Unicode.Scalar) -> String? {
    guard let index = scalars[position...].firstIndex(of: end) else { return nil }
    defer { position = index + 1 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[position..<index])
    return String(text)
  }
}

extension RegexParser {
  /// Parses a set after its `[`.
  mutating func parseSet() throws(RegexError) -> ScalarSet {
    setDepth += 1
    defer { setDepth -= 1 }
    guard setDepth <= Limits.regexDepth else { throw .tooComplex }
    var set = ScalarSet(ignoresCase: ignoresCase)
    set.isNegated = eat("^")
    var isFirst = true
    while let scalar = peek {
      if scalar == "]", !isFirst {
        position += 1
        return set
      }
      isFirst = false
      try parseSetMember(into: &set)
    }
    throw .unclosed("[")
  }

  private mutating func parseSetMember(into set: inout ScalarSet) throws(RegexError) {
    for operation in ["[:", "&&", "--"] where eat(operation) { throw .notKnown(operation) }
    if eat("[") { return set.insert(try parseSet()) }
    if eat("\\Q") {
      while !eat("\\E"), let scalar = next() { set.insert(scalar...scalar) }
      return
    }
    guard let first = try parseSetScalar(into: &set) else { return }
    guard peek == "-", let last = try parseRangeEnd(into: &set) else {
      return set.insert(first...first)
    }
    guard first <= last else { throw .misplaced("\(first)-\(last)") }
    set.insert(first...last)
  }

  /// Parses the end of a range, such as `-z`. Returns nil if the dash matches itself, for example
  /// at the end of the set.
  private mutating func parseRangeEnd(
    into set: inout ScalarSet
  ) throws(RegexError) -> Unicode.Scalar? {
    let dash = position
    position += 1
    if peek == nil || peek == "]" || peek == "[" || peek == "-" {
      position = dash
      return nil
    }
    guard let last = try parseSetScalar(into: &set) else { throw .misplaced("-") }
    return last
  }

  /// Parses a character of a set. Returns nil for a class, which is inserted into the set.
  private mutating func parseSetScalar(
    into set: inout ScalarSet
  ) throws(RegexError) -> Unicode.Scalar? {
    guard eat("\\") else { return next() }
    if let part = try parseClassEscape() {
      set.insert(part)
      return nil
    }
    if let scalar = peek, "AbBEGkNRXZz123456789".unicodeScalars.contains(scalar) {
      throw .notKnown("[\\\(scalar)]")
    }
    return try parseScalarEscape()
  }
}

extension RegexParser {
  /// Parses a group after its `(`. Returns nil for a comment, and for flags without content, such
  /// as `(?i)`.
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

  /// Parses the content of a group and the `)`, and then restores the flags that the content
  /// changed.
  private mutating func parseInside() throws(RegexError) -> RegexSyntax {
    let flags = (ignoresCase, matchesLines, dotMatchesAll)
    defer { (ignoresCase, matchesLines, dotMatchesAll) = flags }
    let inner = try parseAlternatives()
    guard eat(")") else { throw .unclosed("(") }
    return inner
  }

  /// Parses `(?i-m)`, which applies until the end of the enclosing group, or `(?i:...)`.
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

extension RegexParser {
  /// Parses an escape sequence after its backslash.
  mutating func parseEscape() throws(RegexError) -> RegexSyntax? {
    guard let scalar = peek else { throw .misplaced("\\") }
    if let set = try parseClassEscape() { return .one(set) }
    switch scalar {
    case "A", "b", "B", "Z", "z":
      position += 1
      return .assertion(Self.assertion(scalar))
    case "1"..."9": return try parseBackreference()
    case "k": return try parseNamedBackreference()
    case "Q":
      position += 1
      isQuoting = !eat("\\E")
      return nil
    case "R":
      position += 1
      return Self.lineBreak
    case "E", "G", "N", "X": throw .notKnown("\\\(scalar)")
    default: return .one(ScalarSet(try parseScalarEscape(), ignoresCase: ignoresCase))
    }
  }

  /// Parses an escape sequence of a class, such as `d` or `p{Lu}`. Returns nil for other escapes.
  mutating func parseClassEscape() throws(RegexError) -> ScalarSet? {
    guard let scalar = peek else { return nil }
    let scalarClass: ScalarClass
    switch scalar {
    case "d", "D": scalarClass = .digit
    case "w", "W": scalarClass = .word
    case "s", "S": scalarClass = .whitespace
    case "h", "H": scalarClass = .blank
    case "v", "V": scalarClass = .lineBreak
    case "p", "P": scalarClass = .category(try parseCategories())
    default: return nil
    }
    position += 1
    return ScalarSet(
      scalarClass, isNegated: scalar.isASCIIUppercase, ignoresCase: ignoresCase)
  }

  /// Parses `p{Lu` of `p{Lu}`, up to the closing brace, and returns the categories.
  private mutating func parseCategories() throws(RegexError) -> Set<Unicode.GeneralCategory> {
    position += 1
    guard eat("{"), let name = text(upTo: "}") else { throw .misplaced("\\p") }
    position -= 1
    guard let categories = Unicode.GeneralCategory.named(name) else {
      throw .notKnown("\\p{\(name)}")
    }
    return categories
  }

  /// Parses an escape sequence that represents a single character, without its backslash: `n`, `x41`, or a character
  /// that matches itself.
  mutating func parseScalarEscape() throws(RegexError) -> Unicode.Scalar {
    guard let scalar = next() else { throw .misplaced("\\") }
    switch scalar {
    case "a": return "\u{07}"
    case "e": return "\u{1B}"
    case "f": return "\u{0C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "c":
      guard let letter = next(), letter.isASCII else { throw .misplaced("\\c") }
      return Unicode.Scalar(UInt8(letter.value & 0x1F))
    case "0": return try parseDigits(1...3, radix: 8, of: "\\0")
    case "u": return try parseDigits(4...4, radix: 16, of: "\\u")
    case "U": return try parseDigits(8...8, radix: 16, of: "\\U")
    case "x":
      guard eat("{") else { return try parseDigits(2...2, radix: 16, of: "\\x") }
      let value = try parseDigits(1...6, radix: 16, of: "\\x{")
      guard eat("}") else { throw .unclosed("\\x{") }
      return value
    default: return scalar
    }
  }

  private mutating func parseDigits(
    _ count: ClosedRange<Int>, radix: Int, of escape: String
  ) throws(RegexError) -> Unicode.Scalar {
    var digits = ""
    while digits.utf8.count < count.upperBound, let scalar = peek,
      Int(String(scalar), radix: radix) != nil
    {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    guard digits.utf8.count >= count.lowerBound,
      let scalar = UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init)
    else { throw .misplaced(escape) }
    return scalar
  }
}

extension RegexParser {
  private static func assertion(_ scalar: Unicode.Scalar) -> RegexAssertion {
    switch scalar {
    case "A": .textStart
    case "b": .wordBoundary
    case "B": .noWordBoundary
    case "Z": .lastLineEnd
    default: .textEnd
    }
  }

  /// Parses the number of a group. A further digit belongs to the number only if the longer number does not
  /// exceed the number of groups so far.
  private mutating func parseBackreference() throws(RegexError) -> RegexSyntax {
    var number = 0
    while let digit = peek.flatMap({ Character($0).wholeNumberValue }), peek?.isASCII == true {
      let longer = number * 10 + digit
      if number > 0, longer > groups { break }
      number = longer
      position += 1
    }
    greatestReference = max(greatestReference, number)
    return .backreference(number, ignoresCase: ignoresCase)
  }

  private mutating func parseNamedBackreference() throws(RegexError) -> RegexSyntax {
    guard eat("k<"), let name = text(upTo: ">"), let number = names[name] else {
      throw .misplaced("\\k")
    }
    return .backreference(number, ignoresCase: ignoresCase)
  }

  /// Parses a character in `\Q...\E`. A repetition after `\E` applies to the last character.
  mutating func parseQuoted() -> RegexSyntax? {
    let scalar = next()
    isQuoting = !eat("\\E")
    return scalar.map { .one(ScalarSet($0, ignoresCase: ignoresCase)) }
  }

  /// `\R`
  private static let lineBreak = RegexSyntax.atomic(
    .alternatives([
      .sequence([.one(ScalarSet("\r")), .one(ScalarSet("\n"))]),
      .one(ScalarSet(.lineBreak)),
    ]))
}

extension Unicode.GeneralCategory {
  /// Returns the categories with the given name, such as `Lu` in `\p{Lu}`, or nil for an unknown name. A single letter
  /// represents all categories whose names begin with it.
  fileprivate static func named(_ name: String) -> Set<Unicode.GeneralCategory>? {
    let found = names.filter { $0.key == name || name.utf8.count == 1 && $0.key.hasPrefix(name) }
    return found.isEmpty ? nil : Set(found.values)
  }

  private static let names: [String: Unicode.GeneralCategory] = [
    "Lu": .uppercaseLetter, "Ll": .lowercaseLetter, "Lt": .titlecaseLetter,
    "Lm": .modifierLetter, "Lo": .otherLetter,
    "Mn": .nonspacingMark, "Mc": .spacingMark, "Me": .enclosingMark,
    "Nd": .decimalNumber, "Nl": .letterNumber, "No": .otherNumber,
    "Pc": .connectorPunctuation, "Pd": .dashPunctuation, "Ps": .openPunctuation,
    "Pe": .closePunctuation, "Pi": .initialPunctuation, "Pf": .finalPunctuation,
    "Po": .otherPunctuation,
    "Sm": .mathSymbol, "Sc": .currencySymbol, "Sk": .modifierSymbol, "So": .otherSymbol,
    "Zs": .spaceSeparator, "Zl": .lineSeparator, "Zp": .paragraphSeparator,
    "Cc": .control, "Cf": .format, "Cs": .surrogate, "Co": .privateUse, "Cn": .unassigned,
  ]
}
