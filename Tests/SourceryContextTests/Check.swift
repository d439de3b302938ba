import SourceryContext
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Renders a template as Sourcery would.
///
/// - Parameters:
///   - sources: texts by path.
///   - modules: the names of modules by the paths of sources.
func render(
  _ template: String, over sources: [String: String], arguments: [String: String] = [:],
  dependencies: Set<String> = [], modules: [String: String] = [:]
) throws -> String {
  let files = sources.keys.sorted().map { path in
    parse(SourceFile(path: path, text: sources[path] ?? ""))
  }
  let context = sourceryContext(
    of: files, dependencies: dependencies, modules: modules, arguments: arguments)
  let environment = Environment(
    extensions: [.sourcery], whitespace: .sourcery, quotesListsOfContext: false)
  let template = Template.parse(SourceFile(path: "T.stencil", text: template), in: environment)
  let text = try template.flatMap { $0.render(context) }.get().text
  return String(decoding: NewlineNode.finish(text), as: UTF8.self)
}

/// Checks that a template has the expected output for one source.
func checkTemplate(
  _ template: String, over source: String, gives expected: String,
  arguments: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let actual = try render(template, over: ["Source.swift": source], arguments: arguments)
    let diff = unifiedDiff(expected: expected, actual: actual)
    #expect(actual == expected, "\(diff)", sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
