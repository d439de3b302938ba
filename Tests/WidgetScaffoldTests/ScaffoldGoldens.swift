import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetScaffold
import WidgetSource
import WidgetSyntax

/// Compares scaffolded widgets with the expected files, and type-checks the widgets.
@Suite struct ScaffoldGoldens {
  @Test(arguments: ScaffoldRun.all)
  func golden(_ golden: ScaffoldRun) throws {
    let files = try golden.result()
    #expect(!files.isEmpty)
    if recordsExpectedFiles { try golden.run.record(files) }
    for difference in try golden.run.differences(from: files) { Issue.record("\(difference)") }
  }

  /// Type-checks the views together with their widgets and the generated code.
  @Test(arguments: ScaffoldRun.all)
  func goldenCompiles(_ golden: ScaffoldRun) throws {
    let runtime = try golden.runtime()
    let written = try golden.result().filter { $0.key.hasSuffix(".swift") }
    if try golden.run.options().notCompiled != nil || written.isEmpty { return }
    let scaffolded = written.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, text: $0.value)
    }
    let sources = try golden.sources() + scaffolded
    let generated = generate(
      sources.map(parse), templates: [],
      configuration: Configuration(runtime: runtime),
      builtin: builtinTemplates)
    #expect(generated.diagnostics.filter { $0.severity != .info } == [])
    let output = try WidgetModule.typeCheck(
      sources.map { ($0.path, $0.bytes) } + generated.files.map { ($0.place.path, $0.bytes) },
      runtime)
    #expect(output.isEmpty, "\(output)")
  }
}

/// The built-in templates, parsed once for all tests.
let builtinTemplates = BuiltinTemplateSet()

enum WidgetModule {
  /// Type-checks sources as one module and returns the compiler's output.
  static func typeCheck(
    _ texts: [(name: String, bytes: [UInt8])], _ runtime: Configuration.Runtime
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-scaffold-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try texts.map { name, bytes in
      let url = folder.appending(path: name)
      try Data(bytes).write(to: url)
      return url.path
    }
    let modules = try RuntimeModules.folder(for: runtime.rawValue)
    return try SwiftCompiler.run(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "Golden"]
        + ["-I", modules.path] + paths)
  }
}
