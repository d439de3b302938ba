import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct MigrateCommandTests {
  private static let header =
    "// Generated using Sourcery 2.2.5 — https://github.com/krzysztofzablocki/Sourcery\n"
    + "// DO NOT EDIT\n"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "struct A {}")
    try sandbox.write(
      "T/Equal.stencil", "// a\n{% for t in types.all %}// {{ t.name }}\n{% endfor %}")
    try sandbox.write("T/Formatted.stencil", "func  a() {}\n")
    try sandbox.write("T/Different.stencil", "// new\n")
    try sandbox.write("T/Absent.stencil", "// absent\n")
    try sandbox.write(
      "Swift/Code.swifttemplate", "<% for t in types.all { %>\nx\n<%= t.name %>\n<% } %>\n")
    try sandbox.write("App/Gen/Equal.generated.swift", Self.header + "\n// a\n// A\n")
    try sandbox.write("App/Gen/Formatted.generated.swift", Self.header + "func a() {\n}\n")
    try sandbox.write("App/Gen/Different.generated.swift", Self.header + "// old\n")
    try sandbox.write("App/Gen/Gone.generated.swift", Self.header + "// gone\n")
    try sandbox.write(
      ".sourcery.yml",
      "sources: [App]\ntemplates: [T]\noutput: App/Gen\n")
    return sandbox
  }

  @Test func dryRunPrintsEverythingAndWritesNothing() throws {
    let sandbox = try sandbox()
    try sandbox.write("Scripts/gen.sh", "#!/bin/sh\nsourcery --config .sourcery.yml\n")
    try sandbox.write("Swift/AutoCodable.swifttemplate", "<% for t in types.all { %><% } %>\n")
    try sandbox.write(".git/HEAD", "")
    try sandbox.write("Swift/.sourcery.yml", "sources: [../App]\ntemplates: [.]\noutput: Gen\n")
    try sandbox.write("Swift/Gen/AutoCodable.generated.swift", Self.header + "// a\n")
    let before = sandbox.files()
    let outcome = sandbox.run("migrate")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    for line in [
      "configurations\n  .sourcery.yml\n  Swift/.sourcery.yml\n",
      "  T/Equal.stencil: runs as it is\n",
      "stays with Sourcery\n  Swift/.sourcery.yml: Swift/AutoCodable.swifttemplate is a program in Swift; "
        + "add '--run-swift-templates' to run it and compare its files\n",
      "  Swift/AutoCodable.swifttemplate: replace it with 'widgetgen templates eject AutoCodable'",
      "  Swift/Code.swifttemplate: runs with 'widgetgen templates run-swift', or must be rewritten in Stencil; "
        + "code in lines 1, 3-4\n",
      "  equal      App/Gen/Equal.generated.swift\n",
      "  formatted  App/Gen/Formatted.generated.swift\n",
      "  different  App/Gen/Different.generated.swift\n", "\n-// old\n+// new\n",
      "  new        App/Gen/Absent.generated.swift\n",
      "other files of Sourcery, which no configuration writes\n  App/Gen/Gone.generated.swift\n",
      "  Scripts/gen.sh:2: sourcery --config .sourcery.yml\n      run 'widgetgen' instead\n",
      "    \"templates\": [\"T\"],\n",
      "\nnext: widgetgen migrate --apply\n",
    ] {
      #expect(outcome.output.contains(line), "\(line)\n\(outcome.output)")
    }
    #expect(sandbox.files() == before)
  }

  @Test func templateWithAnErrorMustBeChanged() throws {
    let sandbox = try sandbox()
    try sandbox.write("T/Equal.stencil", "a\n{{ types.all|unknownFilter }}\n")
    let outcome = sandbox.run("migrate")
    #expect(outcome.output.contains("T/Equal.stencil: must be changed\n    line 2: "))
  }

  /// Nothing proves that the files of such a configuration are the same.
  @Test func configurationWithoutCheckedInFilesIsReported() throws {
    let sandbox = try sandbox()
    let note = "none of its files is checked in, so no file was compared"
    #expect(!sandbox.run("migrate").output.contains(note))
    try sandbox.write("New/A.swift", "struct A {}\n")
    try sandbox.write("New/T.stencil", "// new\n")
    try sandbox.write(
      "New/.sourcery.yml", "sources: [A.swift]\ntemplates: [T.stencil]\noutput: Out\n")
    #expect(
      sandbox.run("migrate").output.contains("\n  note: New/.sourcery.yml: \(note)\n"))
  }

  /// A second run finds the files that the first run wrote.
  @Test func filesThatAreUpToDateAreCompared() throws {
    let sandbox = try sandbox()
    #expect(sandbox.run("sourcery").exitCode == .success)
    let outcome = sandbox.run("migrate")
    #expect(!outcome.output.contains("no file was compared"), "\(outcome.output)")
    #expect(
      outcome.output.contains("\ngenerated files\n  equal      App/Gen/Absent.generated.swift\n"),
      "\(outcome.output)")
  }

  /// Such a configuration is recognized by its keys.
  @Test func configurationOfChildrenIsFound() throws {
    let sandbox = try sandbox()
    try sandbox.write("All.yml", "configurations:\n  - child: .sourcery.yml\n")
    try sandbox.write("Other.yml", "child: .sourcery.yml\nconfigurations:\n  - child: text\n")
    let outcome = sandbox.run("migrate")
    #expect(
      outcome.output.hasPrefix("configurations\n  All.yml\n  .sourcery.yml\n\n"),
      "\(outcome.output)")
  }

  @Test func projectWithoutConfigurationIsReported() throws {
    let outcome = try Sandbox().run("migrate")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix("error: there is no configuration of Sourcery here"))
  }

  @Test func namedConfigurationThatIsMissingIsReported() throws {
    let outcome = try sandbox().run("migrate", "--from", "Missing.yml")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error
        == "Missing.yml:1:1: error: cannot be read: no such file or directory [unreadable]\n")
  }

  @Test func applyWritesFilesAndChangesNoScript() throws {
    let sandbox = try sandbox()
    let script = "#!/bin/sh\n# replaced sourcery\nwidgetgen\n"
    try sandbox.write("gen.sh", script)
    try sandbox.write("Mintfile", "a/Tool@1\nkrzysztofzablocki/Sourcery@2.2.5\n")
    let dirty = sandbox.run(["migrate", "--apply"], git: " M App/A.swift\n")
    #expect(dirty.error.hasPrefix("error: '--apply' needs a clean git tree"), "\(dirty.error)")
    let outside = sandbox.run(["migrate", "--apply"], git: nil)
    #expect(outside.error.contains("'--apply' needs a git repository"))
    #expect(sandbox.read("widgetgen.json") == nil)

    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read(".sourcery.yml") == nil && sandbox.read("gen.sh") == script)
    #expect(sandbox.read("Mintfile")?.contains("Sourcery") == true)
    #expect(
      sandbox.read("App/Gen/Equal.generated.swift")
        == "// Generated using widgetgen\n// DO NOT EDIT\n// a\n// A\n")
    #expect(sandbox.read("App/Gen/Gone.generated.swift") != nil)
    #expect(sandbox.run("check").exitCode == .success)
  }

  /// With `package`, `migrate` and `sourcery` render with modules, as Sourcery does. With `sources`, there are none.
  @Test func modulesOfPackages() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Sources/Kit/K.swift", "struct Color {}\nstruct Theme { var one: [Color]; struct Color {} }\n"
    )
    try sandbox.write("Sources/Core/C.swift", "struct Other {}\n")
    try sandbox.write(
      "T/A.stencil",
      "{% for t in types.structs %}// {{ t.module }} {{ t.globalName }}"
        + "{% for v in t.variables %} {{ v.actualTypeName }}{% endfor %}\n{% endfor %}")
    let configuration = "templates: [T]\noutput: Gen\n"
    try sandbox.write(".sourcery.yml", "package: {path: ., target: [Kit, Core]}\n" + configuration)
    try sandbox.write("Plain.yml", "sources: [Sources]\ntemplates: [T]\noutput: Plain\n")
    #expect(sandbox.run("sourcery").exitCode == .success)
    #expect(sandbox.run("sourcery", "--config", "Plain.yml").exitCode == .success)
    let text = sandbox.read("Gen/A.generated.swift")
    let header = "// Generated using widgetgen\n// DO NOT EDIT\n"
    #expect(
      text == header + "// Core Core.Other\n// Kit Kit.Color\n// Kit Kit.Theme [Kit.Theme.Color]\n"
        + "// Kit Kit.Theme.Color\n")
    #expect(
      sandbox.read("Plain/A.generated.swift")
        == header + "//  Color\n//  Other\n//  Theme [Color]\n//  Theme.Color\n")
    let outcome = sandbox.run(["migrate", "--from", ".sourcery.yml", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      sandbox.read("widgetgen.json")?.contains(
        "\"modules\": {\"Sources/Core\": \"Core\", \"Sources/Kit\": \"Kit\"},") == true)
    #expect(sandbox.read("Gen/A.generated.swift") == text)
    #expect(sandbox.run("check").exitCode == .success)
  }

  /// Sourcery fills inline blocks without a flag, so `widgetgen.json` must set `inline`.
  @Test(arguments: ["inline", "inline:auto"])
  func inlineBlocksAreStillFilled(_ keyword: String) throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "T/Count.stencil",
      """
      {% for type in types.structs where type.name == "Box" %}
      // sourcery:\(keyword):Box.Count
      static let count = {{ type.variables.count }}
      // sourcery:end
      {% endfor %}
      """)
    func source(_ properties: String, _ block: String) -> String {
      "struct Box {\n\(properties)\n// sourcery:\(keyword):Box.Count\n\(block)// sourcery:end\n}\n"
    }
    try sandbox.write("App/Box.swift", source("var a = 1", ""))
    let dryRun = sandbox.run(["migrate"], git: "")
    #expect(dryRun.output.contains("\n+static let count = 1\n"), "\(dryRun.output)")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("filled inline blocks in App/Box.swift\n"))
    #expect(sandbox.read("App/Box.swift") == source("var a = 1", "static let count = 1\n"))
    try sandbox.write("App/Box.swift", source("var a = 1, b = 2", "static let count = 1\n"))
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(
      sandbox.read("App/Box.swift") == source("var a = 1, b = 2", "static let count = 2\n"))
  }
}

extension Sandbox {
  /// Runs the tool with the given state of git.
  ///
  /// - Parameter status: the output of `git status`, or nil if the folder is not in a repository.
  func run(_ arguments: [String], git status: String?) -> Outcome {
    run(arguments, command: { $0.contains("status") ? status : nil })
  }
}
