import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests that each task of `contract` has its own flags and its own help.
@Suite struct ContractTaskTests {
  /// '--strict' changes the default of '--fail-on'.
  @Test func helpNamesDefaultOfFailOn() throws {
    let help = try Sandbox().run("help", "contract", "--against").output
    let words = help.split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains("(default: error, or warning with '--strict')"))
  }

  @Test func tasksHaveAtMostADozenFlags() {
    let tasks = [Command.contract] + Command.contract.tasks
    #expect(tasks.map(\.flags.count) == [3, 8, 10, 12])
  }

  @Test(arguments: [
    (["--against"], "contract --against"), (["--live"], "contract --against"),
    (["--fail-on"], "contract --against"), (["--emit"], "contract --emit"),
    (["--emit", "schema"], "contract --emit"), (["--emit=schema"], "contract --emit"),
    (["--count"], "contract --emit"), (["--emit", "catalog"], "contract --emit catalog"),
    (["--emit=catalog"], "contract --emit catalog"), (["--images"], "contract --emit catalog"),
    (["--check"], "contract"),
  ])
  func tasksHaveHelp(words: [String], name: String) throws {
    let tasks = [Command.contract] + Command.contract.tasks
    let task = try #require(tasks.first { $0.name == name })
    let help = try Sandbox().run(["help", "contract"] + words)
    #expect(help.exitCode == .success && help.output.contains("\nusage: widgetgen \(name) "))
    for flag in task.flags { #expect(help.output.contains("\n  --\(flag.name) ")) }
    #expect(help.output.contains("\nexamples:\n"))
    #expect(help.output.contains("--sources") == (name == "contract"))
  }

  @Test(arguments: [
    (["--against", "a"], "contract --against"), (["--live", "--root", "A"], "contract --against"),
    (["--emit", "kotlin"], "contract --emit"), (["--emit=catalog"], "contract --emit catalog"),
  ])
  func theFlagForHelpShowsTheTask(words: [String], name: String) throws {
    let sandbox = try Sandbox()
    let selected = String(name.dropFirst("contract ".count)).split(separator: " ").map(String.init)
    #expect(
      sandbox.run(["contract", "--help"] + words).output
        == sandbox.run(["help", "contract"] + selected).output)
  }

  @Test func theHelpOfTheCommandListsTheTasks() throws {
    let help = try Sandbox().run("help", "contract").output
    for task in Command.contract.tasks { #expect(help.contains("\n  \(task.name) ")) }
    #expect(!help.contains("\n  --severity") && help.contains("\n  --sources"))
    let page = try Sandbox().run("man").output
    for text in [
      ".SS widgetgen contract \\-\\-emit catalog ", "\\-\\-fail\\-on error|warning|info",
    ] {
      #expect(page.contains(text))
    }
  }

  @Test(arguments: [
    (
      ["--root", "A"],
      "'--root' needs '--against', '--emit schema', '--emit examples' or '--emit catalog'", ""
    ),
    (
      ["--emit", "typescript", "--root", "A"],
      "'--root' needs '--against', '--emit schema', '--emit examples' or '--emit catalog', "
        + "not '--emit typescript'", " --emit"
    ),
    (["--against", "a", "--root", "A"], "'--root' needs '--payloads'", " --against"),
    (
      ["--against", "a", "--seed", "2"], "'--seed' needs '--emit examples', not '--against'",
      " --against"
    ),
    (
      ["--emit", "T/Own.stencil", "--open"],
      "'--open' needs '--emit schema' or '--emit openapi', not '--emit FILE.stencil'", " --emit"
    ),
    (
      ["--against", "a", "--emit", "schema"],
      "'--against' cannot be combined with '--emit schema'", " --emit"
    ),
    (
      ["--emit", "schema", "--diff"], "'--diff' cannot be combined with '--emit schema'", " --emit"
    ),
    (["--format", "changelog"], "'--format changelog' needs '--against'", ""),
    (["--severty", "a=b"], "unknown flag '--severty'; did you mean '--severity'?", ""),
  ])
  func flagsOfOtherTasksAreErrors(flags: [String], message: String, task: String) throws {
    let result = try Sandbox().run(["contract"] + flags)
    let lines = result.error.split(separator: "\n")
    #expect(result.exitCode == .usage && lines.first == "error: \(message)", "\(result.error)")
    #expect(lines.last == "see 'widgetgen help contract\(task)'")
  }
}
