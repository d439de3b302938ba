import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// Tests examples of payloads, which are created from a contract or contained in doc comments.
@Suite struct ExampleTests {
  /// Every created example is valid.
  @Test(arguments: ContractRun.all) func examplesAreValid(_ golden: ContractRun) throws {
    let examples = ContractExamples(try golden.contract())
    #expect(examples.diagnostics.map(\.message) == [])
  }

  private func examples(_ source: String) -> (Contract, ContractExamples) {
    let file = SourceFile(path: "input.swift", text: source)
    let (contract, _) = ContractRun.contract(of: file, .standalone)
    return (contract, ContractExamples(contract))
  }

  /// Returns the examples of the type `Item`, which belongs to no family.
  private func ofItem(_ source: String) -> ContractExamples.Pair? {
    examples("/// widgetgen: codable\n" + source).1.pair(of: "Item")
  }

  @Test(arguments: [
    ("var pageTitle: String", #"{"pageTitle": "Page title"}"#),
    ("var imageURL: String", #"{"imageURL": "https://example.com"}"#),
    ("var count: UInt8 = 40", #"{"count": 40}"#),
    ("var count: Int = 1_000", #"{"count": 1000}"#),
    (#"var text = "Hello""#, #"{"text": "Hello"}"#),
    ("var isOn = false", #"{"isOn": false}"#),
    ("var side: Side = .right", #"{"side": "r"}"#),
    ("var side: Side?", #"{"side": "left"}"#),
    ("var sides: [Side]", #"{"sides": ["left"]}"#),
    ("var sides: [String: Side]", #"{"sides": {"key": "left"}}"#),
    ("var item: [Item]", #"{"item": [{"item": [{"item": []}]}]}"#),
    ("/// ```json\n/// \"#fff\"\n/// ```\nvar color: String", ##"{"color": "#fff"}"##),
    (
      "// widgetgen: key = \"a.b\"\nvar x: Int\n// widgetgen: key = \"a.c\"\nvar y: Int",
      #"{"a": {"b": 1, "c": 1}}"#
    ),
    ("// widgetgen: flatten\nvar inner: Inner", #"{"url": "https://example.com/url"}"#),
  ])
  func valuesFollowFromTypesAndNames(_ properties: String, _ expected: String) throws {
    let pair = ofItem(
      """
      struct Item: Codable {
        \(properties)
      }
      enum Side: String, Codable { case left, right = "r" }
      struct Inner: Codable { var url: URL }
      """)
    let example = try #require(pair?.full ?? pair?.minimal)
    let blanks: Set<Character> = [" ", "\n"]
    #expect(
      example.text.filter { !blanks.contains($0) } == expected.filter { !blanks.contains($0) })
  }

  /// The example of a case contains the name of the case and, if the enum is in a family, the enum's name in the
  /// family.
  @Test func casesHaveTheNamesOfTheFamily() throws {
    let (contract, examples) = examples(
      """
      // widgetgen: family
      protocol Component: Codable {}
      // widgetgen: family, tag = "version"
      enum Card: Component { case first(text: String), second(title: String) }
      """)
    let choice = try #require(contract.types["Card"]?.choice)
    let pair = try #require(examples.pair(of: choice.options[0], in: "Card"))
    let blanks: Set<Character> = [" ", "\n"]
    #expect(
      pair.minimal?.text.filter { !blanks.contains($0) }
        == #"{"type":"card","version":"first","text":"Text"}"#)
  }

  /// Random payloads are valid and depend on their seed. The error of a mutated payload has a rule and a path.
  @Test func samplesDependOnTheSeed() throws {
    let (contract, _) = examples(
      """
      // widgetgen: family
      protocol Component: Codable {}
      struct Label: Component { var text: String; var size: UInt8? }
      struct Row: Component { var items: [any Component] }
      """)
    func samples(_ seed: UInt64, isMutated: Bool) throws -> [PayloadSamples.Sample] {
      var samples = try #require(PayloadSamples(contract, root: "Component", seed: seed))
      return (0..<200).compactMap { _ in samples.next(isMutated: isMutated) }
    }
    let valid = try samples(1, isMutated: false)
    #expect(valid.allSatisfy { $0.error == nil } && Set(valid.map(\.payload)).count > 20)
    #expect(try samples(1, isMutated: false).map(\.payload) == valid.map(\.payload))
    #expect(try samples(2, isMutated: false).map(\.payload) != valid.map(\.payload))
    let mutants = try samples(1, isMutated: true)
    let rules = Set(mutants.compactMap { $0.error?.rule })
    #expect(rules.isSuperset(of: ["missing-key", "wrong-type", "null-value", "unknown-widget"]))
    #expect(mutants.contains { $0.error?.path == "/text" })
  }

  /// A sample with a value whose JSON is unknown is not declared valid.
  @Test(arguments: [
    ("// widgetgen: codable\nstruct Item { var a: Int }", true),
    ("// widgetgen: codable\nstruct Item { var a: JSONValue }", true),
    ("// widgetgen: codable\nstruct Item { var a: Other }", false),
    ("// widgetgen: codable\nstruct Item { var a: [UnsafeRawPointer] }", false),
    (
      """
      // widgetgen: codable
      struct Item {
        var a: Int
        static func decodeA(from decoder: any Decoder) throws -> Int { 1 }
        func encodeA(to encoder: any Encoder) throws {}
      }
      """, false
    ),
    (
      """
      // widgetgen: codable
      struct Item {
        // widgetgen: coder = JSONText()
        var a: [Int]
      }
      """, false
    ),
    (
      """
      // widgetgen: codable
      struct Item {
        // widgetgen: coder = SecondsSince1970()
        var a: Date
      }
      """, true
    ),
  ]) func samplesOfUnknownJSONAreNotDeclaredValid(_ source: String, _ isKnown: Bool) throws {
    let other = """

      struct Other: Codable {
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
      }
      """
    var samples = try #require(PayloadSamples(examples(source + other).0, root: "Item", seed: 1))
    let all = (0..<20).compactMap { _ in samples.next(isMutated: false) }
    #expect(all.allSatisfy(\.isKnown) == isKnown)
  }

  @Test func minimalExamplesContainRequiredKeys() throws {
    let pair = try #require(ofItem("struct Item: Codable { var a: Int; var b: Int?; var c = 3 }"))
    #expect(pair.minimal?.text == "{\n  \"a\": 1\n}")
    #expect(pair.full?.text == "{\n  \"a\": 1,\n  \"b\": 1,\n  \"c\": 3\n}")
  }

  @Test func endlessTypesHaveNoExample() throws {
    let pair = try #require(
      ofItem(
        "final class Item: Codable { var other: Other }\nfinal class Other: Codable { var item: Item }"
      ))
    #expect(pair.minimal == nil && pair.full == nil)
  }

  /// A JSON block in a doc comment is used unchanged. A block that the app could not decode is reported.
  @Test func documentedExamplesAreUsed() throws {
    func family(_ json: String) -> String {
      """
      // widgetgen: family, tag = "type"
      protocol Component: Codable {}
      /// ```json
      /// \(json)
      /// ```
      struct Label: Component { var text: String }
      """
    }
    let (contract, good) = examples(family(#"{"text":   "a", "type": "label"}"#))
    let option = try #require(contract.types["Component"]?.choice?.options.first)
    #expect(good.diagnostics == [])
    #expect(
      good.pair(of: option, in: "Component")?.full?.text == #"{"text":   "a", "type": "label"}"#)
    for (json, message) in [
      (#"{"type": "label"}"#, "the example of 'Label' is not valid: 'label' needs the key 'text'"),
      (
        #"{"type": "label", "text": "a",}"#,
        "the example of 'Label' is not valid: expected a key in quotes"
      ),
      (
        #"{"type": "label", "text": "a", "txt": 1}"#,
        "in the example of 'Label': 'label' has no key 'txt'; did you mean 'text'?"
      ),
    ] {
      let (_, bad) = examples(family(json))
      #expect(bad.diagnostics.map(\.message) == [message])
      #expect(bad.diagnostics.first?.range != nil)
    }
  }

  @Test(arguments: [
    ("A\n```json\n1\n```\nB", "1", "A\nB"), ("```json\n1", "1", ""),
    ("```\n```json\n```\n  ~~~ JSON\n  [\n\n]\n  ~~~", "  [\n\n]", "```\n```json\n```"),
  ])
  func jsonBlocksAreFound(_ documentation: String, _ text: String, _ rest: String) throws {
    let example = try #require(DocumentedExample.first(in: documentation))
    #expect(example.text == text)
    #expect(example.removed(from: documentation) == rest)
  }

  @Test func otherBlocksAreIgnored() {
    for documentation in ["", "```swift\n1\n```", "```json\n```", "`json`"] {
      #expect(DocumentedExample.first(in: documentation) == nil)
    }
  }

  @Test func wrongPropertyExamplesAreReported() {
    let (_, examples) = examples(
      "/// widgetgen: codable\nstruct Item {\n  /// ```json\n  /// \"a\"\n  /// ```\n  var size: Int\n}"
    )
    #expect(
      examples.diagnostics.map(\.message) == [
        "the example of 'Item.size' is not valid: expected an integer, found a string"
      ])
  }
}

/// Tests the counts of types, options and keys in payloads.
@Suite struct PayloadUsageTests {
  private func usage(_ source: String, root: String, _ payload: String) throws -> PayloadUsage {
    let file = SourceFile(path: "input.swift", text: source)
    let (contract, _) = ContractRun.contract(of: file, .standalone)
    let validator = try #require(PayloadValidator(contract, root: root))
    return validator.usage(in: Array(payload.utf8))
  }

  @Test(arguments: [
    (
      #", tag = "type""#,
      #"{"type": "list", "items": [{"type": "text", "caption": "a"}, {"type": "text", "value": "b"}]}"#
    ),
    (
      #", tag = "t", content = "c""#,
      #"{"t": "list", "c": {"items": [{"t": "text", "c": {"caption": "a"}}, {"t": "text", "c": {"value": "b"}}]}}"#
    ),
    (
      " = external", #"{"list": {"items": [{"text": {"caption": "a"}}, {"text": {"value": "b"}}]}}"#
    ),
    (" = untagged", #"{"items": [{"caption": "a"}, {"value": "b"}]}"#),
  ])
  func usageIsCountedForEachForm(_ form: String, _ payload: String) throws {
    let usage = try usage(
      """
      // widgetgen: family\(form)
      protocol Node: Codable {}
      struct List: Node { var items: [any Node] }
      struct Text: Node {
        // widgetgen: alias = "caption"
        var value: String
      }
      """, root: "Node", payload)
    #expect(usage.count(ofOption: "List", in: "Node") == 1)
    #expect(usage.count(ofOption: "Text", in: "Node") == 2)
    #expect(usage.count(ofType: "List") == 1 && usage.count(ofType: "Text") == 2)
    #expect(usage.spellings(ofProperty: "items", of: "List") == ["items": 1])
    #expect(usage.spellings(ofProperty: "value", of: "Text") == ["value": 1, "caption": 1])
  }

  @Test func usageIsCountedInNestedAndFlattenedObjects() throws {
    let usage = try usage(
      """
      /// widgetgen: codable
      struct Item {
        // widgetgen: key = "meta.size"
        var size: Int
        // widgetgen: flatten
        var inner: Inner
      }
      struct Inner: Codable { var text: String }
      """, root: "Item", #"{"meta": {"size": 1}, "text": "a"}"#)
    #expect(usage.count(ofType: "Item") == 1 && usage.count(ofType: "Inner") == 1)
    #expect(usage.spellings(ofProperty: "size", of: "Item") == ["meta.size": 1])
    #expect(usage.spellings(ofProperty: "text", of: "Inner") == ["text": 1])
  }

  @Test func invalidJSONHasNoUsage() throws {
    let usage = try usage("/// widgetgen: codable\nstruct Item { var a: Int }", root: "Item", "{")
    #expect(usage == PayloadUsage())
  }
}
