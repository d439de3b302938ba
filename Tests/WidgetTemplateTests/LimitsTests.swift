import Testing
import WidgetTemplate

/// Templates that do not end, or not soon enough, stop with an error.
@Suite struct LimitsTests {
  private let nested = "more than 300 tags are nested here; does a macro or a template call itself?"

  @Test func macroThatCallsItself() {
    expectError("{% macro m %}{% call m %}{% endmacro %}{% call m %}", at: "macro m", nested)
  }

  @Test func includeOfItself() {
    expectError(
      "{% include \"a\" %}", at: "", nested, templates: ["a": "{% include \"a\" %}"], file: "a")
  }

  @Test func extensionOfItself() {
    expectError(
      "{% extends \"a\" %}", at: "", nested, templates: ["a": "{% extends \"a\" %}"], file: "a")
  }

  @Test func outputIsBounded() {
    var limits = Limits()
    limits.outputBytes = 1 << 20
    expectError(
      "{% for a in 1...1000 %}{% for b in 1...1000 %}0123456789{% endfor %}{% endfor %}",
      at: "for b in 1...1000", "the template prints more than 1 MiB", limits: limits)
    expectError(
      "{% set x %}{% for a in 1...9999 %}0123456789{% endfor %}{% endset %}"
        + "{{ x|replace:\"0\",x }}",
      at: "replace:\"0\",x", "filter 'replace': the template prints more than 1 MiB",
      limits: limits)
    expectError(
      "{{ \"a\nb\"|indent:99999999,\"  \",true }}", at: "indent:99999999,\"  \",true",
      "filter 'indent': the template prints more than 1 MiB", limits: limits)
  }

  @Test func roundsAreBounded() {
    var limits = Limits()
    limits.rounds = 1000
    expectError(
      "{% for a in 1...100 %}{% for b in 1...100 %}{% endfor %}{% endfor %}",
      at: "for b in 1...100",
      "the template does not end: more than 1000 rounds of loops and calls of macros",
      limits: limits)
  }

  @Test(arguments: [
    String(repeating: "{% if a %}", count: 10_000),
    "{% if " + String(repeating: "(", count: 10_000) + "a %}{% endif %}",
    "{% if " + String(repeating: "( ", count: 10_000) + "a %}{% endif %}",
    "{% if " + String(repeating: "not ", count: 10_000) + "a %}{% endif %}",
    "{% if a" + String(repeating: " or a", count: 10_000) + " %}{% endif %}",
    "{{ a" + String(repeating: "[a", count: 5_000) + " }}",
    "{{ a" + String(repeating: "|uppercase", count: 5_000) + " }}",
  ])
  func deepTemplatesAreRefused(template: String) {
    let result = render(template, ["a": 1], in: Environment())
    if case .success = result { Issue.record("no error") }
  }

  @Test func aTreeOfSomeDepthIsFine() {
    let tree = (0..<60).reduce(Value.dictionary(["kids": []])) { child, _ in
      .dictionary(["kids": [child]])
    }
    expectRender(
      "{% macro t n %}.{% for k in n.kids %}{% call t k %}{% endfor %}{% endmacro %}{% call t a %}",
      ["a": tree], String(repeating: ".", count: 61))
  }
}
