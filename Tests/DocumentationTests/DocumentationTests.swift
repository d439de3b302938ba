import Foundation
import TestSupport
import Testing
import WidgetAdopt
import WidgetGenerator
import WidgetScaffold
import WidgetSource
import WidgetSyntax
import WireContract

@testable import WidgetCommands
@testable import WidgetDriver

/// The built-in templates, parsed once for all tests.
let builtinTemplates = BuiltinTemplateSet()

/// Tests the code blocks of the README and of the site's pages. Each block is compiled, run, parsed or compared.
@Suite struct DocumentationTests {
  @Test func readmeFitsOnePage() throws {
    let readme = try #require(MarkdownPage.all.first { $0.path == "README.md" })
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    #expect(MarkdownPage.all.count > 10)
  }

  /// An untested block could become wrong unnoticed.
  @Test(arguments: MarkdownPage.all) func everyBlockIsTested(page: MarkdownPage) {
    let kinds: [String: Set<String>] = [
      "swift": [
        "widgets", "generates", "run", "inline", "fills", "renders", "manifest", "view",
        "scaffolds", "adopts", "adopted",
      ],
      "json": ["reads", "decodes", "writes", "context"], "text": ["prints"],
      "json5": ["configuration"], "stencil": ["template", "emits"], "sh": [""], "yaml": [""],
      "typescript": ["emitted"], "kotlin": ["emitted"],
      // Tests/Bazel builds or parses these blocks.
      "starlark": ["build", "toolchain", "module", "workspace"],
    ]
    // RulesPageTests compares the whole pages.
    if page.path.hasPrefix("docs/rules") { return }
    for block in page.blocks {
      #expect(
        kinds[block.language]?.contains(block.kind) == true,
        "\(block.place): a block of '\(block.language)' as '\(block.kind)'")
    }
  }

  @Test(arguments: MarkdownPage.all, Configuration.Runtime.allCases)
  func widgetsAreGeneratedForAndCompiled(
    page: MarkdownPage, runtime: Configuration.Runtime
  ) throws {
    guard let program = PageProgram(page, runtime) else { return }
    let text = program.generatedText
    var current = ""
    for block in page.blocks {
      if ["widgets", "view"].contains(block.kind) { current = block.arguments.first ?? "" }
      if block.kind == "generates", current == runtime.rawValue {
        #expect(text.contains(block.text), "\(block.place): not in\n\(text)")
      }
    }
    let examples = PageExamples(page)
    let folder = FileManager.default.temporaryDirectory.appending(path: "widgetgen-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let binary = try program.build(
      main: runtime == .standalone ? examples.main : "", in: folder)
    if runtime == .standalone { try examples.check(binary) }
  }

  @Test(arguments: MarkdownPage.all) func inlineBlocksAreFilled(page: MarkdownPage) throws {
    for (block, next) in zip(page.blocks, page.blocks.dropFirst()) where block.kind == "inline" {
      let runtime = try #require(
        Configuration.Runtime(rawValue: block.arguments.first ?? ""), "\(block.place)")
      let result = generate(
        [parse(SourceFile(path: "A.swift", text: block.text))], templates: [],
        configuration: Configuration(runtime: runtime, fillsInlineBlocks: true),
        builtin: builtinTemplates)
      let text = result.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }
      #expect(next.kind == "fills" && text == next.text, "\(block.place): \(text ?? "nothing")")
    }
  }

  @Test(arguments: MarkdownPage.all) func viewsAreScaffolded(page: MarkdownPage) throws {
    for (block, next) in zip(page.blocks, page.blocks.dropFirst()) where block.kind == "view" {
      let runtime = try #require(
        Configuration.Runtime(rawValue: block.arguments.first ?? ""), "\(block.place)")
      let scaffold = Scaffold(
        .file("A.swift"), in: [ScannedFile(SourceFile(path: "A.swift", text: block.text))],
        for: ScaffoldTarget(runtime: runtime, layout: .auto))
      let text = scaffold.files.first?.text
      #expect(
        next.kind == "scaffolds" && text?.contains(next.text) == true,
        "\(block.place): \(text ?? "nothing")")
    }
  }

  @Test(arguments: MarkdownPage.all) func templatesAreRendered(page: MarkdownPage) throws {
    let widgets = page.blocks.filter { $0.kind == "widgets" }.map {
      SourceFile(path: "line-\($0.line).swift", text: $0.text)
    }
    for (block, next) in zip(page.blocks, page.blocks.dropFirst()) where block.kind == "template" {
      let name = try #require(block.arguments.first, "\(block.place)")
      let result = generate(
        widgets.map(parse), templates: [SourceFile(path: name + ".stencil", text: block.text)],
        configuration: Configuration(arguments: ["module": "Shop"]), builtin: builtinTemplates)
      #expect(!result.diagnostics.hasErrors, "\(block.place): \(result.diagnostics)")
      let file = result.files.first { $0.outputName == name + ".generated.swift" }
      let text = String(decoding: file?.bytes ?? [], as: UTF8.self)
      #expect(next.kind == "renders" && text.hasSuffix(next.text), "\(block.place): \(text)")
    }
  }

  /// Annotates the hand-written types of a page.
  @Test(arguments: MarkdownPage.all) func codingIsAdopted(page: MarkdownPage) {
    for (block, next) in zip(page.blocks, page.blocks.dropFirst()) where block.kind == "adopts" {
      let file = ScannedFile(SourceFile(path: "Adopted.swift", text: block.text))
      let adoption = Adoption(
        [file], configuration: Configuration(),
        allowsFunctions: block.arguments.contains("functions"))
      let text = adoption.changes.first?.new.text
      #expect(next.kind == "adopted" && text == next.text, "\(block.place): \(text ?? "nothing")")
    }
  }

  /// Renders a page's templates, and the built-in templates for TypeScript and Kotlin, for the contract of the page's
  /// widgets. Compares the output with the page.
  @Test(arguments: MarkdownPage.all) func contractsArePrinted(page: MarkdownPage) throws {
    let widgets = page.blocks.filter { $0.kind == "widgets" }.map {
      ScannedFile(SourceFile(path: "line-\($0.line).swift", text: $0.text))
    }
    let planned = PlannedSources(widgets, configuration: Configuration())
    var builder = ContractBuilder(
      planned.plan, planned.context, named: "standalone")
    let values = ContractContext.values(builder.contract())
    let rendering = ContractRendering()
    for (block, next) in zip(page.blocks, page.blocks.dropFirst()) where block.kind == "emits" {
      let template = SourceFile(path: "Page.stencil", text: block.text)
      let result = rendering.render(template, values)
      let text = String(decoding: result.text, as: UTF8.self)
      #expect(next.kind == "prints" && text == next.text, "\(block.place): \(result)")
    }
    for block in page.blocks where block.kind == "emitted" {
      let name = block.language == "kotlin" ? "Kotlin.stencil" : "TypeScript.stencil"
      let template = try #require(rendering.template(named: name))
      let text = String(decoding: rendering.render(template, values).text, as: UTF8.self)
      #expect(text.contains(block.text), "\(block.place): \(text)")
    }
  }

  @Test(arguments: MarkdownPage.all) func configurationsAreRead(page: MarkdownPage) {
    for block in page.blocks where block.kind == "configuration" {
      let (_, diagnostics) = ConfigurationReader.read(
        SourceFile(path: "widgetgen.json", text: block.text))
      #expect(diagnostics.isEmpty, "\(block.place): \(diagnostics)")
    }
  }

  @Test(arguments: MarkdownPage.all) func commandsAreParsed(page: MarkdownPage) throws {
    for block in page.blocks where ["sh", "yaml"].contains(block.language) {
      for command in Self.commands(in: block.text) {
        #expect(throws: Never.self, "\(block.place): \(command)") {
          _ = try Arguments(command, commands: .full) { _ in [] }
        }
      }
    }
  }

  /// Runs the commands of all pages in one repository. Only files that a command creates are changed later.
  @Test func commandsReplaceNoOtherFile() throws {
    let folder = try CommandFolder()
    for page in MarkdownPage.all {
      for block in page.blocks where ["sh", "yaml"].contains(block.language) {
        for command in Self.commands(in: block.text, withPlugin: false) {
          folder.run(command, at: block.place)
        }
      }
    }
  }

  /// Returns the arguments of the commands that run `widgetgen` or the plugin. The arguments end at a comment, a pipe,
  /// `&&` or a redirection.
  private static func commands(in text: String, withPlugin: Bool = true) -> [[String]] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
        .prefix { !["#", "|", "&&", ">"].contains($0) }
      let starts = words.firstIndex { $0 == "widgetgen" || $0.hasSuffix("/widgetgen") }
      if let start = starts,
        start == 0 || ["run:", "run", "-"].contains(words[start - 1])
      {
        return Array(words[(start + 1)...])
      }
      if !withPlugin { return nil }
      guard let verb = words.firstIndex(of: "generate-widgets") else { return nil }
      let rest = words[(verb + 1)...].filter { $0 != "--check" }
      let target = rest.firstIndex(of: "--target")
      return target.map { Array(rest[..<$0]) } ?? Array(rest)
    }
  }

  @Test(arguments: MarkdownPage.all) func manifestsAreRead(page: MarkdownPage) throws {
    for block in page.blocks where block.kind == "manifest" {
      let folder = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(block.text.utf8).write(to: folder.appending(path: "Package.swift"))
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(block.place): \(text)")
      #expect(text.contains("WidgetGenPlugin") || text.contains("WidgetRuntime"), "\(block.place)")
    }
  }
}
