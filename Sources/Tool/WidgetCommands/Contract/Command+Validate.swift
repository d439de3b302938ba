import WidgetDriver

extension Command {
  static let validate = Command(
    name: "validate", operands: "FILE...", synopsis: "FILE|DIR|-... [--root NAME] [FLAGS]",
    summary: "check whether the app can read JSON payloads",
    discussion: """
      Checks JSON files, the JSON files in folders, or standard input ('-') against the contract of
      the sources, or against each contract of '--contract'. With several contracts, shows which
      versions can read each file. Exits with 1 if a payload is invalid.
      """,
    examples: [
      .init("widgetgen validate screens", "check all JSON files of a folder"),
      .init(
        "widgetgen validate home.json --contract contract.json --root Component",
        "use a contract instead of sources"),
      .init(
        "widgetgen validate screens --contract v5.0.0:contract.json --contract v5.2.0:contract.json",
        "use the contracts of two releases"),
      .init(
        "widgetgen validate screens --platform iOS=15",
        "also report names that are not available on iOS 15"),
    ],
    flags: RunFlags.selection + [
      Flag(
        "root", .value("NAME"), group: .input,
        default: "the root of the contract, or the only family or type",
        "the family or type of the payloads; [NAME] for lists, [String: NAME] for dictionaries"),
      Flag(
        "contract", .path("FILE|REV:FILE"), group: .input, repeatable: true,
        default: "the contract of the sources",
        "a contract, which a git revision can contain; the oldest first"),
      Flag(
        "live", .none, group: .input,
        "use all 'versions' in 'contract' of the configuration as contracts"),
      Flag(
        "platform", .value("NAME=VERSION"), group: .input, repeatable: true,
        "report names that are not available on a platform, such as iOS=15"),
    ] + RunFlags.reporting,
    run: { arguments, environment throws(CommandFailure) in
      try ValidateCommand(arguments, environment: environment).run()
    })
}
