import Foundation
import TestSupport
import Testing
import WidgetPlan

/// The tables of annotation keys in the documentation. They are generated from `AnnotationKey.all`. A comment `<!--
/// keys: properties -->` precedes each table, and `<!-- keys: questions -->` the table of questions.
enum KeyTables {
  static let pages = ["docs/annotations.md", "docs/families.md"]

  static func table(_ table: AnnotationKey.Usage.Table) -> String {
    let rows = AnnotationKey.all.flatMap(\.usage).filter { $0.table == table }
      .map { "| `\($0.example)` | \($0.effect) |" }
    return (["| key | effect |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  /// Returns the table of questions, in which `link` prints a key.
  static func questions(_ link: (String) -> String) -> String {
    let rows = KeyDocumentation.questions.map { question, keys in
      let list = keys.map { link($0.spelling) }.joined(separator: ", ")
      return "| [\(question.rawValue)](\(question.page)) | \(list) |"
    }
    return (["| question | keys |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  /// Returns a page with all of its tables replaced.
  static func updated(_ page: String) -> String {
    let questions = questions { "`\($0)`" }
      .replacingOccurrences(of: "](annotations.md#", with: "](#")
    return AnnotationKey.Usage.Table.allCases.reduce(
      replacing("questions", in: page, with: questions)
    ) { replacing($1.rawValue, in: $0, with: table($1)) }
  }

  private static func replacing(
    _ name: String, in page: String, with table: String
  ) -> String {
    let marker = "<!-- keys: \(name) -->\n"
    guard let start = page.range(of: marker)?.upperBound else { return page }
    let end = page.range(of: "\n\n", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
    return page.replacingCharacters(in: start..<end, with: table)
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
    #expect(pages.contains { $0.contains("<!-- keys: questions -->\n| question |") })
  }
}
