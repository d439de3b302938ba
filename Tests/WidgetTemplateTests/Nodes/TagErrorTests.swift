import Testing
import WidgetSource
import WidgetTemplate

/// One row a way to use a tag wrongly.
@Suite struct TagErrorTests {
  @Test(arguments: [
    ("{% for x %}{% endfor %}", "for x", "'for' is written 'for name in values where condition'"),
    ("{% ifnot a b %}{% endif %}", "ifnot a b", "'ifnot' is written 'ifnot value'"),
    ("{% include %}", "include", "'include' is written 'include \"template\" values'"),
    ("{% import %}", "import", "'import' is written 'import \"template\"'"),
    ("{% extends %}", "extends", "'extends' is written 'extends \"template\"'"),
    ("{% block %}{% endblock %}", "block", "'block' is written 'block name'"),
    ("{% filter %}{% endfilter %}", "filter", "'filter' is written 'filter name|name:argument'"),
    ("{% set %}", "set", "'set' is written 'set name value'"),
    (
      "{% map a to b %}{% endmap %}", "map a to b",
      "'map' is written 'map values into result using element'"
    ),
    ("{% macro %}{% endmacro %}", "macro", "'macro' is written 'macro name parameter'"),
    ("{% call %}", "call", "'call' is written 'call macro argument'"),
    ("{% break a b %}", "break a b", "'break' is written 'break label'"),
    ("{% continue %}", "continue", "'continue' stands outside of a loop"),
    (
      "{% extends \"a\" %}{% extends \"b\" %}", "extends \"b\"",
      "a template extends one other, this is the second"
    ),
  ])
  func whenParsed(template: String, place: String, message: String) {
    expectError(template, at: place, message)
  }

  @Test(arguments: [
    (
      "{% include \"none\" %}", "include \"none\"",
      "there is no template 'none' in the template folders"
    ),
    ("{% include n %}", "include n", "the name of the template is not a string"),
    ("{% call none %}", "none", "there is no macro 'none' at this point"),
    (
      "{% macro m a %}{% endmacro %}{% call m %}", "call m",
      "macro 'm' takes 1 arguments, but 0 are given"
    ),
    (
      "{% for a, b, c in d %}{% endfor %}", "for a, b, c in d",
      "each element has 2 values, fewer than the loop has variables"
    ),
    ("{% for x in l %}{% break o %}{% endfor %}", "o", "no loop is labelled 'o' here"),
    ("{{ l|join:1,2 }}", "join:1,2", "filter 'join': takes one argument at most"),
    ("{{ l|uppercase:1 }}", "uppercase:1", "filter 'uppercase' takes no arguments"),
    ("{{ l|hasPrefix:\"a\" }}", "hasPrefix:\"a\"", "filter 'hasPrefix': the value is not a string"),
    (
      "{{ n|replace:\"(\",\"\",\"regex\" }}", "replace:\"(\",\"\",\"regex\"",
      "filter 'replace': '(' is never closed in the regular expression: '('"
    ),
  ])
  func whenRendered(template: String, place: String, message: String) {
    expectError(template, ["n": 3, "l": [1], "d": ["k": 1]], at: place, message)
  }

  @Test func anErrorInAnotherTemplateNamesIt() throws {
    let templates = ["part": "a\n{{ x|nope }}"]
    expectError(
      "{% include \"part\" %}", at: "nope", "unknown filter 'nope'", templates: templates,
      file: "part")
    let environment = Environment(loader: .texts(templates))
    guard case .failure(let failure) = render("{% include \"part\" %}", [:], in: environment)
    else { return }
    let note = try #require(failure.diagnostics.first?.notes.first)
    #expect(note.message == "asked for here" && note.file == "test.stencil")
  }

  @Test func anErrorInAMacroSaysWhoCalledIt() throws {
    let template = "{% macro m a %}{{ a|hexToInt }}{% endmacro %}\n{% call m 1 %}"
    expectError(template, at: "hexToInt", "filter 'hexToInt': the value is not a string")
    guard case .failure(let failure) = render(template, [:], in: Environment()) else { return }
    let note = try #require(failure.diagnostics.first?.notes.first)
    #expect(note.message == "called here")
    #expect(note.range.flatMap { failure.files["test.stencil"]?.text($0) } == "call m 1")
  }
}
