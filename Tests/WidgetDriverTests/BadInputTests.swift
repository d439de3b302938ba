import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests that errors in the input are reported at their position and with the documented exit status, and that nothing
/// is written.
@Suite struct BadInputTests {
  /// One file of an otherwise correct project has invalid content.
  @Test(arguments: [
    ("App/Bad.swift", "struct A {\n  let x: Int\n", "1:10", "'{' is not closed"),
    ("App/Bad.swift", "struct A {}\n}\n", "2:1", "'}'"),
    ("App/Bad.swift", "\u{7F}PNG\n{\u{0}(\"", "2:2", "not text in UTF-8"),
    ("Templates/Bad.stencil", "a\n{% for x %}{% endfor %}", "2:4", ""),
    ("Templates/Bad.stencil", "{{ x|upercase }}", "1:6", "did you mean 'uppercase'?"),
    ("Templates/Bad.stencil", "{% if x %}", "1:4", ""),
    (
      "App/Bad.swift", "\n<<<<<<< HEAD\nstruct A {}\n=======\nstruct B {}\n>>>>>>> b\n", "2:1",
      "unresolved merge conflict"
    ),
    (
      "App/Bad.swift",
      "struct A: AutoDecodable {\n<<<<<<< a\n  let a: Int\n=======\n  let a: B\n>>>>>>> b\n}\n",
      "2:1",
      "unresolved merge conflict"
    ),
    ("App/Bad.swift", "struct A: AutoDecodable {}\n>>>>>>> b\n", "2:1", "'>>>>>>>' is left over"),
    (
      "Templates/Bad.stencil", "a\n<<<<<<< HEAD\n{{ a }}\n=======\n{{ b }}\n>>>>>>> b\n", "2:1",
      "unresolved merge conflict"
    ),
  ])
  func wrongInputIsReportedOnce(path: String, text: String, place: String, message: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/Good.swift", "struct Good: AutoDecodable { let a: Int }\n")
    try sandbox.write("Templates/Good.stencil", "good")
    try sandbox.write(path, text)
    let files = sandbox.files()
    for command in ["generate", "check"] {
      let outcome = sandbox.run(
        command, "--sources", "App", "--templates", "Templates", "--output", "Out")
      #expect(outcome.exitCode == .invalidInput)
      #expect(outcome.error.hasPrefix("\(path):\(place): error: "), "\(outcome.error)")
      #expect(outcome.error.contains(message))
      #expect(outcome.error.split(separator: "\n").filter { $0.contains(": error: ") }.count == 1)
      #expect(sandbox.files() == files)
    }
  }

  /// The arguments are wrong. `File` is a file, so even root cannot create anything below it.
  @Test(arguments: [
    (
      ["--sources", "Missing", "--output", "Out"],
      "Missing:1:1: error: cannot be read: no such file"
    ),
    (["--sources", "File/a.swift", "--output", "Out"], "File/a.swift:1:1: error: cannot be read"),
    (
      ["--sources", "App", "--output", "File"],
      "File/Good.generated.swift:1:1: error: cannot be written"
    ),
    (["--sources", "App", "--output", "File/Out"], "File/Out"),
    (["--sources", "App", "--output", "/proc/Out"], "/proc/Out"),
    (
      ["--sources", "App", "--output", "Out", "--templates", "No"], "No:1:1: error: cannot be read"
    ),
    (
      ["--sources", "App", "--output", "Out", "--runtime", "beagle"], "error: '--runtime' cannot be"
    ),
    (["--sources", "App", "--output", "Out", "--inlin"], "error: unknown flag '--inlin'; did you"),
    (["--sources", "App", "--output", "Out", "--config", "No"], "No:1:1: error: cannot be read"),
  ])
  func wrongArgumentsAreReported(words: [String], error: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/Good.swift", "struct Good: AutoDecodable { let a: Int }\n")
    try sandbox.write("Good.stencil", "good")
    try sandbox.write("File", "a file\n")
    let files = sandbox.files()
    let templates = words.contains("--templates") ? [] : ["--templates", "Good.stencil"]
    let outcome = sandbox.run(["generate", "--only=none"] + words + templates)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix(error), "\(outcome.error)")
    #expect(sandbox.files() == files)
  }

  @Test(arguments: [
    ("{{ a }", "{}", "t.stencil:1:1: error: ", ExitCode.invalidInput),
    ("{{ a }}", "[]", "c.json:1:1: error: expected an object, not a list", .usage),
    ("{{ a }}", "{\"a\": }", "c.json:1:7: error: expected a value", .usage),
  ])
  func renderReportsErrors(
    template: String, context: String, error: String, exitCode: ExitCode
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.write("t.stencil", template)
    try sandbox.write("c.json", context)
    let outcome = sandbox.run("render", "--template", "t.stencil", "--context", "c.json")
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.error.hasPrefix(error), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
  }
}
