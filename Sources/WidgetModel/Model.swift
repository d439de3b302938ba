package import WidgetSyntax

/// All declared types, resolved over all files.
package struct Model: Sendable {
  package let files: [ParsedFile]
}
