import Testing
import WidgetSyntax

@Suite struct StringLiteralTests {
  @Test(arguments: [
    (#""a b""#, "a b"), (#""""#, ""), (#""\u{e9}""#, "\u{e9}"), (#""a\tb\"c""#, "a\tb\"c"),
    (##"#"a"b"#"##, #"a"b"#), (##"#"a\nb\#nc"#"##, "a\\nb\nc"),
    (##"#"""#"##, "\""), (##"#"""a"b"#"##, #"""a"b"#), (##"#""#"##, ""),
    ("\"\"\"\n  a\n   b\n  \"\"\"", "a\n b"), ("#\"\"\"\n\"a\"\n\"\"\"#", "\"a\""),
  ])
  func values(_ literal: String, _ expected: String) {
    #expect(StringLiteral.value(of: literal) == expected)
  }

  @Test(arguments: ["", "3", "\"", "\"a", #""\(a)""#, #""\u{zz}""#, "a\"\"", #""a" + "b""#])
  func others(_ text: String) { #expect(StringLiteral.value(of: text) == nil) }
}
