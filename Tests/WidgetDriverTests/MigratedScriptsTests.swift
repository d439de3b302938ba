import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests how `migrate --apply` changes the scripts of a project, and which scripts it does not change.
@Suite struct MigratedScriptsTests {
  /// Returns a project with one script, a configuration of Sourcery and a Mintfile that installs Sourcery.
  private func sandbox(_ path: String, _ script: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/A.swift", "struct A {}")
    try sandbox.write("T/Names.stencil", "{% for t in types.all %}// {{ t.name }}\n{% endfor %}")
    try sandbox.write(".sourcery.yml", "sources: [App]\ntemplates: [T]\noutput: App/Gen\n")
    try sandbox.write("Mintfile", "a/Tool@1\nkrzysztofzablocki/Sourcery@2.2.5\n")
    try sandbox.write(path, script)
    return sandbox
  }

  /// Each row contains the path of a script, its text, and its text after the migration.
  @Test(arguments: [
    ("a.sh", "sourcery", "widgetgen"),
    ("a.sh", "  sourcery --config .sourcery.yml --quiet\n", "  widgetgen\n"),
    ("a.sh", "set -e\nsourcery --config ./.sourcery.yml", "set -e\nwidgetgen"),
    (
      "a.sh", "cd ..\n./bin/sourcery --prune \\\n  --config \"$DIR/.sourcery.yml\"\necho done",
      "cd ..\nwidgetgen\necho done"
    ),
    ("a.sh", "\"$PODS_ROOT/Sourcery/bin/sourcery\" --config .sourcery.yml", "widgetgen"),
    ("a.sh", "./bin/sourcery && echo done", "widgetgen && echo done"),
    (
      "a.sh", "if which sourcery >/dev/null; then sourcery; fi",
      "if which widgetgen >/dev/null; then widgetgen; fi"
    ),
    (
      "a.sh", "if command -v sourcery; then\n  sourcery\nfi",
      "if command -v widgetgen; then\n  widgetgen\nfi"
    ),
    ("a.sh", "mint run sourcery --config .sourcery.yml", "widgetgen"),
    (
      "a.sh", "xcrun --sdk macosx mint run krzysztofzablocki/Sourcery@2.0 sourcery --verbose",
      "widgetgen"
    ),
    ("a.sh", "mint run krzysztofzablocki/Sourcery --verbose", "widgetgen"),
    ("a.sh", "swift run -c release --package-path BuildTools sourcery --disableCache", "widgetgen"),
    ("a.sh", "mise exec -- sourcery --config .sourcery.yml", "widgetgen"),
    ("a.sh", "# sourcery --config x.yml\nsourcery", "# sourcery --config x.yml\nwidgetgen"),
    ("a.sh", "A=1 time sourcery 2>&1 | tee log", "A=1 time widgetgen 2>&1 | tee log"),
    (
      "a.sh", "echo \"$(sourcery)\" 'install sourcery first'",
      "echo \"$(widgetgen)\" 'install sourcery first'"
    ),
    ("a.sh", "cat <<END\nsourcery\nEND\nsourcery", "cat <<END\nsourcery\nEND\nwidgetgen"),
    (
      "A.xcodeproj/project.pbxproj",
      #"      shellScript = "cd ..\n./bin/sourcery --config .sourcery.yml\necho \"done\"\n";"#,
      #"      shellScript = "cd ..\nwidgetgen\necho \"done\"\n";"#
    ),
    (
      "A.xcodeproj/project.pbxproj",
      ##"      shellScript = "# Type a script or drag a script file from your workspace to insert its path.\nsourcery\n";"##,
      ##"      shellScript = "# Type a script or drag a script file from your workspace to insert its path.\nwidgetgen\n";"##
    ),
    (
      "A.xcodeproj/project.pbxproj", #"      shellScript = "set -e\nsourcery --prune\n";"#,
      #"      shellScript = "set -e\nwidgetgen\n";"#
    ),
    (
      "A.xcodeproj/project.pbxproj",
      #"  shellScript = "\"$PODS_ROOT/Sourcery/bin/sourcery\" --prune\n";"#,
      #"  shellScript = "widgetgen\n";"#
    ),
    ("A.xcodeproj/project.pbxproj", "  shellScript = sourcery;", "  shellScript = widgetgen;"),
    (
      "ci.yml",
      "jobs:\n- name: Run sourcery\n  run: sourcery --config .sourcery.yml # all\n- run: |\n    set -e\n    sourcery\n",
      "jobs:\n- name: Run sourcery\n  run: widgetgen # all\n- run: |\n    set -e\n    widgetgen\n"
    ),
    (
      "ci.yml", "- run: |\r\n    set -e\r\n\r\n    sourcery\r\n- run: date\r\n",
      "- run: |\r\n    set -e\r\n\r\n    widgetgen\r\n- run: date\r\n"
    ),
    (
      "project.yml", "script: >\n  sourcery\n  --config .sourcery.yml\nname: x\n",
      "script: >\n  widgetgen\nname: x\n"
    ),
    (
      ".gitlab-ci.yml", "a:\n  script:\n    - \"sourcery\"\n    - ls\n",
      "a:\n  script:\n    - \"widgetgen\"\n    - ls\n"
    ),
    (
      "Makefile", "sourcery:\n\t@cd App && sourcery \\\n\t  --quiet\n",
      "sourcery:\n\t@cd App && widgetgen\n"
    ),
    (
      "Fastfile", "lane :a do\n  sh \"sourcery --config ../.sourcery.yml\"\nend\n",
      "lane :a do\n  sh \"widgetgen\"\nend\n"
    ),
    (
      "Rakefile", "sh(<<~END)\n  set -e\n  sourcery\nEND\n",
      "sh(<<~END)\n  set -e\n  widgetgen\nEND\n"
    ),
    (
      "Rakefile", "sh <<~EOS2\n  sourcery\nEOS2\na = 1 <<-2\nsh 'sourcery'\n",
      "sh <<~EOS2\n  widgetgen\nEOS2\na = 1 <<-2\nsh 'widgetgen'\n"
    ),
    ("mise.toml", "[tasks.gen]\nrun = \"sourcery\"\n", "[tasks.gen]\nrun = \"widgetgen\"\n"),
    (
      "mise.toml", "[tasks.gen]\nrun = \"\"\"\nset -e\nsourcery \\\n  --quiet\n\"\"\"\n",
      "[tasks.gen]\nrun = \"\"\"\nset -e\nwidgetgen\n\"\"\"\n"
    ),
    (
      "mise.toml", "[tasks.gen]\nrun = [\n  'date',\n  \"sourcery --config .sourcery.yml\",\n]\n",
      "[tasks.gen]\nrun = [\n  'date',\n  \"widgetgen\",\n]\n"
    ),
    ("mise.toml", "[tasks]\nsourcery = \"sourcery\"\n", "[tasks]\nsourcery = \"widgetgen\"\n"),
    (
      ".config/mise/config.toml",
      "[tools]\nsourcery = \"2\"\nb = \"1\"\n[tasks]\ngen = { run='sourcery' }\n",
      "[tools]\nb = \"1\"\n[tasks]\ngen = { run='widgetgen' }\n"
    ),
    ("mise-tasks/gen", "#!/usr/bin/env bash\nsourcery\n", "#!/usr/bin/env bash\nwidgetgen\n"),
    (
      "bin/gen", "#!/usr/bin/env ruby\nsystem 'sourcery'\n",
      "#!/usr/bin/env ruby\nsystem 'widgetgen'\n"
    ),
    (
      "a.rake",
      "command = <<-eos\n  sourcery \\\n    --config .sourcery.yml\neos\nsystem(command)\n",
      "command = <<-eos\n  widgetgen\neos\nsystem(command)\n"
    ),
    ("gen.rake", "task(:gen) { sh 'sourcery' }\n", "task(:gen) { sh 'widgetgen' }\n"),
    (
      ".gitlab-ci.yml", ".gen: &gen\n  - ls\na:\n  script:\n    - sourcery\n",
      ".gen: &gen\n  - ls\na:\n  script:\n    - widgetgen\n"
    ),
    ("Makefile", "gen: ; @sourcery --quiet\n", "gen: ; @widgetgen\n"),
    ("Makefile.ci", "gen:\n\t-sourcery\n", "gen:\n\t-widgetgen\n"),
    (
      "a.sh",
      "if [ -x \"$(command -v sourcery)\" ]; then sourcery; fi\n[[ $(which sourcery) ]] && sourcery\n",
      "if [ -x \"$(command -v widgetgen)\" ]; then widgetgen; fi\n[[ $(which widgetgen) ]] && widgetgen\n"
    ),
    ("Dockerfile", "RUN sourcery --verbose\n", "RUN widgetgen\n"),
  ])
  func clearCommandsAreReplaced(_ path: String, _ before: String, _ after: String) throws {
    let sandbox = try sandbox(path, before)
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read(path) == after)
    #expect(sandbox.read(".sourcery.yml") == nil)
    #expect(sandbox.read("Mintfile") == "a/Tool@1\n")
    #expect(outcome.output.contains("\nundo: git stash --include-untracked\n"))
  }

  /// Commands that still need Sourcery stay, and the line that installs Sourcery also stays. A configuration that the
  /// script may need is not removed.
  @Test(arguments: [
    (
      "a.sh", "SOURCERY=./bin/sourcery\n\"$SOURCERY\" --config .sourcery.yml", "not understood",
      false
    ),
    ("a.sh", "swift package sourcery-command", "not understood", false),
    ("a.sh", "for name in A B; do sourcery --config $name.yml; done", "at '$name.yml'", false),
    ("a.sh", "$PODS_ROOT/SourceryForRetrofire/bin/sourcery", "not understood", false),
    ("a.sh", "sourcery() { mint run sourcery; }", "not understood", false),
    (
      "package.json", "{\"scripts\": {\"gen\": \"sourcery --config .sourcery.yml\"}}",
      "not understood", false
    ),
    ("Jenkinsfile", "node { sh 'sourcery' }", "not understood", false),
    ("A.xcscheme", "scriptText = \"cd A&#10;sourcery&#10;\"", "not understood", false),
    ("gen.py", "subprocess.run([\"bin/sourcery\"])", "not understood", false),
    ("Project.swift", ".pre(script: \"sourcery --config .sourcery.yml\")", "not understood", false),
    ("fastlane/Fastfile", "sourcery(config: \".sourcery.yml\")", "not understood", false),
    ("a.sh", "sourcery $FLAGS", "not understood", false),
    ("a.sh", "sourcery --watch", "not understood", false),
    ("a.sh", "bash -c \"sourcery --config .sourcery.yml\"", "not understood", false),
    (
      "Makefile", "SOURCERY ?= bin/sourcery\nall:\n\t$(SOURCERY) --config .sourcery.yml\n",
      "not understood", false
    ),
    ("Fastfile", "sh(\"sourcery\", \"--config\", path)\n", "not understood", false),
    ("a.rb", "system \"#{root}/sourcery --config .sourcery.yml\"\n", "not understood", false),
    ("a.sh", "sourcery --config Other.yml", "no configuration was found at 'Other.yml'", true),
    (
      "a.sh", "sourcery --sources App --templates T --output X",
      "Sourcery reads .sourcery.yml instead", false
    ),
  ])
  func unclearCommandsStay(
    _ path: String, _ script: String, _ reason: String, _ removesConfiguration: Bool
  ) throws {
    let sandbox = try sandbox(path, script)
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("left: \(path):1: "), "\(outcome.output)")
    #expect(outcome.output.contains(reason), "\(outcome.output)")
    #expect(sandbox.read(path) == script)
    #expect((sandbox.read(".sourcery.yml") == nil) == removesConfiguration)
    #expect(sandbox.read("Mintfile")?.contains("Sourcery") == true)
  }

  /// A configuration stays if another file that mentions it may need it. Markdown, `.gitignore`, Swift sources and the
  /// file references of an Xcode project do not need it.
  @Test(
    arguments: [
      ("Makefile", "Gen/A.swift: .sourcery.yml\n\tsourcery\n", "Makefile:1"),
      ("a.sh", "# see .sourcery.yml\nsed s/A/B/ .sourcery.yml\nsourcery\n", "a.sh:2"),
      ("Inputs.xcfilelist", "$(SRCROOT)/.sourcery.yml\n", "Inputs.xcfilelist:1"),
      (
        "A.xcodeproj/project.pbxproj",
        "1 /* .sourcery.yml */ = {path = .sourcery.yml; };\n\"$(SRCROOT)/.sourcery.yml\",\n",
        "A.xcodeproj/project.pbxproj:2"
      ),
      ("README.md", "see .sourcery.yml\n", nil),
      (".gitignore", ".sourcery.yml\n", nil), ("App/B.swift", "// .sourcery.yml\n", nil),
      ("A.xcodeproj/project.pbxproj", "1 /* .sourcery.yml */ = {path = .sourcery.yml; };\n", nil),
    ] as [(String, String, String?)])
  func mentionedConfigurationStays(_ path: String, _ text: String, _ place: String?) throws {
    let sandbox = try sandbox(path, text)
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect((sandbox.read(".sourcery.yml") == nil) == (place == nil), "\(outcome.output)")
    let reason = place.map { "left: .sourcery.yml: the file stays, because \($0) names it\n" }
    #expect(outcome.output.contains("the file stays") == (reason != nil))
    if let reason { #expect(outcome.output.contains(reason), "\(outcome.output)") }
  }

  /// CocoaPods installs Sourcery and runs it in a build phase.
  @Test func podfileIsPatched() throws {
    let sandbox = try sandbox(
      "Podfile",
      """
      target 'App' do
        pod 'Sourcery', '~> 2.0'
        pod 'AwesomeSourcery'
        script_phase :name => 'Sourcery', :script => '"${PODS_ROOT}/Sourcery/bin/sourcery" --quiet', :execution_position => :before_compile
      end
      post_install { system('./Pods/Sourcery/bin/sourcery') }

      """)
    #expect(sandbox.run(["migrate", "--apply"], git: "").exitCode == .success)
    #expect(
      sandbox.read("Podfile") == """
        target 'App' do
          pod 'AwesomeSourcery'
          script_phase :name => 'Sourcery', :script => 'widgetgen', :execution_position => :before_compile
        end
        post_install { system('widgetgen') }

        """)
  }

  /// In a command without a configuration, only `sourcery` is replaced, and the flags stay.
  @Test(
    arguments: [
      (
        "sourcery --sources App --templates T \\\n  --output Gen\n",
        "widgetgen sourcery --sources App --templates T \\\n  --output Gen\n"
      ),
      ("sourcery --sources App --templates Swift --output Gen\n", nil),
      ("sourcery --sources App --templates \"$T\" --output Gen\n", nil),
      ("sourcery\n", nil),
    ] as [(String, String?)])
  func scriptWithOnlyFlagsChangesByOneWord(_ before: String, _ after: String?) throws {
    let sandbox = try sandbox("gen.sh", before)
    try sandbox.remove(".sourcery.yml")
    try sandbox.write("Swift/A.swifttemplate", "<% %>")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == (after == nil ? .usage : .success), "\(outcome.error)")
    #expect(outcome.error.contains("Sourcery stays; gen.sh:1: stays: ") == (after == nil))
    #expect(sandbox.read("gen.sh") == after ?? before)
    #expect(
      sandbox.read("Mintfile")
        == (after == nil ? "a/Tool@1\nkrzysztofzablocki/Sourcery@2.2.5\n" : "a/Tool@1\n"))
    #expect(sandbox.read("widgetgen.json") == nil)
  }

  /// A configuration with a template in Swift stays, and its command still runs Sourcery.
  @Test func configurationWithSwiftTemplatesStays() throws {
    let sandbox = try sandbox(
      "gen.sh", "sourcery\nsourcery --config Swift/Codable.sourcery.yml\n")
    try sandbox.write(".git/HEAD", "")
    try sandbox.write("Swift/A.swifttemplate", "<% %>")
    try sandbox.write(
      "Swift/Codable.sourcery.yml", "sources: [../App]\ntemplates: [A.swifttemplate]\noutput: Gen\n"
    )
    try sandbox.write("Swift/Gen/A.generated.swift", "// Generated using Sourcery 2.2.5\n")
    try sandbox.write("Swift/Gen/Section.generated.swift", "// Generated using Sourcery 2.2.5\n")
    let before = sandbox.read("Mintfile")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("gen.sh") == "widgetgen\nsourcery --config Swift/Codable.sourcery.yml\n")
    #expect(
      sandbox.read("Swift/Codable.sourcery.yml") != nil && sandbox.read(".sourcery.yml") == nil)
    #expect(sandbox.read("Mintfile") == before)
    #expect(
      outcome.output.contains("left: gen.sh:2: stays, because Swift/Codable.sourcery.yml stays\n"))
    #expect(
      outcome.output.contains(
        "left: Swift/Codable.sourcery.yml: Swift/A.swifttemplate needs Sourcery or "
          + "'widgetgen templates run-swift'\n"))
    #expect(!outcome.output.contains("which is no longer generated"))
  }

  /// A project whose only configuration contains a template in Swift stays unchanged.
  @Test func projectWithOnlySwiftTemplatesStays() throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
    try sandbox.write("T/A.swifttemplate", "<% %>")
    let before = sandbox.files().map(sandbox.read)
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .usage)
    #expect(
      outcome.error.contains(
        "nothing can be replaced, so Sourcery stays; .sourcery.yml: T/A.swifttemplate needs Sourcery"
      ))
    #expect(sandbox.files().map(sandbox.read) == before)
    #expect(
      sandbox.run(["migrate"], git: "").output.contains(
        "\nnext: nothing can be replaced, so Sourcery stays\n"))
  }

  /// A line that installs Sourcery stays if no call was found, because Sourcery may be run by hand.
  @Test func installationWithoutCallsStays() throws {
    let sandbox = try sandbox("Podfile", "pod 'Sourcery'\n")
    try sandbox.remove(".sourcery.yml")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("Mintfile:2: stays: no call of Sourcery was found"))
    #expect(sandbox.read("Podfile") == "pod 'Sourcery'\n")
    #expect(sandbox.read("Mintfile")?.contains("Sourcery") == true)
  }

  /// An unclear call can generate any file, so no generated file is reported as a leftover.
  @Test(arguments: [("sourcery\n", true), ("sourcery $FLAGS\n", false)])
  func unclearCallsHideLeftovers(_ script: String, _ isReported: Bool) throws {
    let sandbox = try sandbox("gen.sh", script)
    try sandbox.write("App/Gen/Other.generated.swift", "// Generated using Sourcery 2.2.5\n")
    let outcome = sandbox.run(["migrate"], git: "")
    #expect(outcome.output.contains("App/Gen/Other.generated.swift") == isReported)
  }

  /// Files that git cannot restore stay unchanged.
  @Test func filesOutsideOfGitStay() throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
    let outcome = sandbox.run(
      ["migrate", "--apply"],
      command: {
        $0.contains("status") ? "" : $0.contains("ls-files") ? "Mintfile\0T/Names.stencil\0" : nil
      })
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("gen.sh") == "sourcery\n" && sandbox.read(".sourcery.yml") != nil)
    #expect(
      outcome.output.contains(
        "left: gen.sh:1: stays: the file is not in git, so its change could not be undone\n"))
  }

  /// A project that copies the configuration into its product needs the file to build.
  @Test func bundledConfigurationStays() throws {
    let sandbox = try sandbox(
      "A.xcodeproj/project.pbxproj", "1 /* .sourcery.yml in Resources */ = {};\n")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success)
    #expect(sandbox.read(".sourcery.yml") != nil)
    #expect(
      outcome.output.contains(
        "left: .sourcery.yml: the file stays, because an Xcode project copies it into its product\n"
      ))
  }

  /// The other configurations are migrated even if one of them has no output.
  @Test func problemInOneConfigurationDoesNotStopOthers() throws {
    let sandbox = try sandbox("gen.sh", "sourcery\nsourcery --config Other.sourcery.yaml\n")
    try sandbox.write("Other.sourcery.yaml", "sources: [App]\ntemplates: [T]\n")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      outcome.output.contains(
        "left: Other.sourcery.yaml: line 1: 'output' is missing\n"))
    #expect(sandbox.read("gen.sh") == "widgetgen\nsourcery --config Other.sourcery.yaml\n")
    #expect(sandbox.read(".sourcery.yml") == nil && sandbox.read("Other.sourcery.yaml") != nil)
  }

  /// A configuration with `forceParse` stays only if the option matches the name of a generated file.
  @Test(arguments: [("generated.swift", true), ("other", false)])
  func forceParseKeepsTheConfiguration(_ name: String, _ stays: Bool) throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
    try sandbox.write("App/X.generated.swift", "// Generated using Sourcery\nstruct X {}\n")
    try sandbox.write(
      ".sourcery.yml", "sources: [App]\ntemplates: [T]\noutput: App/Gen\nforceParse: [\(name)]\n")
    let outcome = sandbox.run(["migrate", "--apply"], git: "")
    #expect(outcome.exitCode == (stays ? .usage : .success))
    #expect(
      outcome.error.contains("its templates use generated code, because of 'forceParse'") == stays)
  }

  /// Two files with the same configuration become one target.
  @Test(arguments: ["App/Gen", "App/Gen/All.swift"])
  func equalConfigurationsMakeOneTarget(_ output: String) throws {
    let sandbox = try sandbox("gen.sh", "sourcery\n")
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
}
