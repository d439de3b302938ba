import WidgetDriver

/// The commands about the JSON of an app.
extension Command {
  static let contract = Command(
    name: "contract",
    synopsis: "[--output FILE] [--check FILE | --emit FORM | --against FILE|REV:FILE] [FLAGS]",
    summary: "print the contract: the JSON that the app reads and writes",
    discussion: """
      The contract is derived from the same facts as the generated code: keys, types, defaults,
      aliases and policies. Check it in, so that pull requests show what changes for backends. All
      targets of a widgetgen.json share one contract. Exits with 1 if the file of '--check' is stale,
      or if '--against' finds a change that breaks an app.
      """,
    examples: [
      .init("widgetgen contract --output contract.json", "write the contract"),
      .init("widgetgen contract --check contract.json --diff", "show what changed, in CI"),
      .init(
        "widgetgen contract --emit schema --output app.schema.json",
        "write a JSON Schema, for editors"),
      .init(
        "widgetgen contract --emit catalog --output catalog.html", "write a page of all widgets"),
      .init(
        "widgetgen contract --emit typescript --output widgets.ts",
        "write types for backends"),
      .init(
        "widgetgen contract --contract new.json --against old.json",
        "compare two files, without sources"),
    ],
    flags: RunFlags.selection + [
      RunFlags.entry,
      Flag(
        "contract", .path("FILE|REV:FILE"), group: .input, default: "the contract of the sources",
        "use a contract instead of sources, which a git revision can contain"),
      Flag(
        "output", .path("FILE"), group: .generation, default: "standard output",
        "the file that is written"),
      Flag("check", .path("FILE"), group: .generation, "compare with the contract in a file"),
      Flag(
        "emit",
        .choiceOrFile(
          ContractCommand.Form.allCases.map(\.rawValue), ending: ContractCommand.templateEnding),
        group: .generation, "print the contract in another form, or rendered by a template"),
      Flag(
        "args", .value("KEY=VALUE"), group: .generation, repeatable: true,
        "a value for the template of '--emit', as argument.KEY"),
      Flag(
        "include-dir", .folder("DIR"), group: .generation, repeatable: true,
        "a folder of templates that take precedence over the built-in ones"),
      Flag(
        "for", .choice(["decode", "encode"]), group: .generation, default: "decode",
        "the direction that the schema or the types describe"),
      Flag(
        "open", .none, group: .generation,
        "accept all keys in the schema, as the app does"),
      Flag(
        "against", .path("FILE|REV:FILE"), group: .generation, repeatable: true,
        "report changes since an older contract, which a git revision can contain; with '--emit catalog', "
          + "show them in the catalog"),
      Flag(
        "live", .none, group: .generation,
        "like '--against' with all 'versions' in 'contract' of the configuration"),
      Flag(
        "payloads", .path("FILE|DIR"), group: .generation, repeatable: true,
        "with '--emit catalog', show how often JSON files contain each widget and key; with '--against', "
          + "report changes that affect no value in files as info"),
      Flag(
        "root", .value("NAME"), group: .generation, default: "the only family",
        "the family or type at the top of a payload, for '--emit schema', '--emit examples' and '--payloads'"
      ),
      Flag(
        "images", .folder("DIR"), group: .generation, repeatable: true,
        "with '--emit catalog', a folder of pictures, named after the widgets in JSON or Swift"
      ),
      Flag(
        "source-url", .value("URL"), group: .generation,
        "with '--emit catalog', the URL of a source, with the placeholders {file} and {line}"),
      Flag(
        "count", .value("N"), group: .generation, default: "100",
        "with '--emit examples', the number of payloads"),
      Flag(
        "seed", .value("N"), group: .generation, default: "1",
        "with '--emit examples', the seed of the random payloads"),
      Flag(
        "mutate", .none, group: .generation,
        "with '--emit examples', change one part of each payload"),
      Flag(
        "severity", .value("RULE=LEVEL"), group: .report, repeatable: true,
        "with '--against', the severity of a rule: error, warning, info or off"),
      Flag(
        "fail-on", .choice(["error", "warning", "info"]), group: .report, default: "error",
        "with '--against', the lowest severity that exits with 1"),
      Flag(
        "gate", .value("[decode=|encode=]GATE"), group: .report, repeatable: true, default: "both",
        "with '--against', the judged directions: both, backward (this version and what is sent today), "
          + "forward (installed apps), or none; others are info"),
      Flag("diff", .none, group: .report, "with '--check', show the difference"),
      Flag(
        "format",
        .choice(
          ReportSettings.Format.allCases.map(\.rawValue)
            + ContractCommand.Document.allCases.map(\.rawValue)),
        group: .report, default: ReportSettings.Format.text.rawValue,
        "the format of diagnostics; with '--against', also a comment or a changelog"),
    ] + RunFlags.reporting.filter { $0.name != "format" },
    run: { arguments, environment throws(CommandFailure) in
      try ContractCommand(arguments, environment: environment).run()
    })

  static let validate = Command(
    name: "validate", operands: "FILE...", synopsis: "FILE|DIR|-... [--root NAME] [FLAGS]",
    summary: "check whether the app can read JSON payloads",
    discussion: """
      Checks JSON files, the JSON files in folders, or standard input ('-') against the contract of
      the sources, or against each contract of '--contract'. With several contracts, lists the
      versions that can read each file. Exits with 1 if a payload is invalid.
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
        "root", .value("NAME"), group: .input, default: "the only family",
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
