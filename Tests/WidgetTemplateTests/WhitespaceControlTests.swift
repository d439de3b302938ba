import Testing
import WidgetTemplate

@Suite struct WhitespaceControlTests {
  private let template = "a\n  {% if x %}  \n  b\n  {% endif %}\nc\n"

  @Test func asWritten() {
    expectRender(template, ["x": true], "a\n    \n  b\n  \nc\n")
  }

  @Test func signsTrimWhitespace() {
    expectRender("a {%- if x -%} \u{3000} b {%- endif %} c", ["x": true], "ab c")
    expectRender("a {%+ if x +%} b {%- endif %} c", ["x": true], "a  b c")
  }

  @Test(arguments: [
    ("a\n{% if x %}\nb\n{% endif %}\nc", "a\nb\nc"),
    ("a\n\n\nb\n  {% if x %}  \n\n{% endif %}c", "a\n\n\nb\n\nc"),
    ("{% for i in 1...2 %}\n  {{ i }}\n\n{% endfor %}", "\n  1\n\n  2\n\n"),
  ])
  func sourceryRemovesOnlyLinesEmptiedByTags(template: String, expected: String) {
    expectRender(template, ["x": true], expected, whitespace: .sourcery)
  }
}
