import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// Compares the findings between two versions with the expected findings. Each rule of compatibility has one or more
/// cases: `Cases/changes/<case>/{old.swift,new.swift,expected.txt}`. A case may have the old contract, `old.json`,
/// instead of its sources.
@Suite struct ChangeGoldens {
  static let all = CaseFolder.cases(of: "changes")

  @Test(arguments: all) func findingsMatchTheGolden(_ golden: CaseFolder) throws {
    let (name, folder) = (golden.lastName, golden.folder)
    let text = try Self.text(of: golden)
    let url = folder.appending(path: "expected.txt")
    if recordsExpectedFiles { try Data(text.utf8).write(to: url) }
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let diff = unifiedDiff(expected: expected, actual: text)
    #expect(text == expected, "\(name)\n\(diff)")
    let rule = Rule.ofChanges.first { name.hasPrefix($0.id) }
    #expect(name.hasPrefix("unchanged") ? text.isEmpty : text.contains("[\(rule?.id ?? "")]"))
  }

  @Test func everyRuleHasACase() {
    // A case of `unexplained-difference` would be a missing rule. `CrossCheckTests` tests it instead.
    for rule in Rule.ofChanges where rule.id != "unexplained-difference" {
      #expect(Self.all.contains { $0.lastName == rule.id }, "\(rule.id)")
    }
  }

  /// Both versions of a case, and the table of lines of each file.
  typealias Versions = (old: Contract, new: Contract, tables: [String: LineTable])

  /// Returns both versions of a case.
  static func versions(of golden: CaseFolder) throws -> Versions {
    try #require(try versions[golden]?.get())
  }

  /// The versions of all cases, which are the same in every test.
  private static let versions = Dictionary(
    uniqueKeysWithValues: all.map { golden in
      (golden, Result { () -> Versions in try versions(in: golden.folder) })
    })

  private static func versions(in folder: URL) throws -> Versions {
    func source(_ name: String) throws -> SourceFile {
      SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
    func contract(of source: SourceFile) -> Contract {
      let (contract, diagnostics) = ContractRun.contract(of: source, .standalone)
      #expect(!diagnostics.hasErrors)
      return contract
    }
    let newSource = try source("new.swift")
    let new = contract(of: newSource)
    // As in the command, the old version is read from the text of its contract.
    let file =
      try (try? source("old.json"))
      ?? SourceFile(path: "old.json", text: contract(of: source("old.swift")).text)
    let read = try #require(ContractReader.read(file).0)
    return (read, new, ["old.json": LineTable(file), "new.swift": LineTable(newSource)])
  }

  private static func text(of golden: CaseFolder) throws -> String {
    let (read, new, tables) = try versions(of: golden)
    func text(_ place: ContractPlace?) -> String {
      guard let place, let position = tables[place.file]?.position(at: place.range.start) else {
        return "nowhere"
      }
      return "\(place.file):\(position.line):\(position.column)"
    }
    return ContractComparison(old: read, new: new).changes.map { change in
      """
      \(change.severity.rawValue) \(change.at.quoted) [\(change.rule.id)]
        \(change.message)
        \(change.consequence("v1") ?? "nothing breaks")
        \(change.cure ?? "there is nothing to do")
        \(text(change.place)), was \(text(change.oldPlace))

      """
    }.joined()
  }
}
