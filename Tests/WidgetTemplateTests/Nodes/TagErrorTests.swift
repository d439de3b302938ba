import Testing
import WidgetSource
import WidgetTemplate

/// Tests the errors of tags that are used incorrectly.
@Suite struct TagErrorTests {
  @Test(arguments: [
    (
      "{% for x %}{% endfor %}", "for x",
      "'for' must be written 'for name in values where condition'"
    ),
    ("{% ifnot a b %}{% endif %}", "ifnot a b", "'ifnot' must be written 'ifnot value'"),
    ("{% include %}", "include", "'include' must be written 'include \"template\" values'"),
    ("{% import %}", "import", "'import' must be written 'import \"template\"'"),
    ("{% extends %}", "extends", "'extends' must be written 'extends \"template\"'"),
    ("{% block %}{% endblock %}", "block", "'block' must be written 'block name'"),
    (
      "{% filter %}{% endfilter %}", "filter",
      "'filter' must be written 'filter name|name:argument'"
    ),
    ("{% set %}", "set", "'set' must be written 'set name value'"),
    (
      "{% map a to b %}{% endmap %}", "map a to b",
      "'map' must be written 'map values into result using element'"
    ),
    ("{% macro %}{% endmacro %}", "macro", "'macro' must be written 'macro name parameter'"),
    ("{% call %}", "call", "'call' must be written 'call macro argument'"),
    ("{% break a b %}", "break a b", "'break' must be written 'break label'"),
    ("{% continue %}", "continue", "'continue' is outside of a loop"),
    (
      "{% extends \"a\" %}{% extends \"b\" %}", "extends \"b\"",
      "a template can extend only one other template"
    ),
  ])
  func errorsOfTheParser(template: String, place: String, message: String) {
    expectError(template, at: place, message)
  }

  @Test(arguments: [
    (
      "{% include \"none\" %}", "include \"none\"",
      "no template 'none' in the template folders"
    ),
    ("{% include n %}", "include n", "the template's name is not a string"),
    ("{% call none %}", "none", "macro 'none' is not defined at this point"),
    (
      "{% macro m a %}{% endmacro %}{% call m %}", "call m",
      "macro 'm' expects 1 argument, not 0"
    ),
    (
      "{% for a, b, c in d %}{% endfor %}", "for a, b, c in d",
      "each element has 2 values, but the loop has more variables"
    ),
    ("{% for x in l %}{% break o %}{% endfor %}", "o", "no enclosing loop is labeled 'o'"),
    ("{{ l|join:1,2 }}", "join:1,2", "filter 'join': takes at most one argument"),
    ("{{ l|uppercase:1 }}", "uppercase:1", "filter 'uppercase' takes no arguments"),
    ("{{ l|hasPrefix:\"a\" }}", "hasPrefix:\"a\"", "filter 'hasPrefix': the value is not a string"),
    (
      "{{ n|replace:\"(\",\"\",\"regex\" }}", "replace:\"(\",\"\",\"regex\"",
      "filter 'replace': '(' is not closed in the regular expression; add ')': '('"
    ),
  ])
  func errorsOfRendering(template: String, place: String, message: String) {
    expectError(template, ["n": 3, "l": [1], "d": ["k": 1]], at: place, message)
  }

  @Test func errorInAnIncludedTemplateNamesBothFiles() throws {
    let templates = ["part": "a\n{{ x|nope }}"]
    expectError(
      "{% include \"part\" %}", at: "nope", "unknown filter 'nope'", templates: templates,
      file: "part")
    let environment = Environment(loader: .texts(templates))
    guard case .failure(let failure) = render("{% include \"part\" %}", [:], in: environment)
    else { return }
    let note = try #require(failure.diagnostics.first?.notes.first)
    #expect(note.message == "included here" && note.file == "test.stencil")
  }

  @Test func errorInAMacroNamesItsCall() throws {
    let template = "{% macro m a %}{{ a|hexToInt }}{% endmacro %}\n{% call m 1 %}"
    expectError(template, at: "hexToInt", "filter 'hexToInt': the value is not a string")
    guard case .failure(let failure) = render(template, [:], in: Environment()) else { return }
    let note = try #require(failure.diagnostics.first?.notes.first)
    #expect(note.message == "called here")
    #expect(note.range.flatMap { failure.files["test.stencil"]?.text($0) } == "call m 1")
  }
}
