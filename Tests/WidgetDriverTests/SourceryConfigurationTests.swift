import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests how `init` converts Sourcery's configurations, and which configurations are errors.
@Suite struct SourceryConfigurationTests {
  private func targets(
    _ sandbox: Sandbox, _ arguments: String...
  ) throws -> [TargetConfiguration] {
    let outcome = sandbox.run(["init"] + arguments)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let text = try #require(sandbox.read("widgetgen.json"))
    return ConfigurationReader.read(SourceFile(path: "widgetgen.json", text: text)).0
      .resolvedTargets
  }

  private func sandbox(_ paths: String...) throws -> Sandbox {
    let sandbox = try Sandbox()
    for path in [".git/HEAD", "App/A.swift", "T/A.stencil", "T/B.stencil"] + paths {
      try sandbox.write(path, "")
    }
    return sandbox
  }

  @Test func childrenAreRelativeToTheirOwnFolder() throws {
    let sandbox = try sandbox("Core/Sources/C.swift", "Core/T/C.stencil")
    try sandbox.write(
      ".sourcery.yml",
      "configurations:\n- child: Core/.sourcery.yml\n- {sources: [App], templates: [T], output: Out}\n"
    )
    try sandbox.write(
      "Core/.sourcery.yml", "sources: [Sources]\ntemplates: [T, ../T]\noutput: Gen/Core.swift\n")
    let targets = try targets(sandbox)
    #expect(targets.map(\.sources) == [["Core/Sources"], ["App"]])
    #expect(targets.map(\.templates) == [["Core/T", "T"], ["T"]])
    #expect(targets.map(\.output) == ["Core/Gen/Core.swift", "Out"])
  }

