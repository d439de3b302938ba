import Foundation
import TestSupport
import Testing
import WidgetPlan

/// The text of docs/cheat-sheet.md, which is generated from the documentation of the keys. `DocumentationTests` compiles
/// and runs its examples.
enum CheatSheet {
  static let url = Repository.root.appending(path: "docs/cheat-sheet.md")

  static let text = """
    # Cheat sheet

    Every key of `// widgetgen:` [annotations](annotations.md), with an example. `widgetgen explain KEY` prints an entry of
    this page.

    \(KeyDocumentation.all.map(section).joined(separator: "\n"))
    """

  private static func section(_ key: KeyDocumentation) -> String {
    var facts = key.usage.map { row in
      let page = row.table == .families ? "families.md" : "annotations.md"
      let effect = row.effect.replacingOccurrences(of: "](#", with: "](\(page)#")
      return "`\(row.example)` on \(row.table.rawValue): \(effect)"
    }
    facts += ["Applies to: \(key.places).", "Value: \(key.values)."]
    if !key.directed.isEmpty { facts.append("Directions: \(list(key.directed)).") }
    if !key.excluded.isEmpty { facts.append("Not with: \(links(key.excluded)).") }
    return """
      ## \(key.spelling)

      \(facts.map { "* \($0)" }.joined(separator: "\n"))

      \(blocks(of: key.example).joined(separator: "\n\n"))

      """
  }

  private static func list(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func links(_ keys: [String]) -> String {
    keys.map { "[`\($0)`](#\($0.lowercased()))" }.joined(separator: ", ")
  }

  private static func blocks(of example: KeyExample) -> [String] {
    let module = example.dependency.map {
      block("widgets: standalone, module \($0.module)", "swift", $0.source)
    }
    let source = block("widgets: standalone", "swift", example.source)
    let isSame = example.encoded == example.json
    let json = block("\(isSame ? "reads" : "decodes"): \(example.type)", "json", example.json)
    let encoded = isSame ? nil : example.encoded.map { block("writes", "json", $0) }
    return [module, source, json, encoded].compactMap(\.self)
  }

  private static func block(_ kind: String, _ language: String, _ text: String) -> String {
    "<!-- \(kind) -->\n```\(language)\n\(text)\n```"
  }
}

@Suite struct CheatSheetTests {
  @Test func thePageIsUpToDate() throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(CheatSheet.text.utf8).write(to: CheatSheet.url)
    }
    let actual = try? String(contentsOf: CheatSheet.url, encoding: .utf8)
    #expect(actual == CheatSheet.text, "UPDATE_GOLDENS=1 swift test --filter CheatSheetTests")
  }
}
