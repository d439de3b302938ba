import WidgetSource

/// The file that nodes were parsed from. Their errors refer to it.
///
/// It is a class, so that switching to the file of a macro and back costs only a retain.
final class TemplateSource: Sendable {
  let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }
}

/// The nodes of a file and their source.
struct ParsedTemplate {
  let source: TemplateSource
  let body: Body
  var warnings: [Diagnostic] = []
}
