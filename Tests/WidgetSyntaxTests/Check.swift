import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

/// Parses a text, and compares its declarations and diagnostics with an outline; see `Outline`.
func check(
  _ source: String, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = parse(SourceFile(path: "Test.swift", text: source))
  let actual = Outline(file).lines.joined(separator: "\n")
  #expect(
    actual == outline, Comment(rawValue: "\n" + unifiedDiff(expected: outline, actual: actual)),
    sourceLocation: sourceLocation)
}

/// Parses the members of a struct and compares them with an outline.
func check(
  members: String, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = outline.split(separator: "\n").map { line in
    line.first?.isNumber == true ? "\n\(line)" : "\n  \(line)"
  }.joined()
  check("struct S {\n\(members)\n}", "struct S" + lines, sourceLocation: sourceLocation)
}
