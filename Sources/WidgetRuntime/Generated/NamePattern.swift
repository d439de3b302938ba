/// Names that have any text in place of a star.
///
/// For example: `case NamePattern("*_result"):` matches `"search_result"`.
@_documentation(visibility: internal)
public struct NamePattern: Sendable {
  private let start: String
  private let end: String

  /// Creates a pattern from a text with one star.
  public init(_ pattern: String) {
    let star = pattern.firstIndex(of: "*") ?? pattern.endIndex
    start = String(pattern[..<star])
    end = String(pattern[star...].dropFirst())
  }

  /// Whether a name has the pattern.
  public static func ~= (pattern: NamePattern, name: String) -> Bool {
    name.hasPrefix(pattern.start) && name.dropFirst(pattern.start.count).hasSuffix(pattern.end)
  }
}
