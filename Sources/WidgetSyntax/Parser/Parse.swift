package import WidgetSource

/// Reads the declarations of one Swift file. Never fails: what cannot be read is skipped with a
/// diagnostic at its place.
///
/// For example: `parse(SourceFile(path: "Button.swift", text: "struct Button { let text: String
/// }"))` contains one declaration with one property.
package func parse(_ source: SourceFile) -> ParsedFile {
  SourceBytes.withBytes(source.bytes) { bytes in
    var parser = Parser(source, bytes)
    return parser.parseFile()
  }
}
