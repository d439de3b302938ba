import Foundation
import ObjectiveCHeaders
import TestSupport
import Testing
import WidgetGenerator
import WidgetScaffold
import WidgetSource

/// A case of the feature `headers`: an Objective-C header and the widgets for each runtime.
///
/// ```
/// Cases/headers/<case>/
///   input.h         the views; it can import headers from subfolders
///   stubs.swift     undeclared types of the header, for the compiler
///   interface/      the header as Swift imports it
///   <runtime>/      as in `ScaffoldRun`
/// ```
struct HeaderCase: CustomStringConvertible, Sendable {
  let files: CaseFolder

  static let all = CaseFolder.cases(of: "headers").map(HeaderCase.init)

  var name: String { files.lastName }
  var description: String { name }
  var folder: URL { files.folder }

  /// Returns the Swift interfaces of the headers, with paths relative to the case's folder.
  func interfaces(_ library: String) throws -> (sources: [SourceFile], diagnostics: [Diagnostic]) {
    let headers = try headers()
    let folders = Set(headers.map { $0.deletingLastPathComponent().path }).sorted()
    let prefix = folder.path + "/"
    let reader = try HeaderReader(
      prefix + "input.h", folders: folders.filter { !$0.hasSuffix("/Kinds") },
      // The folder `Kinds` represents a framework, whose headers are found by name.
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

  /// Returns the output files of each run.
  func result(_ library: String) throws -> [CaseRun: [String: String]] {
    let (sources, diagnostics) = try interfaces(library)
    let header = SourceFile(
      path: "input.h", bytes: try Array(Data(contentsOf: folder.appending(path: "input.h"))))
    let interface = sources.map(\.text).joined(separator: "\n")
    var result = [files.run("interface"): ["interface.swift": interface]]
    for runtime in Configuration.Runtime.allCases {
      let scaffold = widgets(of: sources, runtime)
      var files: [String: String] = [:]
      for file in scaffold.files { files[file.name] = file.text }
      var formatter = DiagnosticFormatter { path in
        path == "input.h" ? header : sources.first { $0.path == path }
      }
      var text = diagnostics.map { formatter.format($0) }.joined()
      // Locations are omitted, because only the command maps them to the header.
      text += scaffold.diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.id)]\n" }
        .joined()
      if !text.isEmpty { files["diagnostics.txt"] = text }
      result[self.files.run(runtime.rawValue)] = files
    }
    return result
  }

  func widgets(of sources: [SourceFile], _ runtime: Configuration.Runtime) -> Scaffold {
    Scaffold(
      .file("input.h"), in: sources.map(ScannedFile.init),
      for: ScaffoldTarget(runtime: runtime, layout: .auto))
  }
}
