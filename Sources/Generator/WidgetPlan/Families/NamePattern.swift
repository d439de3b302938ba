/// A name in which a star matches any text.
///
/// For example: `name = "*_result"`.
package struct NamePattern: Equatable, Sendable {
  /// The text before the star.
  package let start: String
  /// The text after the star.
  package let end: String

  /// Returns nil for a name without a star.
  package init?(_ name: String) {
    guard let star = name.firstIndex(of: "*") else { return nil }
    start = String(name[..<star])
    end = String(name[star...].dropFirst())
  }

  /// Whether the pattern matches a name.
  package func matches(_ name: String) -> Bool {
    name.hasPrefix(start) && name.dropFirst(start.count).hasSuffix(end)
  }

  /// Whether some name matches both patterns.
  func overlaps(_ other: NamePattern) -> Bool {
    (start.hasPrefix(other.start) || other.start.hasPrefix(start))
      && (end.hasSuffix(other.end) || other.end.hasSuffix(end))
  }
}

extension String {
  /// Whether the name contains a star and is therefore a pattern.
  package var isNamePattern: Bool { utf8.contains(UInt8(ascii: "*")) }
}

// Lists of names and patterns.
extension [String] {
  package var exactNames: [String] { filter { !$0.isNamePattern } }

  package var namePatterns: [String] { filter(\.isNamePattern) }

  /// Whether a name is one of the exact names, or matches a pattern.
  package func containsName(_ name: String) -> Bool {
    contains(name) || contains { NamePattern($0)?.matches(name) ?? false }
  }
}
