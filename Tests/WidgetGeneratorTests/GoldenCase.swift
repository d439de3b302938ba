import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax
import WidgetTemplate

@testable import WidgetGenerator

/// One folder below `Goldens`: sources, options, and what must come of them.
///
/// ```
/// Goldens/<case>/
///   input.swift | input/*.swift
///   options.json        see `Options`; left out when all is default
///   templates/*.stencil the user's templates
///   expected/           every file that is written, changed sources too, and diagnostics.txt
/// ```
struct GoldenCase: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  static let folder = Repository.root.appending(path: "Tests/WidgetGeneratorTests/Goldens")

  /// Every case, found by walking: there is no list to keep.
  static let all: [GoldenCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(GoldenCase.init)
  }()

  var folder: URL { Self.folder.appending(path: name) }
  var expectedFolder: URL { folder.appending(path: "expected") }

  /// What `options.json` may say.
  struct Options: Decodable {
    var runtime: Configuration.Runtime?
    var inline: Bool?
    var only: [String]?
    var select: [String]?
    var arguments: [String: String]?
    /// Sources by path that are only read.
    var dependencies: [String]?
    /// The compiler's default for what does not say its isolation: `MainActor`.
    var defaultIsolation: String?
    /// Why the result cannot be type-checked, for cases about errors.
    var notCompiled: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case runtime, inline, only, select, arguments, dependencies, defaultIsolation, notCompiled
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

  func templates() throws -> [SourceFile] { try files(in: "templates", ending: "stencil") }

  /// The expected files by name.
  func expected() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: expectedFolder.path) else { return [:] }
    let files = try files(below: expectedFolder)
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, try String(contentsOf: expectedFolder.appending(path: $0), encoding: .utf8))
      })
  }

  private func files(in name: String, ending: String) throws -> [SourceFile] {
    let url = folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try files(below: url).filter { $0.hasSuffix("." + ending) }.map {
      SourceFile(
        path: "\(name)/\($0)", bytes: try Array(Data(contentsOf: url.appending(path: $0))))
    }
  }

  private func files(below url: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
      var isFolder: ObjCBool = false
      let path = url.appending(path: $0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

extension Configuration.Runtime: Decodable {}

/// What a case gives.
struct GoldenResult: Equatable {
  /// The written files by name, and `diagnostics.txt` if there are diagnostics.
  var files: [String: String] = [:]
  /// The sources as they are after the run.
  var sources: [SourceFile] = []
  var hasErrors = false

  static func == (left: GoldenResult, right: GoldenResult) -> Bool { left.files == right.files }

  /// Runs the generator over some sources with a case's options.
  init(_ golden: GoldenCase, sources: [SourceFile]) throws {
    let options = try golden.options()
    let configuration = Configuration(
      runtime: options.runtime ?? .beagle1, only: options.only,
      fillsInlineBlocks: options.inline ?? false, arguments: options.arguments ?? [:],
      dependencies: Set(options.dependencies ?? []), select: options.select)
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
    files[file.place.path] = String(decoding: file.bytes, as: UTF8.self)
    guard case .source(let path, scanned: _) = file.place else { return }
    sources = sources.map { $0.path == path ? SourceFile(path: path, bytes: file.bytes) : $0 }
  }

  /// What the command line would print.
  private static func text(of diagnostics: [Diagnostic], in files: [SourceFile]) -> String {
    var formatter = DiagnosticFormatter { path in files.first { $0.path == path } }
    return diagnostics.sorted(by: Diagnostic.isOrderedBefore).map { formatter.format($0) }.joined()
  }
}
