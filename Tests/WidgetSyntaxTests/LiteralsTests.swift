import Testing
import WidgetSyntax

@Suite struct LiteralsTests {
  @Test(arguments: [
    ("true", "Bool"), ("1_000", "Int"), ("-3", "Int"), ("0xFF", "Int"), ("0b01", "Int"),
    ("1.5", "Double"), ("1e3", "Double"), ("-0.5", "Double"), ("\"a\"", "String"),
    ("\"a \\\"b\\\"\"", "String"), ("#\"a\"b\"#", "String"), ("\"\"\"\na\n\"\"\"", "String"),
    ("[1, 2]", "[Int]"), ("WidgetProperties()", "WidgetProperties"),
    ("Style(flex: Flex())", "Style"), ("Set<Int>()", "Set<Int>"), ("A.B()", "A.B"),
    ("Style.init(a: 1)", "Style"), ("[Item]()", "[Item]"),
    ("[String: [Item]]()", "[String: [Item]]"),
    ("[(Int) -> Void]()", "[(Int) -> Void]"), ("Array<Item>()", "Array<Item>"),
    ("[\"a\": 1, \"b\": 2,]", "[String: Int]"), ("[[1], [2]]", "[[Int]]"),
    ("[\"a(\", \"b\"]", "[String]"),
    ("[Item(a: 1), Item(a: 2)]", "[Item]"), ("[[\"a, b\": [1.5]]]", "[[String: [Double]]]"),
  ])
  func told(_ value: String, _ type: String) {
    #expect(Literals.type(of: value)?.text == type)
  }

  @Test(arguments: [
    "nil", ".red", ".init()", "a + b", "\"a\" + \"b\"", "[]", "[1, \"a\"]", "make()", "A().b()",
    "1 + 2", "Style.make()", "[:]", "[\"a\": 1, \"b\": \"c\"]", "[1: 2, 3]", "[a]()[0]", "[a, b](",
    "[item, item]", "[1: 2: 3]", "{ 1 }()", "", "a ? b : c", "0x", "1...3",
  ])
  func notTold(_ value: String) {
    #expect(Literals.type(of: value) == nil)
  }
}
