package import WidgetSource

/// Reads the declarations of one Swift file. Never fails: what cannot be read is skipped with a
/// diagnostic at its place.
///
/// For example: `parse(SourceFile(path: "Button.swift", text: "struct Button { let text: String
/// }"))` contains one declaration with one property.
package func parse(_ source: SourceFile) -> ParsedFile {
  let (file, mayHaveConflict) = SourceBytes.withBytes(source.bytes) { bytes in
    var parser = Parser(source, bytes)
    let file = parser.parseFile()
    return (file, parser.mayHaveConflict)
  }
  if mayHaveConflict, let resolved = Parser.parsingConflicts(in: source) { return resolved }
  return file
}
