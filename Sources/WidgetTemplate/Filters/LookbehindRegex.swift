/// A regular expression that may begin with assertions about what stands in front of it:
/// `(?<=[a-z])(?=[A-Z])`, `(?<!_)name`.
///
/// Swift's own have none, and Stencil's, which are ICU's, do. One elsewhere than at the beginning
/// is refused.
struct LookbehindRegex {
  private var assertions: [(regex: Regex<AnyRegexOutput>, isPositive: Bool)] = []
  private let regex: Regex<AnyRegexOutput>

  init(_ pattern: String) throws {
    var rest = pattern[...]
    while rest.hasPrefix("(?<=") || rest.hasPrefix("(?<!"), let end = Self.endOfGroup(rest) {
      let inner = rest.dropFirst(4)[..<rest.index(before: end)]
      assertions.append((try Self.compiled("(?:\(inner))\\z"), rest.hasPrefix("(?<=")))
      rest = rest[end...]
    }
    regex = try Self.compiled(String(rest))
  }

  /// Scalars are matched one by one, as in ICU. Only where the pattern asks for the bounds of words
  /// it is characters: Swift finds none at digits otherwise.
  private static func compiled(_ pattern: String) throws -> Regex<AnyRegexOutput> {
    let regex = try Regex(pattern).wordBoundaryKind(.simple)
    let hasBounds = pattern.contains("\\b") || pattern.contains("\\B")
    return hasBounds ? regex : regex.matchingSemantics(.unicodeScalar)
  }

  /// All matches, from left to right, none within another.
  func matches(in text: String) -> [Regex<AnyRegexOutput>.Match] {
    if assertions.isEmpty { return text.matches(of: regex) }
    var matches: [Regex<AnyRegexOutput>.Match] = []
    var position = text.startIndex
    while let match = text[position...].firstMatch(of: regex) {
      let holds = assertions.allSatisfy { regex, isPositive in
        (text[..<match.range.lowerBound].firstMatch(of: regex) != nil) == isPositive
      }
      if holds { matches.append(match) }
      position = holds ? match.range.upperBound : match.range.lowerBound
      guard !holds || match.range.isEmpty else { continue }
      guard position < text.endIndex else { break }
      position = text.unicodeScalars.index(after: position)
    }
    return matches
  }

  /// The index behind the parenthesis that closes the one at the start.
  private static func endOfGroup(_ pattern: Substring) -> Substring.Index? {
    var depth = 0
    var isInClass = false
    var index = pattern.startIndex
    while index < pattern.endIndex {
      switch pattern[index] {
      case "\\":
        index = pattern.index(after: index)
        if index == pattern.endIndex { return nil }
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: depth += 1
      case ")" where !isInClass: depth -= 1
      default: break
      }
      index = pattern.index(after: index)
      if depth == 0 { return index }
    }
    return nil
  }
}
