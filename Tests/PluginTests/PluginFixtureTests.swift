import Foundation
import TestSupport
import Testing

/// Copies, builds and runs a package that uses both plugins, with the real SwiftPM.
///
/// These tests take minutes, because they build the tool again; see `SlowTests`.
@Suite(
  .enabled(
    if: SlowTests.areEnabled, "builds the tool again; set WIDGETGEN_SLOW_TESTS=1 to run it"))
struct PluginFixtureTests {
  @Test func buildsRunsAndReportsErrorsAtTheirPositions() throws {
    let fixture = try FixtureCopy()
    let demo = try fixture.swift("run", "--quiet", "Demo")
    #expect(demo.status == 0, "\(demo.output)")
    #expect(
      demo.output.hasSuffix(
        """
        {"children":[{"text":"a","type":"textWidget"}],"theme":{"color":"red"},\
        "title":"untitled","type":"card"}
        hello ["Card"]

        """), "\(demo.output)")

    try checkThatUnchangedOutputIsNotCompiled(fixture)
    try checkThatIncludedFilesAreInputs(fixture)
    try checkThatMistakesAreBuildErrors(fixture)
    try checkThatLaterAdditionsAreReported(fixture)
    try checkThatCheckedInOutputsAreReported(fixture)
    try checkTheMissingProduct(fixture)
    try checkTheCommand(fixture)
    try checkTheCommandForOneConfiguration(fixture)
    try checkTheFixes(fixture)
    try checkThatManyWidgetsAreSpread(fixture)
  }

  /// Checks that the tool runs after a comment changes, but that the generated code is not recompiled.
  private func checkThatUnchangedOutputIsNotCompiled(_ fixture: FixtureCopy) throws {
    // The first build after a clean build links the tool again.
    _ = try fixture.swift("build")
    let unchanged = try fixture.swift("build")
    #expect(!unchanged.output.contains("Generating widgets"), "\(unchanged.output)")
    try fixture.edit("Sources/Kit/Text Widget.swift") { "// A comment.\n" + $0 }
    let commented = try fixture.swift("build")
    #expect(commented.output.contains("Generating widgets for Kit"), "\(commented.output)")
    #expect(!commented.output.contains("Coding.generated.swift"), "\(commented.output)")
  }

  /// Checks that the tool runs after a change to a file that a template includes.
  private func checkThatIncludedFilesAreInputs(_ fixture: FixtureCopy) throws {
    try fixture.edit("Sources/Feature/Templates/greeting.txt") { $0 + "// A comment.\n" }
    let edited = try fixture.swift("build")
    #expect(edited.output.contains("Generating widgets for Feature"), "\(edited.output)")
  }

  private func checkThatMistakesAreBuildErrors(_ fixture: FixtureCopy) throws {
    let path = "Sources/Kit/Text Widget.swift"
    let text = try fixture.read(path)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    try fixture.edit(path) {
      $0 + "\n// widgetgen: name = \"textWidget\"\npublic struct Twin: Component {}\n"
    }
    let build = try fixture.swift("build")
    #expect(build.status != 0)
    #expect(build.output.contains("/\(path):\(line + 1):15: error: "), "\(build.output)")
    try fixture.edit(path) { _ in text }
  }

  /// SwiftPM runs the plugin only when it plans a build. SwiftPM plans again after a file is added to a target, but not
  /// after a file is added outside of the targets.
  private func checkThatLaterAdditionsAreReported(_ fixture: FixtureCopy) throws {
    let template = "Sources/Feature/Templates/Later.stencil"
    try fixture.write(template, "let later = 1\n")
    let seen = try fixture.swift("build")
    #expect(seen.status == 0 && seen.output.contains("Later.generated.swift"), "\(seen.output)")
    try fixture.remove(template)
    #expect(try fixture.swift("build").status == 0)

    try fixture.write("widgetgen.json", "{}")
    let reported = try fixture.swift("build")
    #expect(reported.status != 0)
    #expect(
      reported.output.contains("/widgetgen.json:1:1: error: this configuration was added after"),
      "\(reported.output)")
    #expect(reported.output.contains("save 'Package.swift' again and build"))
    try fixture.edit("Package.swift") { $0 + "\n" }
    #expect(try fixture.swift("build").status == 0)
    try fixture.remove("widgetgen.json")
    try fixture.edit("Package.swift") { $0 + "\n" }
    #expect(try fixture.swift("build").status == 0)
  }

  /// Checks that the plugin reports a checked-in file that it also generates. Otherwise, the build system would report
  /// `multiple producers` of an object file.
  private func checkThatCheckedInOutputsAreReported(_ fixture: FixtureCopy) throws {
    let path = "Sources/Kit/Coding.generated.swift"
    try fixture.write(path, "// Generated using widgetgen\n// DO NOT EDIT\n")
    let build = try fixture.swift("build")
    #expect(build.status != 0)
    #expect(
      build.output.contains("error: 'Coding.generated.swift' is checked in, and the build-tool"),
      "\(build.output)")
    try fixture.remove(path)
  }

  /// Checks that the plugin reports a target that does not depend on `WidgetRuntime`. Otherwise, the compiler would
  /// report `no such module 'WidgetRuntime'` in a generated file.
  private func checkTheMissingProduct(_ fixture: FixtureCopy) throws {
    let manifest = try fixture.read("Package.swift")
    try fixture.edit("Package.swift") {
      $0.replacing(#"name: "Kit", dependencies: [runtime]"#, with: #"name: "Kit""#)
    }
    let build = try fixture.swift("build", "--target", "Kit")
    #expect(build.status != 0)
    #expect(
      build.output.contains("/Package.swift:1:1: error: the code generated for target 'Kit'"),
      "\(build.output)")
    try fixture.edit("Package.swift") { _ in manifest }
  }

  /// Checks that `--config` selects one configuration, and that `--target` selects a target of the package's
  /// configuration.
  private func checkTheCommandForOneConfiguration(_ fixture: FixtureCopy) throws {
    let command = ["package", "--allow-writing-to-package-directory", "generate-widgets"]
    let path = "Sources/CheckedIn/widgetgen.json"
    let words = ["--check", "--config", path, "--sources", "Sources/CheckedIn"]
    let named = try fixture.swift(command + words)
    #expect(named.status == 0, "\(named.output)")
    let both = try fixture.swift(command + words + ["--target", "CheckedIn"])
    #expect(
      both.status != 0 && both.output.contains("'--target' cannot be combined with '--config'"))
    try fixture.remove(path)
    try fixture.write(
      "widgetgen.json",
      """
      {targets: [
        {sources: "Sources/Kit"},
        {sources: "Sources/CheckedIn", dependencies: ["Sources/Kit"], output: "Checked"},
      ]}
      """)
    let target = try fixture.swift(command + ["--target", "CheckedIn"])
    #expect(target.status == 0, "\(target.output)")
    #expect(try fixture.read("Checked/Coding.generated.swift").contains("Banner"))
    #expect(try fixture.swift(command + ["--target", "CheckedIn", "--check"]).status == 0)
    try fixture.remove("Checked")
    try fixture.remove("widgetgen.json")
  }

  /// Fixes the sources of targets that use the build-tool plugin, with and without a configuration.
  private func checkTheFixes(_ fixture: FixtureCopy) throws {
    let command = [
      "package", "--allow-writing-to-package-directory", "generate-widgets", "--fix",
    ]
    for (target, path) in [
      ("Kit", "Sources/Kit/Text Widget.swift"), ("Feature", "Sources/Feature/Card Widget.swift"),
    ] {
      let source = try fixture.read(path)
      let wrong = "\n// widgetgen: codabel\nstruct Misspelled {}\n"
      try fixture.edit(path) { $0 + wrong }
      let fixed = try fixture.swift(command + ["--target", target])
      #expect(fixed.status == 0, "\(fixed.output)")
      #expect(try fixture.read(path) == source + wrong.replacing("codabel", with: "codable"))
      try fixture.edit(path) { _ in source }
    }
  }

  private func checkTheCommand(_ fixture: FixtureCopy) throws {
    let generated = "Sources/CheckedIn/Generated/Coding.generated.swift"
    let command = ["package", "--allow-writing-to-package-directory", "generate-widgets"]
    let missing = try fixture.swift(command + ["--check"])
    #expect(missing.status != 0 && missing.output.contains(generated), "\(missing.output)")
    #expect(try fixture.swift(command).status == 0)
    let clean = try fixture.swift(command + ["--check"])
    #expect(clean.status == 0, "\(clean.output)")
    try fixture.edit("Sources/CheckedIn/Banner.swift") {
      $0.replacing("var text", with: "var title")
    }
    let stale = try fixture.swift(command + ["--check"])
    #expect(stale.status != 0)
    #expect(stale.output.contains("Generated/Coding.generated.swift"), "\(stale.output)")
    #expect(try !fixture.read(generated).contains("title"))
    #expect(try fixture.swift(command).status == 0)
    #expect(try fixture.read(generated).contains("title"))
  }

  /// With 64 sources or more, the types of a target are split into 16 files, and an edit changes one of them.
  private func checkThatManyWidgetsAreSpread(_ fixture: FixtureCopy) throws {
    let first = try fixture.read("Sources/Many/Badge 0.swift")
    for number in 1..<64 {
      try fixture.write(
        "Sources/Many/Badge \(number).swift",
        first.replacing("Badge0", with: "Badge\(number)"))
    }
    let clean = try fixture.swift("build")
    #expect(clean.status == 0, "\(clean.output)")
    #expect(generatedFiles(of: clean).count == 16, "\(clean.output)")
    try fixture.edit("Sources/Many/Badge 7.swift") { "// A comment.\n" + $0 }
    let commented = try fixture.swift("build")
    #expect(generatedFiles(of: commented).isEmpty, "\(commented.output)")
    try fixture.edit("Sources/Many/Badge 7.swift") { $0.replacing("text", with: "title") }
    let edited = try fixture.swift("build")
    #expect(edited.status == 0, "\(edited.output)")
    #expect(generatedFiles(of: edited).count == 1, "\(edited.output)")
  }

  /// Returns the names of the generated files of the target `Many` that a build compiled.
  private func generatedFiles(of build: Shell.Outcome) -> Set<String> {
    Set(build.output.matches(of: #/Many (Coding-\d+\.generated\.swift)/#).map { String($0.1) })
  }
}
