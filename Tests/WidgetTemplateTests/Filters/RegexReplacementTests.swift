import Testing
import WidgetTemplate

@Suite struct RegexReplacementTests {
  @Test(arguments: [
    ("a1b22", "[0-9]+", "#", "a#b#"), ("MyViewModel", "(View)?Model$", "", "My"),
    ("2024-01-02", #"(\d+)-(\d+)-(\d+)"#, "$3.$2.$1", "02.01.2024"),
    ("aXbX", "X(?=b)", "-", "a-bX"), ("ab", "(a)(c)?", "[$2$1]", "[a]b"),
    ("a", "a", #"\$1"#, "$1"), ("a.b", #"\b"#, "|", "|a|.|b|"), ("", "x*", "y", "y"),
    ("1-a", #"\b"#, "|", "|1|-|a|"),
    ("éa", ".", "x", "xx"), ("aXbX", "(?<=a)X", "-", "a-bX"), ("aXbX", "(?<!a)X", "-", "aXb-"),
    ("someCamelName", "(?<=[a-z])(?=[A-Z])", "_", "some_Camel_Name"),
    // An empty pattern matches nothing, as in Foundation.
    ("ab", "", "-", "ab"),
    // With fewer than ten groups, the number after `$` has one digit; with ten groups, it has at most two.
    ("ab", "(a)", "$12", "a2b"),
    ("abcdefghij", "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)", "$10-$1-$11", "j-a-"),
    ("a", "a", "$", "$"), ("a", "a", "$1x${0}", "x${0}"), ("a", "a", #"\"#, ""),
  ])
  func replaces(text: String, pattern: String, template: String, expected: String) {
    expectRender(
      "{{ s|replace:p,t,\"regex\" }}",
      ["s": .string(text), "p": .string(pattern), "t": .string(template)], expected)
  }
}
