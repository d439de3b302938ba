import Testing
import WidgetSyntax

@Suite struct LiteralsTests {
  @Test(arguments: [
    ("true", "Bool"), ("1_000", "Int"), ("-3", "Int"), ("0xFF", "Int"), ("0b01", "Int"),
    ("0o17", "Int"), ("-0b1_0", "Int"), ("0x1p3", "Double"),
    ("-0xA.8P-2", "Double"),
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
    (#""x \(names["k"])""#, "String"), (#""\(f("a", b: "c"))""#, "String"),
    (#"["q\"", "a"]"#, "[String]"), (#"["\(names["k", 1])", "a"]"#, "[String]"),
    (##"[#"a", "b"#, "c"]"##, "[String]"), (#"Item(title: ":)")"#, "Item"),
    (#"Item(title: "(", rest: [1])"#, "Item"), ("Swift.Set<Int>([1])", "Swift.Set<Int>"),
    // Unlike `Int("3")` and `URL(string:)`, these initializers do not return an optional.
    ("Int()", "Int"), ("Int8(-3)", "Int8"), ("Double(3)", "Double"),
    ("Float(Double(1.5))", "Float"),
    ("Bool(true)", "Bool"), ("UInt8(truncatingIfNeeded: 300)", "UInt8"),
    ("URL(fileURLWithPath: \"/\")", "URL"), ("UUID()", "UUID"),
    ("String(repeating: \"a\", count: 3)", "String"), ("String(1)", "String"),
    ("CGFloat(width)", "CGFloat"),
  ])
  func inferredType(_ value: String, _ type: String) {
    #expect(Literals.type(of: value)?.text == type)
  }

  @Test(arguments: [
    "nil", ".red", ".init()", "a + b", "\"a\" + \"b\"", "[]", "[1, \"a\"]", "make()", "A().b()",
    "1 + 2", "Style.make()", "[:]", "[\"a\": 1, \"b\": \"c\"]", "[1: 2, 3]", "[a]()[0]", "[a, b](",
    "[item, item]", "[1: 2: 3]", "{ 1 }()", "", "a ? b : c", "0x", "0b12", "0o9", "0x_1", "0x1.8",
    "0b1p3", "0x1p",
    "1...3", "\"a\" \"b\"", "\"a",
  ])
  func noInferredType(_ value: String) {
    #expect(Literals.type(of: value) == nil)
  }

  /// A failable initializer returns an optional, so its type is not inferred.
  @Test(arguments: [
    "Int(\"3\")", "Swift.Int(\"3\")", "Int.init(\"3\")", "Int(text)", "Double(text.count)",
    "Int(\"ff\", radix: 16)", "Int(exactly: 3.5)", "UInt8(a ? b : c)", "Bool(\"true\")",
    "URL(string: \"https://example.com\")", "UUID(uuidString: \"\")", "Unicode.Scalar(65)",
    "Decimal(string: \"1\")", "Style(rawValue: 1)", "[Int(\"3\")]", "Data(base64Encoded: \"\")",
  ])
  func noInferredTypeOfFailableInitializers(_ value: String) {
    #expect(Literals.type(of: value) == nil)
  }
}
