/// The characters that can match at a position: `a`, `.`, `\d`, `[^a-z_]`.
struct ScalarSet: Sendable {
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  private var classes: [ScalarClass] = []
  /// Nested sets, as in `[a[^bc]]`.
  private var parts: [ScalarSet] = []
  var isNegated = false
  let ignoresCase: Bool

  init(ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
  }

  /// All characters.
  static let all: ScalarSet = {
    var set = ScalarSet()
    set.isNegated = true
    return set
  }()

  /// Creates a set with one character.
  init(_ scalar: Unicode.Scalar, ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase && (!scalar.isASCII || scalar.caseVariants.count > 1)
    insert(scalar...scalar)
  }

  init(_ scalarClass: ScalarClass, isNegated: Bool = false, ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    self.isNegated = isNegated
    classes = [scalarClass]
  }

  mutating func insert(_ range: ClosedRange<Unicode.Scalar>) {
    ranges.append(range)
    if ignoresCase, range.lowerBound == range.upperBound {
      ranges += range.lowerBound.caseVariants.dropFirst().map { $0...$0 }
    }
  }

  mutating func insert(_ part: ScalarSet) { parts.append(part) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if !ignoresCase { return includes(scalar) != isNegated }
    return scalar.caseVariants.contains(where: includes) != isNegated
  }

  private func includes(_ scalar: Unicode.Scalar) -> Bool {
    for range in ranges where range.contains(scalar) { return true }
    return classes.contains { $0.contains(scalar) } || parts.contains { $0.contains(scalar) }
  }
}

/// A named class of characters: `\d`, `\w`, `\p{Lu}`.
enum ScalarClass: Sendable {
  case digit, word, whitespace
  /// `\h`.
  case blank
  /// `\v`, and the characters that `.` excludes without `(?s)`.
  case lineBreak
  case category(Set<Unicode.GeneralCategory>)

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .digit: scalar.properties.generalCategory == .decimalNumber
    case .word: scalar.isWordPart
    case .whitespace: scalar.properties.isWhitespace
    case .blank: scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    case .lineBreak: scalar.isLineBreak
    case .category(let categories): categories.contains(scalar.properties.generalCategory)
    }
  }
}

extension Unicode.Scalar {
  /// Whether `\w` matches the character, as defined in Unicode TR 18.
  var isWordPart: Bool {
    if isASCII {
      return isASCIILowercase || isASCIIUppercase || ("0"..."9").contains(self) || self == "_"
    }
    if properties.isAlphabetic || properties.isJoinControl { return true }
    switch properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return false
    }
  }

  /// The scalar itself, followed by the scalars that differ from it only in case.
  var caseVariants: [Unicode.Scalar] {
    if isASCII, !isASCIILowercase, !isASCIIUppercase { return [self] }
    let upper = Self.only(properties.uppercaseMapping) ?? self
    let variants = [
      Self.only(properties.lowercaseMapping), upper, Self.only(upper.properties.lowercaseMapping),
    ]
    return [self] + variants.compactMap(\.self).filter { $0 != self }
  }

  private static func only(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
