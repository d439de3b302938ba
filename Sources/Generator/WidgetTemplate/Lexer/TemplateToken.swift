package import WidgetSource

/// A part of a template: text, or a variable, tag or comment with its delimiters.
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

  /// The treatment of the white space outside of a delimiter, as specified by a sign in `{%-` or
  /// `+%}`.
  enum Sign: Sendable {
    case unsigned
    case trim
    case keep
  }

  let kind: Kind
  /// The range, including the delimiters.
  package let range: SourceRange
  /// The words between the delimiters, such as the name of a tag and its arguments. Empty for text and comments.
  package let words: [PlacedText]
  /// The sign of the opening delimiter, as in `{%-`.
  var before = Sign.unsigned
  /// The sign of the closing delimiter, as in `-%}`.
  var after = Sign.unsigned

  /// The name of the tag, without the label in `{% outer: for ... %}`.
  package var name: PlacedText? {
    guard let first = words.first else { return nil }
    return first.bytes.last == UInt8(ascii: ":") && words.count >= 2 ? words[1] : first
  }

  /// The range for messages about the whole tag: all its words, or the whole token if it has no words.
  package var place: SourceRange {
    guard let first = words.first, let last = words.last else { return range }
    return SourceRange(start: first.range.start, end: last.range.end)
  }
}
