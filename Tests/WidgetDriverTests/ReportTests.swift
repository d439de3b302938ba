import Foundation
import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct ReportTests {
  private static let file = SourceFile(path: "My App/A,b.swift", text: "let é = x\nlet y = 1\n")
  private static let report = Report(
    [
      Diagnostic(
        id: "second", severity: .warning, message: "100% 'y'", file: file.path,
        range: SourceRange(15..<16)),
      Diagnostic(
        id: "first", message: "bad 'x'", file: file.path, range: SourceRange(9..<10),
        notes: [.init(message: "see here", file: file.path, range: SourceRange(0..<3))]),
      Diagnostic(id: "third", message: "gone", file: "Out/C.swift"),
    ], stalePaths: ["Out/C.swift"], texts: [file])

  private func text(_ words: String...) throws -> String {
    Self.report.text(ReportSettings(try Arguments(words, commands: .full)), usesColor: false)
  }

  @Test func textContainsSourceLines() throws {
    #expect(
      try text() == """
        My App/A,b.swift:1:10: error: bad 'x' [first]
        let é = x
                ^
        My App/A,b.swift:1:1: note: see here
        let é = x
        ^~~
        My App/A,b.swift:2:5: warning: 100% 'y' [second]
        let y = 1
            ^
        Out/C.swift:1:1: error: gone [third]
        widgetgen: 2 errors

        """)
    #expect(try !text("--quiet").contains("2 errors"))
    #expect(try !text("--quiet").contains("warning"))
  }

  @Test(arguments: [
    (["check"], 1, 2, "widgetgen: 2 errors, 1 fixable with '--fix'\n"),
    (["check"], 1, 1, "widgetgen: 1 error, 1 fixable with '--fix'\n"),
    (["check"], 0, 2, "widgetgen: 2 errors\n"), (["check"], 0, 1, nil),
    (["validate"], 2, 2, "widgetgen: 2 errors\n"),
    // The build system prints its own summary.
    (["generate", "--declare", "A"], 1, 2, nil), (["check", "--quiet"], 1, 2, nil),
  ])
  func errorsAreCounted(words: [String], fixable: Int, errors: Int, summary: String?) throws {
    let edit = SourceEdit(file: Self.file.path, range: SourceRange(0..<3), replacement: "var")
    let diagnostics = (0..<errors).map { index in
      Diagnostic(
        id: "first", message: "bad \(index)", file: Self.file.path, range: SourceRange(9..<10),
        fix: index < fixable ? [edit] : [])
    }
    let settings = ReportSettings(try Arguments(words, commands: .full))
    let text = Report(diagnostics, texts: [Self.file]).text(settings, usesColor: false)
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("widgetgen:") } == (summary != nil))
    if let summary { #expect(text.hasSuffix(summary)) }
  }

  @Test func terminalTextIsColored() throws {
    let text = Self.report.text(ReportSettings(nil), usesColor: true)
    #expect(text.hasPrefix("My App/A,b.swift:1:10: \u{1B}[1;31merror:\u{1B}[0m bad 'x' [first]\n"))
    #expect(text.contains("\n        \u{1B}[1;32m^\u{1B}[0m\n"))
  }

  @Test func githubAnnotationsAreEscaped() throws {
    #expect(
      try text("--format=github") == """
        ::error file=My App/A%2Cb.swift,line=1,col=10,title=first::bad 'x'%0AMy App/A,b.swift: see here
        ::error file=Out/C.swift,title=third::gone
        ::warning file=My App/A%2Cb.swift,line=2,col=5,title=second::100%25 'y'

        """)
  }

  /// GitHub resolves paths relative to its workspace, regardless of the folder in which the tool runs.
  @Test(arguments: [
    ("tool", ["check"], "App/Bad.swift"), ("tool", ["check", "--sources=../App"], "App/Bad.swift"),
    (".", ["check", "--config=tool/widgetgen.json"], "App/Bad.swift"),
    ("App", ["check", "--config=../tool/widgetgen.json"], "App/Bad.swift"),
    (".", ["check", "--sources=tool/../App", "--output=Out"], "App/Bad.swift"),
    (".", ["check", "--sources=../Other", "--output=Out"], "../Other/Bad.swift"),
  ])
  func pathsAreRelativeToTheWorkspace(folder: String, words: [String], expected: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("repository/Package.swift", "")
    try sandbox.write("repository/tool/widgetgen.json", "{sources: '../App', output: '../Out'}")
    for path in ["repository/App/Bad.swift", "Other/Bad.swift"] {
      try sandbox.write(path, "struct Bad {\n")
    }
    let root = FilePath.join("repository", folder)
    let fileSystem = FileSystem.disk(in: sandbox.path(root))
    let outcome = sandbox.run(
      words + ["--format=github"], fileSystem: fileSystem, workspace: sandbox.path("repository"))
    #expect(outcome.error.hasPrefix("::error file=\(expected),line=1"), "\(outcome.error)")
    let sarif = sandbox.run(
      words + ["--format=sarif"], fileSystem: fileSystem, workspace: sandbox.path("repository"))
    #expect(sarif.output.contains("\"uri\": \"\(expected)\""), "\(sarif.output)")
  }

  @Test func jsonContainsDiagnosticsAndStaleFiles() throws {
    let value = try JSONSerialization.jsonObject(with: Data(try text("--format=json").utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["stale"] as? [String] == ["Out/C.swift"])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    let first = try #require(diagnostics.first)
    #expect(first["rule"] as? String == "first")
    #expect(first["severity"] as? String == "error")
    #expect(first["line"] as? Int == 1)
    #expect(first["column"] as? Int == 10)
    #expect(first["endColumn"] as? Int == 11)
    #expect((first["notes"] as? [[String: Any]])?.first?["message"] as? String == "see here")
    #expect(diagnostics.last?["line"] is NSNull)
  }

  @Test func junitContainsATestForEachDiagnostic() throws {
    #expect(
      try text("--format=junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="widgetgen" tests="3" failures="2" errors="0">
          <testsuite name="widgetgen" tests="3" failures="2" errors="0">
            <testcase classname="My App/A,b.swift" name="first at My App/A,b.swift:1">\
        <failure type="first" message="bad 'x'"/></testcase>
            <testcase classname="My App/A,b.swift" name="second at My App/A,b.swift:2">\
        <system-out>warning: 100% 'y'</system-out></testcase>
            <testcase classname="Out/C.swift" name="third at Out/C.swift">\
        <failure type="third" message="gone"/></testcase>
          </testsuite>
        </testsuites>

        """)
    let hostile = Report(
      [Diagnostic(id: "a", message: "\u{1}<b> & \"c\"\n", file: "d")], texts: [])
    let settings = ReportSettings(try Arguments(["--format=junit"], commands: .full))
    let xml = hostile.text(settings, usesColor: false)
    #expect(xml.contains("message=\"\u{FFFD}&lt;b&gt; &amp; &quot;c&quot;&#10;\""))
    let empty = Report([], texts: []).text(settings, usesColor: false)
    #expect(empty.contains("tests=\"1\" failures=\"0\""))
  }

  /// A finding keeps its fingerprint if it moves. Two findings of the same rule have different fingerprints.
  @Test func gitlabFindingsHaveFingerprints() throws {
    func findings(_ report: Report) throws -> [[String: Any]] {
      let settings = ReportSettings(try Arguments(["--format=gitlab"], commands: .full))
      let text = report.text(settings, usesColor: false)
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require(value as? [[String: Any]])
    }
    let all = try findings(Self.report)
    #expect(all.map { $0["check_name"] as? String } == ["first", "second", "third"])
    #expect(all.map { $0["severity"] as? String } == ["major", "minor", "major"])
    let location = try #require(all[1]["location"] as? [String: Any])
    #expect(location["path"] as? String == "My App/A,b.swift")
    #expect((location["lines"] as? [String: Int]) == ["begin": 2])
    func diagnostic(_ offset: Int) -> Diagnostic {
      Diagnostic(
        id: "a", message: "b", file: Self.file.path, range: SourceRange(offset..<offset + 1))
    }
    let prints = try findings(Report([diagnostic(0), diagnostic(15)], texts: [Self.file]))
      .map { $0["fingerprint"] as? String }
    #expect(Set(prints).count == 2)
    let moved = try findings(Report([diagnostic(15)], texts: [Self.file]))
    #expect(moved[0]["fingerprint"] as? String == prints[0])
  }

  /// SARIF counts characters. The é in front of a finding has two bytes, but one column.
  @Test func sarifContainsResultsAndRules() throws {
    let value = try JSONSerialization.jsonObject(with: Data(try text("--format=sarif").utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["first", "second", "third"])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "error"])
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      (place["artifactLocation"] as? [String: Any])?["uri"] as? String == "My%20App/A%2Cb.swift")
    let region = try #require(place["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 1)
    #expect(region["startColumn"] as? Int == 9)
    #expect(region["endColumn"] as? Int == 10)
  }

  @Test func documentsGoToStandardOutputOrAFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", "struct A {\n")
    let run = ["check", "--sources=A.swift", "--output=Out", "--format"]
    for format in ["json", "sarif"] {
      let printed = sandbox.run(run + [format])
      #expect(printed.exitCode == .invalidInput && printed.error.isEmpty)
      #expect(printed.output.contains("is not closed"))
      let written = sandbox.run(run + [format, "--output-file=Reports/r.json"])
      #expect(written.exitCode == .invalidInput && written.output.isEmpty)
      #expect(written.error.hasPrefix("A.swift:1:10: error: "))
      #expect(sandbox.read("Reports/r.json") == printed.output)
    }
    #expect(sandbox.run(run + ["github"]).error.hasPrefix("::error file=A.swift,"))
  }

  @Test func staleFilesAreListedNextToAReportFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", "// widgetgen: codable\nstruct A { var a: Int }\n")
    let words = ["check", "--sources=A.swift", "--output=Out", "--diff", "--format=json"]
    let refused = sandbox.run(words)
    #expect(refused.exitCode == .usage)
    #expect(refused.error.hasPrefix("error: '--diff' cannot be combined with this '--format'"))
    let outcome = sandbox.run(words + ["--output-file=r.json"])
    #expect(outcome.exitCode == .stale)
    #expect(outcome.output.hasPrefix("missing: Out/Coding.generated.swift\n--- /dev/null\n"))
    #expect(outcome.output.hasSuffix("\nwidgetgen generate --sources=A.swift --output=Out\n"))
    #expect(sandbox.read("r.json")?.contains("\"Out/Coding.generated.swift\"\n  ]") == true)
  }

  @Test func rulesInSARIFAreExplained() throws {
    let report = Report(
      [Diagnostic(id: "stale", message: "old", file: "A.swift")], texts: [])
    let value = try JSONSerialization.jsonObject(with: Data(report.sarif(.full).utf8))
    let run = try #require(((value as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "stale")
    #expect((rule["helpUri"] as? String)?.hasSuffix("/rules/#stale") == true)
    let text = try #require((rule["fullDescription"] as? [String: Any])?["text"] as? String)
    #expect(text.contains("Run `widgetgen generate`"))
  }
}
