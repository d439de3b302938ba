import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetScaffold
import WidgetSource

/// One case below `Goldens`: views in, widgets out.
///
/// ```
/// Goldens/<runtime>/<case>/
///   input.swift     the views; none for a navigation controller
///   options.json    see `Options`; omitted when all options have their defaults
///   expected/       every file that is written, and diagnostics.txt
/// ```
struct ScaffoldCase: CustomTestStringConvertible, Sendable {
  let runtime: Configuration.Runtime
  let folder: URL

  var testDescription: String { "\(runtime.rawValue)/\(folder.lastPathComponent)" }

  static let all: [ScaffoldCase] = Configuration.Runtime.allCases.flatMap {
    runtime in
    let folder = Repository.root.appending(
      path: "Tests/WidgetScaffoldTests/Goldens/\(runtime.rawValue)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { ScaffoldCase(runtime: runtime, folder: folder.appending(path: $0)) }
  }

  struct Options: Decodable {
    var layout: String?
    /// The class; all of the file without it.
    var view: String?
    var initializer: String?
    /// The name of a navigation controller.
    var navigation: String?
    var keepsDefault: Bool?
    /// Why the result cannot be type-checked.
    var notCompiled: String?
  }

  func options() throws -> Options {
    let url = folder.appending(path: "options.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return Options() }
    return try JSONDecoder().decode(Options.self, from: Data(contentsOf: url))
  }

  func sources() throws -> [SourceFile] {
    let url = folder.appending(path: "input.swift")
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return [SourceFile(path: "input.swift", bytes: try Array(Data(contentsOf: url)))]
  }

  /// What is written, and what is said.
  func result() throws -> [String: String] {
    let options = try options()
    if let name = options.navigation {
      let scaffold = NavigationScaffold(
        named: name, keepsDefault: options.keepsDefault == true, for: runtime)
      return [scaffold.fileName: scaffold.text, "registration.txt": scaffold.registration]
    }
    let sources = try sources()
    let layout = options.layout.flatMap(ScaffoldTarget.Layout.init) ?? .auto
    let scaffold = Scaffold(
      options.view.map(Scaffold.Selection.name) ?? .file("input.swift"),
      in: sources.map(ScannedFile.init), for: ScaffoldTarget(runtime: runtime, layout: layout),
      initializer: options.initializer)
    var files = Dictionary(uniqueKeysWithValues: scaffold.files.map { ($0.name, $0.text) })
    var formatter = DiagnosticFormatter { path in sources.first { $0.path == path } }
    let text = scaffold.diagnostics.map { formatter.format($0) }.joined()
    if !text.isEmpty { files["diagnostics.txt"] = text }
    return files
  }

  func expected() throws -> [String: String] {
    let folder = folder.appending(path: "expected")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }

  func record(_ files: [String: String]) throws {
    let folder = folder.appending(path: "expected")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }
}
