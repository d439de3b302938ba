package import WidgetSource

/// A line comment with annotations, a line with annotations in a block comment, or an attribute of the library
/// WidgetAttributes.
package struct AnnotationComment: Sendable {
  package var origin: Annotation.Origin
  /// The offset of the comment's first slash or, for a later line of a block comment, of the line's first byte. For an
  /// attribute, the offset of the `@`.
  package var start: UInt32
  /// The text after `widgetgen:` or `sourcery:`, and after the word `begin:` or `file:` if present. For
  /// an attribute, the text between the parentheses.
  package var text: SourceRange
  /// The kind of the attribute, or nil for a comment.
  package var attribute: WireAttribute.Kind?

  package var isAttribute: Bool { attribute != nil }

  /// The whole comment or, for an attribute, the part before the closing parenthesis.
  var range: SourceRange { SourceRange(start: start, end: text.end) }
}

/// A key and its value in a `// widgetgen:` or `// sourcery:` comment, or in an attribute.
///
/// For example: `// widgetgen: key = "label", skip` and `@WireKey("label", .skip)` contain the same two annotations.
package struct Annotation: Sendable {
  /// The prefix of the comment. Only `widgetgen` keys are checked for typos, because user-defined
  /// templates define the `sourcery` keys.
  package enum Origin: Sendable { case widgetgen, sourcery }

  /// The directions of coding in parentheses after a key, as in `key(decode)`. `both` also applies a key to encoding
  /// that otherwise only applies to decoding: `null(both)`.
  package enum Direction: String, CaseIterable, Sendable {
    case decode, encode, both

    /// Parses the direction in parentheses at the end of a key, or returns nil if there is none.
    init?(of key: String) {
      guard key.hasSuffix(")"),
        let direction = Self.allCases.first(where: { key.hasSuffix("(\($0.rawValue))") })
      else { return nil }
      self = direction
    }
  }

  package var comment: AnnotationComment
  /// The key as written, including its direction.
  package var key: String
  /// The direction in parentheses after the key, or nil if there is none.
  package var direction: Direction?
  package var value: AnnotationValue
  /// The range of the value, or nil if there is none.
  package var valueRange: SourceRange?
  /// The range of the key. In an attribute, a direction or a trait without a name represents the key.
  package var keyRange: SourceRange
  /// The range from the key to the end of its value, or of the trait.
  package var range: SourceRange
  /// Whether the annotation applies to all declarations between `begin` and `end`, or after
  /// `file:`.
  package var isOfBlock: Bool

  package var origin: Origin { comment.origin }

  /// The key without its direction.
  package var name: String {
    direction == nil ? key : String(key.prefix { $0 != "(" && $0 != " " })
  }

  /// Whether the annotation replaces another one: both have the same key, and this annotation
  /// applies to every direction of the other annotation.
  func replaces(_ other: Annotation) -> Bool {
    name == other.name
      && (direction == nil || direction == .both || direction == other.direction)
  }
}

/// The value after the `=` of an annotation. A key without a value is a `flag`.
package enum AnnotationValue: Equatable, Sendable {
  case flag
  case bool(Bool)
  case integer(Int)
  case number(Double)
  /// A string without its quotes, or a bare word as in `key = label`.
  case string(String)
  case list([AnnotationValue])
}
