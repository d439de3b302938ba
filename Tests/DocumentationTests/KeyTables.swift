import Foundation
import TestSupport
import Testing
import WidgetPlan

/// The tables of annotation keys in the documentation. They are generated from `AnnotationKey.all`. A comment `<!--
/// keys: properties -->` precedes each table.
enum KeyTables {
  static let pages = ["docs/annotations.md", "docs/families.md"]

  static func table(_ table: AnnotationKey.Usage.Table) -> String {
    let rows = AnnotationKey.all.flatMap(\.usage).filter { $0.table == table }
      .map { "| `\($0.example)` | \($0.effect) |" }
    return (["| key | effect |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  /// Returns a page with all of its tables replaced.
  static func updated(_ page: String) -> String {
    AnnotationKey.Usage.Table.allCases.reduce(page) { page, kind in
      let marker = "<!-- keys: \(kind.rawValue) -->\n"
      guard let start = page.range(of: marker)?.upperBound else { return page }
      let end = page.range(of: "\n\n", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
      return page.replacingCharacters(in: start..<end, with: table(kind))
    }
  }
}

@Suite struct KeyTableTests {
  @Test(arguments: KeyTables.pages) func theTablesAreUpToDate(_ page: String) throws {
    let url = Repository.root.appending(path: page)
    let actual = try String(contentsOf: url, encoding: .utf8)
    let expected = KeyTables.updated(actual)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(expected.utf8).write(to: url)
    } else {
      #expect(actual == expected, "UPDATE_GOLDENS=1 swift test --filter KeyTableTests")
    }
  }

  @Test func eachTableIsOnAPage() throws {
    let pages = try KeyTables.pages.map {
      try String(contentsOf: Repository.root.appending(path: $0), encoding: .utf8)
    }
    for table in AnnotationKey.Usage.Table.allCases {
      #expect(pages.contains { $0.contains("<!-- keys: \(table.rawValue) -->\n| key |") })
    }
  }
}
