import WidgetDriver

/// The command that replaces Sourcery in a project.
extension Command {
  static let migrate = Command(
    name: "migrate", synopsis: "[--from FILE]... [--apply]",
    summary: "replace Sourcery in a project",
    discussion: """
      Finds configurations of Sourcery, scripts, Xcode build phases, CI steps and manifests that use it,
      generates in memory and compares with what is checked in. Shows a verdict for each template, the
      patch for each file and the widgetgen.json; writes nothing without '--apply'.
      """,
    examples: [
      .init("widgetgen migrate", "show what would be done"),
      .init("widgetgen migrate --apply", "do it, in a clean git tree"),
    ],
    flags: [
      Flag(
        "from", .path("FILE"), repeatable: true, default: "all below this folder",
        "a configuration of Sourcery to replace"),
      Flag("apply", .none, "write widgetgen.json and the generated files, and patch the others"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try MigrateCommand(arguments, environment: environment).run()
    })
}
