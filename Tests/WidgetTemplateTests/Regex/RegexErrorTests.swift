import TestSupport
import Testing
import WidgetTemplate

/// Tests the errors of invalid, unsupported and slow patterns.
@Suite struct RegexErrorTests {
  @Test(arguments: [
    (")", ")"), ("a)", ")"), ("a**", "*"), ("*a", "*"), ("a{", "{"), ("a{2,1}", "{"),
    ("a{,2}", "{"), ("a}", "}"), (#"[a-\d]"#, "-"), (#"\"#, #"\"#),
  ])
  func misplacedCharacters(pattern: String, syntax: String) {
    check(
      pattern,
      "'\(syntax)' is misplaced in the regular expression; write '\\\(syntax)' for the character")
  }

  @Test(arguments: [
    ("[z-a]", "z-a"), (#"(a)\2"#, #"\2"#), (#"\k<x>"#, #"\k"#), (#"\x4"#, #"\x"#),
    (#"\pL"#, #"\p"#),
    ("(?<x>a)(?<x>b)", "(?<x>"), ("(?<1-2>a)", "(?<"),
  ])
  func misplacedSyntax(pattern: String, syntax: String) {
    check(pattern, "'\(syntax)' is misplaced in the regular expression")
  }

  @Test(arguments: [
    ("(", "(", ")"), ("(?", "(?", ")"), ("(?:a", "(", ")"), ("(?#a", "(?#", ")"), ("[", "[", "]"),
    ("[a", "[", "]"), ("[]", "[", "]"), (#"\x{41"#, #"\x{"#, "}"),
  ])
  func unclosedSyntax(pattern: String, opening: String, closing: String) {
    check(pattern, "'\(opening)' is not closed in the regular expression; add '\(closing)'")
  }

  @Test(arguments: [
    ("[a&&b]", "&&"), ("[a--b]", "--"), ("[[:alpha:]]", "[:"), ("(?x)a", "(?x"), ("(?w)a", "(?w"),
    (#"\X"#, #"\X"#), (#"\G"#, #"\G"#), (#"\N{SPACE}"#, #"\N"#), (#"\p{Greek}"#, #"\p{Greek}"#),
    (#"[\b]"#, #"[\b]"#),
  ])
  func unsupportedSyntax(pattern: String, syntax: String) {
    check(pattern, "'\(syntax)' is not supported in regular expressions")
  }

  @Test func lookbehindWithoutALimit() {
    check(
      "(?<=a*)b", "a lookbehind must match at most 255 characters; write a count such as '{0,9}'")
    check(
      "(?<=a{256})b",
      "a lookbehind must match at most 255 characters; write a count such as '{0,9}'")
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000), String(repeating: "[", count: 10_000),
    "(?:(?:(?:ab){99}){99}){99}", "(?:(?:(?:){999}){999}){999}", "(?:ab){999999999999999999999}",
    String(repeating: "a", count: 20_000),
  ])
  func tooLarge(pattern: String) {
    check(pattern, "the regular expression is too large")
  }

  /// Without a limit, each of these patterns would take exponential or polynomial time.
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
      "filter 'replace': \(tooManySteps): '\(pattern)'", limits: limits)
  }

  @Test func stepsAreCountedAcrossFilters() {
    var limits = Limits()
    limits.regexSteps = 10_000
    let template =
      "{% for n in 1...1000 %}{{ \"some text\"|replace:\"[a-z]+\",\"\",\"regex\" }}{% endfor %}"
    expectError(
      template, at: "replace:\"[a-z]+\",\"\",\"regex\"",
      "filter 'replace': \(tooManySteps): '[a-z]+'", limits: limits)
    expectRender(template.replacing("1000", with: "100"), [:], String(repeating: " ", count: 100))
  }

  private let tooManySteps =
    "the regular expression takes too many steps; simplify nested or adjacent repetitions"

  private func check(
    _ pattern: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectError(
      "{{ \"a\"|replace:pattern,\"\",\"regex\" }}", ["pattern": .string(pattern)],
      at: "replace:pattern,\"\",\"regex\"", "filter 'replace': \(message): '\(pattern)'",
      sourceLocation: sourceLocation)
  }
}
