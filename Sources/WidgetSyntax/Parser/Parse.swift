package import WidgetSource

/// Reads the declarations of one Swift file. Never fails: what cannot be read is skipped with a
/// diagnostic at its place.
package func parse(_ source: SourceFile) -> ParsedFile {
  ParsedFile(source: source)
}
