import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetScaffold
import WidgetSource

/// A run of a `scaffold` case: views and their widgets.
///
/// ```
/// Cases/scaffold/<case>/
///   input.swift     the views; missing for a navigation controller
///   options.json    see `CaseFolder`
///   <run>/          the written files and diagnostics.txt
/// ```
struct ScaffoldRun: CustomStringConvertible, Sendable {
  let run: CaseRun

  var description: String { run.description }

  static let all = CaseFolder.cases(of: "scaffold").flatMap(\.runs).map(ScaffoldRun.init)

  func runtime() throws -> Configuration.Runtime {
    try #require(Configuration.Runtime(rawValue: run.runtime()))
  }

  func sources() throws -> [SourceFile] { try run.folder.sources() }

  /// Returns the written files and the diagnostics.
  func result() throws -> [String: String] {
    let (options, runtime) = (try run.options(), try runtime())
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
}
