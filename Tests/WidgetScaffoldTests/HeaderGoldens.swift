import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetScaffold
import WidgetSource
import WidgetSyntax

/// Compares the interfaces and widgets of headers with the expected files, for each installed version of libclang.
@Suite(.enabled(if: !Libclang.found.isEmpty || ProcessInfo.processInfo.environment["CI"] != nil))
struct HeaderGoldens {
  @Test(arguments: HeaderCase.all)
  func golden(_ golden: HeaderCase) throws {
    #expect(!Libclang.found.isEmpty, "no libclang: install Debian's libclang1-14")
    for library in Libclang.found {
      for (run, files) in try golden.result(library) {
        if recordsExpectedFiles, library == Libclang.found.first { try run.record(files) }
        for difference in try run.differences(from: files) {
          Issue.record("\(library): \(difference)")
        }
      }
    }
  }

  /// Compiles the interfaces of all headers together with their widgets and the generated code.
  @Test(arguments: Configuration.Runtime.allCases)
  func goldensCompile(_ runtime: Configuration.Runtime) throws {
    let library = try #require(Libclang.found.first)
    var sources: [SourceFile] = []
    for golden in HeaderCase.all {
      let interfaces = try golden.interfaces(library).sources
      for (number, interface) in interfaces.enumerated() {
        sources.append(SourceFile(path: "\(golden.name)-\(number).swift", bytes: interface.bytes))
      }
      let stubs = golden.folder.appending(path: "stubs.swift")
      if let bytes = try? Data(contentsOf: stubs) {
        sources.append(SourceFile(path: "\(golden.name)-stubs.swift", bytes: Array(bytes)))
      }
      for file in golden.widgets(of: interfaces, runtime).files
      where !sources.contains(where: { $0.path == file.name }) {
        sources.append(SourceFile(path: file.name, text: file.text))
      }
    }
    let generated = generate(
      sources.map(parse), templates: [], configuration: Configuration(runtime: runtime),
      builtin: builtinTemplates)
    #expect(generated.diagnostics.filter { $0.severity != .info } == [])
    let output = try WidgetModule.typeCheck(
      sources.map { ($0.path, $0.bytes) } + generated.files.map { ($0.place.path, $0.bytes) },
      runtime)
    #expect(output.isEmpty, "\(output)")
  }
}
