import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Sources in, files out, compared byte for byte.
///
/// To record them anew run `UPDATE_GOLDENS=1 swift test --filter Goldens`, then read
/// `git diff Tests Templates`.
@Suite struct Goldens {
  private static let environment = ProcessInfo.processInfo.environment
  private static let records = environment["UPDATE_GOLDENS"] != nil

  @Test func recordingIsRefusedInCI() {
    #expect(
      !(Self.records && Self.environment["CI"] != nil), "goldens are recorded by people, not by CI")
  }

  @Test func thereAreCasesForEachRuntime() {
    #expect(Set(GoldenCase.all.map(\.runtime)) == Set(Configuration.Runtime.allCases))
  }

  /// The folder decides the runtime, so a case in another place would not run.
  @Test func everyFileBelongsToACase() throws {
    #expect(try GoldenCase.strayFiles() == [], "a case is Goldens/<runtime>/<feature>/<case>")
  }

  @Test(arguments: GoldenCase.all)
  func golden(_ golden: GoldenCase) throws {
    let result = try GoldenResult(golden, sources: golden.sources())
    if Self.records, Self.environment["CI"] == nil { try record(result, of: golden) }
    let expected = try golden.expected()
    let names = Set(expected.keys).union(result.files.keys).sorted()
    #expect(!names.isEmpty, "the case gives nothing, so it shows nothing")
    for name in names {
      let difference = unifiedDiff(
        expected: expected[name] ?? "", actual: result.files[name] ?? "")
      if expected[name] == nil || result.files[name] == nil || !difference.isEmpty {
        Issue.record(
          """
          \(golden.name)/expected/\(name) differs:
          \(difference)
          If this is right: UPDATE_GOLDENS=1 swift test --filter Goldens
          """)
      }
    }
  }

  /// The same input gives the same bytes, and a second run over filled blocks changes nothing.
  @Test(arguments: GoldenCase.all)
  func secondRunChangesNothing(_ golden: GoldenCase) throws {
    let sources = try golden.sources()
    let first = try GoldenResult(golden, sources: sources)
    #expect(try GoldenResult(golden, sources: sources) == first)
    let second = try GoldenResult(golden, sources: first.sources)
    let outputs = first.files.filter { name, _ in !sources.contains { $0.path == name } }
    // Diagnostics quote the sources, whose lines move when a block is filled.
    #expect(
      second.files.filter { $0.key != "diagnostics.txt" }
        == outputs.filter { $0.key != "diagnostics.txt" })
  }

  /// What is generated is Swift.
  @Test(arguments: GoldenCase.all)
  func generatedCodeParses(_ golden: GoldenCase) throws {
    let result = try GoldenResult(golden, sources: golden.sources())
    for (name, text) in result.files where name.hasSuffix(".swift") {
      #expect(parse(SourceFile(path: name, text: text)).diagnostics.isEmpty, "\(name)")
    }
  }

  private func record(_ result: GoldenResult, of golden: GoldenCase) throws {
    let folder = golden.expectedFolder
    try? FileManager.default.removeItem(at: folder)
    for (name, text) in result.files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// `Templates/BuiltinTemplates.swift` contains the templates next to it and the sources of WidgetRuntime.
  @Test func builtinTemplatesAreEmbedded() throws {
    let file = Repository.root.appending(path: "Templates/BuiltinTemplates.swift")
    let text = try EmbeddedTemplates.text()
    if Self.records, Self.environment["CI"] == nil { try Data(text.utf8).write(to: file) }
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
