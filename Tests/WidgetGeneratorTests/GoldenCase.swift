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

  /// Returns the files that are compared with the expected files. With direct JSON, and with Beagle next to a run
  /// `standalone`, a file contains only the declarations that differ from the code without direct JSON or Beagle.
  func recordedFiles(of result: GoldenResult) throws -> [String: String] {
    let sources = try run.folder.sources()
    let options = try run.options()
    var files = result.files.filter { options.records?.contains($0.key) ?? true }
      .mapValues(Self.withoutSharedLines)
    if let (base, place) = try base(of: result) {
      for (name, text) in files {
        guard let other = base.files[name].map(Self.withoutSharedLines) else { continue }
        let different = text.paragraphs(differentFrom: other, only: place) {
          Self.forwardsToDirectJSON($0, insteadOf: other)
        }
        files[name] = !different.isEmpty ? different : result.readsBytes ? nil : "// As \(place)\n"
      }
    }
    let others = result.diagnostics.filter { !$0.isAbout(sources) }
    if !others.isEmpty { files["diagnostics.txt"] = result.text(of: others) }
    return files
  }

  /// Returns the result that a recorded file is compared with, and where its declarations are.
  private func base(of result: GoldenResult) throws -> (GoldenResult, String)? {
    let standalone = GoldenRun(run: run.folder.run("standalone"))
    let hasStandalone =
      try run.folder.runs.contains(standalone.run)
      && standalone.run.options().isSame(exceptDirectJSON: run.options())
    if result.readsBytes {
      let base =
        try hasStandalone
        ? GoldenResult.first(of: standalone)
        : GoldenResult(self, sources: run.folder.sources(), addsDirectJSON: false)
      return (base, "without direct JSON")
    }
    if !hasStandalone || run == standalone.run { return nil }
    return (try GoldenResult.first(of: standalone), "in standalone")
  }

  /// The line of every generated file that imports the runtime.
  static let interface =
    "extension WidgetCoding.Interface\(RuntimeSpelling.interfaceVersion) {}"
    + "  // Requires a WidgetRuntime of the same version as widgetgen.\n\n"

  /// Returns the text without the lines that the generated files of all cases share. `Goldens` checks them.
  private static func withoutSharedLines(_ text: String) -> String {
    var text = text[...]
    if text.hasPrefix(GeneratedHeader.text) {
      text = text.dropFirst(GeneratedHeader.text.count).drop { $0 == "\n" }
    }
    guard let line = text.range(of: interface) else { return String(text) }
    return String(text[..<line.lowerBound] + text[line.upperBound...])
  }

  /// Whether an extension only forwards the requirements of `Codable` to direct JSON, where the extension of the same
  /// type in another text implements them.
  private static func forwardsToDirectJSON(_ paragraph: String, insteadOf other: String) -> Bool {
    let forwards = """


          init(from decoder: any Decoder) throws { try self.init(reading: decoder) }

          func encode(to encoder: any Encoder) throws { try write(to: encoder) }
      }

      """
    return paragraph.hasSuffix(forwards)
      && other.contains(paragraph.dropLast(forwards.count) + "\n")
  }
}

extension Diagnostic {
  /// Whether the diagnostic and all its notes refer to the given sources.
  fileprivate func isAbout(_ sources: [SourceFile]) -> Bool {
    ([file] + notes.map(\.file)).allSatisfy { path in sources.contains { $0.path == path } }
  }
}

/// The result of a run.
struct GoldenResult: Equatable, Sendable {
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

  private static let known = KnownResults()

  /// Returns the result for the sources of the case. Several tests use it, so it is generated once.
  static func first(of golden: GoldenRun) throws -> GoldenResult {
    if let result = known[golden.run] { return result }
    let result = try GoldenResult(golden, sources: golden.run.folder.sources())
    known[golden.run] = result
    return result
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

/// The results that are already generated. The conformance is unchecked, because each access locks the dictionary.
private final class KnownResults: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [CaseRun: GoldenResult] = [:]

  subscript(run: CaseRun) -> GoldenResult? {
    get { lock.withLock { results[run] } }
    set { lock.withLock { results[run] = newValue } }
  }
}
