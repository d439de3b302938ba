import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests that the paths in a project's own files are confined to its repository.
@Suite struct RepositoryTests {
  private static let secret = "SECRET_TOKEN"

  /// Returns a folder with the repository `Repo` and files next to it.
  private func makeProject(isRepository: Bool = true) throws -> Sandbox {
    let sandbox = try Sandbox()
    if isRepository { try sandbox.write("Repo/.git/HEAD", "") }
    try sandbox.write("Repo/App/A.swift", "// widgetgen: codable\nstruct A { var a: Int }\n")
    try sandbox.write("Repo/CoreKit/Sources/B.swift", "struct B {}\n")
    try sandbox.write("Else/key.stencil", Self.secret)
    try sandbox.write(
      "Else/key.swift", "// widgetgen: codable\nstruct \(Self.secret) { var a: Int }\n")
    try sandbox.link("Repo/App/link.stencil", to: "../../Else/key.stencil")
    try sandbox.link("Repo/App/link.swift", to: "../../Else/key.swift")
    try sandbox.link("Repo/App/folder", to: "../../Else")
    return sandbox
  }

  /// Runs a command in the repository.
  private func run(_ sandbox: Sandbox, _ arguments: String...) -> Sandbox.Outcome {
    sandbox.run(arguments, fileSystem: .disk(in: sandbox.path("Repo")))
  }

  private func checkRefused(
    _ sandbox: Sandbox, _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = sandbox.run(arguments, fileSystem: .disk(in: sandbox.path("Repo")))
    let text = outcome.error + outcome.output
    #expect(outcome.exitCode == .usage, "\(text)", sourceLocation: sourceLocation)
    #expect(text.contains("leads out of '"), "\(text)", sourceLocation: sourceLocation)
    #expect(!text.contains(Self.secret), "\(text)", sourceLocation: sourceLocation)
    for path in sandbox.files() where path.hasPrefix("Repo/") && path.hasSuffix(".swift") {
      if path.contains("link") || path.contains("folder") { continue }
      #expect(
        sandbox.read(path)?.contains(Self.secret) == false, "\(path)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    "sources: 'App', templates: 'App/link.stencil'", "sources: 'App', templates: ['App/folder']",
    "sources: ['App', 'App/link.swift']", "sources: 'App/folder'", "sources: '../Else'",
    "sources: 'App', dependencies: 'App/link.swift'",
    "sources: 'App', dependencies: '../Else/key.swift'",
    "sources: 'App', templates: '/proc/self'", "sources: 'App', templates: '../Else/key.stencil'",
    "targets: [{sources: 'App'}, {sources: 'App/folder', output: 'Out'}]",
  ])
  func configuredPathIsConfined(keys: String) throws {
    let sandbox = try makeProject()
    try sandbox.write(
      "Repo/widgetgen.json", keys.hasPrefix("targets") ? "{\(keys)}" : "{\(keys), output: 'Out'}")
    checkRefused(sandbox, "generate")
    checkRefused(sandbox, "check", "--diff")
    if !keys.contains("templates") { checkRefused(sandbox, "contract") }
  }

  @Test func outputIsConfined() throws {
    let sandbox = try makeProject()
    try sandbox.link("Repo/Out", to: "../Else")
    for output in ["../Else/Out", "Out", "Out/New", "Out/A.swift"] {
      try sandbox.write("Repo/widgetgen.json", "{sources: 'App', output: '\(output)'}")
      checkRefused(sandbox, "generate")
    }
    #expect(sandbox.files().filter { $0.hasPrefix("Else/") }.count == 2)
  }

  @Test func pathsInTheRepositoryAreNormal() throws {
    let sandbox = try makeProject()
    try sandbox.write(
      "Repo/App/widgetgen.json",
      "{sources: '.', dependencies: '../CoreKit/Sources', output: '../Generated'}")
    try sandbox.link("Repo/App/Core", to: "../CoreKit/Sources")
    try sandbox.write("Repo/App/T/a.stencil", "let a = 1\n")
    let outcome = run(sandbox, "generate", "--config", "App/widgetgen.json", "--templates", "App/T")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    try sandbox.write("Repo/App/widgetgen.json", "{sources: 'Core', output: 'Out'}")
    #expect(run(sandbox, "generate", "--config", "App/widgetgen.json").exitCode == .success)
  }

