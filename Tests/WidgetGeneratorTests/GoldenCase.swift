import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax
import WidgetTemplate

@testable import WidgetGenerator

/// One case below `Goldens`: sources, options and the expected output.
///
/// ```
/// Goldens/<runtime>/<feature>/<case>/
///   input.swift | input/*.swift
///   options.json        see `Options`; omitted when all options have their defaults
///   templates/*.stencil the user's templates
///   expected/           every file that is written, changed sources too, and diagnostics.txt
/// ```
struct GoldenCase: CustomTestStringConvertible, Sendable {
  /// The folder of the case below `Goldens`: `standalone/annotations/alias`.
  let name: String
  let runtime: Configuration.Runtime

  var testDescription: String { name }

  static let folder = Repository.root.appending(path: "Tests/WidgetGeneratorTests/Goldens")

  /// Every case, found by walking: there is no list to maintain.
  static let all: [GoldenCase] = Configuration.Runtime.allCases.flatMap { runtime in
    subfolders(of: runtime.rawValue).flatMap(subfolders).map {
      GoldenCase(name: $0, runtime: runtime)
    }
  }

  /// Files below `Goldens` that belong to no case.
  static func strayFiles() throws -> [String] {
    let names = Set(all.map(\.name))
    return try files(below: folder).filter {
      let parts = $0.split(separator: "/")
      return parts.count < 4 || !names.contains(parts.prefix(3).joined(separator: "/"))
        || !["input.swift", "input", "options.json", "templates", "expected"].contains(parts[3])
    }
  }

  /// The folders in a folder, by their paths below `Goldens`.
  private static func subfolders(of path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: path).path)
    return (names ?? []).sorted().map { "\(path)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: folder.appending(path: $0).path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  var folder: URL { Self.folder.appending(path: name) }
  var expectedFolder: URL { folder.appending(path: "expected") }

  /// What `options.json` may say.
  struct Options: Decodable {
    var inline: Bool?
    var directJSON: Bool?
    var only: [String]?
    var select: [String]?
    var arguments: [String: String]?
    /// Sources by path that are only read.
    var dependencies: [String]?
    var keyStyle: String?
    /// The compiler's default for what does not say its isolation: `MainActor`.
    var defaultIsolation: String?
    /// Templates for projects that leave Sourcery, by name.
    var sourceryTemplates: [String]?
    /// Why the result cannot be type-checked, for cases about errors.
    var notCompiled: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case inline, directJSON, only, select, arguments, dependencies, keyStyle, defaultIsolation
      case sourceryTemplates, notCompiled
    }
  }

  func options() throws -> Options {
    let url = folder.appending(path: "options.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return Options() }
    let data = try Data(contentsOf: url)
    let keys = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys
    let unknown = Set(keys).subtracting(Options.CodingKeys.allCases.map(\.rawValue))
    #expect(unknown.isEmpty, "\(name)/options.json")
    return try JSONDecoder().decode(Options.self, from: data)
  }

  /// The sources, by their paths as seen from the case's folder.
  func sources() throws -> [SourceFile] {
    let single = folder.appending(path: "input.swift")
    if FileManager.default.fileExists(atPath: single.path) {
      return [SourceFile(path: "input.swift", bytes: try Array(Data(contentsOf: single)))]
    }
    return try files(in: "input", ending: "swift")
  }

  func templates() throws -> [SourceFile] {
    let names = try options().sourceryTemplates ?? []
    return try files(in: "templates", ending: "stencil")
      + sourceryTemplates.filter { names.contains(OutputNaming.templateName(ofPath: $0.path)) }
  }

  /// The expected files by name.
  func expected() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: expectedFolder.path) else { return [:] }
    let files = try Self.files(below: expectedFolder)
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, try String(contentsOf: expectedFolder.appending(path: $0), encoding: .utf8))
      })
  }

  private func files(in name: String, ending: String) throws -> [SourceFile] {
    let url = folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try Self.files(below: url).filter { $0.hasSuffix("." + ending) }.map {
      SourceFile(
        path: "\(name)/\($0)", bytes: try Array(Data(contentsOf: url.appending(path: $0))))
    }
  }

  private static func files(below url: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
      var isFolder: ObjCBool = false
      let path = url.appending(path: $0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

/// What a case gives.
struct GoldenResult: Equatable {
  /// The written files by name, and `diagnostics.txt` if there are diagnostics. An embedded runtime is only
  /// named: its sources are those of WidgetRuntime.
  var files: [String: String] = [:]
  /// The embedded runtime by the name of its file.
  var runtime: [String: String] = [:]
  /// The sources as they are after the run.
  var sources: [SourceFile] = []
  var hasErrors = false

  static func == (left: GoldenResult, right: GoldenResult) -> Bool { left.files == right.files }

  /// Runs the generator over some sources with a case's options.
  init(_ golden: GoldenCase, sources: [SourceFile]) throws {
    let options = try golden.options()
    let configuration = Configuration(
      runtime: golden.runtime, only: options.only,
      fillsInlineBlocks: options.inline ?? false, directJSON: options.directJSON ?? false,
      arguments: options.arguments ?? [:],
      dependencies: Set(options.dependencies ?? []),
      keyStyles: options.keyStyle.map { style in
        Dictionary(uniqueKeysWithValues: sources.map { ($0.path, style) })
      } ?? [:], select: options.select)
    let templates = try golden.templates()
    let result = generate(
      sources.map(parse), templates: templates, configuration: configuration,
      loader: Loader { name, _ in templates.first { $0.path.hasSuffix("/" + name) } })
    self.sources = sources
    hasErrors = result.diagnostics.hasErrors
    if !result.diagnostics.isEmpty {
      files["diagnostics.txt"] = Self.text(
        of: result.diagnostics, in: sources + templates + result.texts)
    }
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

  /// Each form of the embedded runtime, with what a golden contains instead.
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

  /// What the command line would print.
  private static func text(of diagnostics: [Diagnostic], in files: [SourceFile]) -> String {
    var formatter = DiagnosticFormatter { path in files.first { $0.path == path } }
    return diagnostics.sorted(by: Diagnostic.isOrderedBefore).map { formatter.format($0) }.joined()
  }
}
