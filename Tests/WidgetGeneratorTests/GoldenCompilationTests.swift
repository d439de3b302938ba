import Foundation
import TestSupport
import Testing
import WidgetSource

@testable import WidgetGenerator

/// Type-checks the sources and generated files of each golden together in Swift 6 mode, with warnings as errors.
/// Goldens with errors, and goldens that are marked as `notCompiled`, are skipped.
///
/// These tests take a minute of processor time; see `SlowTests`.
@Suite(
  .enabled(if: SlowTests.areEnabled, "compiles goldens; set WIDGETGEN_SLOW_TESTS=1 to run it"))
struct GoldenCompilationTests {
  @Test(arguments: GoldenRun.all)
  func goldenCompiles(_ golden: GoldenRun) throws {
    let options = try golden.run.options()
    let runtime = try golden.runtime()
    let result = try GoldenResult.first(of: golden)
    if result.hasErrors || options.notCompiled != nil { return }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-golden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for source in result.sources {
      paths.append(try write(source.text, source.path, in: folder))
    }
    let sourcePaths = Set(result.sources.map(\.path))
    for (name, text) in result.files
    where name.hasSuffix(".swift") && !sourcePaths.contains(name) {
      paths.append(try write(result.runtime[name] ?? text, name, in: folder))
    }
    let modules = try RuntimeModules.folder(for: runtime.rawValue)
    let isSourcerys = runtime != .standalone || options.sourceryTemplates != nil
    let output = try SwiftCompiler.run(
      ["-emit-sil", "-o", "/dev/null", "-parse-as-library", "-warnings-as-errors"]
        + ["-module-name", "Golden", "-package-name", "golden"]
        + (isSourcerys ? [] : Self.upcoming)
        + (options.defaultIsolation.map { ["-default-isolation", $0] } ?? [])
        + ["-I", modules.path] + paths.sorted())
    #expect(output.isEmpty, "\(output)")
  }

  /// The upcoming features that new packages enable. They are not enabled for code with Beagle, whose protocols are
  /// older than `any`. `Tests/Apple/check` and `Tests/OldestSwift/run` also compile without these features.
  private static let upcoming = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  private func write(_ text: String, _ name: String, in folder: URL) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
