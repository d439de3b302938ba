/// A regular expression as a tree.
indirect enum RegexSyntax: Sendable {
  /// One character of a set.
  case one(ScalarSet)
  case sequence([RegexSyntax])
  case alternatives([RegexSyntax])
  /// `(...)` and its number, from 1.
  case group(RegexSyntax, number: Int)
  /// `(?>...)`: a group whose alternatives are discarded after it matches.
  case atomic(RegexSyntax)
  /// `x*`, `x{2,}?`
  case repeated(RegexSyntax, Repetition)
  /// `(?=...)`, `(?<!...)`
  case look(RegexSyntax, isBehind: Bool, isNegative: Bool)
  /// `^`, `\b`
  case assertion(RegexAssertion)
  /// `\1`
  case backreference(Int, ignoresCase: Bool)

  /// The number of occurrences.
  struct Repetition: Sendable {
    let least: Int
    /// The maximum, or nil without a limit.
    let most: Int?
    let preference: Preference
  }

  /// The number of occurrences that a repetition tries first.
  enum Preference: Sendable {
    case most
    /// As few as possible: `*?`.
    case least
    /// As many as possible, without alternatives: `*+`.
    case only
  }
}

extension RegexSyntax {
  /// The minimum and maximum number of characters that the expression can match. The maximum is nil if the number is
  /// unlimited or unknown.
  var lengths: (least: Int, most: Int?) {
    switch self {
    case .one: (1, 1)
    case .sequence(let parts):
      parts.reduce((0, 0)) { sum, part in
        let (least, most) = part.lengths
        return (Self.bounded(sum.0 + least), Self.sum(sum.1, most))
      }
    case .alternatives(let parts):
      parts.dropFirst().reduce(parts.first?.lengths ?? (0, 0)) { both, part in
        let (least, most) = part.lengths
        return (min(both.least, least), Self.greater(both.most, most))
      }
    case .group(let inner, _), .atomic(let inner): inner.lengths
    case .repeated(let inner, let repetition): Self.lengths(inner.lengths, repetition)
    case .look, .assertion: (0, 0)
    case .backreference: (0, nil)
    }
  }

  /// The limit beyond which lengths are not distinguished.
  private static let longest = 1 << 24

  private static func bounded(_ length: Int) -> Int { min(length, longest) }

  private static func sum(_ left: Int?, _ right: Int?) -> Int? {
    guard let left, let right else { return nil }
    return bounded(left + right)
  }

  private static func greater(_ left: Int?, _ right: Int?) -> Int? {
    guard let left, let right else { return nil }
    return max(left, right)
  }

  private static func lengths(
    _ once: (least: Int, most: Int?), _ repetition: Repetition
  ) -> (least: Int, most: Int?) {
    let least = bounded(once.least * repetition.least)
    if once.most == 0 { return (least, 0) }
    guard let most = once.most, let count = repetition.most else { return (least, nil) }
    return (least, bounded(most * count))
  }
}
