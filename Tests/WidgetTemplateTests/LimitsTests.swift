import Testing
import WidgetTemplate

/// Tests that templates that run forever or for too long stop with an error.
@Suite struct LimitsTests {
  private let nested = "more than 300 tags are nested here; does a macro or a template call itself?"

  @Test func macroCallingItself() {
    expectError("{% macro m %}{% call m %}{% endmacro %}{% call m %}", at: "macro m", nested)
  }

  @Test func templateIncludingItself() {
    expectError(
      "{% include \"a\" %}", at: "", nested, templates: ["a": "{% include \"a\" %}"], file: "a")
  }

  @Test func templateExtendingItself() {
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

  @Test(arguments: [
    ("{{ r|join:x }}", "join:x", "join"),
    ("{{ l|indent:900,\" \" }}", "indent:900,\" \"", "indent"),
    ("{{ l|indent:9223372036854775807,x }}", "indent:9223372036854775807,x", "indent"),
  ])
  func repeatedTextOfFiltersIsBounded(template: String, place: String, filter: String) {
    var limits = Limits()
    limits.outputBytes = 1 << 20
    expectError(
      "{% set r 1...2000 %}" + template,
      [
        "x": .string(String(repeating: "x", count: 1000)),
        "l": .string(String(repeating: "\n1", count: 2000)),
      ],
      at: place, "filter '\(filter)': the template prints more than 1 MiB", limits: limits)
  }

  @Test func partsAreBounded() {
    var limits = Limits()
    limits.rangeElements = 100
    expectError(
      "{% for part in x|split:\"x\" %}{% endfor %}",
      ["x": .string(String(repeating: "x", count: 100))], at: "split:\"x\"",
      "filter 'split': the text has more than 100 parts", limits: limits)
  }

  /// Counting, comparing and searching a large value counts against the limit of rounds, like a loop over the value.
  @Test(arguments: [
    "{{ x.count }}", "{{ x.last }}", "{% if x == y %}{% endif %}", "{% if 0 in r %}{% endif %}",
    "{% if x|hasSuffix:\"y\" %}{% endif %}", "{% if y in x %}{% endif %}",
  ])
  func workOnLargeValuesIsBounded(template: String) {
    var limits = Limits()
    limits.rounds = 20_000
    let text = String(repeating: "x", count: 20_000)
    expectError(
      "{% set r 1...2000 %}{% for a in 1...1000 %}\(template){% endfor %}",
      ["x": .string(text + "x"), "y": .string(text + "y")],
      at: template.hasPrefix("{% if x|") ? "hasSuffix:\"y\"" : "for a in 1...1000",
      "the template takes more than 20000 steps, such as loop iterations and macro calls",
      limits: limits)
  }

  /// A search that compares the whole part at every character of the text would take hours.
  @Test func searchTakesLinearTime() {
    let text = Value.string(String(repeating: "a", count: 300_000))
    let part = Value.string(String(repeating: "a", count: 150_000) + "b")
    expectRender(
      "{% if part in text or text|contains:part %}+{% else %}-{% endif %}"
        + "{{ text|replace:part,\"\"|split:part|count }}",
      ["text": text, "part": part], "-1",
      extensions: [
        {
          var counting = Extension()
          counting.addFilter("count") { value in
            if case .array(let parts) = value { .int(parts.count) } else { .none }
          }
          return counting
        }()
      ])
  }

  @Test func iterationsAreBounded() {
    var limits = Limits()
    limits.rounds = 1000
    expectError(
      "{% for a in 1...100 %}{% for b in 1...100 %}{% endfor %}{% endfor %}",
      at: "for b in 1...100",
      "the template takes more than 1000 steps, such as loop iterations and macro calls",
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
  func deeplyNestedTemplatesAreRejected(template: String) {
    let result = render(template, ["a": 1], in: Environment())
    if case .success = result { Issue.record("no error") }
  }

  @Test(arguments: ["{% tag# %}", "{% endtag# %}", "{{ a|filter# }}", "{{ a | filter# }}"])
  func reportsAtMostAThousandErrors(mistake: String) {
    let text = (0..<2000).map { mistake.replacing("#", with: "\($0)") }.joined()
    guard case .failure(let failure) = render(text, [:], in: Environment()) else {
      Issue.record("no error")
      return
    }
    #expect(failure.diagnostics.count == 1000)
  }

  @Test func recursionThroughATreeIsAllowed() {
    let tree = (0..<60).reduce(Value.dictionary(["kids": []])) { child, _ in
      .dictionary(["kids": [child]])
    }
    expectRender(
      "{% macro t n %}.{% for k in n.kids %}{% call t k %}{% endfor %}{% endmacro %}{% call t a %}",
      ["a": tree], String(repeating: ".", count: 61))
  }
}
