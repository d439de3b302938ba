import TestSupport
import Testing
import WidgetSource
import WireContract

/// Decodes payloads of both versions of each case with both versions.
@Suite struct CrossCheckTests {
  /// The cases whose differences payloads cannot show: of names in Swift, of encoding, of defaults, and of values that
  /// the contract does not describe.
  private static let hidden = [
    "availability", "cannot-judge", "coder", "condition", "default-changed", "fallback-changed",
    "key-changed-element", "meaning-changed", "older-format", "property-required-added-condition",
    "renamed", "root-changed", "type-removed", "unclassified",
    "write-", "name-changed-value", "unknown-policy-tightened-replacement",
  ]

  @Test(arguments: ChangeGoldens.all) func changesExplainAllDifferences(
    _ golden: CaseFolder
  ) throws {
    let (old, new, _) = try ChangeGoldens.versions(of: golden)
    for (old, new) in [(old, new), (new, old)] {
      let check = CrossCheck(ContractComparison(old: old, new: new))
      for change in check.changes where change.rule.id == "unexplained-difference" {
        Issue.record("\(golden.lastName): \(change.message)")
      }
    }
  }

  @Test(arguments: ChangeGoldens.all) func errorsHavePayloads(_ golden: CaseFolder) throws {
    let name = golden.lastName
    guard !Self.hidden.contains(where: name.hasPrefix) else { return }
    let (old, new, _) = try ChangeGoldens.versions(of: golden)
    let comparison = ContractComparison(old: old, new: new)
    let changes = CrossCheck(comparison).changes
      .filter { name.hasPrefix($0.rule.id) && $0.severity != .info }
    #expect(changes.isEmpty || changes.contains { $0.payload != nil }, "\(name)")
    for change in changes where change.severity == .error {
      // A missing rule would be noticed.
      let others = comparison.changes.filter { $0.at != change.at || $0.rule != change.rule }
      let found = CrossCheck(comparison, others).changes
      let isNoticed = found.contains { $0.rule.id == "unexplained-difference" }
      #expect(isNoticed || others.contains { $0.severity == .error }, "\(name): \(change.message)")
    }
  }

  @Test func samePayloadsAreUsedEachTime() throws {
    let golden = try #require(ChangeGoldens.all.first { $0.lastName == "type-narrowed" })
    let (old, new, _) = try ChangeGoldens.versions(of: golden)
    let payloads = (0..<2).map { _ in
      CrossCheck(ContractComparison(old: old, new: new)).changes.map(\.payload)
    }
    #expect(payloads[0] == payloads[1])
  }

  @Test func equalContractsHaveNoDifferences() throws {
    for run in ContractRun.all {
      let contract = try run.contract()
      let check = CrossCheck(ContractComparison(old: contract, new: contract))
      #expect(!check.changes.contains { $0.rule.id == "unexplained-difference" }, "\(run)")
    }
  }
}
