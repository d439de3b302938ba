import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource

@testable import WidgetDriver

@Suite struct ConfigurationReaderTests {
  @Test func everyKey() throws {
    let text = """
      {
        // Comments and trailing commas are allowed.
        "$schema": "widgetgen.schema.json",
        sources: ["App", "/abs"], exclude: "**/Old", dependencies: ["Core"],
        templates: 'Templates', only: ["none"], select: ["Screen"], output: "Out", runtime: "beagle-2",
        inline: true, args: {a: "x", b: 1, c: 2.50, d: false, e: ["y", 2], f: {g: 1}},
      }
      """
    let (file, diagnostics) = ConfigurationReader.read(
      SourceFile(path: "../widgetgen.json", text: text))
    #expect(diagnostics.isEmpty)
    #expect(file.sources == ["../App", "/abs"])
    #expect(file.exclude == ["**/Old"])
    #expect(file.dependencies == ["../Core"])
    #expect(file.templates == ["../Templates"])
    #expect(file.only == ["none"])
    #expect(file.select == ["Screen"])
    #expect(file.output == "../Out")
    #expect(file.runtime == "beagle-2")
    #expect(file.inline == true)
    #expect(
      file.args == [
        "a": "x", "b": "1", "c": "2.50", "d": "false", "e": "[\"y\", 2]", "f": "{g: 1}",
      ])
  }

  @Test func theExampleInTheReadme() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "```json5\n"))
    let end = try #require(readme[start.upperBound...].range(of: "```"))
    let text = String(readme[start.upperBound..<end.lowerBound])
    let (_, diagnostics) = ConfigurationReader.read(SourceFile(path: "README.md", text: text))
    #expect(diagnostics.isEmpty)
    for key in ConfigurationReader.keys { #expect(text.contains("\"\(key)\"")) }
  }

  @Test(arguments: [
    ("{sourcs: []}", "1:2", "unknown key 'sourcs'; did you mean 'sources'?"),
    (
      "{x: 1}", "1:2",
      "unknown key 'x'; expected args, dependencies, exclude, inline, only, output, runtime, select, sources, templates"
    ),
    ("{\n  output: 1\n}", "2:11", "expected a string, not a number"),
    ("{output: ''}", "1:10", "this string is empty; write a value or remove it"),
    ("{sources: ['a', '']}", "1:17", "this string is empty; write a value or remove it"),
    ("{runtime: ''}", "1:11", "this string is empty; write a value or remove it"),
    (#"{output: "a\u0000b"}"#, "1:10", "this string holds a NUL character; remove it"),
    ("{args: {a: 1, b: 2, a: 3}}", "1:21", "key 'a' stands here twice; remove one"),
    ("{sources: {}}", "1:11", "expected a list of strings, not an object"),
    ("{sources: ['a', 1]}", "1:17", "expected a string, not a number"),
    ("{inline: 'yes'}", "1:10", "expected true or false, not a string"),
    ("{runtime: 'beagle'}", "1:11", "unknown value 'beagle'; did you mean 'beagle-1'?"),
    ("{only: ['Codin']}", "1:9", "unknown value 'Codin'; did you mean 'Coding'?"),
    ("{args: []}", "1:8", "expected an object, not a list"),
    (
      "{args: {a: null}}", "1:12",
      "expected a string, a number, true or false, a list or an object, not null"
    ),
    ("{output: 'a', output: 'b'}", "1:15", "key 'output' stands here twice; remove one"),
    ("[]", "1:1", "expected an object, not a list"),
    ("{sources: [}", "1:12", "expected a value"),
    ("", "1:1", "expected a value, the text ends here"),
  ])
  func wrongText(text: String, place: String, message: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", text)
    let outcome = sandbox.run("generate")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix("widgetgen.json:\(place): error: \(message) ["))
  }

  @Test func theNearestFileUpwardsCounts() throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", "{sources: 'Missing', output: 'Out'}")
    try sandbox.write("a/b/c.txt", "")
    let inner = sandbox.run(
      ["generate"], fileSystem: .disk(in: sandbox.path("a/b")))
    #expect(inner.error.hasPrefix("../../Missing:1:1: error: cannot be read"))
    try sandbox.write("a/widgetgen.json", "{sources: 'Nearer'}")
    let nearer = sandbox.run(
      ["generate"], fileSystem: .disk(in: sandbox.path("a/b")))
    #expect(nearer.error.hasPrefix("../Nearer:1:1: error: cannot be read"))
    let named = sandbox.run("--config", "a/widgetgen.json")
    #expect(named.error.hasPrefix("a/Nearer:1:1: error: cannot be read"))
    let missing = sandbox.run("--config", "b.json")
    #expect(missing.error.hasPrefix("b.json:1:1: error: cannot be read: no such file"))
    #expect(missing.exitCode == .usage)
  }

  @Test func aFlagBeatsTheFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "widgetgen.json",
      "{sources: 'A', output: 'B', runtime: 'beagle-1', only: 'Coding', args: {a: '1', b: '2'}}")
    let environment = ToolEnvironment(
      fileSystem: sandbox.fileSystem, printOutput: { _ in true }, printError: { _ in },
      readInput: { [] })
    let plain = try RunSettings(try Arguments([]), environment: environment)
    #expect(plain.sources == ["A"])
    #expect(plain.configuration.runtime == .beagle1)
    #expect(plain.configuration.only == ["Coding"])
    let words = [
      "--sources", "./X/", "--output=Y", "--runtime=standalone", "--only=none", "--args", "b=3",
      "--args", "c=4", "--args", "c=5",
    ]
    let flags = try RunSettings(try Arguments(words), environment: environment)
    #expect(flags.sources == ["X"])
    #expect(flags.output == "Y")
    #expect(flags.configuration.runtime == .standalone)
    #expect(flags.configuration.only == [])
    #expect(flags.configuration.arguments == ["a": "1", "b": "3", "c": "[4, 5]"])
  }
}
