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

  /// The lines of both versions. Removed lines start with `-`, and inserted lines with `+`.
  var difference: String {
    let (lines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in newLines.difference(from: lines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text: [String] = []
    var next = 0
    for (offset, line) in lines.enumerated() {
      if removed.contains(offset) {
        text.append("- \(line)")
        continue
      }
      while inserted.contains(next) {
        text.append("+ \(newLines[next])")
        next += 1
      }
      text.append(line.isEmpty ? "" : "  \(line)")
      next += 1
    }
    text += newLines[next...].map { "+ \($0)" }
    return text.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
