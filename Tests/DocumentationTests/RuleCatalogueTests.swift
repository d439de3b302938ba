import Foundation
import TestSupport
import Testing
import WidgetCommands
import WidgetDriver
import WidgetSource
import WireContract

/// Tests that the explained rules are exactly the rules that the sources report.
@Suite struct RuleCatalogueTests {
  @Test func everyRuleInTheSourcesIsExplained() throws {
    let used = try Self.idsInSources()
    let explained = Set(RuleCatalogue.full.rules.map(\.id))
    #expect(used.count > 100)
    #expect(used.subtracting(explained).sorted() == [], "add them to the rules of their module")
    #expect(explained.subtracting(used).sorted() == [], "no source reports these rules")
  }

  @Test func rulesAreUniqueAndReadAsSentences() throws {
    #expect(Set(RuleCatalogue.full.rules.map(\.id)).count == RuleCatalogue.full.rules.count)
    for rule in RuleCatalogue.full.rules {
      let title = try #require(RuleCatalogue.full.pages.title(of: rule.id), "\(rule.id)")
      #expect(!title.isEmpty && !title.hasSuffix("."), "\(rule.id)")
    }
  }

  /// Returns the IDs of the rules that the sources report: `rule: .stale`, the first argument of a call such as
  /// `Diagnostic(.stale, …)`, `id: "stale"`, and the values of constants whose names end in `ID`.
  private static func idsInSources() throws -> Set<String> {
    var ids = Set(PayloadRule.allCases.map(\.rawValue) + Rule.ofChanges.map(\.id))
    var (declared, used): ([String: String], Set<String>) = ([:], [])
    for file in try Repository.swiftFiles(in: "Sources") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/\b(?:id:|\w+ID =) "([a-z-]+)"/#) {
        ids.insert(String(match.1))
      }
      for match in text.matches(of: #/static let (\w+) = Rule\(\s*"([a-z-]+)"/#) {
        declared[String(match.1)] = String(match.2)
      }
      for match in text.matches(of: #/(?:\brule:|\w\()\s*\.(\w+)/#) { used.insert(String(match.1)) }
    }
    return ids.union(used.compactMap { declared[$0] })
  }
}
