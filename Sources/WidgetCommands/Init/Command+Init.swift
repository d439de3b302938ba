import WidgetDriver

/// The command that writes a first configuration.
extension Command {
  static let initialize = Command(
    name: "init",
    summary: "write a widgetgen.json for the sources it sees",
    discussion: """
      Guesses sources, output and runtime from the Swift files below this folder, and lists each
      target of a package that has widgets. If there is a .sourcery.yml, its configurations and those
      of its children are taken over. An existing widgetgen.json is never overwritten.
      """,
    examples: [
      .init("widgetgen init", "then edit widgetgen.json and run 'widgetgen'"),
      .init("widgetgen init --from Mocks.yml --from Core/Lenses.yml", "take over other files"),
    ],
    flags: [
      Flag(
        "from", .path("FILE"), repeatable: true,
        default: SourceryConfigurationFile.names.joined(separator: " or "),
        "a configuration of Sourcery to take over")
    ],
    run: { arguments, environment throws(CommandFailure) in
      try InitCommand(arguments, environment: environment).run()
    })
}
