import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetTemplate
import WireContract

/// Tests that docs/contract-context.md lists the members that are available to templates.
@Suite struct ContractContextTests {
  @Test func pageDocumentsEveryMember() throws {
    let url = Repository.root.appending(path: "docs/contract-context.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    var documented: [String: [String]] = [:]
    var section: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = line == "## Variables" ? "" : String(line.dropFirst(3))
      } else if let section, line.hasPrefix("| `"),
        let name = line.dropFirst(3).split(separator: "`").first
      {
        documented[section, default: []].append(String(name))
      }
    }
    #expect(Set(documented.keys) == Set(ContractContext.members.keys))
    for (kind, members) in ContractContext.members {
      let names = documented[kind] ?? []
      #expect(Set(names) == Set(members), "\(kind)")
      #expect(names.count == members.count, "\(kind)")
    }
  }

  @Test(
    arguments: [
      ("1", "1"), ("1.5", "1.5"), ("true", "true"), ("nothing", "null"), ("text", #""a\"b""#),
      ("separators", #"{"\u2028": "\u2029"}"#),
      ("list", #"[0.25, "a", null, [false], {"a": -1, "b": 1.0}]"#),
    ])
  func filterPrintsJSON(value: String, expected: String) {
    let values: [String: Value] = [
      "nothing": .none, "text": "a\"b", "separators": ["\u{2028}": "\u{2029}"],
      "list": [.double(0.25), "a", .none, [false], ["b": .double(1), "a": -1]],
    ]
    let template = SourceFile(path: "a.stencil", text: "{{ \(value)|json }}")
    let result = ContractRendering().render(template, values)
    #expect(result.diagnostics == [])
    #expect(String(decoding: result.text, as: UTF8.self) == expected)
  }
}
