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
    ("{% if x %}{% endif y %}", "endif y", "'endif' takes no arguments"),
    ("{% if x %}{% else y %}{% endif %}", "else y", "'else' takes no arguments"),
    ("{% ifnot x %}{% endif y %}", "endif y", "'endif' takes no arguments"),
    ("{% ifnot x %}{% else %}{% endif y %}", "endif y", "'endif' takes no arguments"),
    ("{% for x in y %}{% endfor x %}", "endfor x", "'endfor' takes no arguments"),
    ("{% for x in y %}{% empty %}{% endfor x %}", "endfor x", "'endfor' takes no arguments"),
    ("{% map x into y %}{% endmap x %}", "endmap x", "'endmap' takes no arguments"),
    ("{% set x %}{% endset x %}", "endset x", "'endset' takes no arguments"),
    ("{% macro m %}{% endmacro m %}", "endmacro m", "'endmacro' takes no arguments"),
    ("{% filter lowercase %}{% endfilter x %}", "endfilter x", "'endfilter' takes no arguments"),
    ("{% block b %}{% endblock b %}", "endblock b", "'endblock' takes no arguments"),
    ("a {{ b", "{{", "'{{' is not closed; add '}}'"),
    ("a {% if b }}", "{%", "'{%' is not closed; add '%}'"),
    ("{{ }}", "{{ }}", "'{{ }}' needs a value"),
  ])
  func structure(template: String, place: String, message: String) {
    expectError(template, at: place, message)
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

  @Test func errorsInATagOnSeveralLinesPointAtTheWord() {
    expectError(
      "{{ a\n  | uppercase\n  | lowrcase }}", at: "lowrcase",
      "unknown filter 'lowrcase'; did you mean 'lowercase'?")
  }

  @Test func unreachedErrorsAreNotReported() {
    expectRender("{% if no %}{{ list[0 }}{{ a|uppercase:1 }}{% endif %}.", [:], ".")
  }
}
