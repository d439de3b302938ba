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
      .init("widgetgen --prune", "also remove the output of templates that no longer exist"),
    ],
    flags: RunFlags.all + [
      Flag(
        "prune", .none, group: .generation, "remove generated files that nothing generates any more"
      )
    ],
    run: { arguments, environment throws(CommandFailure) in
      try GenerateCommand(arguments, environment: environment).generate()
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
      Flag("diff", .none, group: .report, "show stale files as a unified diff")
    ],
    run: { arguments, environment throws(CommandFailure) in
      try GenerateCommand(arguments, environment: environment).check()
    })
}
