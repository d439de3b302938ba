import WidgetDriver
import WidgetSource

/// Unsupported or malformed YAML, with its location. The file is then not converted, because the rest of the
/// configuration may have a different meaning.
struct YAMLProblem: Error, Equatable {
  enum Kind {
    /// `&name`, `*name` or `!name`.
    case anchor
    /// A bracket without a closing bracket.
    case bracket
    /// A second document.
    case document
    /// Text after the marker of a document.
    case mark
    /// A quoted string that does not end on its line.
    case quote
    /// A line that is not part of a value, such as the second line of a string.
    case line
    /// A key that its map already has.
    case repeatedKey
    /// A tab in the indentation of a line.
    case tab
  }

  let kind: Kind
  let range: SourceRange
}
