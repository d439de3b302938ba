extension StringProtocol {
  /// Whether the text is a reserved word of Swift, which can be the name of a member only in backticks (Swift book,
  /// Lexical Structure).
  package var isReservedWord: Bool { reservedWords.contains(String(self)) }
}

private let reservedWords = Set(
  """
  Any Protocol Self Type as associatedtype break case catch class continue default defer deinit do else enum extension
  fallthrough false fileprivate for func guard if import in init inout internal is let nil
  operator precedencegroup private protocol public repeat rethrows return self static struct
  subscript super switch throw throws true try typealias var where while
  """.split(whereSeparator: \.isWhitespace).map(String.init))
