import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `--strict`, which turns warnings into errors, and comments that silence a warning.
@Suite struct StrictAndIgnoreTests {
  private func run(_ source: String, _ flags: String..., configuration: String = "") throws
    -> Sandbox.Outcome
  {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", source)
    try sandbox.write("widgetgen.json", "{sources: 'A.swift', output: 'Out', \(configuration)}")
    return sandbox.run(["generate"] + flags)
  }

  /// A source with a warning about the annotation on its first line.
  private static let warned = "// widgetgen: codable, joins = \"A\"\nstruct A { var a: Int }\n"

  @Test func strictMakesWarningsErrors() throws {
    let plain = try run(Self.warned)
    #expect(plain.exitCode == .success && plain.error.contains(":1:24: warning: 'joins'"))
    for outcome in [
      try run(Self.warned, "--strict"), try run(Self.warned, configuration: "strict: true"),
    ] {
      #expect(outcome.exitCode == .invalidInput)
      #expect(outcome.error.contains("A.swift:1:24: error: 'joins'"))
    }
  }

  @Test(arguments: [
    // Above the line, as a block comment, above another comment, and with several rules.
    "// widgetgen:ignore misplaced-annotation\n\(warned)",
    "/* widgetgen:ignore misplaced-annotation */\n\(warned)",
    "// widgetgen:ignore misplaced-annotation\n// A comment.\n\(warned)",
    "  // widgetgen:ignore stale, misplaced-annotation\n\(warned)",
  ])
  func commentSilencesAWarning(source: String) throws {
    let outcome = try run(source)
    #expect(outcome.exitCode == .success)
    #expect(!outcome.error.contains("'joins'"), "\(outcome.error)")
    #expect(try run(source, "--only=Coding").error.contains("'joins'") == false)
  }

  @Test func trailingCommentSilencesOnlyItsLine() throws {
    let outcome = try run(
      """
      // widgetgen: codable
      struct A {
        let a = 1  // widgetgen:ignore constant-on-the-wire
        let b = 1
      }
      """)
    #expect(!outcome.error.contains("A.swift:3:"), "\(outcome.error)")
    #expect(outcome.error.contains("A.swift:4:7: warning: 'b'"), "\(outcome.error)")
  }

  @Test func unusedCommentIsReported() throws {
    let comment = "// widgetgen:ignore constant-on-the-wire\nstruct A {}\n"
    let outcome = try run(comment)
    #expect(
      outcome.error.hasPrefix(
        "A.swift:1:21: warning: there is no 'constant-on-the-wire' here to ignore; remove this"))
    #expect(try run(comment, "--strict").exitCode == .invalidInput)
    // With `--only`, the warnings of other generations are unknown, so no comment is reported as unused.
    #expect(try !run(comment, "--only=Coding").error.contains("to ignore"))
  }

  @Test(arguments: [
    ("// widgetgen:ignore\nstruct A {}", "1:1", "no rule is named; use the name in brackets"),
    (
      "// widgetgen:ignore constant-on-the-wir\nstruct A {}", "1:21",
      "no diagnostic of a source has the rule 'constant-on-the-wir'; did you mean 'constant-on-the-wire'?"
    ),
  ])
  func unknownRulesAreReported(source: String, place: String, message: String) throws {
    let outcome = try run(source)
    #expect(outcome.error.hasPrefix("A.swift:\(place): warning: \(message)"), "\(outcome.error)")
  }

  @Test func errorsCannotBeSilenced() throws {
    let outcome = try run(
      "// widgetgen: codable\nstruct A {\n  let f: () -> Void  // widgetgen:ignore uncodable-type\n}\n"
    )
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.error.contains("A.swift:3:7: error: 'f' has type"), "\(outcome.error)")
    #expect(outcome.error.contains("warning: 'uncodable-type' is an error here"))
  }
}
