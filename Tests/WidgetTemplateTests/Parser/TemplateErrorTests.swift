import Testing
import WidgetSource
import WidgetTemplate

/// Tests the messages of errors and the text at their positions.
@Suite struct TemplateErrorTests {
  @Test(arguments: [
    ("{{ a|upercase }}", "upercase", "unknown filter 'upercase'; did you mean 'uppercase'?"),
    ("{{ a | lowercase | nope:1 }}", "nope", "unknown filter 'nope'"),
    (
      "{% if a|hasPrefx:\"x\" %}{% endif %}", "hasPrefx",
      "unknown filter 'hasPrefx'; did you mean 'hasPrefix'?"
    ),
    (
      "{% filter indnt:2 %}{% endfilter %}", "indnt",
      "unknown filter 'indnt'; did you mean 'indent'?"
    ),
    ("{% fro a in b %}", "fro", "unknown tag 'fro'; did you mean 'for'?"),
    ("{% if a %}{% endfi %}{% endif %}", "endfi", "unknown tag 'endfi'; did you mean 'endif'?"),
  ])
  func unknownNames(template: String, place: String, message: String) {
    expectError(template, at: place, message)
  }

  @Test func mergeConflicts() {
    let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c\n"
    let message =
      "unresolved merge conflict; keep one version of the lines and remove the markers"
    let id = "merge-conflict"
    expectError("a\n" + conflict, at: "<<<<<<<", message, id: id)
    let lines = conflict.replacing("\n", with: "\r\n")
    expectError("{{ a }}\r\n" + lines, at: "<<<<<<<", message, id: id)
    // An underline, a quotation and a template comment are not conflict markers.
    let text = "a\n=======\n>>>>>>> b\n<<<<<<< c\n"
    expectRender(text + "{#\n" + conflict + "#}", [:], text)
  }

