import TestSupport
import Testing
import WidgetTemplate

/// Compares matches with matches that were recorded from ICU.
@Suite struct RegexMatcherTests {
  @Test(arguments: [
    ("a*", "baac", "<>b<aa><>c<>"), ("a+", "baac", "b<aa>c"), ("a?", "aab", "<a><a><>b<>"),
    ("a{2}", "aaaaa", "<aa><aa>a"), ("a{2,}", "aaaab a", "<aaaa>b a"), ("a{1,2}", "aaa", "<aa><a>"),
    ("a*?b", "aab", "<aab>"), ("a+?", "aa", "<a><a>"), ("a??b", "aab", "a<ab>"),
    ("a{1,2}?", "aaa", "<a><a><a>"), ("a*+a", "aaa", "aaa"), ("a++b", "aab", "<aab>"),
    ("(?:ab){2}", "ababab", "<abab>ab"), ("(?:ab){1,2}", "ababab", "<abab><ab>"),
    ("(?:ab)+?", "abab", "<ab><ab>"), ("(?:a|b)*c", "abac", "<abac>"), ("(?:a*)*b", "aab", "<aab>"),
    ("(?:a|b*)*?c", "abc", "<abc>"), ("(?:ab)*+ab", "abab", "abab"),
  ])
  func repetition(pattern: String, text: String, expected: String) {
    check(pattern, text, expected)
  }

  @Test(arguments: [
    ("a|ab", "ab", "<a>b"), ("(?:a|ab)(?:c|bcd)d*", "abcd", "<abcd>"), ("|a", "ab", "<>a<>b<>"),
    ("(a|b)+c", "abac", "<abac>"), (#"(\w)\1"#, "aabbcd", "<aa><bb>cd"),
    (#"(?i)(a)\1"#, "aA", "<aA>"), (#"(?<x>b)\k<x>"#, "abb", "a<bb>"), (#"\1(a)"#, "aa", "aa"),
    (#"(a)\12"#, "aa2", "<aa2>"), ("(?>a*)ab", "aab", "aab"), ("(?>a|ab)c", "abc", "abc"),
    ("a(?#note)b", "ab", "<ab>"),
  ])
  func groups(pattern: String, text: String, expected: String) {
    check(pattern, text, expected)
  }

  @Test(arguments: [
    ("X(?=b)", "aXbX", "a<X>bX"), ("X(?!b)", "aXbX", "aXb<X>"), ("(?<=a)X", "aXbX", "a<X>bX"),
    ("(?<!a)X", "aXbX", "aXb<X>"), ("(?<=a{1,3})b", "aab b", "aa<b> b"),
    ("(?<=[a-z])(?=[A-Z])", "someCamelName", "some<>Camel<>Name"),
    ("(?<![A-Z])[A-Z](?![A-Z])", "aBcDEf", "a<B>cDEf"), ("(?=(a+))a*b", "aab", "<aab>"),
    ("(?<=^|,)b", "b,b b", "<b>,<b> b"), ("(?!a)", "ab", "a<>b<>"),
  ])
  func lookarounds(pattern: String, text: String, expected: String) {
    check(pattern, text, expected)
  }

  @Test(arguments: [
    ("^a", "aa\na", "<a>a\na"), ("(?m)^a", "aa\na", "<a>a\n<a>"), ("a$", "a\na\n", "a\n<a>\n"),
    ("(?m)a$", "a\na", "<a>\n<a>"), ("$", "a\r\n", "a<>\r\n<>"), ("(?m)$", "a\r\nb", "a<>\r\nb<>"),
    (#"\Aa"#, "aa", "<a>a"), (#"a\z"#, "a\n", "a\n"), (#"a\Z"#, "a\n", "<a>\n"),
    (#"\b"#, "ab, c1", "<>ab<>, <>c1<>"), (#"\B"#, "ab", "a<>b"),
    (#"\b"#, "e\u{301}a b", "<>e\u{301}a<> <>b<>"),
  ])
  func assertions(pattern: String, text: String, expected: String) {
    check(pattern, text, expected)
  }

  @Test(arguments: [
    ("[a-c]", "abcd", "<a><b><c>d"), ("[^a-c]", "abcd", "abc<d>"), ("[a-]", "a-b", "<a><->b"),
    ("[]a]", "]ab", "<]><a>b"), ("[^]a]", "]ab", "]a<b>"), ("[a^]", "a^", "<a><^>"),
    (#"[\d_]"#, "a1_", "a<1><_>"), (#"[^\W]"#, "a-", "<a>-"), ("[a[x-z]]", "aby", "<a>b<y>"),
    (#"[\]\\]"#, #"]\"#, #"<]><\>"#), ("[.+(]", "a.+(", "a<.><+><(>"),
    (".", "a\n\r\u{2028}b", "<a>\n\r\u{2028}<b>"), ("(?s).", "a\n", "<a><\n>"),
    (#"\d"#, "a1\u{663}", "a<1><\u{663}>"), (#"\D"#, "a1", "<a>1"),
    (#"\w"#, "a_1-\u{E9}\u{200D}", "<a><_><1>-<\u{E9}><\u{200D}>"), (#"\W"#, "a- ", "a<->< >"),
    (#"\s"#, "a \t\u{A0}b", "a< ><\t><\u{A0}>b"), (#"\S"#, "a b", "<a> <b>"),
    (#"\h"#, "a \t\n", "a< ><\t>\n"), (#"\v"#, "a \n", "a <\n>"),
    (#"\R"#, "a\r\n\nb", "a<\r\n><\n>b"), (#"\p{Lu}"#, "aB\u{C9}", "a<B><\u{C9}>"),
    (#"\P{L}"#, "a1", "a<1>"), (#"\p{P}"#, "a,b", "a<,>b"), (#"\t\n"#, "\t\n", "<\t\n>"),
    (#"\x41\x{42}\u0043\U00000044\0101"#, "ABCDA", "<ABCDA>"),
    (#"\e\a\f\cA"#, "\u{1B}\u{7}\u{C}\u{1}", "<\u{1B}\u{7}\u{C}\u{1}>"), (#"\.\*"#, "a.*", "a<.*>"),
    (#"\Qa.b*\E+"#, "a.b**", "<a.b**>"), ("\u{E9}", "\u{E9}e\u{301}", "<\u{E9}>e\u{301}"),
    ("(?i)b", "aB", "a<B>"), ("(?i)[a-c]x", "Bx", "<Bx>"), ("(?i)[^a]", "Ab", "A<b>"),
    ("(?i)\u{3C3}", "\u{3A3}\u{3C2}", "<\u{3A3}><\u{3C2}>"), ("(?i)k", "\u{212A}", "<\u{212A}>"),
    (#"(?i)\p{Lu}"#, "aB", "<a><B>"), (#"(?i)\P{Lu}"#, "a1", "a<1>"),
    ("a(?i)b|c", "aB C", "<aB> <C>"), ("(?:a(?i)b)c", "aBc aBC", "<aBc> aBC"),
    ("(?i:a)b", "Ab AB", "<Ab> AB"), ("(?i-s)A.", "ab", "<ab>"),
    ("(?i)a(?-i)b", "Ab AB", "<Ab> AB"),
  ])
  func characters(pattern: String, text: String, expected: String) {
    check(pattern, text, expected)
  }

  private func check(
    _ pattern: String, _ text: String, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRender(
      "{{ text|replace:pattern,\"<$0>\",\"regex\" }}",
      ["text": .string(text), "pattern": .string(pattern)], expected,
      sourceLocation: sourceLocation)
  }
}
