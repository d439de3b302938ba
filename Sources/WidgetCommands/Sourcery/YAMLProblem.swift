import WidgetDriver
import WidgetSource

/// What a file says in a part of YAML that is not read, and where: to go on would be to take over
/// something else.
struct YAMLProblem: Error, Equatable {
  enum Kind {
    /// `&name`, `*name` or `!name`.
    case anchor
    /// A bracket that is not closed.
    case bracket
    /// A line after which another document begins, or its first one where `...` ends the one above.
    case document
    /// A line where a document begins or ends, with something else on it.
    case mark
    /// A text in quotes that does not end on its line.
    case quote
    /// A line that no value took, as the second one of a text.
    case line
  }

  let kind: Kind
  let range: SourceRange
}