  @Test func excludedTemplatesAreLeftOut() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      ".sourcery.yml",
      "sources: [App]\ntemplates: {include: [T], exclude: [T/B.stencil]}\noutput: Out\n")
    #expect(try targets(sandbox).map(\.templates) == [["T/A.stencil"]])
  }

  @Test func packageTargetsBecomeFolders() throws {
    let sandbox = try sandbox("Kit/Sources/Kit/K.swift")
    try sandbox.write(
      ".sourcery.yml", "package: {path: Kit, target: Kit}\ntemplates: [T]\noutput: Out\n")
    let targets = try targets(sandbox)
    #expect(targets.map(\.sources) == [["Kit/Sources/Kit"]])
    #expect(targets.map(\.modules) == [["Kit/Sources/Kit": "Kit"]])
  }

  @Test func variablesLeadToTheXcodeProject() throws {
    let sandbox = try sandbox("App.xcodeproj/project.pbxproj")
    try sandbox.write(
      "tool/Mocks.yml",
      "sources: [\"${SRCROOT}/App\"]\ntemplates: ['${PROJECT_DIR}/T']\noutput: ${SRCROOT}/Out\n")
    let targets = try targets(sandbox, "--from=tool/Mocks.yml")
    #expect(targets.map(\.sources) == [["App"]])
    #expect(targets.map(\.templates) == [["T"]])
    #expect(targets.map(\.output) == ["Out"])
  }

  /// Values keep their types, even inside lists. For example, templates can compare a Boolean with `== true`.
  @Test func argumentsKeepTheirTypes() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "T/A.stencil",
      "{% for i in argument.imports %}{% if i.testable == true %}@testable {% endif %}{{ i.framework }}\n"
        + "{% endfor %}{{ argument.count|int255toFloat }} {% if argument.text == \"true\" %}text{% endif %}"
    )
    try sandbox.write(
      ".sourcery.yml",
      """
      sources: [App]
      templates: [T/A.stencil]
      output: Out
      args:
        imports:
          - framework: Example
            testable: true
          - {framework: Other, testable: no}
        count: 255
        text: 'true'
      """)
    #expect(sandbox.run("init").exitCode == .success)
    let json = try #require(sandbox.read("widgetgen.json"))
    #expect(
      json.contains(
        #""args": {"imports": [{"framework": "Example", "testable": true}, "#
          + #"{"framework": "Other", "testable": false}], "count": 255, "text": "\"true\""}"#),
      "\(json)")
    for command in ["generate", "sourcery"] {
      #expect(sandbox.run(command).exitCode == .success)
      #expect(
        sandbox.read("Out/A.generated.swift")?.hasSuffix("@testable Example\nOther\n1.0 text")
          == true)
    }
  }

  /// A folder becomes a source as a whole if it is synchronized, or if the Xcode target compiles several of its files
  /// and all others are generated. In other folders, each compiled file becomes a source.
  @Test func xcodeTargetsBecomeFoldersAndFiles() throws {
    let sandbox = try sandbox(
      "Code/App/A.swift", "Code/App/Deep/B.swift", "Code/Shared/C.swift", "Code/Shared/D.swift",
      "Code/Synchronized/E.swift", "Code/Old/F.swift")
    try sandbox.write("Code/App/Gen.swift", "// Generated using Sourcery\n")
    try sandbox.write(
      "Code/P.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
        T = { isa = PBXNativeTarget; name = "My App"; buildPhases = (P1, P2); fileSystemSynchronizedGroups = (S); };
        P1 = { isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4, ); };
        P2 = { isa = PBXResourcesBuildPhase; files = (F5); };
        F1 = { isa = PBXBuildFile; fileRef = A /* A.swift */; }; F2 = { fileRef = B; }; F3 = { fileRef = C; };
        F4 = { fileRef = F; }; F5 = { fileRef = D; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { path = B.swift; sourceTree = "<group>"; };
        C = { path = Shared/C.swift; sourceTree = SOURCE_ROOT; };
        D = { path = Shared/D.swift; sourceTree = SOURCE_ROOT; };
        F = { path = Old/F.swift; sourceTree = SOURCE_ROOT; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Synchronized; sourceTree = "<group>"; };
        G0 = { isa = PBXGroup; children = (G1, S); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; path = App; children = (A, G2); sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; name = "A \\"b\\""; path = Deep; children = (B); sourceTree = "<group>"; };
      }; }
      """)
    try sandbox.write(
      "Code/.sourcery.yml",
      "project:\n  file: ${PROJECT_NAME}.xcodeproj\n  target: {name: My App}\n  exclude: [Old]\n"
        + "templates: [../T]\noutput: Out\n")
    let targets = try targets(sandbox, "--from=Code/.sourcery.yml")
    #expect(
      targets.map(\.sources) == [
        ["Code/App", "Code/Old/F.swift", "Code/Shared/C.swift", "Code/Synchronized"]
      ])
    #expect(targets.map(\.exclude) == [["Code/Old"]])
    #expect(targets.map(\.modules) == [[".": "My App"]])
    try sandbox.write(
      "Code/.sourcery.yml",
      "project:\n- {file: P.xcodeproj, target: [{name: Gone}]}\ntemplates: [../T]\noutput: Out\n")
    #expect(
      sandbox.run("init", "--from=Code/.sourcery.yml").error
        .contains("Code/.sourcery.yml:1:1: error: 'P.xcodeproj' has no target 'Gone'"))
  }

  @Test func filesCanHaveAnyName() throws {
    let sandbox = try sandbox("B/B.swift")
    try sandbox.write("One.yml", "sources: [App]\ntemplates: [T]\noutput: Out/One.swift\n")
    try sandbox.write("Two.yml", "sources: [B]\ntemplates: [T]\noutput: Out/Two.swift\n")
    let targets = try targets(sandbox, "--from", "One.yml", "--from", "Two.yml")
    #expect(targets.map(\.output) == ["Out/One.swift", "Out/Two.swift"])
    #expect(sandbox.run("generate").exitCode == .success)
  }

  @Test func fileNameNeedsNoDot() throws {
    let sandbox = try sandbox()
    try sandbox.write("sourcery.yml", "sources: [App]\ntemplates: [T]\noutput: Out\n")
    #expect(try targets(sandbox).map(\.output) == ["Out"])
  }

  @Test(arguments: [
    ("sources: [App]\ntemplates: [T]\n", "1:1: error: 'output' is missing"),
    ("sources: [App]\noutput: Out\n", "1:1: error: 'templates' is missing"),
    ("templates: [T]\noutput: Out\n", "1:1: error: 'sources' is missing"),
    ("sources: [Gone]\ntemplates: [T]\noutput: Out\n", "1:1: error: none of the sources exists"),
    (
      "sources: [App]\ntemplates: [Gone]\noutput: Out\n", "2:1: error: none of the templates exists"
    ),
    (
      "sources: [App]\ntemplates: [App]\noutput: Out\n", "2:1: error: there is no template in 'App'"
    ),
    (
      "project: {file: A.xcodeproj}\ntemplates: [T]\noutput: Out\n",
      "1:1: error: 'A.xcodeproj' is not an Xcode project that can be read"
    ),
    (
      "sources: [App]\ntemplates: [T]\n# ${OUT}\noutput: ${OUT}/Gen\n",
      "4:9: error: the value of '${OUT}' is not known here"
    ),
    (
      "sources: [App]\ntemplates: [T]\noutput: Out\nargs:\n  key: ${KEY}\n",
      "5:8: error: the value of '${KEY}' is not known here"
    ),
    (
      "sources: [App]\ntemplates: [T]\noutput: ${SRCROOT}/Out\n",
      "3:9: error: the value of '${SRCROOT}' is not known here"
    ),
    (
      "sources: [App]\ntemplates: [T]\noutput: Out.md\n",
      "3:1: error: 'Out.md' is not a '.swift' file"
    ),
    (
      "package: {path: ., target: Gone}\ntemplates: [T]\noutput: Out\n",
      "1:1: error: there is no folder 'Sources/Gone' for target 'Gone'"
    ),
    (
      "# None yet.\nconfigurations: []\n",
      "2:1: error: 'configurations' is empty; list at least one configuration"
    ),
    ("configurations:\n- child: Gone.yml\n", "2:1: error: 'Gone.yml' does not exist"),
    ("configurations:\n- child: .sourcery.yml\n", "2:1: error: 'child' is nested too deeply"),
  ])
  func unsupportedKeysAreErrors(_ text: String, _ error: String) throws {
    let sandbox = try sandbox()
    try sandbox.write(".sourcery.yml", text)
    let outcome = sandbox.run("init")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix(".sourcery.yml:\(error)"), "\(outcome.error)")
    #expect(sandbox.read("widgetgen.json") == nil)
  }

  /// `prune` is a flag of Sourcery, but not a key of its configuration. Sourcery ignores such keys without a note.
  @Test func unknownKeysAreNoted() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      ".sourcery.yml", "sources: [App]\ntemplates: [T]\noutput: Out\nprune: true\n")
    let outcome = sandbox.run("init")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("note: 'prune' has no effect: it is not a key of Sourcery's"))
  }

  /// A project without Beagle can also have a protocol `AutoDecodable`.
  @Test func markerAloneDoesNotSelectBeagle() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/A.swift", "protocol AutoDecodable {}\nstruct A: AutoDecodable {}")
    try sandbox.write(".sourcery.yml", "sources: [App]\ntemplates: [T]\noutput: Out\n")
    let targets = try targets(sandbox)
    #expect(targets.map(\.runtime) == ["standalone"])
    #expect(targets.map(\.only) == [["none"]])
  }

  @Test func templateNamedLikeAMarkerTurnsBuiltinsOff() throws {
    let sandbox = try sandbox("T/AutoDecodable.stencil")
    try sandbox.write("App/A.swift", "import Beagle\nstruct A: AutoDecodable {}")
    try sandbox.write(".sourcery.yml", "sources: [App]\ntemplates: [T]\noutput: Out\n")
    let targets = try targets(sandbox)
    #expect(targets.map(\.runtime) == ["beagle-1"])
    #expect(targets.map(\.only) == [["none"]])
  }
}
