import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// Tests the Kotlin that creates a payload. `Tests/Types/run` compiles it for every contract.
@Suite struct KotlinExamplesTests {
  private static let source = """
    // widgetgen: family
    protocol Component: Codable {}
    struct Label: Component { var text: String; var size: Double?; var kind: Kind = .small }
    struct Line: Component {}
    struct List: Component {
      var children: [any Component]
      // widgetgen: key = meta.count
      var count: UInt8
      var weights: [String: Float]
      var data: Unknown?
    }
    // widgetgen: name = [panel, box]
    struct Panel: Component { var action: Action? }
    // widgetgen: family = external
    enum Action: Codable { case open(url: URL), close, `class`(Int) }
    enum Kind: String, Codable { case small, large = "x-large" }
    """

  private func kotlin(_ json: String, root: String = "Component") -> String? {
    let file = SourceFile(path: "input.swift", text: Self.source)
    let (contract, _) = ContractRun.contract(of: file, .standalone)
    return KotlinExamples(contract).text(of: json, root: root)
  }

  @Test(arguments: [
    (#"{"type": "line"}"#, "Line"),
    (
      #"{"type": "label", "text": "5 $", "kind": "x-large"}"#,
      #"Label(text = "5 \$", kind = Kind.large)"#
    ),
    (
      #"{"type": "label", "text": "a\u000c\n", "size": 2}"#,
      #"Label(text = "a\u000c\n", size = 2.0)"#
    ),
    (#"{"type": "label", "text": "a", "kind": null}"#, #"Label(text = "a")"#),
    (
      #"{"type": "panel", "action": {"close": {}}}"#,
      "Panel(action = Action.close(ActionClose_content))"
    ),
    (
      #"{"type": "panel", "action": {"open": {"url": "/a"}}}"#,
      #"Panel(action = Action.open(ActionOpen_content(url = "/a")))"#
    ),
  ])
  func classesAreConstructed(_ json: String, _ expression: String) {
    #expect(kotlin(json) == "val payload: Component = \(expression)\n")
  }

  @Test func longCallsHaveALineForEachArgument() {
    #expect(
      kotlin(
        """
        {"type": "list", "meta": {"count": 2}, "weights": {"a": 1, "b": 0.5}, "data": {"x": [1, "$"]},
         "children": [{"type": "line"}, {"type": "label", "text": "a"}]}
        """) == """
          val payload: Component = List_(
              children = listOf(Line, Label(text = "a")),
              meta = List__meta(count = (2).toShort()),
              weights = mapOf("a" to 1f, "b" to 0.5f),
              data = Json.parseToJsonElement(\"""{"x": [1, "${'$'}"]}\""")
          )

          """)
  }

  /// Values with an unknown name, an unknown key or another form cannot be created in Kotlin, so their JSON is decoded.
  @Test(arguments: [
    (#"{"type": "labl"}"#, #"Json.decodeFromString<Component>("""{"type": "labl"}""")"#),
    (
      #"{"type": "line", "x": 1}"#,
      #"Json.decodeFromString<Component>("""{"type": "line", "x": 1}""")"#
    ),
    (
      #"{"type": "panel", "action": "close"}"#,
      #"Panel(action = Json.decodeFromString<Action>("\"close\""))"#
    ),
  ])
  func otherPartsAreDecoded(_ json: String, _ expression: String) {
    #expect(kotlin(json) == "val payload: Component = \(expression)\n")
  }

  @Test func invalidJSONHasNoKotlin() { #expect(kotlin("{") == nil) }

  /// The Kotlin for the examples of a contract creates each class of a family.
  @Test(arguments: ContractRun.all) func classesHaveValidValues(_ golden: ContractRun) throws {
    let contract = try golden.contract()
    let kotlin = KotlinExamples(contract)
    let examples = [contract, contract.withoutEnumsInFamilies].map(ContractExamples.init)
    var created = ""
    for (family, type) in contract.sortedTypes {
      for option in type.choice?.options ?? [] {
        let pairs = examples.compactMap { $0.pair(of: option, in: family) }
        for example in pairs.flatMap({ [$0.minimal, $0.full] }).compactMap(\.self) {
          created += kotlin.text(of: example.text, root: family) ?? ""
        }
      }
    }
    let words = Set(
      created.replacing(#/"(\\.|[^"\\])*"/#, with: "").split {
        !$0.isLetter && !$0.isNumber && $0 != "_"
      })
    for name in Self.membersOfFamilies(try #require(golden.allFiles()["types.kt"])) {
      let isCreated = words.contains(name)
      #expect(isCreated, "no payload is '\(name)'")
    }
  }

  /// Returns the names of the classes and objects that implement sealed interfaces.
  private static func membersOfFamilies(_ kotlin: String) -> [Substring] {
    let families = Set(kotlin.matches(of: #/sealed interface (\w+)/#).map(\.1))
    return kotlin.split(separator: "\n\n").compactMap { block in
      guard let name = block.firstMatch(of: #/\n(?:data class|object) (\w+)/#)?.1,
        let supers = block.firstMatch(of: #/(?:\)|object \w+) : ([\w, ]+)\s*$/#)?.1
      else { return nil }
      return supers.split(separator: ", ").contains(where: families.contains) ? name : nil
    }
  }
}

extension Contract {
  /// A copy of the contract in which no family or enum is a member of a family, so that the examples of an enum's cases
  /// do not contain the enum's name in a family.
  fileprivate var withoutEnumsInFamilies: Contract {
    var contract = self
    for (name, type) in types {
      guard var choice = type.choice else { continue }
      choice.options.removeAll { option in
        if case .type(let type) = option.content { types[type]?.choice != nil } else { false }
      }
      contract.types[name]?.kind = .choice(choice)
    }
    return contract
  }
}
