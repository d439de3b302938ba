import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests a `widgetgen.json` with several targets.
@Suite struct SeveralTargetsTests {
  private func makePackage(
    _ outputs: (String, String) = ("Sources/App/Generated", "Sources/Core/Generated")
  ) throws -> Sandbox {
    let sandbox = try Sandbox()
    for name in ["App", "Core"] {
      try sandbox.write(
        "Sources/\(name)/\(name).swift",
        "// widgetgen: codable\nstruct \(name) { var text: String }\n")
    }
    try sandbox.write(
      "widgetgen.json",
      """
      {targets: [
        {sources: 'Sources/App', dependencies: 'Sources/Core', output: '\(outputs.0)'},
        {sources: 'Sources/Core', output: '\(outputs.1)'},
      ]}
      """)
    return sandbox
  }

  @Test func allTargetsAreGeneratedAndChecked() throws {
    let sandbox = try makePackage()
    let outcome = sandbox.run()
    #expect(
      outcome.error == "widgetgen: 2 files written to Sources/App/Generated and "
        + "Sources/Core/Generated\n")
    #expect(sandbox.run("check").exitCode == .success)
    try sandbox.write(
      "Sources/Core/Core.swift", "// widgetgen: codable\nstruct Core { var title: String }\n")
    let check = sandbox.run("check", "--format=json")
    #expect(check.exitCode == .stale)
    #expect(
      check.output.contains(
        "\"stale\": [\n    \"Sources/Core/Generated/Coding.generated.swift\"\n  ]"))
  }

  /// Only targets whose code is checked in have an `output`. The plugin generates the code of the other targets. The
  /// contract contains the types of all targets.
  @Test func targetsWithoutOutputAreSkipped() throws {
    let sandbox = try makePackage()
    try sandbox.write(
      "widgetgen.json",
      """
      {targets: [
        {sources: 'Sources/App', dependencies: 'Sources/Core', output: 'Sources/App/Generated'},
        {sources: 'Sources/Core'},
      ]}
      """)
    let outcome = sandbox.run()
    #expect(
      outcome.error
        == "widgetgen: 1 file written to Sources/App/Generated; targets without 'output' are "
        + "left to the plugin\n")
    #expect(sandbox.run("check").exitCode == .success)
    let contract = sandbox.run("contract").output
    #expect(contract.contains("\"App\": {") && contract.contains("\"Core\": {"))
  }

  /// The types of a joining family are registered with the runtime that both modules import.
  @Test func noTargetOfJoinedFamiliesCanContainTheRuntime() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Core/C.swift", "// widgetgen: family\npublic protocol Core: Codable {}\nstruct A: Core {}\n")
    try sandbox.write(
      "Shop/S.swift",
      "import Core\n// widgetgen: family, joins = Core\nprotocol Shop: Core {}\nstruct B: Shop {}\n"
    )
    for (core, shop) in [("1", "0"), ("0", "1"), ("1", "1"), ("0", "0")] {
      try sandbox.write(
        "widgetgen.json",
        """
        {targets: [
          {sources: 'Core', output: 'Core/Out', args: {embedRuntime: '\(core)'}},
          {sources: 'Shop', dependencies: 'Core', output: 'Shop/Out', args: {embedRuntime: '\(shop)'}},
        ]}
        """)
      let outcome = sandbox.run("check")
      let message = "Shop/S.swift:2:23: error: 'Shop' cannot join 'Core' of another module"
      #expect(outcome.error.hasPrefix(message) == (core + shop != "00"), "\(core) \(shop)")
    }
  }

  /// Keys have the style of the target that contains their type. If Swift synthesizes the coding of a type, its keys
  /// are the names of its properties.
  @Test func keysHaveTheStyleOfTheirModule() throws {
    let sandbox = try makePackage()
    try sandbox.write(
      "Sources/Core/Core.swift",
      """
      // widgetgen: codable
      public struct Margins { public var leftSide: Int }
      public struct Size: Codable { public var itemCount: Int }
      """)
    try sandbox.write(
      "Sources/App/App.swift",
      """
      // widgetgen: codable
      struct App {
        // widgetgen: flatten
        var pageMargins: Margins?
        // widgetgen: flatten
        var pageSize: Size?
        var pageTitle: String
      }
      // widgetgen: codable, keyStyle = false
      struct Plain { var pageTitle: String }
      """)
    try sandbox.write(
      "widgetgen.json",
      """
      {keyStyle: 'snake_case', targets: [
        {sources: 'Sources/App', dependencies: 'Sources/Core', output: 'Sources/App/Generated'},
        {sources: 'Sources/Core', output: 'Sources/Core/Generated', keyStyle: 'UPPERCASE'},
      ]}
      """)
    #expect(sandbox.run().exitCode == .success)
    let app = try #require(sandbox.read("Sources/App/Generated/Coding.generated.swift"))
    for key in ["anyOf: \"LEFTSIDE\"", "anyOf: \"itemCount\"", "\"page_title\"", "\"pageTitle\""] {
      #expect(app.contains(key), "\(key)")
    }
    let contract = sandbox.run("contract").output
    for key in ["LEFTSIDE", "itemCount", "page_title", "pageTitle"] {
      #expect(contract.contains("\"reads\": [\"\(key)\"]"), "\(key)")
    }
    #expect(sandbox.run("contract", "--key-style=kebab-case").output.contains("\"page-title\""))
  }

  /// The plugin and the command plugin pass the sources of each target and of its dependencies. The configuration that
  /// applies to a dependency is in its folder or in the folder of its package.
  @Test(arguments: [
    ("widgetgen.json", "{keyStyle: 'UPPERCASE'}", "LEFTSIDE"),
    ("widgetgen.json", "{keyStyle: 'UPPERCASE', sources: 'Sources/App'}", "LEFTSIDE"),
    ("widgetgen.json", "{keyStyle: 'UPPERCASE', targets: [{sources: 'Sources/App'}]}", "LEFTSIDE"),
    (
      "widgetgen.json",
      "{targets: [{sources: 'Sources/App'}, {sources: 'Sources/Core', keyStyle: 'UPPERCASE'}]}",
      "LEFTSIDE"
    ),
    ("Sources/Core/widgetgen.json", "{keyStyle: 'UPPERCASE'}", "LEFTSIDE"),
    ("Sources/App/widgetgen.json", "{keyStyle: 'UPPERCASE'}", "leftSide"),
    ("../widgetgen.json", "{keyStyle: 'UPPERCASE'}", "leftSide"),
  ])
  func dependenciesOfOneTargetHaveTheirStyle(
    path: String, text: String, key: String
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.write("Package/Package.swift", "")
    try sandbox.write(
      "Package/Sources/Core/Core.swift",
      "// widgetgen: codable\npublic struct Margins { public var leftSide: Int }\n")
    try sandbox.write(
      "Package/Sources/App/App.swift",
      """
      // widgetgen: codable
      struct App {
        // widgetgen: flatten
        var pageMargins: Margins?
      }
      """)
    try sandbox.write("Package/" + path, text)
    let package = sandbox.path("Package")
    let config = path.contains("Core") ? [] : ["--config=\(package)/\(path)"]
    let entry = text.contains("targets") ? ["--entry=1"] : []
    let run = config + entry + ["--sources=\(package)/Sources/App", "--output=Out"]
    for build in [[], ["--declare=Coding.generated.swift", "--manifest=\(package)/Package.swift"]] {
      let outcome = sandbox.run(
        run + build + ["--dependencies=\(package)/Sources/Core/Core.swift"])
      #expect(outcome.exitCode == .success, "\(outcome.error)")
      let app = try #require(sandbox.read("Out/Coding.generated.swift"))
      #expect(app.contains("anyOf: \"\(key)\""), "\(app)")
    }
  }

  /// Bazel's rules declare only the target's own configuration as an input.
  @Test func otherBuildsReadOneConfiguration() throws {
    let sandbox = try Sandbox()
    let core = "// widgetgen: codable\npublic struct Margins { public var leftSide: Int }\n"
    try sandbox.write("Core/Core.swift", core)
    try sandbox.write(
      "App/App.swift",
      "// widgetgen: codable\nstruct App {\n  // widgetgen: flatten\n  var margins: Margins?\n}\n")
    try sandbox.write("widgetgen.json", "{keyStyle: 'UPPERCASE'}")
    let build = ["--declare=Coding.generated.swift", "--sources=App", "--output=Out"]
    let run = build + ["--dependencies=Core/Core.swift"]
    #expect(sandbox.run(run + ["--config=widgetgen.json"]).exitCode == .success)
    #expect(sandbox.read("Out/Coding.generated.swift")?.contains("LEFTSIDE") == true)
    #expect(sandbox.run(run).exitCode == .success)
    #expect(sandbox.read("Out/Coding.generated.swift")?.contains("leftSide") == true)
  }

  /// In Bazel, the key style of a dependency can be an attribute of its target.
  @Test func buildsSpecifyTheKeyStylesOfDependencies() throws {
    let sandbox = try Sandbox()
    let core = "// widgetgen: codable\npublic struct Margins { public var leftSide: Int }\n"
    try sandbox.write("Core/Core.swift", core)
    try sandbox.write(
      "App/App.swift",
      "// widgetgen: codable\nstruct App {\n  // widgetgen: flatten\n  var margins: Margins?\n}\n")
    let sources = ["--sources=App", "--dependencies=Core/Core.swift"]
    let style = ["--dependency-style=UPPERCASE=Core/Core.swift"]
    let build = ["--declare=Coding.generated.swift", "--output=Out"] + sources
    #expect(sandbox.run(build).exitCode == .success)
    #expect(sandbox.read("Out/Coding.generated.swift")?.contains("leftSide") == true)
    #expect(sandbox.run(build + style).exitCode == .success)
    #expect(sandbox.read("Out/Coding.generated.swift")?.contains("LEFTSIDE") == true)
    #expect(sandbox.run(["contract"] + sources + style).output.contains("LEFTSIDE"))
    #expect(!sandbox.run(["contract"] + sources).output.contains("LEFTSIDE"))
  }

  /// In Bazel, the configuration of a dependency is an attribute of its target, and can be anywhere.
  @Test func buildsSpecifyTheConfigurationsOfDependencies() throws {
    let sandbox = try Sandbox()
    let core = "// widgetgen: codable\npublic struct Margins { public var leftSide: Int }\n"
    try sandbox.write("Core/Core.swift", core)
    try sandbox.write(
      "App/App.swift",
      "// widgetgen: codable\nstruct App {\n  // widgetgen: flatten\n  var margins: Margins?\n}\n")
    try sandbox.write(
      "Settings/core.json",
      "{targets: [{sources: 'A', output: 'O'}, {sources: 'Core', output: 'P', keyStyle: 'UPPERCASE'}]}"
    )
    try sandbox.write("widgetgen.json", "{keyStyle: 'kebab-case'}")
    let build = [
      "--declare=Coding.generated.swift", "--output=Out", "--sources=App",
      "--dependencies=Core/Core.swift", "--config=widgetgen.json",
    ]
    for (flags, key) in [
      ([], "left-side"), (["--dependency-config=Settings/core.json:2=Core/Core.swift"], "LEFTSIDE"),
      (["--dependency-config=Settings/core.json:1=Core/Core.swift"], "leftSide"),
      (["--dependency-config=Settings/core.json:0=Core/Core.swift"], "leftSide"),
    ] {
      #expect(sandbox.run(build + flags).exitCode == .success)
      #expect(sandbox.read("Out/Coding.generated.swift")?.contains(key) == true, "\(flags)")
    }
  }

  /// The folder `.` of the first target also contains the sources of the dependency.
  @Test func innermostFolderDeterminesTheKeyStyle() throws {
    let sandbox = try makePackage()
    try sandbox.write("Main.swift", "struct Main {}\n")
    try sandbox.write(
      "Sources/Core/Core.swift",
      "// widgetgen: codable\npublic struct Margins { public var leftSide: Int }\n")
    try sandbox.write(
      "Sources/App/App.swift",
      """
      // widgetgen: codable
      struct App {
        // widgetgen: flatten
        var pageMargins: Margins?
      }
      """)
    try sandbox.write(
      "widgetgen.json",
      """
      {targets: [
        {sources: '.', exclude: 'Sources/**', output: 'Generated', keyStyle: 'kebab-case'},
        {sources: 'Sources/App', dependencies: 'Sources/Core', output: 'Sources/App/Generated'},
        {sources: 'Sources/Core', output: 'Sources/Core/Generated', keyStyle: 'UPPERCASE'},
      ]}
      """)
    let outcome = sandbox.run()
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let app = try #require(sandbox.read("Sources/App/Generated/Coding.generated.swift"))
    #expect(app.contains("anyOf: \"LEFTSIDE\""), "\(app)")
  }

  /// If one target has errors, nothing is written, and the errors of all targets are reported.
  @Test func errorInOneTargetStopsAll() throws {
    let sandbox = try makePackage()
    try sandbox.write("Sources/App/B.swift", "struct B {\n")
    try sandbox.write("Sources/Core/C.swift", "struct C {\n")
    let outcome = sandbox.run()
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.error.contains("Sources/App/B.swift:1:10: error: "))
    #expect(outcome.error.contains("Sources/Core/C.swift:1:10: error: "))
    #expect(!sandbox.files().contains { $0.contains("Generated") })
  }

  @Test(arguments: ["Out", "Out/../Out", "./Out/"])
  func twoTargetsCannotWriteTheSameFile(second: String) throws {
    let sandbox = try makePackage(("Out", second))
    let outcome = sandbox.run()
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.contains("Out/Coding.generated.swift:1:1: error: two targets of the config"))
    #expect(sandbox.read("Out/Coding.generated.swift") == nil)
  }

  @Test(arguments: ["sources", "output", "dependencies"])
  func flagsOfOneTargetAreErrors(flag: String) throws {
    let outcome = try makePackage().run("check", "--\(flag)=X")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.hasPrefix("error: '--\(flag)' cannot be combined with a widgetgen.json of"))
  }

  /// The plugin passes the number of the entry in `targets`, or 0 if no entry applies.
  @Test func pluginSelectsOneTarget() throws {
    let sandbox = try makePackage()
    try sandbox.write(
      "widgetgen.json",
      "{only: 'none', targets: [{sources: 'Sources/App', only: 'Coding'}, {sources: 'Sources/Core'}]}"
    )
    let run = ["--config=widgetgen.json", "--sources=Sources/App", "--output=Out"]
    func coding(_ entry: Int) throws -> Bool {
      #expect(
        sandbox.run(run + ["--declare=Coding.generated.swift", "--entry=\(entry)"]).exitCode
          == .success)
      return try #require(sandbox.read("Out/Coding.generated.swift")).contains("extension App")
    }
    #expect(try coding(1))
    #expect(try !coding(2))
    #expect(try !coding(0))
  }

  /// The plugin passes the number of the entry that it found when SwiftPM planned the build.
  @Test(arguments: [(nil, false), (1, false), (2, true), (3, false), (0, false)] as [(Int?, Bool)])
  func targetsThatAPlanDoesNotKnowAreAnError(entry: Int?, isCurrent: Bool) throws {
    let sandbox = try makePackage()
    try sandbox.write(
      "widgetgen.json", "{targets: [{sources: 'Sources/Core'}, {sources: 'Sources/App'}]}")
    let outcome = sandbox.run(
      [
        "--config=widgetgen.json", "--sources=Sources/App", "--output=Out",
        "--manifest=Package.swift", "--declare=Coding.generated.swift",
      ] + (entry.map { ["--entry=\($0)"] } ?? []))
    #expect((outcome.exitCode == .success) == isCurrent, "\(outcome.error)")
    #expect(
      isCurrent
        || outcome.error.hasPrefix(
          "widgetgen.json:1:1: error: 'targets' changed after SwiftPM planned the build, which "
            + "does not read it yet; save 'Package.swift' again and build [configuration-added]")
    )
  }

  /// A Bazel rule lists the sources of one target, and passes the number of its entry.
  @Test func contractOfOneTargetHasItsSettings() throws {
    let sandbox = try makePackage()
    try sandbox.write(
      "widgetgen.json",
      """
      {targets: [{sources: 'Sources/App', output: 'Out'}, {sources: 'Sources/Core', output: 'Out2',
        keyStyle: 'snake_case'}]}
      """)
    try sandbox.write(
      "Label.swift", "// widgetgen: codable\nstruct Label {\n  var fontSize: Int\n}\n")
    let contract = ["contract", "--config=widgetgen.json", "--sources=Label.swift"]
    #expect(sandbox.run(contract).exitCode == .usage)
    #expect(sandbox.run(contract + ["--entry=2"]).output.contains(#""reads": ["font_size"]"#))
  }
}
