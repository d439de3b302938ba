package import WidgetSource

/// A comment with annotations, or one line of a block comment.
package struct AnnotationComment: Sendable {
  package var origin: Annotation.Origin
  /// The offset of the first slash, or of the line.
  package var start: UInt32
  /// The annotations: what follows `widgetgen:` or `sourcery:`.
  package var text: SourceRange
}

/// A key with its value from a `// widgetgen:` or `// sourcery:` comment.
///
/// For example: `// widgetgen: key = "label", skip` has two annotations.
package struct Annotation: Sendable {
  /// Which spelling it was written in: only `widgetgen` keys are checked for typos, since
  /// `sourcery` ones belong to the user's own templates.
  package enum Origin: Sendable { case widgetgen, sourcery }

  /// The only direction of coding that it is for: `key(decode)`.
  package enum Direction: String, Sendable {
    case decode, encode

    /// The direction in parentheses at the end of a key.
    init?(of key: String) {
      if key.hasSuffix("(decode)") {
        self = .decode
      } else if key.hasSuffix("(encode)") {
        self = .encode
      } else {
        return nil
      }
    }
  }

  package var comment: AnnotationComment
  /// The key as it is written, with its direction.
  package var key: String
  /// The only direction that it is for, or nil if it is for both.
  package var direction: Direction?
  package var value: AnnotationValue
  package var keyRange: SourceRange
  /// From the key to the end of its value.
  package var range: SourceRange
  /// Whether it annotates everything between a `begin` and its `end`, or after a `file:`.
  package var isOfBlock: Bool

  package var origin: Origin { comment.origin }

  /// The key without its direction.
  package var name: String {
    direction == nil ? key : String(key.prefix { $0 != "(" && $0 != " " })
  }

  /// Whether it applies to every direction that another annotation with its key applies to.
  func replaces(_ other: Annotation) -> Bool {
    name == other.name && (direction == nil || direction == other.direction)
  }
}

/// What follows the `=` of an annotation; a key alone is `flag`.
package enum AnnotationValue: Equatable, Sendable {
  case flag
  case bool(Bool)
  case integer(Int)
  case number(Double)
  /// A quoted string without its quotes, or a bare word: `key = label`.
  case string(String)
  case list([AnnotationValue])
}
