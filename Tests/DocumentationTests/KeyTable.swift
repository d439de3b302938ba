import Foundation
import TestSupport
import Testing
import WidgetPlan

/// The table of questions in docs/annotations.md, below the comment `<!-- keys: questions -->`. It is generated from
/// `KeyDocumentation.questions`.
enum KeyTable {
  static let url = Repository.root.appending(path: "docs/annotations.md")

  private static var text: String {
    let rows = KeyDocumentation.questions.map { question, keys in
      let list = keys.map { "`\($0.spelling)`" }.joined(separator: ", ")
      let page = question.page.replacingOccurrences(of: "annotations.md#", with: "#")
      return "| [\(question.rawValue)](\(page)) | \(list) |"
    }
    return (["| question | keys |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  /// Returns a page with the table replaced, or nil if it has none.
  static func updated(_ page: String) -> String? {
    guard let start = page.range(of: "<!-- keys: questions -->\n")?.upperBound else { return nil }
    let end = page.range(of: "\n\n", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
    return page.replacingCharacters(in: start..<end, with: text)
  }
}

@Suite struct KeyTableTests {
  @Test func theTableIsUpToDate() throws {
    let actual = try String(contentsOf: KeyTable.url, encoding: .utf8)
    let expected = try #require(KeyTable.updated(actual))
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(expected.utf8).write(to: KeyTable.url)
    } else {
      #expect(actual == expected, "UPDATE_GOLDENS=1 swift test --filter KeyTableTests")
    }
  }
}
