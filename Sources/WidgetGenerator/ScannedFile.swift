package import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// A source together with what it declares: the unit of work that runs in parallel.
package struct ScannedFile: Sendable {
  package let source: SourceFile
  let parsed: ParsedFile

  /// What is wrong in the source itself.
  package var diagnostics: [Diagnostic] { parsed.diagnostics }

  package init(_ source: SourceFile) {
    self.source = source
    var parsed = parse(source)
    if parsed.diagnostics.hasErrors, let offset = Self.firstForeignByte(in: source.bytes) {
      // What a parser says of a picture helps nobody.
      parsed.diagnostics = [.notText(source, at: offset)]
    }
    self.parsed = parsed
  }

  /// The place of the first byte that no text in UTF-8 has: NUL, or one that belongs to no
  /// character.
  private static func firstForeignByte(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\0"), .error: return offset
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      }
    }
  }
}

/// Turns scanned sources into files; see the function of the same name for parsed ones.
///
/// - Parameter include: finds the template of a name for the template that asks for it.
package func generate(
  _ files: [ScannedFile], templates: [SourceFile], configuration: Configuration,
  include: @escaping @Sendable (_ name: String, _ asking: SourceFile) -> SourceFile?
) -> GenerationResult {
  generate(
    files.map(\.parsed), templates: templates, configuration: configuration,
    loader: Loader(load: include))
}
