extension RegexParser {
  /// Reads an escape after its backslash.
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

  /// Reads the escape of a class, `d` or `p{Lu}`, if it is one.
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

  /// Reads `p{Lu` and leaves the brace.
  private mutating func parseCategories() throws(RegexError) -> Set<Unicode.GeneralCategory> {
    position += 1
    guard eat("{"), let name = text(upTo: "}") else { throw .misplaced("\\p") }
    position -= 1
    guard let categories = Unicode.GeneralCategory.named(name) else {
      throw .notKnown("\\p{\(name)}")
    }
    return categories
  }

  /// Reads the escape of one character: `n`, `x41`, or a character that matches itself.
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

  /// Reads as many digits as there can be a group of, of those opened so far or, with one digit, at
  /// all.
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

  /// Reads a character of `\Q...\E`; what follows the end repeats the last of them.
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
  /// The categories of a name as in `\p{Lu}`: a letter alone stands for all that begin with it.
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
