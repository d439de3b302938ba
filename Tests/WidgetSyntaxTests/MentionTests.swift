import Testing

@testable import WidgetSyntax

@Suite struct MentionTests {
  @Test(arguments: [
    (#"Card(title: "Deck()")"#, [Mention(name: "Card", isCalled: true)]),
    ("[Insets.zero, .standard]", [Mention(name: "Insets", member: "zero")]),
    ("Outer.Inner.init(top: 1)", [Mention(name: "Outer.Inner", isCalled: true)]),
    ("UUID().uuidString", [Mention(name: "UUID", isCalled: true)]),
    ("Theme.current()", [Mention(name: "Theme", member: "current", isCalled: true)]),
    ("flag ? A.b : C", [Mention(name: "A", member: "b"), Mention(name: "C")]),
    ("limit * 2", []), (".large", []), ("", []), ("A.", [Mention(name: "A")]),
  ])
  func inValue(value: String, mentions: [Mention]) {
    #expect(Mention.all(in: value) == mentions)
  }
}