  @Test func byteOrderMarkIsNotRendered() {
    expectRender("\u{FEFF}a{{ x }}", ["x": "b"], "ab")
    expectRender(
      "\u{FEFF}{% include \"part\" %}{{ \"\u{FEFF}\" }}", [:], "p\u{FEFF}",
      templates: ["part": "\u{FEFF}p"])
    expectRender("a\0", [:], "a\0")
    expectError("\u{FEFF}{% fro %}", at: "fro", "unknown tag 'fro'; did you mean 'for'?")
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62], 1), ([0x7B, 0x7B, 0xC3], 2), ([0xFF, 0x7B, 0x7B, 0x61, 0x7D, 0x7D], 0),
  ])
  func invalidUTF8IsRejected(bytes: [UInt8], offset: Int) {
    let source = SourceFile(path: "test.stencil", bytes: bytes)
    let result = Template.parse(source, in: Environment())
    guard case .failure(let failure) = result else {
      Issue.record("no error")
      return
    }
    #expect(
      failure.diagnostics.map(\.message) == [
        "not a template: this byte is not valid UTF-8"
      ])
    #expect(failure.diagnostics.first?.range == SourceRange(offset..<offset + 1))
  }

  @Test(arguments: [
    ("a\n{% if x %}b", "if x", "'if' is not closed; write 'endif' after its body"),
    (
      "{% for x in y %}{% empty %}b", "for x in y",
      "'for' is not closed; write 'endfor' after its body"
    ),
    ("{% macro m %}", "macro m", "'macro' is not closed; write 'endmacro' after its body"),
    ("{% endif %}", "endif", "unmatched 'endif'; remove it"),
    ("{% else %}", "else", "'else' is outside of 'if'"),
    ("{% empty %}", "empty", "'empty' is outside of 'for'"),
    ("{% if x %}{% else y %}{% endif %}", "else y", "'else' takes no arguments"),
    ("{% ifnot x %}{% else y %}{% endif %}", "else y", "'else' takes no arguments"),
    ("{% for x in y %}{% empty x %}{% endfor %}", "empty x", "'empty' takes no arguments"),
    ("a {{ b", "{{", "'{{' is not closed; add '}}'"),
    ("a {% if b }}", "{%", "'{%' is not closed; add '%}'"),
    ("{{ }}", "{{ }}", "'{{ }}' needs a value"),
  ])
  func structure(template: String, place: String, message: String) {
    expectError(template, at: place, message)
  }

  @Test(arguments: [
    "{% block b %}1{% endblock b %}", "{% block b %}1{%- endblock b -%}",
    "{% if x %}1{% endif x %}", "{% if x == 1 %}{% else %}1{% endif x == 1 %}",
    "{% if y %}{% elif x %}1{% endif y %}", "{% ifnot y %}1{% endif y %}",
    "{% for x in list %}1{% endfor x %}", "{% for x in list %}1{% endfor list %}",
    "{% l: for x in list %}1{% endfor l: %}", "{% for x in y %}{% empty %}1{% endfor x in y %}",
    "{% macro m a %}1{% endmacro m %}{% call m 1 %}", "{% set s %}1{% endset s %}{{ s }}",
    "{% map list into s %}1{% endmap s %}{{ s|join }}",
    "{% filter lowercase %}1{% endfilter lowercase %}",
  ])
  func endTagsRepeatWordsOfTheirTag(template: String) {
    expectRender(template, ["x": true, "list": [1]], "1")
  }

  @Test(arguments: [
    ("{% block a %}{% endblock b %}", "b", "block"), ("{% if x %}{% endif y %}", "y", "if"),
    ("{% if x %}{% else %}{% endif y z %}", "y z", "if"),
    ("{% ifnot x %}{% endif y %}", "y", "ifnot"),
    ("{% for x in list %}{% endfor x y %}", "x y", "for"),
    ("{% l: for x in list %}{% endfor y %}", "y", "for"),
    ("{% macro m %}{% endmacro n %}", "n", "macro"), ("{% set s %}{% endset t %}", "t", "set"),
    ("{% map list into s %}{% endmap t %}", "t", "map"),
    ("{% filter lowercase %}{% endfilter x %}", "x", "filter"),
  ])
  func otherWordsOfAnEndTagAreAWarning(template: String, place: String, tag: String) throws {
    for (text, file) in [(template, "test.stencil"), ("{% include \"part\" %}", "part")] {
      let environment = Environment(loader: .texts(["part": template]))
      let rendering = try render(text, ["list": [1]], in: environment).get()
      let warning = try #require(rendering.warnings.first)
      let words = template.split(separator: " ")
      let end = try #require(words.last { $0.hasPrefix("end") })
      #expect(rendering.warnings.count == 1)
      #expect(
        warning.message
          == "'\(place)' is not part of the '\(tag)' that '\(end)' closes; write '\(end)'")
      #expect(warning.severity == .warning && warning.id == "end-tag" && warning.file == file)
      let source = try #require(rendering.files.first { $0.path == file })
      #expect(warning.range.map { source.text($0) } == place)
      #expect(warning.notes.map(\.message) == ["'\(tag)' is opened here"])
    }
  }

  @Test func crossedTagsNameTheOpenInnerTag() throws {
    let template = "{% for x in y %}{% if x %}{% endfor %}{% endif %}"
    expectError(
      template, at: "endfor",
      "'endfor' belongs to 'for', but 'if' is not closed yet; write 'endif' first")
    guard case .failure(let failure) = render(template, [:], in: Environment()) else { return }
    let note = try #require(failure.diagnostics.first?.notes.first)
    #expect(note.message == "'if' is opened here")
    #expect(note.range.flatMap { failure.files["test.stencil"]?.text($0) } == "if x")
  }

  @Test(arguments: [
    ("{% if %}{% endif %}", "if", "expected a value here"),
    ("{% if a == %}{% endif %}", "==", "expected a value here"),
    ("{% if == a %}{% endif %}", "==", "expected a value before '=='"),
    ("{% if a b %}{% endif %}", "b", "expected an operator before 'b'"),
    ("{% if (a %}{% endif %}", "(", "'(' is not closed; add ')'"),
    ("{% if a) %}{% endif %}", ")", "unmatched ')'; remove it"),
    ("{{ a b }}", "b", "expected an operator before 'b'"),
    ("{{ a if b else }}", "else", "expected a value here"),
  ])
  func conditions(template: String, place: String, message: String) {
    expectError(template, at: place, message)
  }

  @Test(arguments: [
    ("{{ list[0 }}", "[", "'[' is not closed in 'list[0'; add ']'"),
    ("{{ list]0 }}", "]", "unexpected ']' in 'list]0'"),
    ("{{ .a }}", ".", "unexpected '.' in '.a'"),
    ("{{ list[nope] }}", "nope", "subscript 'nope' has no value"),
    ("{{ 1...name }}", "1...name", "range bounds must be integers, not 'x'"),
    ("{{ 1...99999999999 }}", "1...99999999999", "the range from 1 to 99999999999 is too long"),
  ])
  func values(template: String, place: String, message: String) {
    expectError(template, ["list": [1], "name": "x"], at: place, message)
  }

  @Test func allUnknownNamesAreReported() {
    let result = render("{{ a|x1 }}{% y2 %}{% endy2 %}{{ a|z3 }}", [:], in: Environment())
    guard case .failure(let failure) = result else {
      Issue.record("no error")
      return
    }
    #expect(failure.diagnostics.count == 3)
  }

  @Test(arguments: [
    ("{{ a|upercase }}", "uppercase"), ("{% fro a in b %}", "for"), ("{{ a|nofilter }}", nil),
    ("{% ir a %}", nil),
  ])
  func onlyCertainNamesHaveAFix(template: String, replacement: String?) {
    guard case .failure(let failure) = render(template, [:], in: Environment()) else {
      Issue.record("no error")
      return
    }
    #expect(failure.diagnostics.first?.message.contains("did you mean") == true)
    #expect(failure.diagnostics.first?.fix.map(\.replacement) == replacement.map { [$0] } ?? [])
  }

  @Test func errorsInATagOnSeveralLinesPointAtTheWord() {
    expectError(
      "{{ a\n  | uppercase\n  | lowrcase }}", at: "lowrcase",
      "unknown filter 'lowrcase'; did you mean 'lowercase'?")
  }

  @Test func unreachedErrorsAreNotReported() {
    expectRender("{% if no %}{{ list[0 }}{{ a|uppercase:1 }}{% endif %}.", [:], ".")
  }
}
