import Testing
import WidgetGenerator
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct InitCommandTests {
  /// Runs `init`, and returns the only target of the written configuration.
  private func configuration(in sandbox: Sandbox) throws -> TargetConfiguration {
    let targets = try targets(in: sandbox)
    #expect(targets.count == 1)
    return try #require(targets.first)
  }

  /// Runs `init`, and returns the targets of the written configuration.
  private func targets(in sandbox: Sandbox) throws -> [TargetConfiguration] {
    let outcome = sandbox.run("init")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let text = try #require(sandbox.read("widgetgen.json"))
    let (file, diagnostics) = ConfigurationReader.read(
      SourceFile(path: "widgetgen.json", text: text))
    #expect(diagnostics.isEmpty)
    return file.resolvedTargets
  }

  @Test func findsTheTargetOfAPackage() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Package.swift", "import PackageDescription")
    try sandbox.write("Sources/App/A.swift", "import Beagle\nstruct A: AutoDecodable {}")
    try sandbox.write("Sources/App/B.swift", "// sourcery:inline:auto:B.Init\n// sourcery:end")
    try sandbox.write("Tests/AppTests/T.swift", "")
    let file = try configuration(in: sandbox)
    #expect(file.sources == ["Sources"])
    #expect(file.output == "Sources/App/Generated")
    #expect(file.runtime == "beagle-1")
    #expect(file.inline == true)
    #expect(file.templates == nil && file.exclude == nil && file.args == nil && file.only == nil)
  }

  /// Each module has its own target, because the code of a module must not be written into another module.
  @Test func listsEachTargetOfAPackage() throws {
    let sandbox = try Sandbox()
    for (path, text) in [
      (
        "App/A.swift",
        "import Beagle\n@testable import struct Kit.Box\n\nstruct A: AutoDecodable { let b: Box }"
      ),
      ("App/B.swift", "import Foundation"), ("Base/B.swift", "public struct Base {}"),
      (
        "Kit/K.swift",
        "import Base\nimport Beagle\npublic struct Box: AutoDecodable { public let n: Int }"
      ),
      ("Other/O.swift", "public struct Other {}"),
    ] {
      try sandbox.write("Sources/" + path, text)
    }
    let outcome = sandbox.run("init")
    let text = try #require(sandbox.read("widgetgen.json"))
    let files = ConfigurationReader.read(SourceFile(path: "widgetgen.json", text: text)).0
      .resolvedTargets
    #expect(files.map(\.sources) == [["Sources/App"], ["Sources/Kit"]])
    #expect(files.map(\.output) == ["Sources/App/Generated", "Sources/Kit/Generated"])
    #expect(files.map(\.dependencies) == [["Sources/Base", "Sources/Kit"], ["Sources/Base"]])
    #expect(outcome.output.contains("note: other targets have no widgets yet; when a target gets"))
    #expect(outcome.output.contains("target: Sources/Kit, into Sources/Kit/Generated\n"))
    #expect(outcome.output.contains("runtime: beagle-1, since 2 files of the sources use Beagle"))
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(
      sandbox.files().filter { $0.contains("Generated/") } == [
        "Sources/App/Generated/Coding.generated.swift",
        "Sources/Kit/Generated/Coding.generated.swift",
      ])
  }

  /// The manifest of a package names the folders of its targets.
  @Test(arguments: [
    (".target(name: \"App\", path: \"Sources\")", ["Sources"]),
    (".target(name: \"App\", path: \"./Sources/\", exclude: [\"Kit/K.txt\"])", ["Sources"]),
    (
      ".target(name: \"App\", path: \"Sources\"), .target(name: \"Kit\", path: \"Sources/Kit\")",
      ["Sources/Base", "Sources/Kit"]
    ),
    (
      ".target(name: \"Kit\"), .executableTarget(name: \"App\", path: \"Sources\",\n"
        + "dependencies: [.target(name: \"Base\")])", ["Sources/Base", "Sources/Kit"]
    ),
    (
      ".target(name: \"App\", dependencies: [.target(name: \"Kit\")], path: \"Sources\")",
      ["Sources"]
    ),
    // A folder of tests, a comment, another package, and a path that is not a literal.
    (".testTarget(name: \"App\", path: \"Sources\")", ["Sources/Base", "Sources/Kit"]),
    ("// .target(name: \"App\", path: \"Sources\")", ["Sources/Base", "Sources/Kit"]),
    (".package(path: \"Sources\")", ["Sources/Base", "Sources/Kit"]),
    (".target(name: \"Kit\", path: path)", ["Sources/Base", "Sources/Kit"]),
    (".target(name: \"Kit\", path: \"Sources", ["Sources/Base", "Sources/Kit"]),
  ])
  func targetsHaveTheFoldersOfTheManifest(target: String, folders: [String]) throws {
    let sandbox = try Sandbox()
    for path in ["Base/A.swift", "Kit/K.swift"] {
      try sandbox.write("Sources/" + path, "// widgetgen: codable\nstruct Plain { let a: Int }")
    }
    try sandbox.write("Package.swift", "let package = Package(name: \"P\", targets: [\(target)])")
    _ = sandbox.run("init")
    let text = try #require(sandbox.read("widgetgen.json"))
    let targets = ConfigurationReader.read(SourceFile(path: "widgetgen.json", text: text)).0
      .resolvedTargets
    #expect(targets.flatMap { $0.sources ?? [] }.sorted() == folders)
  }

  @Test func leavesOutTargetsWithoutWidgets() throws {
    let sandbox = try Sandbox()
    for path in ["App/A.swift", "App/B.swift", "Kit/K.swift"] {
      try sandbox.write("Sources/" + path, "struct Plain {}")
    }
    let file = try configuration(in: sandbox)
    #expect(file.sources == ["Sources/App"])
    #expect(file.output == "Sources/App/Generated")
  }

  @Test(arguments: [
    ("import Beagle\nstruct A: Widget { @AutoCodable var action: Action }", "beagle-2"),
    ("import Beagle\nstruct A: Widget { var widgetProperties: WidgetProperties }", "beagle-1"),
    ("import BeagleSchema\nstruct A: AutoDecodable { let a: RawComponent }", "beagle-1"),
    ("protocol RawComponent {}\nstruct A: AutoDecodable { let a: RawComponent }", "beagle-1"),
    ("import Beagle\n", "beagle-2"), ("@testable import Beagle", "beagle-2"),
    ("#if os(iOS)\n  import struct Beagle.Style  // its styles\n#endif", "beagle-2"),
    ("/*\nimport Beagle\n*/", "standalone"), ("import BeagleSchema", "beagle-1"),
    ("import BeagleKit", "standalone"),
    ("struct A: Codable {}", "standalone"),
  ])
  func guessesTheRuntime(source: String, runtime: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("MyApp/A.swift", source)
    try sandbox.write("MyAppTests/T.swift", "")
    try sandbox.write("Pods/P/P.swift", "")
    let file = try configuration(in: sandbox)
    #expect(file.runtime == runtime)
    #expect(file.sources == ["MyApp"])
    #expect(file.output == "MyApp/Generated")
  }

  /// A file with two signs of Beagle 1 is one file.
  @Test func countsTheFilesOfARuntime() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "import BeagleSchema\nstruct A: AutoDecodable { let a: Int }")
    let outcome = sandbox.run("init")
    #expect(
      outcome.output.contains(
        "runtime: beagle-1, since 1 file of the sources uses Beagle, for example 'import BeagleSchema'"
      ), "\(outcome.output)")
  }

  @Test func convertsSourcerysConfiguration() throws {
    let sandbox = try Sandbox()
    for path in ["App/A.swift", "Shared/B.swift", "Templates/T.stencil"] {
      try sandbox.write(path, "")
    }
    try sandbox.write(
      ".sourcery.yml",
      """
      # The app.
      sources:
        include:
          - "App"   # all of it
          - ./Shared
          - Gone
        exclude: [App/Old, 'App/New']
      templates:
      - Templates
      output:
        path: App/Generated
      args:
        shouldNotImportBeagle: 1
        name: "My App"
        imports: [UIKit, "Combine"]
        testableImports:
          - App
        operators:
          equal: ".="
      cacheBasePath: .cache
      """)
    let file = try configuration(in: sandbox)
    #expect(file.sources == ["App", "Shared"])
    #expect(file.exclude == ["App/Old", "App/New"])
    #expect(file.templates == ["Templates"])
    #expect(file.only == ["none"])
    #expect(file.output == "App/Generated")
    #expect(
      file.args == [
        "shouldNotImportBeagle": "1", "name": "My App", "imports": "[\"UIKit\", \"Combine\"]",
        "testableImports": "[\"App\"]", "operators": "{\"equal\": \".=\"}",
      ])
  }

  @Test func convertsSeveralConfigurationsToTargets() throws {
    let sandbox = try Sandbox()
    for path in [
      "A/A.swift", "B/B.swift", "T/One.stencil", "T/Two.stencil", "T/Three.swifttemplate",
    ] {
      try sandbox.write(path, "")
    }
    try sandbox.write(
      ".sourcery.yml",
      """
      configurations:
      - sources: [A]
        templates: [T/One.stencil]
        output: A/Mocks.swift
      - sources:
          - B
        templates:
          - T/One.stencil
        output: B/Generated
      - sources: [A]
        templates: [T/Two.stencil, T/Three.swifttemplate]
        output: A/Others.swift
        parseDocumentation: true
      """)
    let outcome = sandbox.run("init")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let text = try #require(sandbox.read("widgetgen.json"))
    let files = ConfigurationReader.read(SourceFile(path: "widgetgen.json", text: text)).0
      .resolvedTargets
    #expect(files.map(\.sources) == [["A"], ["B"], ["A"]])
    #expect(files.map(\.output) == ["A/Mocks.swift", "B/Generated", "A/Others.swift"])
    #expect(
      files.map(\.templates) == [["T/One.stencil"], ["T/One.stencil"], ["T/Two.stencil"]])
    for remark in [
      "'T/Three.swifttemplate' is left out: only Stencil templates are rendered",
      "'parseDocumentation' has no effect: documentation is always parsed",
    ] {
      #expect(outcome.output.contains("note: \(remark)\n"))
    }
  }

  /// If both configurations ran the built-in generations, the same extensions would be written twice.
  @Test(arguments: [
    // The templates of two configurations, and whether each configuration runs the built-in generations.
    ("[T/Auto.stencil]", "[T/Mock.stencil]", [true, false]),
    ("[T/Mock.stencil]", "[T]", [false, true]),
    ("[T/Mock.stencil]", "[T/Lens.stencil]", [true, false]),
    ("[T/Auto.stencil]", "[T/Auto.stencil]", [true, false]),
  ])
  func builtinsRunInOneConfiguration(
    first: String, second: String, expected: [Bool]
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/UI/A.swift", "import Beagle\nstruct A: AutoDecodable { let a: WidgetProperties }")
    try sandbox.write("T/Auto.stencil", "{% for type in types.implementing.AutoDecodable %}")
    for name in ["Mock", "Lens"] { try sandbox.write("T/\(name).stencil", "") }
    try sandbox.write(
      ".sourcery.yml",
      """
      configurations:
      - sources: [App]
        templates: \(first)
        output: A
      - sources: [./App/UI]
        templates: \(second)
        output: B
      """)
    let files = try targets(in: sandbox)
    #expect(files.map(\.runtime) == ["beagle-1", "beagle-1"])
    #expect(files.map { $0.only == nil } == expected)
  }

  @Test func excludedPathsStayPaths() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".git/HEAD", "")
    for path in ["Models/M1.swift", "Sources/App/Models/M2.swift"] {
      try sandbox.write(
        path, "import Beagle\nstruct \(FilePath.name(path).prefix(2)): AutoDecodable {}")
    }
    try sandbox.write(
      "sub/.sourcery.yml",
      "sources: {include: [..], exclude: [Models, ../Models]}\ntemplates: []\noutput: ../Out\n")
    let folder = FileSystem.disk(in: sandbox.path("sub"))
    #expect(sandbox.run(["init"], fileSystem: folder).exitCode == .success)
    #expect(
      try #require(sandbox.read("sub/widgetgen.json")).contains(
        "\"exclude\": [\"./Models\", \"../Models\"],"))
    #expect(sandbox.run("generate", "--config=sub/widgetgen.json").exitCode == .success)
    let coding = try #require(sandbox.read("Out/Coding.generated.swift"))
    #expect(coding.contains("M2") && !coding.contains("M1"))
  }

  @Test func reportsTemplatesInOtherLanguages() throws {
    let sandbox = try Sandbox()
    for path in ["App/A.swift", "T/deep/A.swifttemplate", "T/B.ejs"] { try sandbox.write(path, "") }
    try sandbox.write(".sourcery.yml", "sources: App\ntemplates: [T]\noutput: App/Generated\n")
    let outcome = sandbox.run("init")
    for path in ["T/deep/A.swifttemplate", "T/B.ejs"] {
      #expect(outcome.output.contains("note: '\(path)' is left out: only Stencil templates"))
    }
    #expect(sandbox.read("widgetgen.json")?.contains("\"output\": \"App/Generated\"") == true)
    #expect(sandbox.read("widgetgen.json")?.contains("// \"only\"") == true)
  }

  @Test func leavesOutTestsInsideSources() throws {
    let sandbox = try Sandbox()
    for path in ["App/A.swift", "App/AppTests/B.swift"] { try sandbox.write(path, "") }
    let file = try configuration(in: sandbox)
    #expect(file.sources == ["App"])
    #expect(file.exclude == ["**/*Tests"])
  }

  /// The configuration is not converted in part, because the rest could change its meaning.
  @Test func reportsUnreadableSourceryConfigurations() throws {
    let sandbox = try Sandbox()
    try sandbox.write(".sourcery.yml", "\u{FEFF}sources:\n  - App\noutput: App/\r\n  Generated\n")
    let outcome = sandbox.run("init")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.hasPrefix(".sourcery.yml:4:3: error: expected 'key: value' or '- item'")
    )
    #expect(outcome.error.contains("\n  Generated\n  ^~~~~~~~~\n"))
    #expect(sandbox.read("widgetgen.json") == nil)
  }

  @Test func overwritesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.write("widgetgen.json", "mine")
    let outcome = sandbox.run("init")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.hasPrefix("widgetgen.json:1:1: error: cannot be written: it already exists"))
    #expect(sandbox.read("widgetgen.json") == "mine")
  }

  /// The build-tool plugin generates code in the build, so the configuration has no `output`.
  @Test func preparesAPackageForThePlugin() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Package.swift", "// swift-tools-version: 6.0")
    try sandbox.write("Sources/App/A.swift", "// widgetgen: codable\nstruct A { let a: Int }")
    let outcome = sandbox.run("init", "--plugin")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let text = try #require(sandbox.read("widgetgen.json"))
    let (file, diagnostics) = ConfigurationReader.read(
      SourceFile(path: "widgetgen.json", text: text))
    #expect(diagnostics.isEmpty)
    #expect(file.resolvedTargets.map(\.sources) == [["Sources"]])
    #expect(file.resolvedTargets.map(\.output) == [nil])
    #expect(
      outcome.output.hasSuffix(
        """
        target: Sources, generated in each build
        runtime: standalone, since no source imports Beagle
        next:
          swift build              generate and compile, with these lines in Package.swift
        Package.swift, for the package:
          dependencies: [.package(path: "../widgetgen-plugins")],
        Package.swift, for each target:
          dependencies: [.product(name: "WidgetRuntime", package: "widgetgen-plugins")],
          plugins: [.plugin(name: "WidgetGenPlugin", package: "widgetgen-plugins")],

        """), "\(outcome.output)")
  }

  /// If the manifest uses the plugin, `init` sets no `output`, because checked-in code would be compiled in addition to
  /// the plugin's code.
  @Test func followsAManifestWithThePlugin() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Package.swift",
      #".target(name: "App", plugins: [.plugin(name: "WidgetGenPlugin", package: "widgetgen-plugins")])"#
    )
    try sandbox.write("Sources/App/A.swift", "// widgetgen: codable\nstruct A { let a: Int }")
    let outcome = sandbox.run("init")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("widgetgen.json")?.contains("// \"output\": \"Generated\"") == true)
    #expect(
      outcome.output.hasSuffix(
        """
        target: Sources, generated in each build
        runtime: standalone, since no source imports Beagle
        next:
          touch Package.swift      plan the build again, with widgetgen.json
          swift build              generate and compile
        to check in the generated code instead: remove WidgetGenPlugin from Package.swift, and set 'output' in widgetgen.json

        """), "\(outcome.output)")
  }

  /// A build fills no inline blocks, so `init` prints the command that fills them, and the command works.
  @Test(arguments: [true, false])
  func inlineBlocksAreFilledBesideThePlugin(isInManifest: Bool) throws {
    let sandbox = try Sandbox()
    if isInManifest { try sandbox.write("Package.swift", "\"WidgetGenPlugin\"") }
    let markers = "  // widgetgen:inline:auto:B.Init\n  // widgetgen:end\n"
    try sandbox.write(
      "App/B.swift", "// widgetgen: memberwise\nfinal class B {\n  let a: Int\n\n\(markers)}\n")
    let outcome = sandbox.run(["init"] + (isInManifest ? [] : ["--plugin"]))
    #expect(
      outcome.output.contains("\n  widgetgen                fill the inline blocks, which a build"),
      "\(outcome.output)")
    #expect(sandbox.read("widgetgen.json")?.contains("  \"inline\": true") == true)
    #expect(sandbox.run("check").exitCode == .stale)
    #expect(sandbox.run().error == "widgetgen: inline blocks of 1 file filled\n")
    #expect(sandbox.read("App/B.swift")?.contains("self.a = a") == true)
    #expect(sandbox.run("check").exitCode == .success)
  }

  /// Checked-in code for the runtime `standalone` imports WidgetRuntime, so the package needs this product.
  @Test(arguments: [
    ("struct A: Codable {}", true), ("import Beagle\nstruct A: AutoDecodable {}", false),
  ])
  func checkedInCodeOfAPackageNeedsTheRuntime(source: String, isNeeded: Bool) throws {
    let sandbox = try Sandbox()
    try sandbox.write("Package.swift", "// swift-tools-version: 6.0")
    try sandbox.write("Sources/App/A.swift", source)
    let outcome = sandbox.run("init")
    #expect(outcome.output.contains(".product(name: \"WidgetRuntime\"") == isNeeded)
    #expect(!outcome.output.contains("WidgetGenPlugin"))
    #expect(outcome.output.contains("to generate in each build instead: widgetgen init --plugin\n"))
  }

  @Test func printsTheNextStep() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "")
    try sandbox.write(
      ".sourcery.yml",
      "sources:\n  - App\n  - Gone\ntemplates: []\noutput: {path: Out, link: {project: A.xcodeproj}}\n"
    )
    let outcome = sandbox.run("init")
    #expect(outcome.output.contains("taken from .sourcery.yml"))
    #expect(outcome.output.contains("note: 'Gone' in .sourcery.yml does not exist and is left"))
    #expect(outcome.output.contains("note: 'link' is not taken over: add Out to the Xcode project"))
    #expect(outcome.output.contains("target: App, into Out\n"))
  }
}
