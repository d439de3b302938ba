import Foundation
import TestSupport
import WidgetSource
import WidgetSyntax
import WidgetTemplate

@testable import WidgetGenerator

/// A run that generates code for the sources of a case.
struct GoldenRun: CustomStringConvertible, Sendable {
  let run: CaseRun

  var description: String { run.description }

  /// The runs of all cases, except the runs that print a contract.
  static let all = CaseFolder.all.flatMap(all)

  static func all(of folder: CaseFolder) -> [GoldenRun] {
    folder.runs.filter { $0.name != "contract" }.map(GoldenRun.init)
  }

  func runtime() throws -> Configuration.Runtime {
    let name = try run.runtime()
    guard let runtime = Configuration.Runtime(rawValue: name) else {
      throw CaseError("\(run): unknown runtime '\(name)'")
    }
    return runtime
  }

  func templates() throws -> [SourceFile] {
    let options = try run.options()
    let names = options.sourceryTemplates ?? []
    return try run.folder.files(in: options.templates ?? "templates", ending: ".stencil")
      + sourceryTemplates.filter { names.contains(OutputNaming.templateName(ofPath: $0.path)) }
  }

  /// Returns the files that are compared with the expected files. With direct JSON, a file contains only the
  /// declarations that direct JSON adds, changes or removes.
  func recordedFiles(of result: GoldenResult) throws -> [String: String] {
    let sources = try run.folder.sources()
    let options = try run.options()
    var files = result.files.filter { options.records?.contains($0.key) ?? true }
    if result.readsBytes {
      let codable = try GoldenResult(self, sources: sources, addsDirectJSON: false).files
      for (name, text) in files {
        let added = Self.declarations(of: text, notIn: codable[name] ?? "")
        files[name] = added.isEmpty ? nil : added
      }
    }
    let others = result.diagnostics.filter { !$0.isAbout(sources) }
    if !others.isEmpty { files["diagnostics.txt"] = result.text(of: others) }
    return files
  }

  /// Returns the top-level declarations of a file that differ from the declarations of another file. A declaration that
  /// only the other file contains is listed as a comment with its first line.
  private static func declarations(of text: String, notIn other: String) -> String {
    let changes = text.paragraphs.difference(from: other.paragraphs)
    let changed = Set(changes.insertions.map { firstLine(of: $0.paragraph) })
    return changes.compactMap { change in
      switch change {
      case .insert(_, let paragraph, _): return paragraph
      case .remove(_, let paragraph, _):
        let line = firstLine(of: paragraph)
        return changed.contains(line) ? nil : "// Only without direct JSON: \(line)\n"
      }
    }.joined(separator: "\n")
  }

  private static func firstLine(of paragraph: String) -> Substring {
    paragraph.prefix { $0 != "\n" }
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var paragraph: String {
    switch self {
    case .insert(_, let paragraph, _), .remove(_, let paragraph, _): paragraph
    }
  }
}

extension Diagnostic {
  /// Whether the diagnostic and all its notes refer to the given sources.
  fileprivate func isAbout(_ sources: [SourceFile]) -> Bool {
    ([file] + notes.map(\.file)).allSatisfy { path in sources.contains { $0.path == path } }
  }
}

/// The result of a run.
struct GoldenResult: Equatable {
  /// The texts of the written files, by name. The text of an embedded runtime is replaced by a short description,
  /// because it consists of WidgetRuntime's sources.
  var files: [String: String] = [:]
  /// The text of the embedded runtime by the name of its file, or empty if no runtime is embedded.
  var runtime: [String: String] = [:]
  /// The sources after the run.
  var sources: [SourceFile] = []
  var diagnostics: [Diagnostic] = []
  /// Whether direct JSON was generated.
  var readsBytes = false
  /// The files that diagnostics can refer to.
  private var texts: [SourceFile] = []

  var hasErrors: Bool { diagnostics.hasErrors }

  static func == (left: GoldenResult, right: GoldenResult) -> Bool {
    left.files == right.files && left.diagnostics == right.diagnostics
  }

  /// Generates code for some sources with the options of a run.
  init(_ golden: GoldenRun, sources: [SourceFile], addsDirectJSON: Bool = true) throws {
    let options = try golden.run.options()
    readsBytes = addsDirectJSON && (options.directJSON ?? (golden.run.name == "direct"))
    let configuration = Configuration(
      runtime: try golden.runtime(), only: options.only,
      fillsInlineBlocks: options.inline ?? false, directJSON: readsBytes,
      codingKeys: options.codingKeys ?? false,
      arguments: options.arguments ?? [:],
      dependencies: Set(options.dependencies ?? []),
      keyStyles: options.keyStyle.map { style in
        Dictionary(uniqueKeysWithValues: sources.map { ($0.path, style) })
      } ?? [:], annotations: options.annotations ?? [], select: options.select)
    let templates = try golden.templates()
    let result = generate(
      sources.map(parse), templates: templates, configuration: configuration,
      loader: Loader { name, _ in templates.first { $0.path.hasSuffix("/" + name) } },
      builtin: builtinTemplates)
    self.sources = sources
    diagnostics = result.diagnostics.sorted(by: Diagnostic.isOrderedBefore)
    texts = sources + templates + result.texts
    for file in result.files where !hasErrors { add(file) }
  }

  private mutating func add(_ file: GeneratedFile) {
    let text = String(decoding: file.bytes, as: UTF8.self)
    files[file.place.path] = text
    if let name = Self.embeddedRuntimes.first(where: { $0.text == text })?.name {
      files[file.place.path] = name
      runtime[file.place.path] = text
    }
    guard case .source(let path, scanned: _) = file.place else { return }
    sources = sources.map { $0.path == path ? SourceFile(path: path, bytes: file.bytes) : $0 }
  }

  /// All forms of the embedded runtime, each with the description that replaces it in goldens.
  private static let embeddedRuntimes = (0..<16).map { form in
    let runtime = EmbeddedRuntime(
      readsBytes: form & 1 != 0, hasCoders: form & 2 != 0, hasFields: form & 4 != 0,
      isNonisolated: form & 8 != 0)
    let parts = [
      (runtime.readsBytes, "direct JSON"), (runtime.hasCoders, "coders"),
      (runtime.hasFields, "fields"), (runtime.isNonisolated, "nonisolated"),
    ].filter(\.0).map(\.1).joined(separator: ", ")
    return (
      name: "// WidgetRuntime\(parts.isEmpty ? "" : ": " + parts)\n",
      text: GeneratedHeader.text + runtime.text()
    )
  }

  /// Returns the text of the diagnostics, as printed on the command line.
  func text(of diagnostics: [Diagnostic]) -> String {
    var formatter = DiagnosticFormatter { path in texts.first { $0.path == path } }
    return diagnostics.map { formatter.format($0) }.joined()
  }

  /// Returns the diagnostics that refer only to sources, with their notes and edits.
  func expectations() -> [(path: String, item: Expectations.Item)] {
    diagnostics.filter { $0.isAbout(sources) }.flatMap { diagnostic in
      Expectations.Item.items(of: diagnostic) { path in texts.first { $0.path == path } }
    }
  }
}
