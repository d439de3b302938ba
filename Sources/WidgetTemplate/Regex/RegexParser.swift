/// Reads a regular expression: alternatives, their parts and how often each may occur.
///
/// Groups, escapes and sets are in files of their own.
struct RegexParser {
  private let scalars: [Unicode.Scalar]
  var position = 0
  /// How many groups have been opened so far.
  var groups = 0
  var names: [String: Int] = [:]
  /// The greatest group that was referred to; it may come later.
  var greatestReference = 0
  /// `(?i)`
  var ignoresCase = false
  /// `(?m)`: `^` and `$` match at every line.
  var matchesLines = false
  /// `(?s)`: `.` matches line breaks, too.
  var dotMatchesAll = false
  /// `\Q...\E`: all characters match themselves.
  var isQuoting = false
  private var depth = 0
  /// Sets that are open within each other.
  var setDepth = 0

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// The whole expression; anything left over is an error.
  mutating func parse() throws(RegexError) -> RegexSyntax {
    let syntax = try parseAlternatives()
    guard position == scalars.count else { throw .misplaced(")") }
    guard greatestReference <= groups else { throw .misplaced("\\\(greatestReference)") }
    return syntax
  }

  /// Reads up to the end or the parenthesis that closes a group.
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

  /// Reads one part; nil for what only says how to read on, `(?i)`.
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
  /// Reads what follows a part and says how often it may occur.
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

  /// Reads a number; greater ones than all that can be there are the same.
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
  /// The character to be read.
  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Reads a character.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    position += 1
    return scalar
  }

  /// Reads a text, if it comes next.
  mutating func eat(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Reads up to a character and the character, too; nil when it does not come.
  mutating func text(upTo end: Unicode.Scalar) -> String? {
    guard let index = scalars[position...].firstIndex(of: end) else { return nil }
    defer { position = index + 1 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[position..<index])
    return String(text)
  }
}
