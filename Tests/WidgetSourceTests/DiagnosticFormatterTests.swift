import Testing
import WidgetSource

@Suite struct DiagnosticFormatterTests {
  private let file = SourceFile(
    path: "App/Button.swift", text: "struct Button {\n\tlet é = ok\n}\n")

  private func check(
    _ range: SourceRange?, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let diagnostic = Diagnostic(id: "rule", message: "wrong", file: file.path, range: range)
    var formatter = DiagnosticFormatter { $0 == file.path ? file : nil }
    #expect(formatter.format(diagnostic) == expected, sourceLocation: sourceLocation)
  }

  @Test func markerCoversTheRange() {
    check(
      SourceRange(7..<13),
      "App/Button.swift:1:8: error: wrong [rule]\nstruct Button {\n       ^~~~~~\n")
  }

  @Test func columnsCountBytesAndTheMarkerCountsCharacters() {
    check(
      SourceRange(26..<28),
      "App/Button.swift:2:11: error: wrong [rule]\n\tlet é = ok\n\t        ^~\n")
  }

  @Test func diagnosticWithoutARangePointsAtTheStart() {
    check(nil, "App/Button.swift:1:1: error: wrong [rule]\n")
  }

  @Test func rangeBeyondTheEndIsClamped() {
    check(SourceRange(900..<901), "App/Button.swift:4:1: error: wrong [rule]\n")
  }

  /// An excerpt of a very long line is not printed. Searching for the end of the line for each diagnostic would take
  /// quadratic time.
  @Test(.timeLimit(.minutes(10))) func longLineHasNoExcerpt() {
    let long = SourceFile(path: "A.swift", text: String(repeating: "let;", count: 2_000_000))
    var formatter = DiagnosticFormatter { _ in long }
    for start in stride(from: 0, to: long.bytes.count, by: 200) {
      let diagnostic = Diagnostic(
        id: "rule", message: "wrong", file: long.path, range: SourceRange(start..<start + 3))
      let text = formatter.format(diagnostic)
      #expect(text == "A.swift:1:\(start + 1): error: wrong [rule]\n")
    }
  }

  @Test func notesFollowTheirDiagnostic() {
    let diagnostic = Diagnostic(
      id: "twice", severity: .warning, message: "again", file: file.path,
      range: SourceRange(0..<6),
      notes: [.init(message: "first used here", file: "Gone.swift")])
    var formatter = DiagnosticFormatter { $0 == file.path ? file : nil }
    #expect(
      formatter.format(diagnostic) == """
        App/Button.swift:1:1: warning: again [twice]
        struct Button {
        ^~~~~~
        Gone.swift:1:1: note: first used here

        """)
  }
}
