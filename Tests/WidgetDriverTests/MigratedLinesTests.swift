import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests which lines `migrate` lists, and which configurations stay because of them. Scripts never change.
@Suite struct MigratedLinesTests {
  private static let configuration = "sources: [App]\ntemplates: [T]\noutput: App/Gen\n"

  /// Returns a project with a configuration of Sourcery and one other file.
  private func sandbox(_ path: String, _ text: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    // The configurations of a repository can name all of its folders.
    try sandbox.write(".git/HEAD", "")
    try sandbox.write("App/A.swift", "struct A {}")
    try sandbox.write("T/Names.stencil", "{% for t in types.all %}// {{ t.name }}\n{% endfor %}")
    try sandbox.write(".sourcery.yml", Self.configuration)
    try sandbox.write(path, text)
    return sandbox
  }

  /// Each row contains a file, its text, and the number of the line that keeps the configuration.
  @Test(arguments: [
    ("Rakefile", "task :gen do\n  sh \"#{PODS}/Sourcery/bin/sourcery\"\nend\n", 2),
    ("Rakefile", "system(\"sourcery\", \"--quiet\")\n", 1),
    ("Rakefile", "cmd = \"sourcery\"\nsh cmd\n", 1),
    ("a.rb", "tool = File.join(PODS, 'Sourcery', 'bin', 'sourcery')\n", 1),
    ("a.rb", "Open3.capture3('sourcery')\n", 1), ("a.rb", "IO.popen(%w[sourcery])\n", 1),
    ("a.rb", "%x(sourcery)\n", 1), ("fastlane/Fastfile", "sourcery\n", 1),
    ("Project.swift", "let a = [.pre(script: \"sourcery\")]\n", 1),
    ("Project.swift", ".pre(tool: \"sourcery\")\n", 1),
    ("a.sh", "TOOLS=\"sourcery swiftgen\"\nfor s in $TOOLS; do $s; done\n", 1),
    ("a.sh", "SOURCERY=./bin/sourcery\n\"$SOURCERY\" --config .sourcery.yml", 1),
    (".vscode/tasks.json", "{\"command\": \"sourcery\"}\n", 1),
    ("nx.json", "{\n\"command\": \"cd ios && sourcery\"}\n", 2),
    ("tools.txt", "swiftgen\nsourcery\n", 2), (".hidden", "sourcery\n", 1),
    ("gen", "sourcery\n", 1), ("a.bat", "SOURCERY.EXE\n", 1),
    ("Makefile", "SOURCERY=sourcery\ngen:\n\t$(SOURCERY)\n", 1),
    ("a.sh", "which widgetgen || brew install sourcery\n", 1),
    ("a.sh", "case $1 in\n*) sourcery ;;\nesac\n", 2), ("a.py", "#!/usr/bin/env sourcery\n", 1),
    ("Podfile", "script_phase :name => 'A', :script => 'sourcery'\n", 1),
    ("mise.toml", "[tasks]\nsourcery = \"sourcery\"\n", 2),
    ("Package.swift", ".plugin(name: \"SourceryPlugin\", package: \"Tools\")\n", 1),
    ("A.swift", "run(\"sourcery\") // sourcery: skip\n", 1),
    ("A.swift", "run(sourcery); import SourceryRuntime\n", 1),
    ("A.swift", "import SourceryFramework\n", 1),
    ("A.swift", "let url = \"https://a.b/sourcery\"\n", 1),
    ("A.xcodeproj/project.pbxproj", "  shellScript = \"cd ..\\nsourcery\";\n", 1),
    ("A.xcodeproj/project.pbxproj", "  name = A; shellScript = sourcery;\n", 1),
    ("A.xcodeproj/project.pbxproj", "  productName = \"plugin:SourceryPlugin\";\n", 1),
    ("A.xcodeproj/project.pbxproj", "  TOOLPATH = Pods/Sourcery/bin/sourcery;\n", 1),
    ("A.xcscheme", "scriptText = \"cd A&#10;sourcery&#10;\"\n", 1),
    ("update-licenses.sh", "sourcery\n", 1), ("Brewfile", "system \"sourcery\"\n", 1),
    ("Package.swift", "a, .plugin(name: \"sourcery\")\n", 1),
    ("Project.swift", "let script = \"\"\"\n*) sourcery ;;\n\"\"\"\n", 2),
    ("Jenkinsfile", "node { sh 'cd a // sourcery' }\n", 1),
    ("a.js", "exec(`cd a // sourcery`)\n", 1),
    ("A.swift", #"run("a \" // sourcery")"# + "\n", 1),
    ("A.swift", ##"run(#"a"b // sourcery"#)"## + "\n", 1),
    ("a.kts", #"val c = '"'; run(" // sourcery")"# + "\n", 1),
    // Lines that install Sourcery and also run it.
    ("Podfile", "pod 'Sourcery'; system('Pods/Sourcery/bin/sourcery')\n", 1),
    ("Brewfile", "brew \"sourcery\" unless system \"sourcery\"\n", 1),
    ("mise.toml", "[tasks]\nsourcery = \"latest.sh\"\n", 2),
    // Lines that only name the configuration.
    ("list.lock", "tool --config .sourcery.yml\n", 1),
    ("package.json", "{\"config\": \".sourcery.yml\"}\n", 1), ("list.txt", "./.sourcery.yml\n", 1),
    ("Info.plist", "<string>.sourcery.yml</string>\n", 1), (".watch", "$ROOT/.sourcery.yml\n", 1),
    ("README.md", "Edit `.Sourcery.yml` first.\n", 1), ("App/B.swift", "// see .sourcery.yml\n", 1),
    ("Inputs.xcfilelist", "$(SRCROOT)/.sourcery.yml\n", 1),
    ("A.xcodeproj/project.pbxproj", "\"$(SRCROOT)/.sourcery.yml\",\n", 1),
  ])
  func possibleCallsKeepTheConfiguration(_ path: String, _ text: String, _ line: Int) throws {
    let sandbox = try sandbox(path, text)
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("\n  \(path):\(line): "), "\(outcome.output)")
    #expect(outcome.output.contains(": the file stays, because \(path):\(line) may need it"))
    #expect(sandbox.read(path) == text)
    #expect(sandbox.read(".sourcery.yml") == Self.configuration)
    let done = sandbox.run(["migrate", "--apply", "--scripts-done"], git: "")
    #expect(done.exitCode == .success, "\(done.error)")
    #expect(sandbox.read(".sourcery.yml") == nil && sandbox.read(path) == text)
  }

  /// PowerShell writes scripts in UTF-16.
  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func scriptInUTF16KeepsTheConfiguration(encoding: String.Encoding) throws {
    let sandbox = try sandbox("a.ps1", "")
    let script = try #require("\u{FEFF}# generate\r\nsourcery\r\n".data(using: encoding))
    try script.write(to: URL(filePath: sandbox.path("a.ps1")))
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.output.contains("\n  a.ps1:2: sourcery\n"), "\(outcome.output)")
    #expect(sandbox.read(".sourcery.yml") == Self.configuration)
  }

  /// Each row contains a file, a line that runs nothing, and the text of the report about it, if any.
  @Test(
    arguments: [
      ("App/B.swift", "// sourcery: AutoMockable\n", "  comments, annotations and headers: 1\n"),
      ("App/B.swift", "var a = 1 // sourcery: skip\n", "  comments, annotations and headers: 1\n"),
      (
        "App/B.swift", "func f(/* sourcery: a = b */ x: Int) {}\n",
        "  comments, annotations and headers: 1\n"
      ),
      (
        "App/B.swift", "let a = \"it's\" // sourcery: skip\n",
        "  comments, annotations and headers: 1\n"
      ),
      (
        "B/A.swift", "// Generated using Sourcery 2.1\n", "  comments, annotations and headers: 1\n"
      ),
      ("a.sh", "# runs sourcery later\n", "  comments, annotations and headers: 1\n"),
      ("U/A.stencil", "// sourcery:inline:A\n", "  lines of templates: 1\n"),
      ("T/Names.swift", "@testable import SourceryRuntime\n", "  lines of templates: 1\n"),
      ("LICENSE", "Sourcery, Copyright\n", "  lines of licenses: 1\n"),
      ("docs/A.md", "Run `sourcery`.\n", "  lines of documentation: 1\n"),
      ("A.xcodeproj/project.pbxproj", "1 /* Run Sourcery */,\n", "  names in Xcode projects: 1\n"),
      ("A.xcodeproj/project.pbxproj", "\tname = \"Sourcery\";\n", "  names in Xcode projects: 1\n"),
      (
        "A.xcodeproj/project.pbxproj", "1 = {isa = A; path = Sourcery; b = c; };\n",
        "  names in Xcode projects: 1\n"
      ),
      ("Podfile.lock", "  - Sourcery (2.0)\n", "  Podfile.lock: 1 line; the package manager"),
      (".gitignore", "Sourcery/Cache\n", "  .gitignore: 1 line; patterns of paths"),
      (
        "A.xcodeproj/project.pbxproj", "1 /* .sourcery.yml */ = {path = .sourcery.yml; };\n",
        "project.pbxproj: 1 line; remove the configuration from the project in Xcode"
      ),
      ("Mintfile", "krzysztofzablocki/Sourcery@2.2.5\n", "      install widgetgen instead\n"),
      ("Brewfile", "brew \"sourcery\"\n", "      install widgetgen instead\n"),
      ("Podfile", "  pod 'Sourcery', '~> 2.0'\n", "      install widgetgen instead\n"),
      ("mise.toml", "[tools]\nsourcery = \"2\"\n", "      install widgetgen instead\n"),
      (
        "Package.swift", ".package(url: \"https://a.b/Sourcery.git\")\n",
        "install widgetgen instead"
      ),
      ("bin/sourcery", "\0\u{1}", "bin/sourcery: a copy of Sourcery"),
      ("bin/tool", "\0sourcery", "bin/tool: a binary file with the name of Sourcery"),
      ("a.yml", "the sourcer\n", nil), ("b.sourcery.yml.txt", "a\n", nil),
    ] as [(String, String, String?)])
  func harmlessLinesAreCounted(_ path: String, _ text: String, _ report: String?) throws {
    let sandbox = try sandbox(path, text)
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    if let report { #expect(outcome.output.contains(report), "\(outcome.output)") }
    #expect(outcome.output.contains("\nremoved .sourcery.yml\n"), "\(outcome.output)")
    #expect(sandbox.read(path) == text)
  }

  /// Each row contains a file, its text, and the advice about its last line.
  @Test(arguments: [
    ("a.sh", "sourcery --config .sourcery.yml", "run 'widgetgen' instead"),
    ("a.sh", "sourcery", "if this runs Sourcery, run 'widgetgen' instead"),
    ("a.sh", "if which sourcery; then", "look for 'widgetgen' instead"),
    (
      "a.sh", "command -v sourcery || brew install sourcery",
      "look for 'widgetgen' instead; install widgetgen instead"
    ),
    ("a.sh", "sourcery --sources A --templates T", "run 'widgetgen sourcery' with the same flags"),
    (
      "a.sh", "sourcery --config .sourcery.yml --watch",
      "run 'widgetgen' instead; there is no '--watch'"
    ),
    (
      "a.sh", "sourcery --config .sourcery.yml --headerPrefix x",
      "run 'widgetgen' instead; set 'header' in widgetgen.json instead of '--headerPrefix'"
    ),
    (
      "a.sh", "sourcery --config .sourcery.yml\nsourcery --config .sourcery.yml",
      "remove it if line 1 always runs before it: one 'widgetgen' generates all targets"
    ),
    (
      "a.sh", "sourcery --config .sourcery.yml && sourcery --config .sourcery.yml",
      "run 'widgetgen' instead; once is enough: it generates all targets"
    ),
    (
      "A.xcodeproj/project.pbxproj", "shellScript = \"sourcery --config .sourcery.yml\\n\";",
      "run 'widgetgen' instead; write 'export PATH=\"/opt/homebrew/bin:/usr/local/bin:$PATH\"' before it, "
        + "because Xcode's PATH lacks Homebrew"
    ),
    (
      "A.xcodeproj/project.pbxproj",
      "shellScript = \"PATH=/opt/homebrew/bin\\nsourcery --config .sourcery.yml\";",
      "run 'widgetgen' instead"
    ),
    (
      "a.sh", "which sourcery && sourcery --config .sourcery.yml || echo Sourcery",
      "look for 'widgetgen' instead; run 'widgetgen' instead"
    ),
    ("a.json", "{\"config\": \".sourcery.yml\"}", "remove it, or name widgetgen.json instead"),
  ])
  func adviceNamesTheReplacement(_ path: String, _ text: String, _ advice: String) throws {
    let outcome = try sandbox(path, text).run("migrate")
    #expect(outcome.output.contains("\n      \(advice)\n"), "\(outcome.output)")
  }

  @Test func adviceKeepsAConfigurationThatStays() throws {
    let sandbox = try sandbox("list.txt", ".sourcery.yml\n")
    try sandbox.write("T/Code.ejs", "")
    let outcome = sandbox.run("migrate")
    #expect(
      outcome.output.contains("\n      Sourcery is still needed for .sourcery.yml\n"),
      "\(outcome.output)")
  }

  /// A command that clearly names a configuration needs no other one. Any other command may need all.
  @Test(arguments: [
    ("sourcery --config Swift/Codable.sourcery.yml", true),
    ("sourcery --config \"$DIR/Codable.sourcery.yml\"", true),
    ("sourcery \\\n  --quiet \\\n  --config=Swift/Codable.sourcery.yml", true),
    ("[\"sourcery\", \"--config\", \"Swift/Codable.sourcery.yml\"]", true),
    ("sourcery\nsourcery --config Swift/Codable.sourcery.yml", false),
    ("sourcery; echo --config Swift/Codable.sourcery.yml", false),
    ("sourcery # --config Swift/Codable.sourcery.yml", false),
    ("sourcery --config Swift/$NAME.sourcery.yml", false),
    ("sourcery --config Swift/#{name}.sourcery.yml", false),
    ("sourcery --config Swift/Codable`cat x`", false), ("sourcery --config $(cat list)", false),
    ("sourcery --config Swift", false), ("sourcery --config Other.yml", false),
    ("command -v sourcery && sourcery --config Swift/Codable.sourcery.yml", false),
    ("sourcery --config .sourcery.yml --config Swift/Codable.sourcery.yml", false),
  ])
  func commandsNameTheirConfigurations(_ script: String, _ isRemoved: Bool) throws {
    let sandbox = try sandbox("gen.sh", script)
    try sandbox.write("Swift/A.swifttemplate", "<% %>")
    try sandbox.write(
      "Swift/Codable.sourcery.yml", "sources: [../App]\ntemplates: [A.swifttemplate]\noutput: Gen\n"
    )
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect((sandbox.read(".sourcery.yml") == nil) == isRemoved, "\(outcome.output)")
    #expect(sandbox.read("Swift/Codable.sourcery.yml") != nil)
    if isRemoved {
      #expect(
        outcome.output.contains("      Sourcery is still needed for Swift/Codable.sourcery.yml\n"))
    }
    #expect(
      outcome.output.contains(
        "left: Swift/Codable.sourcery.yml: Swift/A.swifttemplate is a program in Swift; "
          + "add '--run-swift-templates' to run it and compare its files\n"))
  }

  /// The first run writes the files, the user edits the scripts, and the second run removes the configuration.
  @Test func secondRunRemovesTheConfiguration() throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
    let first = sandbox.run(["migrate", "--apply"], git: "")
    #expect(first.output.contains("wrote widgetgen.json\n") && sandbox.read(".sourcery.yml") != nil)
    #expect(first.output.contains("run 'widgetgen migrate --apply' again"), "\(first.output)")
    #expect(sandbox.run("check").exitCode == .success)
    let again = sandbox.run(["migrate", "--apply"], git: "")
    #expect(again.exitCode == .usage)
    #expect(again.error.hasPrefix("error: nothing changes, so Sourcery stays; .sourcery.yml: "))
    #expect(again.error.contains("gen.sh:1 may need it; edit the listed lines"), "\(again.error)")

    try sandbox.write("gen.sh", "widgetgen\n")
    let edited = "// ours\n" + (sandbox.read("widgetgen.json") ?? "")
    try sandbox.write("widgetgen.json", edited)
    let second = sandbox.run(["migrate", "--apply"], git: "")
    #expect(second.exitCode == .success, "\(second.error)")
    #expect(second.output.hasPrefix("removed .sourcery.yml\nundo: "), "\(second.output)")
    #expect(sandbox.read(".sourcery.yml") == nil && sandbox.read("widgetgen.json") == edited)
  }

  /// An existing `widgetgen.json` that generates something else does not replace the configuration.
  @Test(arguments: ["T/Other.stencil", "T/Names.stencil"])
  func differentConfigurationReplacesNothing(_ template: String) throws {
    let sandbox = try sandbox("gen.sh", "widgetgen\n")
    try sandbox.write("U/Names.stencil", "// other\n")
    try sandbox.write(template, "// \(template)\n")
    try sandbox.write(
      "widgetgen.json", "{\"sources\": [\"App\"], \"templates\": [\"U\"], \"output\": \"App/Gen\"}")
    let before = sandbox.files().map(sandbox.read)
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.contains(
        "the file stays, because widgetgen.json does not generate App/Gen/Names.generated.swift"),
      "\(outcome.error)")
    #expect(sandbox.files().map(sandbox.read) == before)
  }

  /// The paths in `widgetgen.json` can contain the name of Sourcery.
  @Test func foldersNamedSourceryDoNotKeepTheConfiguration() throws {
    let sandbox = try sandbox("Sourcery/Other.stencil", "// other\n")
    try sandbox.write("gen.sh", "sourcery\n")
    try sandbox.write(
      ".sourcery.yml", "sources: [App]\ntemplates: [T, Sourcery]\noutput: App/Gen\n")
    #expect(sandbox.run(["migrate", "--apply"], git: "").exitCode == .success)
    try sandbox.write("gen.sh", "widgetgen\n")
    let second = sandbox.run(["migrate", "--apply"], git: "")
    #expect(second.exitCode == .success, "\(second.error)")
    #expect(sandbox.read(".sourcery.yml") == nil)
  }

  /// Two configurations become one `widgetgen.json`, and one command generates both.
  @Test func twoCallsBecomeOne() throws {
    let sandbox = try sandbox(
      "gen.sh", "sourcery --config .sourcery.yml\nsourcery --config B/.sourcery.yml\n")
    try sandbox.write(
      "B/.sourcery.yml", "sources: [../App]\ntemplates: [../T]\noutput: ../App/B\n")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("widgetgen.json")?.contains("\"targets\": [") == true)
    #expect(
      outcome.output.contains(
        """
          gen.sh:1: sourcery --config .sourcery.yml
              run 'widgetgen' instead
          gen.sh:2: sourcery --config B/.sourcery.yml
              remove it if line 1 always runs before it: one 'widgetgen' generates all targets

        """), "\(outcome.output)")
  }

  @Test func longLinesAndLongFilesAreShortened() throws {
    let prefix = String(repeating: "x", count: 200)
    let sandbox = try sandbox("a.sh", "\(prefix)\u{1B} sourcery --quiet\n")
    try sandbox.write("b.sh", String(repeating: "sourcery\n", count: 14))
    let outcome = sandbox.run("migrate")
    #expect(
      outcome.output.contains("\n  a.sh:1: …" + prefix.prefix(58) + "  sourcery --quiet…\n"),
      "\(outcome.output)")
    #expect(outcome.output.contains("\n  b.sh: also in lines 13, 14\n"))
  }

  /// Without a configuration, the lines are listed and nothing is written.
  @Test func projectWithoutConfigurationListsLines() throws {
    let sandbox = try sandbox("gen.sh", "sourcery --sources App --templates T --output Gen\n")
    try sandbox.remove(".sourcery.yml")
    let outcome = sandbox.run(["migrate"], git: "")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("      run 'widgetgen sourcery' with the same flags\n"))
    let applied = sandbox.run(["migrate", "--apply"], git: "")
    #expect(
      applied.error.hasPrefix(
        "error: there is no configuration of Sourcery here; edit the listed lines by hand"))
  }

  /// Beagle 1's own templates are built in, but their output has another name.
  @Test func builtInTemplatesAreReplacedByInit() throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
    try sandbox.write(
      "App/A.swift", "import BeagleSchema\nstruct A: AutoDecodable { let a: Int }\n")
    try sandbox.write("T/AutoDecodable.swifttemplate", "<% %>")
    try sandbox.write("App/Gen/AutoDecodable.generated.swift", "// Generated using Sourcery 1.0\n")
    let outcome = sandbox.run(["migrate"], git: "")
    #expect(
      outcome.output.contains(
        "  .sourcery.yml: its templates are built in; run 'widgetgen init --from .sourcery.yml', and remove "
          + "App/Gen/AutoDecodable.generated.swift\n"), "\(outcome.output)")
    #expect(
      outcome.output.hasSuffix(
        "\nnext: widgetgen init --from .sourcery.yml, then widgetgen, and remove what Sourcery generated\n"
      ))
    let applied = sandbox.run(["migrate", "--apply"], git: "")
    #expect(applied.error.contains("run 'widgetgen init --from .sourcery.yml'"))
    #expect(sandbox.run("init", "--from", ".sourcery.yml").exitCode == .success)
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(sandbox.read("App/Gen/Coding.generated.swift") != nil)
  }

  @Test func projectWithOnlySwiftTemplatesStays() throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
    try sandbox.write("T/A.swifttemplate", "<% %>")
    let before = sandbox.files().map(sandbox.read)
    let outcome = sandbox.run(["migrate", "--apply", "--scripts-done"], git: "")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.contains(
        "nothing changes, so Sourcery stays; .sourcery.yml: T/A.swifttemplate is a program in Swift; "
          + "add '--run-swift-templates' to run it and compare its files"))
    #expect(sandbox.files().map(sandbox.read) == before)
  }

  /// A project that copies the configuration into its product needs the file to build.
  @Test func bundledConfigurationStays() throws {
    let sandbox = try sandbox(
      "A.xcodeproj/project.pbxproj", "1 /* .sourcery.yml in Resources */ = {};\n")
    let outcome = sandbox.run(["migrate", "--apply", "--scripts-done"], git: "")
    #expect(outcome.exitCode == .success)
    #expect(sandbox.read(".sourcery.yml") != nil)
    #expect(outcome.output.contains("because an Xcode project copies it into its product\n"))
    let next =
      "; correct the reason why a configuration stays, commit, and run 'widgetgen migrate --apply' again\n"
    #expect(outcome.output.hasSuffix(next), "\(outcome.output)")
  }

  /// The listed lines need no further run after `--scripts-done`.
  @Test func linesThatRunNothingNeedNoEdits() throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
    let outcome = sandbox.run(["migrate", "--apply", "--scripts-done"], git: "")
    #expect(outcome.exitCode == .success && sandbox.read(".sourcery.yml") == nil)
    let next = "\nnext: install widgetgen where Sourcery was installed, and build\n"
    #expect(outcome.output.hasSuffix(next), "\(outcome.output)")
  }

  /// The other configurations are migrated even if one of them has no output.
  @Test func problemInOneConfigurationDoesNotStopOthers() throws {
    let sandbox = try sandbox("gen.sh", "sourcery --config Other.sourcery.yaml\n")
    try sandbox.write("Other.sourcery.yaml", "sources: [App]\ntemplates: [T]\n")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("left: Other.sourcery.yaml: line 1: 'output' is missing\n"))
    #expect(sandbox.read(".sourcery.yml") == nil && sandbox.read("Other.sourcery.yaml") != nil)
  }

  /// A configuration with `forceParse` stays only if the option matches the name of a generated file.
  @Test(arguments: [("generated.swift", true), ("other", false)])
  func forceParseKeepsTheConfiguration(_ name: String, _ stays: Bool) throws {
    let sandbox = try sandbox("App/X.generated.swift", "// Generated using Sourcery\nstruct X {}\n")
    try sandbox.write(".sourcery.yml", Self.configuration + "forceParse: [\(name)]\n")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == (stays ? .usage : .success))
    #expect(
      outcome.error.contains("its templates use generated code, because of 'forceParse'") == stays)
  }

  /// Two files with the same configuration become one target.
  @Test(arguments: ["App/Gen", "App/Gen/All.swift"])
  func equalConfigurationsMakeOneTarget(_ output: String) throws {
    let sandbox = try sandbox("gen.sh", "widgetgen\n")
    for path in [".sourcery.yml", "sourcery.yml"] {
      try sandbox.write(path, "sources: [App]\ntemplates: [T]\noutput: \(output)\n")
    }
    #expect(sandbox.run(["migrate", "--apply"], git: "").exitCode == .success)
    #expect(sandbox.read("widgetgen.json")?.contains("targets\"") == false)
    #expect(sandbox.read("sourcery.yml") == nil)
    #expect(sandbox.run("check").exitCode == .success)
  }

  @Test func dryRunReportsErrors() throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
    try sandbox.write("T/Names.stencil", "{{ types.all|unknownFilter }}")
    let outcome = sandbox.run("migrate")
    #expect(outcome.exitCode == .invalidInput)
    #expect(
      outcome.output.hasSuffix("next: correct the errors, and run 'widgetgen migrate' again\n"))
  }

  /// Paths that differ from the disk only in letter case work on most Macs, so their spelling is corrected.
  @Test func letterCaseOfPathsIsCorrected() throws {
    let sandbox = try sandbox(
      "App/Gen/Names.generated.swift", "// Generated using Sourcery 2\n// A\n")
    try sandbox.write(".sourcery.yml", "sources: [app]\ntemplates: [./t]\noutput: app/gen\n")
    let outcome = sandbox.run(["migrate"], git: "")
    #expect(
      outcome.output.contains("  equal      App/Gen/Names.generated.swift\n"), "\(outcome.output)")
    #expect(outcome.output.contains("\"sources\": [\"App\"]"))
    #expect(
      outcome.output.contains(
        "note: 'app/gen' in .sourcery.yml is spelled 'App/Gen' on the disk, which is used instead\n"
      ))
    #expect(!outcome.output.contains("which no configuration writes"))
  }

  /// A file whose header is not in its first line is not overwritten, and the others are.
  @Test func fileWithTextBeforeItsHeaderIsLeft() throws {
    let text = "// swiftlint:disable all\n// Generated using Sourcery 2\n// A\n"
    let sandbox = try sandbox("App/Gen/Names.generated.swift", text)
    try sandbox.write("T/Other.stencil", "// other\n")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("App/Gen/Names.generated.swift") == text)
    #expect(sandbox.read("App/Gen/Other.generated.swift") != nil)
    #expect(sandbox.read(".sourcery.yml") != nil)
    let left =
      "App/Gen/Names.generated.swift: it does not start with '// Generated using'; remove it, and run 'widgetgen'\n"
    #expect(outcome.output.contains("left: \(left)"), "\(outcome.output)")
    let next =
      "; remove the generated files that are left, commit, and run 'widgetgen migrate --apply' again\n"
    #expect(outcome.output.hasSuffix(next), "\(outcome.output)")
    try sandbox.remove("App/Gen/Names.generated.swift")
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(sandbox.run(["migrate", "--apply"], git: "").exitCode == .success)
    #expect(sandbox.read(".sourcery.yml") == nil)
  }
}
