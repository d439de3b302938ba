import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `--declare`, with which build systems pass the names of the output files.
@Suite struct DeclaredOutputTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "struct A {}\n")
    try sandbox.write("T/Names.stencil", "{% for t in types.all %}// {{ t.name }}\n{% endfor %}")
    return sandbox
  }

  private let run = [
    "--sources", "App", "--templates", "T", "--only", "none", "--output", "Out",
  ]

  @Test func emptyOutputsAreWritten() throws {
    let sandbox = try sandbox()
    let words = run + ["--declare", "Names.generated.swift", "--declare", "Coding.generated.swift"]
    #expect(sandbox.run(words).exitCode == .success)
    let head = "// Generated using widgetgen\n// DO NOT EDIT\n"
    #expect(sandbox.read("Out/Coding.generated.swift") == head)
    #expect(sandbox.read("Out/Names.generated.swift") == head + "// A\n")
    let before = sandbox.fileSystem.status("Out/Coding.generated.swift")
    #expect(sandbox.run(words).exitCode == .success)
    #expect(sandbox.fileSystem.status("Out/Coding.generated.swift") == before)
  }

  @Test func undeclaredOutputsAreErrors() throws {
    let sandbox = try sandbox()
    let plugin = ["--declare", "Coding.generated.swift", "--manifest", "Package.swift"]
    let outcome = sandbox.run(run + plugin)
    #expect(outcome.exitCode == .invalidInput)
    #expect(
      outcome.error.hasPrefix(
        "T/Names.stencil:1:1: error: this template was added after SwiftPM planned the build"))
    #expect(sandbox.files() == ["App/A.swift", "T/Names.stencil"])
  }

  /// The plugin declares only the outputs of the generations in `only`.
  @Test func generationsThatAPlanDoesNotKnowAreErrors() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/A.swift", "// widgetgen: codable, equatable\nstruct A { var x: Int }\n")
    let outcome = sandbox.run([
      "--sources=App", "--output=Out", "--declare=Coding.generated.swift",
      "--manifest=Package.swift",
    ])
    #expect(outcome.exitCode == .invalidInput)
    #expect(
      outcome.error.hasPrefix(
        "Equality.generated.swift:1:1: error: 'only' in widgetgen.json changed after SwiftPM "
          + "planned the build, which does not compile this file yet; save 'Package.swift' again "
          + "and build"))
  }

  /// Without the plugin, the names that are known before the run can be declared.
  @Test func otherBuildSystemsDeclareTheFile() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/A.swift", "// widgetgen: codable\nstruct A { var x: Int }\n")
    for (words, missing) in [
      (run + ["--declare", "Coding.generated.swift"], "Names"),
      (["--sources", "App", "--output", "Out", "--declare", "Families.generated.swift"], "Coding"),
    ] {
      let outcome = sandbox.run(words)
      #expect(outcome.exitCode == .invalidInput)
      #expect(
        outcome.error.hasPrefix(
          "\(missing).generated.swift:1:1: error: the build does not declare this file; add "
            + "'--declare \(missing).generated.swift' [undeclared-output]"))
      #expect(sandbox.files() == ["App/A.swift", "T/Names.stencil"])
    }
  }

  /// If the tool searched for a configuration, the build system would not know that the output depends on it.
  @Test func noConfigurationIsSearchedFor() throws {
    let sandbox = try sandbox()
    try sandbox.write("widgetgen.json", "{ nonsense")
    let names = ["--declare", "Names.generated.swift"]
    #expect(sandbox.run(run + names).exitCode == .success)
    #expect(sandbox.run(run).exitCode == .usage)
  }

  /// A build must not change sources.
  @Test func inlineBlocksAreNotFilled() throws {
    let sandbox = try sandbox()
    let source = "struct A {\n  // widgetgen:inline:auto:A.X\n  // widgetgen:end\n}\n"
    try sandbox.write("App/A.swift", source)
    try sandbox.write(
      "T/Names.stencil", "// widgetgen:inline:auto:A.X\nvar x = 1\n// widgetgen:end\n")
    try sandbox.write("widgetgen.json", "{ inline: true }")
    let names = ["--declare", "Names.generated.swift"]
    _ = sandbox.run(run + ["--config", "widgetgen.json"] + names)
    #expect(sandbox.read("App/A.swift") == source)
    _ = sandbox.run(run)
    #expect(sandbox.read("App/A.swift")?.contains("var x = 1") == true)
  }

  @Test func fileSectionsCannotBeDeclared() throws {
    let sandbox = try sandbox()
    try sandbox.write("T/Names.stencil", "// widgetgen:file:Extra\nlet a = 1\n// widgetgen:end\n")
    let outcome = sandbox.run(run + ["--declare", "Names.generated.swift"])
    #expect(outcome.exitCode == .invalidInput)
    #expect(
      outcome.error.hasPrefix("Extra.generated.swift:1:1: error: the build cannot compile"))
  }

  @Test func laterConfigurationsAreReported() throws {
    let sandbox = try sandbox()
    let words =
      run + [
        "--declare", "Names.generated.swift", "--no-config-at", "App/widgetgen.json",
        "--manifest", "Package.swift",
      ]
    #expect(sandbox.run(words).exitCode == .success)
    try sandbox.write("App/widgetgen.json", "{}")
    let outcome = sandbox.run(words)
    #expect(outcome.exitCode == .invalidInput)
    #expect(
      outcome.error.hasPrefix(
        "App/widgetgen.json:1:1: error: this configuration was added after SwiftPM planned the "
          + "build, which does not read it yet; save 'Package.swift' again and build"))
  }

  /// Checks that generated code that imports WidgetRuntime is an error in a target that does not depend on
  /// WidgetRuntime. Otherwise, the compiler would report `no such module 'WidgetRuntime'` in a generated file.
  @Test func missingProductIsReported() throws {
    let sandbox = try sandbox()
    let source = "// widgetgen: family\nprotocol Component: Codable {}\nstruct A: Component {}\n"
    let declared = ["Coding", "Families", "Runtime"].flatMap {
      ["--declare", "\($0).generated.swift"]
    }
    let words =
      ["--sources", "App", "--output", "Out", "--without-runtime", "App"]
      + ["--manifest", "Package.swift"] + declared
    #expect(sandbox.run(words).exitCode == .success)
    try sandbox.write("App/A.swift", source)
    let outcome = sandbox.run(words)
    #expect(outcome.exitCode == .invalidInput)
    #expect(
      outcome.error.hasPrefix(
        "Package.swift:1:1: error: the code generated for target 'App' imports WidgetRuntime; add "
          + "'.product(name: \"WidgetRuntime\", package: \"widgetgen-plugins\")'"),
      "\(outcome.error)")
    #expect(sandbox.run(words + ["--args", "embedRuntime=1"]).exitCode == .success)
  }

  /// A build must not change sources. Its errors therefore suggest a command instead of `--inline`: with SwiftPM, the
  /// command plugin.
  @Test func adviceSuitsABuild() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/A.swift", "// widgetgen: memberwise\nfinal class A { let a: Int }\n")
    let words = ["--sources", "App", "--output", "Out"]
    let command = sandbox.run(words)
    #expect(command.error.contains("and pass '--inline', write"))
    let package = ["--manifest", "Package.swift"]
    let build = sandbox.run(words + ["--declare", "Coding.generated.swift"] + package)
    #expect(
      build.error.contains(
        "and run 'swift package generate-widgets --inline', write"))
    try sandbox.write("App/A.swift", "struct A {}\n")
    try sandbox.write("T/Names.stencil", "// widgetgen:inline:A.X\nlet a = 1\n// widgetgen:end\n")
    #expect(
      sandbox.run(run + ["--declare", "Names.generated.swift"] + package).error.contains(
        "which are not filled; run 'swift package generate-widgets --inline'"))
    // Only SwiftPM has the command plugin, so other build systems get different advice.
    #expect(
      sandbox.run(run + ["--declare", "Names.generated.swift"]).error.contains(
        "which are not filled; run 'widgetgen generate --inline'"))
    let inline = sandbox.run(run + ["--declare", "Names.generated.swift", "--inline"])
    #expect(inline.exitCode == .usage)
    #expect(
      inline.error.hasPrefix(
        "error: '--inline' changes sources, which a build cannot do; run 'widgetgen generate --inline' outside"
      ), "\(inline.error)")
  }

  /// Some build systems run the tool in a folder of links, so the files that templates include seem to be outside of
  /// the folder.
  @Test func partsAreFoundThroughLinks() throws {
    let sandbox = try sandbox()
    try sandbox.write("Store/_part", "let part = 1\n")
    try sandbox.link("T/_part", to: "../Store/_part")
    try sandbox.write("T/Names.stencil", "{% include \"_part\" %}")
    let declared = ["--declare", "Names.generated.swift"]
    #expect(sandbox.run(run + declared).exitCode == .invalidInput)
    #expect(
      sandbox.run(run + declared + ["--template-part", "T/_other"]).exitCode == .invalidInput)
    // Outside of a build, a template cannot include a part that links to a file outside of the template's folder.
    #expect(sandbox.run(run + ["--template-part", "T/_part"]).exitCode == .invalidInput)
    let outcome = sandbox.run(run + declared + ["--template-part", "./T/_part"])
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("Out/Names.generated.swift")?.hasSuffix("let part = 1\n") == true)
  }
}
