import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct ConfigurationReaderTests {
  @Test func everyKeyIsRead() throws {
    let text = """
      {
        // Comments and trailing commas are allowed.
        "$schema": "widgetgen.schema.json",
        sources: ["App", "/abs"], exclude: "**/Old", dependencies: ["Core"],
        templates: 'Templates', only: ["none"], select: ["Screen"], output: "Out", runtime: "beagle-2",
        filePerSource: true, header: "// swiftlint:disable all",
        inline: true, directJSON: true, codingKeys: true, keyStyle: 'snake_case', modules: {App: 'Main'}, annotations: 'ui*', strict: true, args: {a: "x", b: 1, c: 2.50, d: false, e: ["y", 2], f: {g: 1}},
      }
      """
    let (contents, diagnostics) = ConfigurationReader.read(
      SourceFile(path: "../widgetgen.json", text: text))
    #expect(diagnostics.isEmpty)
    let file = contents.shared
    #expect(contents.targets == nil && contents.resolvedTargets.count == 1)
    #expect(file.strict == true)
    #expect(file.sources == ["../App", "/abs"])
    #expect(file.exclude == ["**/Old"])
    #expect(file.dependencies == ["../Core"])
    #expect(file.templates == ["../Templates"])
    #expect(file.only == ["none"])
    #expect(file.select == ["Screen"])
    #expect(file.output == "../Out")
    #expect(file.runtime == "beagle-2")
    #expect(file.inline == true)
    #expect(file.directJSON == true)
    #expect(file.codingKeys == true)
    #expect(file.filePerSource == true)
    #expect(file.header == ["// swiftlint:disable all"])
    #expect(file.keyStyle == "snake_case")
    #expect(file.modules == ["../App": "Main"])
    #expect(file.annotations == ["ui*"])
    #expect(
      file.args == [
        "a": "x", "b": "1", "c": "2.50", "d": "false", "e": "[\"y\", 2]", "f": "{g: 1}",
      ])
  }

  /// Keys next to `targets` apply to targets that do not set them. `args` are merged.
  @Test func targetsInheritSharedKeys() throws {
    let text = """
      {runtime: 'beagle-1', exclude: 'Old', args: {a: 1, b: 1}, targets: [
        {sources: 'A', output: 'OutA', args: {b: 2}, runtime: 'standalone', exclude: []},
        {sources: 'B', output: 'OutB'},
      ]}
      """
    let (file, diagnostics) = ConfigurationReader.read(
      SourceFile(path: "widgetgen.json", text: text))
    #expect(diagnostics.isEmpty)
    let targets = file.resolvedTargets
    #expect(targets.map(\.sources) == [["A"], ["B"]])
    #expect(targets.map(\.output) == ["OutA", "OutB"])
    #expect(targets.map(\.runtime) == ["standalone", "beagle-1"])
    #expect(targets.map(\.exclude) == [[], ["Old"]])
    #expect(targets.map(\.args) == [["a": "1", "b": "2"], ["a": "1", "b": "1"]])
  }

  @Test(arguments: [
    ("{sourcs: []}", "1:2", "unknown key 'sourcs'; did you mean 'sources'?"),
    (
      "{embedRuntime: true}", "1:2",
      "unknown key 'embedRuntime'; write '\"args\": {\"embedRuntime\": true}'"
    ),
    ("{args: {embedRuntme: 1}}", "1:9", "unknown key 'embedRuntme'; did you mean 'embedRuntime'?"),
    (
      "{x: 1}", "1:2",
      "unknown key 'x'; expected adopt, annotations, args, codingKeys, contract, dependencies, directJSON, exclude, filePerSource, header, inline, keyStyle, modules, only, output, runtime, select, sources, strict, targets, templates"
    ),
    ("{\n  output: 1\n}", "2:11", "expected a string, not a number"),
    ("{output: ''}", "1:10", "this string is empty; write a value or remove it"),
    ("{sources: ['a', '']}", "1:17", "this string is empty; write a value or remove it"),
    ("{runtime: ''}", "1:11", "this string is empty; write a value or remove it"),
    (#"{output: "a\u0000b"}"#, "1:10", "this string contains a NUL character; remove it"),
    ("{args: {a: 1, b: 2, a: 3}}", "1:21", "key 'a' is repeated; remove one"),
    ("{sources: {}}", "1:11", "expected a list of strings, not an object"),
    ("{sources: ['a', 1]}", "1:17", "expected a string, not a number"),
    ("{inline: 'yes'}", "1:10", "expected true or false, not a string"),
    ("{runtime: 'beagle'}", "1:11", "unknown value 'beagle'; did you mean 'beagle-1'?"),
    ("{keyStyle: 'snake'}", "1:12", "unknown value 'snake'; did you mean 'snake_case'?"),
    ("{only: ['Codin']}", "1:9", "unknown value 'Codin'; did you mean 'Coding'?"),
    (
      "{annotations: ['ui*', '*']}", "1:23",
      "'*' is not a key of annotations; write a key, or the beginning of keys and '*', such as 'ui*'"
    ),
    (
      "{annotations: 'key'}", "1:15",
      "'key' is a key of widgetgen; choose another key for templates"
    ),
    ("{args: []}", "1:8", "expected an object, not a list"),
    (
      "{args: {a: null}}", "1:12",
      "expected a string, a number, true or false, a list or an object, not null"
    ),
    ("{output: 'a', output: 'b'}", "1:15", "key 'output' is repeated; remove one"),
    ("{targets: []}", "1:11", "this list has no targets; add one, or remove 'targets'"),
    ("{targets: {}}", "1:11", "expected a list of targets, not an object"),
    ("{targets: [1]}", "1:12", "expected an object, not a number"),
    ("{targets: [{}]}", "1:12", "this target has no 'sources'; add its folder"),
    (
      "{targets: [{sources: 'A', targets: []}]}", "1:27",
      "unknown key 'targets'; expected annotations, args, codingKeys, dependencies, directJSON, exclude, filePerSource, header, inline, keyStyle, modules, only, output, runtime, select, sources, strict, templates"
    ),
    (
      "{output: 'O', targets: [{sources: 'A'}]}", "1:2",
      "'output' cannot be shared by all targets; move it into the elements of 'targets'"
    ),
    ("{adopt: []}", "1:9", "expected an object, not a list"),
    ("{adopt: {helper: {}}}", "1:10", "unknown key 'helper'; did you mean 'helpers'?"),
    ("{adopt: {helpers: {a: 1}}}", "1:23", "expected a string, not a number"),
    (
      "{adopt: {helpers: {'a(_:)': 'x'}}}", "1:20",
      "'a(_:)' is not the name of a function; write only its name, without parameters"
    ),
    (
      "{adopt: {helpers: {decode: 'x'}}}", "1:20",
      "'decode' is a function of Swift; write the name of your own function"
    ),
    ("{strict: 1}", "1:10", "expected true or false, not a number"),
    ("[]", "1:1", "expected an object, not a list"),
    ("{sources: [}", "1:12", "expected a value"),
    ("", "1:1", "expected a value, the text ends here"),
  ])
  func wrongTextIsReportedAtItsPlace(text: String, place: String, message: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", text)
    let outcome = sandbox.run("generate")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix("widgetgen.json:\(place): error: \(message) ["))
  }

  @Test func nearestFileInParentFoldersIsRead() throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", "{sources: 'Missing', output: 'Out'}")
    try sandbox.write("a/b/c.txt", "")
    let inner = sandbox.run(
      ["generate"], fileSystem: .disk(in: sandbox.path("a/b")))
    #expect(inner.error.hasPrefix("../../widgetgen.json:1:11: error: '../../Missing' does"))
    try sandbox.write("a/widgetgen.json", "{sources: 'Nearer'}")
    let nearer = sandbox.run(
      ["generate"], fileSystem: .disk(in: sandbox.path("a/b")))
    #expect(nearer.error.hasPrefix("../widgetgen.json:1:11: error: '../Nearer' does not"))
    let named = sandbox.run("--config", "a/widgetgen.json")
    #expect(named.error.hasPrefix("a/widgetgen.json:1:11: error: 'a/Nearer' does not"))
    let missing = sandbox.run("--config", "b.json")
    #expect(missing.error.hasPrefix("b.json:1:1: error: cannot be read: no such file"))
    #expect(missing.exitCode == .usage)
  }

  @Test func flagsTakePrecedenceOverTheFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "widgetgen.json",
      "{sources: 'A', output: 'B', runtime: 'beagle-1', only: 'Coding', args: {a: '1', b: '2'}}")
    let environment = ToolEnvironment(
      fileSystem: sandbox.fileSystem, printOutput: { _ in true }, printError: { _ in },
      readInput: { [] })
    let plain = try #require(
      try RunSettings.all(try Arguments([], commands: .full), environment: environment).first)
    #expect(plain.sources == ["A"])
    #expect(plain.configuration.runtime == .beagle1)
    #expect(plain.configuration.only == ["Coding"])
    let words = [
      "--sources", "./X/", "--output=Y", "--runtime=standalone", "--only=none", "--args", "b=3",
      "--args", "c=4", "--args", "c=5",
    ]
    let flags = try #require(
      try RunSettings.all(try Arguments(words, commands: .full), environment: environment).first)
    #expect(flags.sources == ["X"])
    #expect(flags.output == "Y")
    #expect(flags.configuration.runtime == .standalone)
    #expect(flags.configuration.only == [])
    #expect(flags.configuration.arguments == ["a": "1", "b": "3", "c": "[4, 5]"])
  }

  /// All keys are in docs/widgetgen.schema.json and docs/configuration.md.
  @Test func schemaAndPageListEveryKey() throws {
    let url = Repository.root.appending(path: "docs/widgetgen.schema.json")
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(properties.keys.sorted() == ConfigurationKey.allCases.map(\.rawValue).sorted())
    let items = try #require((properties["targets"] as? [String: Any])?["items"] as? [String: Any])
    let keys = try #require(items["properties"] as? [String: Any]).keys.sorted()
    #expect(keys == ConfigurationKey.namesInTarget.sorted())
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    #expect(
      definitions["runtime"]?["enum"] as? [String]
        == Configuration.Runtime.allCases.map(\.rawValue).sorted())
    #expect(schema["$id"] as? String == ToolVersion.documentation + "/widgetgen.schema.json")
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/configuration.md"), encoding: .utf8)
    for key in ConfigurationKey.names { #expect(page.contains("| `\(key)` |"), "\(key)") }
  }
}
