import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Generates code for the sources of each case. The files are compared byte for byte with the expected files. The
/// diagnostics are compared with the comments in the sources that expect them.
///
/// To record both, run `UPDATE_GOLDENS=1 swift test --filter Goldens`, then read `git diff Tests Templates`.
@Suite struct Goldens {
  @Test func goldensAreNotRecordedInCI() {
    let environment = ProcessInfo.processInfo.environment
    #expect(
      environment["UPDATE_GOLDENS"] == nil || environment["CI"] == nil,
      "goldens are recorded by people, not by CI")
  }

  @Test func everyRuntimeHasCases() throws {
    let runtimes = try GoldenRun.all.map { try $0.runtime() }
    #expect(Set(runtimes) == Set(Configuration.Runtime.allCases))
  }

  /// If a folder has no run of the same name, its files are never compared.
  @Test(arguments: CaseFolder.all)
  func everyFileBelongsToARun(_ folder: CaseFolder) throws {
    let inputs = ["input.swift", "input", "options.json", "payloads"]
    let templates = try GoldenRun.all(of: folder).map {
      try $0.run.options().templates ?? "templates"
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.folder.path)
    #expect(Set(names).subtracting(inputs + templates + folder.runs.map(\.name)) == [])
  }

  @Test(arguments: CaseFolder.all)
  func outputMatchesTheGolden(_ folder: CaseFolder) throws {
    var diagnostics: [String: [(path: String, item: Expectations.Item)]] = [:]
    for golden in GoldenRun.all(of: folder) {
      let result = try GoldenResult.first(of: golden)
      try check(result, of: golden)
      try checkSharedLines(of: result, in: golden)
      try checkSecondRun(after: result, of: golden)
      try checkFixes(of: result, in: golden)
      for (name, text) in result.files where name.hasSuffix(".swift") {
        let found = parse(SourceFile(path: name, text: text)).diagnostics
        #expect(found.isEmpty, "\(golden)/\(name) is not Swift")
      }
      diagnostics[golden.run.name] = result.expectations()
    }
    let differences = try folder.check(diagnostics)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))\n\(Self.advice)")
  }

  private static let advice = "If this is right: UPDATE_GOLDENS=1 swift test --filter Goldens"

  /// Compares the generated files with the expected files.
  private func check(_ result: GoldenResult, of golden: GoldenRun) throws {
    let files = try golden.recordedFiles(of: result)
    #expect(
      !result.diagnostics.isEmpty || !files.isEmpty, "\(golden) gives nothing, so it shows nothing")
    if recordsExpectedFiles { try golden.run.record(files) }
    for difference in try golden.run.differences(from: files) {
      Issue.record("\(difference)\n\(Self.advice)")
    }
  }

  /// Checks the lines that are not recorded: the header of each file, and the check of the runtime's version in each
  /// file that imports the runtime.
  private func checkSharedLines(of result: GoldenResult, in golden: GoldenRun) throws {
    let sources = Set(result.sources.map(\.path))
    for (name, text) in result.files where !sources.contains(name) && result.runtime[name] == nil {
      #expect(text.hasPrefix(GeneratedHeader.text), "\(golden)/\(name)")
      let imports = text.split(separator: "\n").contains { line in
        ["", "public ", "package ", "internal "].contains { line == $0 + "import WidgetRuntime" }
      }
      #expect(text.contains(GoldenRun.interface) == imports, "\(golden)/\(name)")
    }
  }

  /// Checks that a second run generates the same bytes, and that it does not change filled inline blocks.
  private func checkSecondRun(after first: GoldenResult, of golden: GoldenRun) throws {
    let sources = try golden.run.folder.sources()
    let second = try GoldenResult(golden, sources: first.sources)
    if sources.map(\.bytes) == first.sources.map(\.bytes) {
      #expect(second == first, "\(golden) gives something else each time")
    } else {
      #expect(try GoldenResult(golden, sources: sources) == first, "\(golden)")
      let outputs = first.files.filter { name, _ in !sources.contains { $0.path == name } }
      #expect(second.files == outputs, "\(golden) changes filled blocks")
    }
  }

  /// Checks that applying fixes repeatedly leaves no fix, and adds no syntax errors to the sources.
  private func checkFixes(of first: GoldenResult, in golden: GoldenRun) throws {
    var result = first
    let errors = try golden.run.folder.sources().flatMap { parse($0).diagnostics }.count(of: .error)
    for _ in 0..<10 {
      var fixes = FixSet()
      let fixed = result.diagnostics.filter { !$0.fix.isEmpty && fixes.add($0.fix) }
      if fixed.isEmpty { return }
      let sources = try (result == first ? golden.run.folder.sources() : result.sources).map {
        SourceFile(path: $0.path, bytes: fixes.apply(to: $0))
      }
      #expect(sources.flatMap { parse($0).diagnostics }.count(of: .error) == errors, "\(golden)")
      result = try GoldenResult(golden, sources: sources)
      let left = Set(result.diagnostics.map(\.message))
      #expect(fixed.allSatisfy { !left.contains($0.message) }, "\(golden): a fix fixes nothing")
    }
    Issue.record("\(golden): there is always one more fix")
  }

  /// `Templates/BuiltinTemplates.swift` contains the templates in its folder, and the sources of two runtimes.
  @Test func builtinTemplatesAreEmbedded() throws {
    let file = Repository.root.appending(path: "Templates/BuiltinTemplates.swift")
    let text = try EmbeddedTemplates.text()
    if recordsExpectedFiles { try Data(text.utf8).write(to: file) }
    let difference = unifiedDiff(
      expected: text, actual: try String(contentsOf: file, encoding: .utf8))
    #expect(
      difference.isEmpty,
      """
      \(difference)
      Embed them: UPDATE_GOLDENS=1 swift test --filter Goldens
      """)
  }
}

extension [Diagnostic] {
  fileprivate func count(of severity: Severity) -> Int { count { $0.severity == severity } }
}
