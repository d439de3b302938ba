import Foundation
import TestSupport
import Testing
import WidgetSource
import WireContract

/// Changes, removes and adds each fact of the contracts of all cases in turn. The comparison has to report each of these
/// changes.
@Suite struct ContractMutationTests {
  private struct Case: CustomStringConvertible, Sendable {
    let file: SourceFile
    let value: JSONValue
    /// The mutations that no smaller contract has.
    var mutations: [ContractMutation] = []

    var description: String { file.path }
  }

  private static let cases: [Case] = {
    var cases = ContractRun.all.compactMap { run -> Case? in
      let url = run.run.folder.folder.appending(path: "contract/contract.json")
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      let file = SourceFile(path: run.description, text: text)
      return (try? JSONValue.read(file).get()).map { Case(file: file, value: $0) }
    }.stablySorted { $0.file.bytes.count < $1.file.bytes.count }
    let vocabulary = cases.reduce(into: ContractMutation.Vocabulary()) { $0.add($1.value) }
    var kinds: Set<String> = []
    for index in cases.indices {
      cases[index].mutations = ContractMutation.all(of: cases[index].value, vocabulary)
        .filter { kinds.insert($0.kind).inserted }
    }
    return cases
  }()

  /// The kinds of mutations without a finding, with the reason why they do not change the JSON that is read or written.
  private static let withoutEffect: [(kind: String, reason: String)] = [
    (#"types\.add "#, "no payload contains the type"),
    (#"\{[^}]*(required|null)[^}]*\}\.add rejectsNull$"#, "null is an error or replaced anyway"),
    (
      #"\{(?![^}]*required)[^}]*\}type\.[^.]*\.optional$"#,
      "a value that may be missing may also be null"
    ),
    (#"\{[^}]*[nN]ull[^}]*\}(type\..*\.optional|\.type = 0|\.type = 1)$"#, "'null' decides"),
    (#"(string|\{expression\})\.expression$"#, "an expression of a text is text"),
    (
      #"types\.types\.\{[^}]*\}(\.(add|remove) onError|\.onError = .|onError\.change)$"#,
      "values of the type are only parts of payloads"
    ),
    (#"types\.types\.\{[^}]*options[^}]*\}\.kind = "#, "a protocol and an enum of the same form"),
    (#"\{[^}]*(reason|byHand)[^}]*\}"#, "coding by hand is always reported"),
    (#"\.add shorthand$"#, "the value is an object because of its name"),
    (#"\{[^}]*kind,[^}]*values\}\.add (only|available)$"#, "all enums with raw values are encoded"),
    (
      #"\{[^}]*(only|flatten)[^}]*\}.*\.add (omitted|writes|writesNull|writesShorthand)$"#,
      "not encoded"
    ),
    (
      #"\{(only,)?ref[^}]*\}\.(add|remove) unknown$"#,
      "the policy of the family has the same effect"
    ),
    (#"\{kind,options[^}]*\}\.add unknown$"#, "'skip' is an error where nothing can be left out"),
    (
      #"\{[^}]*(type,writes|name,only)[^}]*\}(\.add default|\.default = .|default\.change)$"#,
      "the property is not read"
    ),
    (
      #"\{(?![^}]*reads)[^}]*(type,writes|name,only)[^}]*\}type\.\w+\.coder$"#,
      "a coder that decodes more forms encodes the same"
    ),
    (#"\{reads,type\}\.type = "#, "an optional type of a value that may be missing"),
    (
      #"\{fallback,kind,values\}fallback\.change$"#,
      "the unknown value is stored under another name"
    ),
    (#"properties\.(add|remove) \{[^}]*flatten"#, "the type is also flattened elsewhere"),
    (
      #"\{kind,only,properties\}.*\.(remove flatten|add only)$"#,
      "the type is also flattened elsewhere"
    ),
    (#"\{flatten,type\}\.add (default|required)$"#, "the flattened type requires no key"),
    (#"deprecat"#, "only an added deprecation is reported"),
    (#"\}\.(add|remove) shorthandPart$"#, "each shorthand has a part"),
    (
      #"types\.types\.\{[^}]*\}(\.(add|remove) condition|\.condition = .|condition\.change)$"#,
      "the condition of the family's option is compared"
    ),
    (#"(names|reads|otherTags|order)\.reverse$"#, "aliases have no order"),
  ]

  @Test(arguments: cases) private func everyChangedFactIsReported(_ tested: Case) throws {
    let original = try #require(ContractReader.read(tested.file).0)
    let known = Set(ContractComparison(old: original, new: original).changes.map(\.message))
    let text = original.text
    let withoutEffect = try Self.withoutEffect.map { try Regex($0.kind) }
    for mutation in tested.mutations {
      guard let mutant = ContractReader.read(mutation.contract, of: tested.file).0,
        mutant.text != text
      else { continue }
      let changes = ContractComparison(old: original, new: mutant).changes
      if changes.contains(where: { !known.contains($0.message) }) { continue }
      let isListed = withoutEffect.contains { mutation.kind.contains($0) }
      #expect(isListed, "\(mutation.kind) \(mutation.name)")
    }
  }
}
