/// A condition on a position in the text, such as `^` or `\b`.
enum RegexAssertion: Sendable {
  /// `\A`, and `^` without `(?m)`.
  case textStart
  /// `\z`
  case textEnd
  /// `\Z`, and `$` without `(?m)`: the end of the text, or the position before a line break at the end.
  case lastLineEnd
  /// `^` and `$` with `(?m)`.
  case lineStart, lineEnd
  /// `\b` and `\B`.
  case wordBoundary, noWordBoundary
}

extension RegexAssertion {
  /// Whether the condition is true at a position.
  ///
  /// - Parameter steps: the remaining steps. A word boundary reduces them by the number of
  ///   inspected characters.
  func matches(at position: Int, in text: [Unicode.Scalar], steps: inout Int) -> Bool {
    switch self {
    case .textStart: position == 0
    case .textEnd: position == text.count
    case .lastLineEnd: Self.isLastLineEnd(position, text)
    case .lineStart:
      position == 0
        || position < text.count && text[position - 1].isLineBreak
          && !Self.isInsideBreak(position, text)
    case .lineEnd:
      position == text.count || text[position].isLineBreak && !Self.isInsideBreak(position, text)
    case .wordBoundary: Self.isWordBoundary(position, text, &steps)
    case .noWordBoundary: !Self.isWordBoundary(position, text, &steps)
    }
  }

  private static func isLastLineEnd(_ position: Int, _ text: [Unicode.Scalar]) -> Bool {
    switch text.count - position {
    case 0: true
    case 1: text[position].isLineBreak && !isInsideBreak(position, text)
    case 2: text[position] == "\r" && text[position + 1] == "\n"
    default: false
    }
  }

  /// Whether the position is between `\r` and `\n`.
  private static func isInsideBreak(_ position: Int, _ text: [Unicode.Scalar]) -> Bool {
    position > 0 && position < text.count && text[position - 1] == "\r" && text[position] == "\n"
  }

  /// Whether a word begins or ends at a position. Combining marks belong to the previous character.
  private static func isWordBoundary(
    _ position: Int, _ text: [Unicode.Scalar], _ steps: inout Int
  ) -> Bool {
    var isBeforeWord = false
    if position < text.count {
      if text[position].isMark { return false }
      isBeforeWord = text[position].isWordPart
    }
    var before = position - 1
    while before >= 0, text[before].isMark { before -= 1 }
    steps -= position - before
    return isBeforeWord != (before >= 0 && text[before].isWordPart)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    !isASCII && (properties.isGraphemeExtend || properties.generalCategory == .format)
  }
}
