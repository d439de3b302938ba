package import WidgetSource

/// A key with its value from a `// widgetgen:` or `// sourcery:` comment.
///
/// For example: `// widgetgen: key = "label", skip` has two annotations.
package struct Annotation: Sendable {
  /// Which spelling it was written in: only `widgetgen` keys are checked for typos, since
  /// `sourcery` ones belong to the user's own templates.
  package enum Origin: Sendable { case widgetgen, sourcery }

  package var origin: Origin
  package var key: String
  package var value: AnnotationValue
  package var keyRange: SourceRange
  /// From the key to the end of its value.
  package var range: SourceRange
  /// Whether it annotates everything between a `begin` and its `end`, or after a `file:`.
  package var isOfBlock: Bool
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
