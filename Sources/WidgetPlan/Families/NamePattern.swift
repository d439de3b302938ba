/// A name of an annotation that stands for several: any text is in place of its star.
///
/// For example: `name = "*_result"`.
package struct NamePattern: Equatable, Sendable {
  /// What names begin with.
  package let start: String
  /// What they end with.
  package let end: String

  /// Nil for a name without a star.
  package init?(_ name: String) {
    guard let star = name.firstIndex(of: "*") else { return nil }
    start = String(name[..<star])
    end = String(name[star...].dropFirst())
  }

  /// Whether a name has the pattern.
  package func matches(_ name: String) -> Bool {
    name.hasPrefix(start) && name.dropFirst(start.count).hasSuffix(end)
  }

  /// Whether some name has both patterns.
  func overlaps(_ other: NamePattern) -> Bool {
    (start.hasPrefix(other.start) || other.start.hasPrefix(start))
      && (end.hasSuffix(other.end) || other.end.hasSuffix(end))
  }
}

extension String {
  /// Whether it is a pattern of names.
  package var isNamePattern: Bool { utf8.contains(UInt8(ascii: "*")) }
}

extension [String] {
  /// The names among names and patterns of them.
  package var exactNames: [String] { filter { !$0.isNamePattern } }

  /// The patterns among names and patterns of them.
  package var namePatterns: [String] { filter(\.isNamePattern) }

  /// Whether a name is one of them, or has one of the patterns.
  package func holdsName(_ name: String) -> Bool {
    contains(name) || contains { NamePattern($0)?.matches(name) ?? false }
  }
}
