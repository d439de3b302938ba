import Foundation
import ObjectiveCHeaders
import TestSupport
import Testing
import WidgetGenerator
import WidgetScaffold
import WidgetSource

/// One case below `HeaderGoldens`: a header of Objective-C in, for each runtime widgets out.
///
/// ```
/// HeaderGoldens/<case>/
///   input.h         the views; it can import headers of folders beside it
///   stubs.swift     what the header refers to and no header declares, for the compiler
///   expected/       interface.swift, and for each runtime a folder as in `ScaffoldCase`
/// ```
struct HeaderCase: CustomTestStringConvertible, Sendable {
  let name: String

  static let root = Repository.root.appending(path: "Tests/WidgetScaffoldTests/HeaderGoldens")
  static let all: [HeaderCase] =
    ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
    .map(HeaderCase.init)

  var testDescription: String { name }
  var folder: URL { Self.root.appending(path: name) }

  /// What libclang makes of the header, with paths from the case's folder on.
  func interfaces(_ library: String) throws -> (sources: [SourceFile], diagnostics: [Diagnostic]) {
    let headers = try headers()
    let folders = Set(headers.map { $0.deletingLastPathComponent().path }).sorted()
    let prefix = folder.path + "/"
    let reader = try HeaderReader(
      prefix + "input.h", folders: folders.filter { !$0.hasSuffix("/Kinds") },
      // Of a framework's headers only the names are known.
      find: { name in headers.first { $0.lastPathComponent == name }?.path }, library: library)
    let sources = reader.interfaces.map {
      SourceFile(path: $0.path.replacing(prefix, with: ""), text: $0.text)
    }
    let diagnostics = reader.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = diagnostic.file.replacing(prefix, with: "")
      return diagnostic
    }
    return (sources, diagnostics)
  }

  private func headers() throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".h") }.sorted().map { folder.appending(path: $0) }
  }

  /// All that is expected, by paths.
  func result(_ library: String) throws -> [String: String] {
    let (sources, diagnostics) = try interfaces(library)
    let header = SourceFile(
      path: "input.h", bytes: try Array(Data(contentsOf: folder.appending(path: "input.h"))))
    var files = ["interface.swift": sources.map(\.text).joined(separator: "\n")]
    for runtime in Configuration.Runtime.allCases {
      let scaffold = widgets(of: sources, runtime)
      for file in scaffold.files { files["\(runtime.rawValue)/\(file.name)"] = file.text }
      var formatter = DiagnosticFormatter { path in
        path == "input.h" ? header : sources.first { $0.path == path }
      }
      var text = diagnostics.map { formatter.format($0) }.joined()
      // Their places are in the interface here; the command says those in the header.
      text += scaffold.diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.id)]\n" }
        .joined()
      if !text.isEmpty { files["\(runtime.rawValue)/diagnostics.txt"] = text }
    }
    return files
  }

  func widgets(of sources: [SourceFile], _ runtime: Configuration.Runtime) -> Scaffold {
    Scaffold(
      .file("input.h"), in: sources.map(ScannedFile.init),
      for: ScaffoldTarget(runtime: runtime, layout: .auto))
  }

  func expected() throws -> [String: String] {
    let folder = folder.appending(path: "expected")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let files = paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".txt") }
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }

  func record(_ files: [String: String]) throws {
    let folder = folder.appending(path: "expected")
    try? FileManager.default.removeItem(at: folder)
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }
}
