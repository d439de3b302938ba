import TestSupport
import Testing
import WidgetSource
import WidgetTemplate

/// Tests that every template ends, because a template can come from a stranger. Each template takes at most a second,
/// but all tests start at once, and with a sanitizer they wait for each other for minutes.
@Suite(.timeLimit(.minutes(10))) struct StrangeTemplateTests {
  /// Without limits, the templates would never finish, would take far too long, or would produce huge output.
  @Test(arguments: [
    "{% macro m %}{% call m %}{% endmacro %}{% call m %}",
    "{% macro a %}{% call b %}{% endmacro %}{% macro b %}{% call a %}{% endmacro %}{% call a %}",
    "{% include \"self\" %}", "{% extends \"self\" %}", "{% import \"self\" %}",
    "{% extends \"self\" %}{% block a %}{{ block.super }}{% endblock %}",
    "{% for a in 1...9999999999 %}{% endfor %}",
    "{% for a in -9223372036854775807...9223372036854775807 %}{% endfor %}",
    "{% for a in 1...999 %}{% for b in 1...999 %}{% endfor %}{% endfor %}",
    "{% set a \"xxxxxxxx\" %}{% for i in 1...99 %}{% set a %}{{ a }}{{ a }}{% endset %}{% endfor %}",
    "{% set a \"x\" %}{% for i in 1...99 %}{% set a %}{{ a|replace:\"x\",\"xx\" }}{% endset %}"
      + "{% endfor %}",
    "{% for a in 1...999 %}{{ \"a\\nb\"|indent:99999 }}{% endfor %}",
    "{% for a in 1...999 %}{% map 1...999 into b using c %}{{ c }}{% endmap %}{% endfor %}",
    "{% set f %}filter:f{% endset %}{{ \"x\"|filter:f }}",
    "{{ \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"|replace:\"(a+)+b\",\"\",\"regex\" }}",
    "{% for a in 1...999 %}{{ \"aaaaaaaaaaaaaa\"|replace:\"(a|a)*b\",\"\",\"regex\" }}{% endfor %}",
  ])
  func endlessTemplatesEnd(template: String) async {
    let file = SourceFile(path: "self", text: template)
    var limits = Limits()
    limits.outputBytes = 1 << 20
    limits.rounds = 100_000
    limits.rangeElements = 1000
    limits.regexSteps = 1_000_000
    let environment = Environment(
      loader: Loader { name, _ in name == "self" ? file : nil }, limits: limits)
    await onStack(kilobytes: 4096) { [limits] in
      guard case .success(let parsed) = Template.parse(file, in: environment) else {
        Issue.record("the template is refused before it is rendered")
        return
      }
      switch parsed.render([:]) {
      case .success(let rendering): #expect(rendering.text.count <= limits.outputBytes)
      case .failure(let failure): #expect(failure.diagnostics.hasErrors)
      }
    }
  }

  /// Deep nesting is an error when the template is parsed.
  @Test(arguments: [
    "{% if a %}", "{% for a in b %}", "{% block a %}", "{% filter uppercase %}", "{% macro a %}",
    "{{", "{%", "{#", "{{ a[", "{{ a|",
  ])
  func deepNestingIsAnError(piece: String) async {
    await check(String(repeating: piece, count: 5_000))
  }

  @Test(arguments: [("(", "a"), ("not ", "a"), ("a and ", "a"), ("a == ", "a")])
  func deepConditionsAreErrors(piece: String, last: String) async {
    await check("{% if " + String(repeating: piece, count: 5_000) + last + " %}{% endif %}")
  }

  /// A template cannot read an arbitrary file by its path.
  @Test(arguments: ["/etc/passwd", "../../../etc/passwd", "~/.ssh/id_rsa", "$HOME", "file:///etc"])
  func templatesReadFilesOnlyThroughTheLoader(path: String) {
    let file = SourceFile(path: "a", text: "{% include \"\(path)\" %}{{ \"\(path)\" }}")
    let result = Template.parse(file, in: Environment()).flatMap { $0.render([:]) }
    guard case .failure(let failure) = result else {
      Issue.record("\(path) is read")
      return
    }
    #expect(failure.diagnostics.hasErrors)
  }

  private func check(_ text: String) async {
    let file = SourceFile(path: "a", text: text)
    await onStack(kilobytes: 4096) {
      switch Template.parse(file, in: Environment()).flatMap({ $0.render(["a": "x"]) }) {
      case .success(let rendering): #expect(rendering.text.count <= file.bytes.count)
      case .failure(let failure): #expect(failure.diagnostics.hasErrors)
      }
    }
  }
}
