import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

/// The built-in templates, parsed once for all tests.
let builtinTemplates = BuiltinTemplateSet()

/// Renders user-defined templates over sources, without built-in generations.
///
/// - Parameter sources: texts by path.
func runTemplates(
  _ templates: [String: String], over sources: [String: String], inline: Bool = false
) -> GenerationResult {
  let files = sources.keys.sorted().map { path in
    parse(SourceFile(path: path, text: sources[path] ?? ""))
  }
  return generate(
    files,
    templates: templates.keys.sorted().map { SourceFile(path: $0, text: templates[$0] ?? "") },
    configuration: Configuration(only: [], fillsInlineBlocks: inline))
}

extension GenerationResult {
  /// Returns the text of an output file without its header, or nil if it is not written.
  func output(_ name: String) -> String? {
    files.first { $0.place == .output(name) }
      .map { String(decoding: $0.bytes.dropFirst(GeneratedHeader.text.utf8.count), as: UTF8.self) }
  }

  /// Returns the new text of a source, or nil if it does not change.
  func source(_ path: String) -> String? {
    for file in files {
      if case .source(path, _) = file.place { return String(decoding: file.bytes, as: UTF8.self) }
    }
    return nil
  }
}

/// Expects the output of a template for one source.
func checkTemplate(
  _ template: String, over source: String, gives expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = runTemplates(["T.stencil": template], over: ["Source.swift": source])
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
  let actual = result.output("T.generated.swift") ?? ""
  let diff = unifiedDiff(expected: expected, actual: actual)
  #expect(actual == expected, "\(diff)", sourceLocation: sourceLocation)
}
