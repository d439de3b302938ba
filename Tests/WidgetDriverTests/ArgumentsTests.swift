import Testing

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct ArgumentsTests {
  @Test func flagsHaveTwoSpellings() throws {
    for words in [["--output", "Out"], ["--output=Out"], ["generate", "--output=Out"]] {
      #expect(try Arguments(words, commands: .full).last("output") == "Out")
    }
    #expect(try Arguments(["--args=a=b=c"], commands: .full).all("args") == ["a=b=c"])
    #expect(try Arguments(["--args", "-1=x"], commands: .full).all("args") == ["-1=x"])
  }

  @Test func repeatedFlagsKeepTheirOrder() throws {
    let arguments = try Arguments(
      ["check", "--sources", "B", "--sources=A", "--diff", "-vq"], commands: .full)
    #expect(arguments.command.name == "check")
    #expect(arguments.all("sources") == ["B", "A"])
    #expect(arguments.has("diff") && arguments.has("verbose") && arguments.has("quiet"))
  }

  @Test func wordsAfterTwoHyphensAreOperands() throws {
    #expect(
      try Arguments(["dump", "A", "--", "--jobs", "-"], commands: .full).operands == [
        "A", "--jobs", "-",
      ])
    #expect(try Arguments(["dump", "-"], commands: .full).operands == ["-"])
  }

  @Test(arguments: [
    (["generat"], "unknown command 'generat'; did you mean 'generate'?"),
    (["xyzzy"], "unknown command 'xyzzy'"),
    (["--outptu", "x"], "unknown flag '--outptu'; did you mean '--output'?"),
    (["dump", "--output", "x"], "unknown flag '--output'"),
    (["-x"], "unknown flag '-x'"),
    (["--output"], "'--output' needs a value: --output DIR"),
    (["--output="], "'--output' needs a value: --output DIR"),
    (["--output", "--inline"], "'--output' needs a value: --output DIR"),
    (
      ["--sources", "a", "--direct-json", "--runtime", "beagle-2"],
      "'--direct-json' and 'directJSON' need the runtime 'standalone', not 'beagle-2'"
    ),
    (
      ["--sources", "a", "--coding-keys", "--runtime", "beagle-1"],
      "'--coding-keys' and 'codingKeys' need the runtime 'standalone'; the runtime 'beagle-1' always has 'CodingKeys'"
    ),
    (["--inline=yes"], "'--inline' takes no value"),
    (["--runtime", "beagle-3"], "'--runtime' cannot be 'beagle-3'; did you mean 'beagle-1'?"),
    (["--only", "coding"], "'--only' cannot be 'coding'; did you mean 'Coding'?"),
    (["--format=xml"], "'--format' cannot be 'xml'; expected text, json, github, sarif"),
    (["--output=a", "--output=b"], "'--output' is given twice"),
    (["check", "Sources"], "unexpected argument 'Sources'; 'check' takes flags only"),
    (["--sources", "a", "--jobs", "0"], "'--jobs' cannot be '0'; expected a number of at least 1"),
    (["--sources", "a", "--args", "=x"], "'--args' cannot be '=x'; expected KEY=VALUE"),
    ([], "no sources are configured; add '--sources PATH' or run 'widgetgen init'"),
    (
      ["validate", "screens"],
      "no sources are configured; add '--sources PATH', or '--contract FILE' to use a contract without sources"
    ),
    (["dump"], "'dump' needs PATH"),
    (["render", "--context", "c"], "'render' needs '--template'"),
    (["completions", "bsh"], "unknown argument 'bsh'; did you mean 'bash'?"),
    (["templates"], "'templates' needs 'list', 'eject' or 'run-swift'"),
    (["templates", "list", "extra"], "unexpected argument 'extra'"),
    (["templates", "list", "--output=Out"], "'--output' is not supported; 'list' writes no file"),
    (["templates", "eject"], "'templates' needs the name of a template"),
    (
      ["templates", "eject", "Catalog", "Catalg"],
      "unknown template 'Catalg'; did you mean 'Catalog'?"
    ),
    (["templates", "eject", "Xyz"], "unknown template 'Xyz'; expected "),
    (
      ["completions", "bash", "zsh"], "unexpected argument 'zsh'; 'completions' takes one argument"
    ),
    (["scaffold"], "'scaffold' needs VIEW"),
    (["scaffold", "Box"], "no sources are configured"),
    (["scaffold", "Box", "--keep-default"], "'--keep-default' needs '--navigation-controller'"),
    (
      ["scaffold", "App/Box.m"],
      "'App/Box.m' is neither a Swift file, nor a header, nor the name of a class"
    ),
    (["scaffold", "--navigation-controller", "A-B"], "'--navigation-controller' cannot be 'A-B'"),
    (
      ["scaffold", "--navigation-controller", "Main", "--runtime", "standalone"],
      "'--navigation-controller' is not supported; only Beagle has the controller"
    ),
    (
      ["scaffold", "--navigation-controller", "Main", "--layout", "size"],
      "'--layout' cannot be combined with '--navigation-controller'"
    ),
    (["scaffold", "--navigation-controller", "Main", "Box"], "unexpected argument 'Box'"),
    (["help", "generate", "check"], "unknown argument 'check'"),
    (["help", "chek"], "unknown command 'chek'; did you mean 'check'?"),
  ])
  func wrongUsageIsReportedWithTheUsage(words: [String], message: String) throws {
    let outcome = try Sandbox().run(words)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.hasPrefix("error: \(message)"))
    #expect(outcome.error.split(separator: "\n")[1].hasPrefix("usage: widgetgen "))
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["generate", "check", "contract"])
  func usageDependsOnTheCommand(name: String) throws {
    let lines = try Sandbox().run(name).error.split(separator: "\n")
    #expect(lines[1].hasPrefix("usage: widgetgen \(name) "))
    #expect(lines[2] == "see 'widgetgen help \(name)'")
  }

  @Test func everyCommandHasHelp() throws {
    let sandbox = try Sandbox()
    for command in CommandSet.full.commands where command.name != "help" {
      let help = sandbox.run("help", command.name)
      let flag = sandbox.run(command.name, "--help")
      #expect(help.exitCode == .success && help.output == flag.output)
      for option in command.visibleFlags { #expect(help.output.contains("--\(option.name)")) }
    }
    let overview = sandbox.run("help").output
    #expect(sandbox.run("-h").output == overview)
    for command in CommandSet.full.commands { #expect(overview.contains("  \(command.name) ")) }
    #expect(sandbox.run("--version").output == ToolVersion.current + "\n")
  }

  @Test func hiddenFlagsAreNotPrinted() throws {
    let sandbox = try Sandbox()
    for words in [
      ["help", "generate"], ["man"], ["completions", "bash"], ["completions", "zsh"],
    ] {
      #expect(!sandbox.run(words).output.contains("--declare"))
    }
  }

  /// A suggested command runs unchanged in a shell.
  @Test(arguments: [
    (["check", "--output", "Out"], "widgetgen generate --output Out"),
    (["check", "--diff", "-q", "--sources", "My App"], "widgetgen generate --sources 'My App'"),
    (
      ["check", "--format", "sarif", "--inline"], "widgetgen generate --inline"
    ),
    (["--format=json", "--inline"], "widgetgen generate --inline"),
    (["check", "--args", "a=it's"], #"widgetgen generate --args 'a=it'\''s'"#),
  ])
  func suggestedCommandUpdatesStaleFiles(words: [String], expected: String) throws {
    #expect(try Arguments(words, commands: .full).generateCommand(prunes: false) == expected)
  }
}
