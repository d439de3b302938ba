import WidgetSource

/// The file that nodes came from, for their errors.
///
/// A class, so that a macro switches to its own file and back at the cost of a retain.
final class TemplateSource: Sendable {
  let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }
}

/// What became of a file: its nodes, and what they keep of it.
struct ParsedTemplate {
  let source: TemplateSource
  let body: Body
}
