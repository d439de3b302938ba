package import WidgetSource

/// A stretch of a template: text, or what is between two delimiters.
package struct TemplateToken: Sendable {
  package enum Kind: Sendable {
    case text
    /// `{{ name|uppercase }}`
    case variable
    /// `{% if name %}`
    case tag
    /// `{# why #}`
    case comment
  }

  /// What a sign next to a delimiter says about the white space outside: `{%-`, `+%}`.
  enum Sign: Sendable {
    case unsigned
    case trim
    case keep
  }

  let kind: Kind
  /// With the delimiters.
  package let range: SourceRange
  /// What is inside, cut at blanks: the name of a tag and its arguments.
  package let words: [PlacedText]
  /// `{%-`
  var before = Sign.unsigned
  /// `-%}`
  var after = Sign.unsigned

  /// The words of the tag itself: without the label of `{% outer: for ... %}`.
  package var name: PlacedText? {
    guard let first = words.first else { return nil }
    return first.bytes.last == UInt8(ascii: ":") && words.count >= 2 ? words[1] : first
  }

  /// The range of messages about the whole tag: the inside of the delimiters.
  package var place: SourceRange {
    guard let first = words.first, let last = words.last else { return range }
    return SourceRange(start: first.range.start, end: last.range.end)
  }
}
