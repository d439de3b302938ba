import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// The case `Tests/Cases/changes/<rule>`, which `ChangeGoldens` runs.
struct ChangeExample {
  let old: String
  let new: String

  /// Creates the example of a rule, or nil if the rule is not about changes between the contracts of two sources.
  init?(_ rule: Rule) throws {
    guard Rule.ofChanges.contains(rule) else { return nil }
    let folder = CaseFolder.root.appending(path: "changes/\(rule.id)")
    guard FileManager.default.fileExists(atPath: folder.appending(path: "old.swift").path) else {
      return nil
    }
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .trimmingCharacters(in: .newlines)
    }
    (old, new) = (try text("old.swift"), try text("new.swift"))
  }

  /// Returns the changes that the rule reports, one per line.
  func report(of rule: Rule) throws -> String {
    let changes = ContractComparison(old: try contract(old), new: try contract(new)).changes
    return changes.filter { $0.rule == rule }
      .map { "\($0.severity.rawValue): \($0.message) [\(rule.id)]" }.joined(separator: "\n")
  }

  private func contract(_ text: String) throws -> Contract {
    try Contract.ofExample(SourceFile(path: "Widgets.swift", text: text + "\n"))
  }
}

extension Contract {
  /// Returns the contract of a source for the runtime `standalone`. The source must have no errors.
  static func ofExample(_ source: SourceFile) throws -> Contract {
    let planned = PlannedSources(
      [ScannedFile(source)], configuration: Configuration(runtime: .standalone))
    try #require(!planned.diagnostics.hasErrors)
    var builder = ContractBuilder(planned.plan, planned.context, named: "standalone")
    return builder.contract()
  }
}
