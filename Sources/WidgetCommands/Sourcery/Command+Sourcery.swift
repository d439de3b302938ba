import WidgetDriver

/// The command that takes the flags of Sourcery.
extension Command {
  static let sourcery = Command(
    name: "sourcery", synopsis: "[FLAGS OF SOURCERY]",
    summary: "generate as Sourcery does for the same flags",
    discussion: """
      For scripts that call Sourcery: put 'widgetgen' in front. Reads the configuration of Sourcery in
      this folder, or the flags if there is none, and renders Stencil templates; nothing built in runs.
      """,
    examples: [
      .init("widgetgen sourcery --config Mocks.yml", "with a configuration"),
      .init(
        "widgetgen sourcery --sources App --templates Templates --output App/Generated", "without"),
    ], flags: SourceryFlags.all,
    run: { arguments, environment throws(CommandFailure) in
      try SourceryCommand(arguments, environment: environment).run()
    })
}