  @Test func withoutGitTheFolderOfTheConfigurationCounts() throws {
    let sandbox = try makeProject(isRepository: false)
    try sandbox.write(
      "Repo/App/widgetgen.json", "{sources: '.', dependencies: '../CoreKit/Sources', output: 'Out'}"
    )
    checkRefused(sandbox, "generate", "--config", "App/widgetgen.json")
    try sandbox.write("Repo/Package.swift", "")
    #expect(run(sandbox, "generate", "--config", "App/widgetgen.json").exitCode == .success)
  }

  /// The caller chooses paths on the command line. In a sandbox, a build system passes links.
  @Test func pathsOnTheCommandLineAreFollowed() throws {
    let sandbox = try makeProject()
    let outcome = run(
      sandbox, "generate", "--sources", "App/link.swift", "--dependencies", "../Else",
      "--templates", "App/link.stencil", "--output", "../Else/Out")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("Else/Out/link.generated.swift")?.contains(Self.secret) == true)
  }

  @Test func configurationThatIsFoundIsConfined() throws {
    let sandbox = try makeProject()
    try sandbox.write("Else/secrets", Self.secret)
    try sandbox.link("Repo/widgetgen.json", to: "../Else/secrets")
    checkRefused(sandbox, "generate")
    try sandbox.link("Repo/.sourcery.yml", to: "../Else/secrets")
    checkRefused(sandbox, "sourcery")
    checkRefused(sandbox, "init")
  }

  /// In an action of Bazel, the configuration is a link, and so are the files that it names.
  @Test func namedConfigurationCanBeALink() throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/App/T.stencil", "let a = 1\n")
    try sandbox.write("Repo/App/widgetgen.json", "{templates: 'T.stencil'}")
    try sandbox.write("Box/App/x", "")
    try sandbox.link("Box/App/widgetgen.json", to: "../../Repo/App/widgetgen.json")
    try sandbox.link("Box/App/T.stencil", to: "../../Repo/App/T.stencil")
    let outcome = sandbox.run(
      [
        "generate", "--config", "App/widgetgen.json", "--sources", "../Repo/App/A.swift",
        "--output", "Out",
      ],
      fileSystem: .disk(in: sandbox.path("Box")))
    #expect(outcome.exitCode == .success, "\(outcome.error)")
  }

  @Test(arguments: [
    "--sources\nApp/link.swift", "--sources=../Else", "--dependencies\nApp/folder/key.swift",
    "--templates\n/proc/self", "--sources\nApp/A.swift\n--config\n../Else/x.json",
    "--sources\nApp\n--templates\nApp/folder/..", "--output-file\n../Else/report",
  ])
  func parameterFileIsConfined(words: String) throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/list", words + "\n")
    checkRefused(sandbox, "check", "--output", "Out", "@list")
  }

  @Test func parameterFileOfABuildSystemIsNot() throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/list", "--sources\nApp/link.swift\n--dependencies\n../Else\n")
    #expect(run(sandbox, "generate", "--output", "Out", "@@list").exitCode == .success)
    try sandbox.write(
      "Repo/list", "--sources\nApp\n--dependencies\nCoreKit/Sources/B.swift\n--dependencies=.\n")
    #expect(run(sandbox, "generate", "--output", "Out", "@list").exitCode == .success)
    // A flag in the file can take its value from the command line.
    try sandbox.write("Repo/list", "--output\nOut\n--sources\n")
    #expect(run(sandbox, "generate", "@list", "../Else/key.swift").exitCode == .success)
  }

  @Test func operandsInParameterFilesAreConfined() throws {
    let sandbox = try makeProject()
    try sandbox.write(
      "Repo/widgetgen.json", "{sources: 'App/A.swift', output: 'Out', contract: {root: 'A'}}")
    try sandbox.write("Repo/list", "../Else/key.swift\n")
    checkRefused(sandbox, "validate", "@list")
    checkRefused(sandbox, "dump", "@list")
    try sandbox.write("Repo/list", "--\n../Else/key.swift\n")
    checkRefused(sandbox, "dump", "@list")
  }

  @Test(arguments: [
    "sources: [App/link.swift]\ntemplates: [T]", "sources: [App]\ntemplates: [App/link.stencil]",
    "sources: [../Else]\ntemplates: [T]", "child: App/folder/key.stencil",
    "package: {path: ., target: [../../Else]}\ntemplates: [T]",
  ])
  func sourceryConfigurationIsConfined(keys: String) throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/T/a.stencil", "let a = 1\n")
    try sandbox.write("Repo/Sources/x", "")
    try sandbox.write("Repo/.sourcery.yml", keys + "\noutput: Out\n")
    checkRefused(sandbox, "sourcery")
    checkRefused(sandbox, "init")
  }

  @Test(arguments: ["../Else", "App/folder", "App/folder/New/A.swift", ".git/hooks"])
  func outputOfSourceryIsConfined(output: String) throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/T/a.stencil", "let a = 1\n")
    try sandbox.write(
      "Repo/.sourcery.yml", "sources: [App/A.swift]\ntemplates: [T]\noutput: \(output)\n")
    let before = sandbox.files()
    for command in ["sourcery", "init"] {
      let outcome = run(sandbox, command)
      #expect(outcome.exitCode == .usage)
      #expect(
        outcome.error.contains("leads out of '") || outcome.error.contains("leads into '.git'"),
        "\(outcome.error)")
    }
    #expect(sandbox.files() == before)
  }

  /// Xcode's folders for generated files are outside of the repository. The caller chooses them, not the configuration.
  @Test func outputOfSourceryCanBeInAFolderOfTheBuild() throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/T/a.stencil", "let a = 1\n")
    func run(_ output: String) throws -> Sandbox.Outcome {
      try sandbox.write(
        "Repo/.sourcery.yml", "sources: [App/A.swift]\ntemplates: [T]\noutput: \(output)\n")
      let folder = sandbox.path("Build")
      return sandbox.run(
        ["sourcery"], fileSystem: .disk(in: sandbox.path("Repo")),
        adjust: { $0.variable = { $0 == "DERIVED_FILE_DIR" ? folder : nil } })
    }
    #expect(try run("${DERIVED_FILE_DIR}/Out").exitCode == .success)
    #expect(sandbox.read("Build/Out/a.generated.swift") != nil)
    try sandbox.link("Build/Link", to: "../Else")
    for output in ["${DERIVED_FILE_DIR}/../Else", "${DERIVED_FILE_DIR}/Link"] {
      #expect(try run(output).error.contains("leads out of '"))
    }
  }

  @Test func configurationOfSourceryPrintsNoSecret() throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/T/a.stencil", "let a = \"{{ argument.a }}\"\n")
    let keys = ["sources: [App/A.swift]", "templates: [T]", "output: Out", "args: {a: x}"]
    for (index, value) in [
      (0, "sources: ['${TOKEN}']"), (1, "templates: ['T/${TOKEN}']"), (2, "output: Out/${TOKEN}"),
      (3, "args: {a: 'x${TOKEN}'}"), (3, "args: {a: ['${TOKEN}']}"),
    ] {
      var keys = keys
      keys[index] = value
      try sandbox.write("Repo/.sourcery.yml", keys.joined(separator: "\n") + "\n")
      func run(_ words: String...) -> Sandbox.Outcome {
        sandbox.run(
          ["sourcery"] + words, fileSystem: .disk(in: sandbox.path("Repo")),
          adjust: { $0.variable = { $0 == "TOKEN" ? Self.secret : nil } })
      }
      let outcome = run()
      #expect(outcome.exitCode == .usage)
      let expected = "the value of '${TOKEN}' may be a secret; write it out, or pass '--env TOKEN'"
      #expect(outcome.error.contains(expected), "\(outcome.error)")
      #expect(!outcome.error.contains(Self.secret) && sandbox.read("Repo/Out") == nil)
      if index == 3 {
        #expect(run("--env", "TOKEN").exitCode == .success)
        #expect(sandbox.read("Repo/Out/a.generated.swift")?.contains(Self.secret) == true)
      }
    }
  }

  @Test func xcodeProjectIsConfined() throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/T/a.stencil", "let a = 1\n")
    try sandbox.write("Repo/A.xcodeproj/x", "")
    try sandbox.link("Repo/A.xcodeproj/project.pbxproj", to: "../../Else/key.stencil")
    try sandbox.write(
      "Repo/.sourcery.yml",
      "project: {file: A.xcodeproj, target: {name: A}}\ntemplates: [T]\noutput: Out\n")
    checkRefused(sandbox, "sourcery")
  }

  /// GitHub's action for checkouts stores a token in `.git/config`.
  @Test(arguments: [
    "templates: 'App/git.stencil'", "templates: ['App/a.stencil', '.git']",
    "templates: 'b.stencil'", "templates: 'App/a.stencil', dependencies: '.git/key.swift'",
  ])
  func filesOfGitAreNotRead(keys: String) throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/.git/config", Self.secret)
    try sandbox.write("Repo/.git/key.swift", "struct \(Self.secret) {}\n")
    try sandbox.link("Repo/App/git.stencil", to: "../.git/config")
    try sandbox.write("Repo/App/a.stencil", "{% include \"config\" %}\n")
    try sandbox.write("Repo/b.stencil", "{% include \".git/config\" %}\n")
    try sandbox.write("Repo/widgetgen.json", "{sources: 'App/A.swift', output: 'Out', \(keys)}")
    let outcome = run(sandbox, "generate")
    #expect(outcome.exitCode != .success)
    let text = outcome.error + outcome.output
    #expect(text.contains("leads into '.git'") || text.contains("no template '"), "\(text)")
    #expect(!text.contains(Self.secret) && sandbox.read("Repo/Out/b.generated.swift") == nil)
    try sandbox.write("Repo/list", "--templates\n.git\n")
    let listed = run(sandbox, "generate", "--sources=App/A.swift", "--output=Out", "@list")
    #expect(listed.error.contains("leads into '.git'"), "\(listed.error)")
  }

  /// A working tree inside of another repository's `.git` is a repository itself.
  @Test func workingTreeInAGitFolderIsNormal() throws {
    let sandbox = try makeProject()
    try sandbox.write("Repo/.git/trees/a/.git", "gitdir: ../../worktrees/a\n")
    try sandbox.write(
      "Repo/.git/trees/a/App/A.swift", "// widgetgen: codable\nstruct A { var a: Int }\n")
    try sandbox.write("Repo/.git/trees/a/widgetgen.json", "{sources: 'App', output: 'Out'}")
    let outcome = sandbox.run(
      ["generate"], fileSystem: .disk(in: sandbox.path("Repo/.git/trees/a")))
    #expect(outcome.exitCode == .success, "\(outcome.error)")
  }

  @Test func includesAreConfined() throws {
    let sandbox = try makeProject()
    for name in ["link.stencil", "folder/key.stencil", "../Else/key.stencil"] {
      try sandbox.write("Repo/App/a.stencil", "{% include \"\(name)\" %}")
      try sandbox.write(
        "Repo/widgetgen.json", "{sources: 'App', templates: 'App/a.stencil', output: 'Out'}")
      let outcome = run(sandbox, "generate")
      #expect(outcome.exitCode == .invalidInput && !outcome.error.contains(Self.secret))
      #expect(outcome.error.contains("no template '\(name)'"), "\(outcome.error)")
    }
  }
}
