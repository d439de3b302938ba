import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetScaffold
import WidgetSource
import WidgetSyntax

/// A program that consists of a page's widgets for one runtime and their generated code.
struct PageProgram {
  private let page: MarkdownPage
  private let runtime: Configuration.Runtime
  /// The modules with their sources. The program is the last module and has no name.
  private let modules: [(name: String?, sources: [SourceFile])]

  /// Returns nil if the page has no widgets for the runtime.
  init?(_ page: MarkdownPage, _ runtime: Configuration.Runtime) {
    let blocks = page.blocks.filter {
      ["widgets", "view"].contains($0.kind) && $0.arguments.first == runtime.rawValue
    }
    if blocks.isEmpty { return nil }
    self.page = page
    self.runtime = runtime
    var modules: [(name: String?, sources: [SourceFile])] = []
    for block in blocks {
      let name = block.arguments.dropFirst().first.map { String($0.dropFirst("module ".count)) }
      let source = SourceFile(path: "line-\(block.line).swift", text: block.text)
      let sources = [source] + (block.kind == "view" ? Self.widgets(for: source, runtime) : [])
      if let index = modules.firstIndex(where: { $0.name == name }) {
        modules[index].sources += sources
      } else {
        modules.append((name, sources))
      }
    }
    let program = modules.first { $0.name == nil } ?? (nil, [])
    self.modules = modules.filter { $0.name != nil } + [program]
    generated = self.modules.indices.map(generatedFiles)
  }

  /// Returns the widgets that `scaffold` writes for views.
  private static func widgets(
    for views: SourceFile, _ runtime: Configuration.Runtime
  ) -> [SourceFile] {
    let scaffold = Scaffold(
      .file(views.path), in: [ScannedFile(views)],
      for: ScaffoldTarget(runtime: runtime, layout: .auto))
    return scaffold.files.map { SourceFile(path: $0.name, text: $0.text) }
  }

  /// The generated files of each module.
  private var generated: [[GeneratedFile]] = []

  /// Generates the code of a module. The module's dependencies are the sources of all modules before it.
  private func generatedFiles(_ index: Int) -> [GeneratedFile] {
    let dependencies = modules[..<index].flatMap(\.sources).map { source in
      SourceFile(path: "dependency-" + source.path, bytes: source.bytes)
    }
    let configuration = Configuration(
      runtime: runtime, dependencies: Set(dependencies.map(\.path)))
    let result = generate(
      (modules[index].sources + dependencies).map(parse), templates: [],
      configuration: configuration, builtin: builtinTemplates)
    var formatter = DiagnosticFormatter { path in
      modules[index].sources.first { $0.path == path }
    }
    let messages = result.diagnostics.map { formatter.format($0) }.joined()
    #expect(messages.isEmpty, "\(page.path): \(messages)")
    return result.files
  }

  /// Returns the generated text of all modules.
  var generatedText: String {
    generated.joined().map { String(decoding: $0.bytes, as: UTF8.self) }
      .joined(separator: "\n")
  }

  /// Compiles all modules and the main file, and returns the path of the program.
  func build(main: String, in folder: URL) throws -> URL {
    let arguments =
      ["-package-name", "documentation", "-I", folder.path, "-L", folder.path]
      + (try RuntimeModules.arguments(for: runtime.rawValue))
      + (try AttributeModule.arguments(
        ifImportedBy: modules.flatMap(\.sources).map { String(decoding: $0.bytes, as: UTF8.self) }))
    var libraries: [String] = []
    let program = folder.appending(path: "program")
    for (index, module) in modules.enumerated() {
      let paths = try write(index, in: folder)
      if let name = module.name {
        try SwiftCompiler.library(name, paths, arguments, in: folder)
        libraries.insert("-l\(name)", at: 0)
      } else {
        let file = folder.appending(path: "main.swift")
        try Data(main.utf8).write(to: file)
        let messages = try SwiftCompiler.run(
          paths + [file.path] + libraries + arguments + ["-o", program.path])
        try #require(messages.isEmpty, "\(page.path): \(messages)")
      }
    }
    return program
  }

  private func write(_ index: Int, in folder: URL) throws -> [String] {
    let folder = folder.appending(path: "sources-\(index)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = modules[index].sources.map { ($0.path, $0.bytes) }
    return try (sources + generated[index].map { ($0.place.path, $0.bytes) }).map { path, bytes in
      let url = folder.appending(path: path)
      try Data(bytes).write(to: url)
      return url.path
    }
  }
}
