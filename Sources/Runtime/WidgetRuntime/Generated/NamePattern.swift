extension WidgetCoding {
  /// A pattern of names, in which a star matches any text.
  ///
  /// For example: `case NamePattern("*_result"):` matches `"search_result"`.
  public struct NamePattern: Sendable {
    private let start: String
    private let end: String

    /// Creates a pattern from text with one star.
    public init(_ pattern: String) {
      let star = pattern.firstIndex(of: "*") ?? pattern.endIndex
      start = String(pattern[..<star])
      end = String(pattern[star...].dropFirst())
    }

    /// Whether a name matches the pattern.
    public static func ~= (pattern: NamePattern, name: String) -> Bool {
      name.hasPrefix(pattern.start) && name.dropFirst(pattern.start.count).hasSuffix(pattern.end)
    }
  }
}
