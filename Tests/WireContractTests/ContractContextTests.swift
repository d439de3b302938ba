import Foundation
import TestSupport
import Testing
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
}
