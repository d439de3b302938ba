/// The commands that generate code, and list what is not up to date.
extension Command {
  /// Scans the sources and writes the generated files.
  package static let generate = Command(
    name: "generate", synopsis: "[--sources PATH]... [--output DIR] [FLAGS]",
    summary: "scan the sources and write the generated files",
    discussion: """
      The default command. Nothing is written if there is an error, and files whose content would
      not change are not touched. A widgetgen.json may list several targets; all of them are
      generated.
      """,
    examples: [
      .init("widgetgen", "generate as the nearest widgetgen.json says"),
      .init("widgetgen --sources Sources/App --output Sources/App/Generated", "without one"),
      .init("widgetgen --fix --diff", "show how the problems in the sources can be fixed"),
      .init("widgetgen --prune", "also remove the output of templates that no longer exist"),
    ],
    flags: RunFlags.all + [
      Flag(
        "prune", .none, group: .generation, "remove generated files that nothing generates any more"
      ),
      RunFlags.fix,
      Flag("diff", .none, group: .report, "with --fix, show the edits as a diff and write nothing"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      if arguments.has("fix") {
        if let end = try FixCommand(arguments, environment: environment).run() { return end }
      } else if arguments.has("diff") {
        throw .usage(.flagNeedsFlag("diff", "fix", command: arguments.command))
      }
      return try GenerateCommand(arguments, environment: environment).generate()
    })

  /// Lists the generated files that are not up to date.
  package static let check = Command(
    name: "check", synopsis: "[--sources PATH]... [--output DIR] [FLAGS]",
    summary: "list the generated files that are not up to date",
    discussion: """
      Does the work of generate without writing. Exits with 1 if a file is stale, missing or
      orphaned; the last line is the command that brings all of them up to date.
      """,
    examples: [
      .init("widgetgen check --diff", "show what would change"),
      .init("widgetgen check --strict --format github", "in a GitHub workflow"),
      .init("widgetgen check --format sarif --output-file widgetgen.sarif", "for code scanning"),
    ],
    flags: RunFlags.all + [
      RunFlags.fix,
      Flag(
        "diff", .none, group: .report,
        "show stale files as a unified diff; with --fix, show the edits and write nothing"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      if arguments.has("fix"),
        let end = try FixCommand(arguments, environment: environment).run()
      {
        return end
      }
      return try GenerateCommand(arguments, environment: environment).check()
    })
}
