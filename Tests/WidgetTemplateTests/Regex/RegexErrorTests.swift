import TestSupport
import Testing
import WidgetTemplate

/// Patterns that make no sense, that are not known here, and that would take too long.
@Suite struct RegexErrorTests {
  @Test(arguments: [
    ("(", "'(' is never closed"), (")", "')' is misplaced"), ("a)", "')' is misplaced"),
    ("(?", "'(?' is never closed"), ("(?:a", "'(' is never closed"),
    ("(?#a", "'(?#' is never closed"),
    ("a**", "'*' is misplaced"), ("*a", "'*' is misplaced"), ("a{", "'{' is misplaced"),
    ("a{2,1}", "'{' is misplaced"), ("a{,2}", "'{' is misplaced"), ("a}", "'}' is misplaced"),
    ("[", "'[' is never closed"), ("[a", "'[' is never closed"), ("[]", "'[' is never closed"),
    ("[z-a]", "'z-a' is misplaced"), (#"[a-\d]"#, "'-' is misplaced"),
    (#"\"#, #"'\' is misplaced"#),
    (#"(a)\2"#, #"'\2' is misplaced"#), (#"\k<x>"#, #"'\k' is misplaced"#),
    (#"\x4"#, #"'\x' is misplaced"#), (#"\pL"#, #"'\p' is misplaced"#),
    ("(?<x>a)(?<x>b)", "'(?<x>' is misplaced"), ("(?<1-2>a)", "'(?<' is misplaced"),
  ])
  func mistakes(pattern: String, message: String) {
    check(pattern, message + " in the regular expression")
  }

  @Test(arguments: [
    ("[a&&b]", "&&"), ("[a--b]", "--"), ("[[:alpha:]]", "[:"), ("(?x)a", "(?x"), ("(?w)a", "(?w"),
    (#"\X"#, #"\X"#), (#"\G"#, #"\G"#), (#"\N{SPACE}"#, #"\N"#), (#"\p{Greek}"#, #"\p{Greek}"#),
    (#"[\b]"#, #"[\b]"#),
  ])
  func unknown(pattern: String, syntax: String) {
    check(pattern, "'\(syntax)' is not supported in regular expressions")
  }

  @Test func lookbehindWithoutALength() {
    check("(?<=a*)b", "what a lookbehind looks for needs a greatest length")
    check("(?<=a{256})b", "what a lookbehind looks for needs a greatest length")
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000), String(repeating: "[", count: 10_000),
    "(?:(?:(?:ab){99}){99}){99}", "(?:(?:(?:){999}){999}){999}", "(?:ab){999999999999999999999}",
    String(repeating: "a", count: 20_000),
  ])
  func tooLarge(pattern: String) {
    check(pattern, "the regular expression is too large")
  }

  /// Each of these takes exponential time, or at least that of the square of the text.
  @Test(arguments: [
    "(a+)+b", "(a|a)*b", "(a*)*b", "(a|aa)+b", "(.*a){12}b", "(?=(a+))*?b", "(a?){30}a{30}b",
    ".*.*.*b", #"(a*)\1*b"#, "(?<=(a|a){9})b*c",
  ])
  func tooSlow(pattern: String) {
    var limits = Limits()
    limits.regexSteps = 100_000
    let text = String(repeating: "a", count: 2000)
    expectError(
      "{{ text|replace:pattern,\"\",\"regex\" }}",
      ["text": .string(text), "pattern": .string(pattern)],
      at: "replace:pattern,\"\",\"regex\"",
      "filter 'replace': the regular expression takes too many steps: '\(pattern)'", limits: limits)
  }

  /// The steps are those of the whole rendering.
  @Test func stepsAddUp() {
    var limits = Limits()
    limits.regexSteps = 10_000
    let template =
      "{% for n in 1...1000 %}{{ \"some text\"|replace:\"[a-z]+\",\"\",\"regex\" }}{% endfor %}"
    expectError(
      template, at: "replace:\"[a-z]+\",\"\",\"regex\"",
      "filter 'replace': the regular expression takes too many steps: '[a-z]+'", limits: limits)
    expectRender(template.replacing("1000", with: "100"), [:], String(repeating: " ", count: 100))
  }

  private func check(
    _ pattern: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectError(
      "{{ \"a\"|replace:pattern,\"\",\"regex\" }}", ["pattern": .string(pattern)],
      at: "replace:pattern,\"\",\"regex\"", "filter 'replace': \(message): '\(pattern)'",
      sourceLocation: sourceLocation)
  }
}
