import Foundation
import TestSupport
import Testing
import WireContract

@testable import WidgetDriver

/// Every diagnostic has an entry in the catalogue of rules, and the other way around.
@Suite struct RuleCatalogueTests {
  @Test func everyRuleInTheSourcesIsExplained() throws {
    let used = try Self.idsInSources()
    let explained = Set(RuleCatalogue.rules.map(\.id))
    #expect(used.count > 100)
    #expect(used.subtracting(explained).sorted() == [], "add them to Sources/WidgetDriver/Rules")
    #expect(explained.subtracting(used).sorted() == [], "no source reports these rules")
  }

  /// The configuration knows the rules of changes by their entries in the catalogue.
  @Test func rulesOfChangesAreInOneGroup() {
    #expect(
      RuleCatalogue.changes.map(\.id).sorted() == ChangeRule.allCases.map(\.rawValue).sorted())
  }

  @Test func rulesAreUniqueAndReadAsSentences() {
    #expect(Set(RuleCatalogue.rules.map(\.id)).count == RuleCatalogue.rules.count)
    for rule in RuleCatalogue.rules {
      #expect(!rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
    }
  }

  /// `id: "stale"`, and constants whose name ends in `ID`.
  private static func idsInSources() throws -> Set<String> {
    let files = try Repository.swiftFiles(in: "Sources").filter {
      !$0.path.contains("/WidgetDriver/Rules/")
    }
    let payloads = Set(PayloadRule.allCases.map(\.rawValue) + ChangeRule.allCases.map(\.rawValue))
    return try files.reduce(into: payloads) { ids, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/\b(?:id:|\w+ID =) "([a-z-]+)"/#) {
        ids.insert(String(match.1))
      }
    }
  }
}
