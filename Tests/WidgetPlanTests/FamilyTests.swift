import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel
@testable import WidgetPlan

@Suite struct FamilyTests {
  private func families(_ text: String) -> [Family] {
    let model = Model([parse(SourceFile(path: "input.swift", text: text))])
    return PlanningContext(model, .standalone).families.all
  }

  @Test func membersHaveNames() {
    let families = families(
      """
      // widgetgen: family, tag = "kind"
      protocol Component: Codable, Sendable {}
      struct URLField: Component {}
      // widgetgen: name = "custom:card", alias = "card"
      struct Card: Component {}
      // widgetgen: skip
      struct Draft: Component {}
      """)
    #expect(families.map(\.name) == ["Component"])
    #expect(families.first?.representation == .internal(tag: TagPlace(key: "kind")))
    #expect(families.first?.members.map(\.names) == [["urlField"], ["custom:card", "card"]])
    #expect(families.first?.isEncodable == true)
    #expect(families.first?.isSendable == true)
  }

  @Test func refinementsAreFamilies() {
    let families = families(
      """
      // widgetgen: family, unknown = keep
      protocol Component: Codable {}
      protocol TextComponent: Component {}
      struct Text: TextComponent {}
      struct Image: Component {}
      """)
    #expect(families.map(\.name) == ["Component", "TextComponent"])
    #expect(families.map { $0.members.map(\.name) } == [["Text", "Image"], ["Text"]])
    #expect(families.map(\.unknown) == [.keep, .throw])
    #expect(families.map(\.isRefinement) == [false, true])
  }

  @Test(arguments: [
    ("family", Family.Representation.internal(tag: TagPlace(key: "type"))),
    ("family, tag = t, content = c", .adjacent(tag: TagPlace(key: "t"), content: .at(["c"]))),
    (
      "family, tag = a.b, content = a.c.d",
      .adjacent(tag: TagPlace(path: ["a", "b"]), content: .at(["a", "c", "d"]))
    ),
    ("family, tag = `a.b`", .internal(tag: TagPlace(key: "a.b"))),
    ("family = external", .external), ("family = untagged", .untagged),
    ("family = beagle", .internal(tag: TagPlace(key: "_beagleAction_"))),
  ])
  func annotationsDetermineTheRepresentation(
    _ annotation: String, _ expected: Family.Representation
  ) {
    let families = families("// widgetgen: \(annotation)\nprotocol Action {}")
    #expect(families.first?.representation == expected)
  }

  /// The key of the content must differ from the key of the discriminator, even if Beagle's form determines the
  /// discriminator's key.
  @Test(arguments: [
    ("family, content = type", true), ("family, tag = t, content = t", true),
    ("family, tag = t, content = type", false), ("content = type", false),
    ("family = beagle, content = type", false),
    ("family = beagle, content = _beagleAction_", true),
  ])
  func contentMustDifferFromTheTag(_ annotation: String, _ isWrong: Bool) {
    let model = model("// widgetgen: \(annotation)\nprotocol Action {}")
    let file = CheckedFile(0, PlanningContext(model, .standalone))
    let diagnostics = AnnotationConflictChecks(subject: file).run()
    #expect(diagnostics.map(\.id) == (isWrong ? ["contradicting-annotations"] : []))
  }

  @Test func beagleFormHasBeaglesNames() {
    let families = families(
      """
      // widgetgen: family = beagle
      protocol Component {}
      struct Text: Component {}
      struct BoxWidget: Component {}
      struct Screen: Component {}
      // widgetgen: name = "Beagle:Custom"
      struct Other: Component {}
      """)
    #expect(
      families.first?.members.map(\.names) == [
        ["beagle:text"], ["custom:boxwidget"], ["beagle:screencomponent"], ["beagle:custom"],
      ])
    #expect(families.first?.ignoresCase == true)
  }

  @Test func membersAreFoundByTheirTypes() {
    for count in 0...9 {
      let types = (0..<count).map { "struct T\($0): Component {}\nstruct Other\($0) {}\n" }
      let model = model("// widgetgen: family\nprotocol Component {}\n" + types.joined())
      let families = PlanningContext(model, .standalone).families.all
      let found = families.flatMap { model.allTypes.compactMap($0.member) }
      #expect(found.map(\.name) == (0..<count).map { "T\($0)" })
    }
  }
}
