import WidgetDriver

/// The commands about the JSON of an app.
extension Command {
  static let contract = Command(
    name: "contract",
    synopsis: "[--output FILE] [--check FILE | --emit FORM | --against FILE|REV:FILE] [FLAGS]",
    summary: "print what the app reads and writes as JSON",
    discussion: """
      The contract is derived from the same facts as the generated code: keys, types, defaults, aliases and
      policies. Check it in, so that pull requests show what changes for backends. Of several targets in a
      widgetgen.json it is one contract. Exits with 1 if '--check' finds that the file is stale, or if
      '--against' finds a change that breaks an app.
      """,
    examples: [
      .init("widgetgen contract --output contract.json", "write the contract"),
      .init("widgetgen contract --check contract.json --diff", "in CI: show what changed"),
      .init(
        "widgetgen contract --emit schema --output app.schema.json", "a JSON Schema, for editors"),
      .init(
        "widgetgen contract --emit catalog --output catalog.html", "a page of all widgets"),
      .init(
        "widgetgen contract --emit typescript --output widgets.ts",
        "types for those who write payloads"),
    ],
    flags: RunFlags.selection + [
      Flag(
        "output", .path("FILE"), group: .generation, default: "standard output",
        "the file that is written"),
      Flag("check", .path("FILE"), group: .generation, "compare with the contract in a file"),
      Flag(
        "emit",
        .choiceOrFile(
          ContractCommand.Form.allCases.map(\.rawValue), ending: ContractCommand.templateEnding),
        group: .generation, "print another form of the contract, or what a template makes of it"),
      Flag(
        "args", .value("KEY=VALUE"), group: .generation, repeatable: true,
        "a value for the template of '--emit', as argument.KEY"),
      Flag(
        "include-dir", .folder("DIR"), group: .generation, repeatable: true,
        "a folder of templates that '--emit' uses before the built-in ones"),
      Flag(
        "draft", .choice(["2020-12", "7"]), group: .generation, default: "2020-12",
        "the version of JSON Schema"),
      Flag(
        "for", .choice(["decode", "encode"]), group: .generation, default: "decode",
        "the schema of what the app reads, or writes"),
      Flag(
        "open", .none, group: .generation,
        "the schema accepts all that the app reads, other keys included"),
      Flag(
        "union", .choice(["one-of", "if-then"]), group: .generation, default: "one-of",
        "how the schema distinguishes the types of a family"),
      Flag(
        "against", .path("FILE|REV:FILE"), group: .generation, repeatable: true,
        "report what changed since an older contract, also of a git revision; the catalog shows it"),
      Flag(
        "payloads", .path("FILE|DIR"), group: .generation, repeatable: true,
        "with '--emit catalog', show how often JSON files have each widget and key; with '--against', report "
          + "changes that no file is concerned by as info"),
      Flag(
        "root", .value("NAME"), group: .generation, default: "the only family",
        "the family or type at the top of a payload, for '--emit schema', '--emit examples' and '--payloads'"
      ),
      Flag(
        "images", .folder("DIR"), group: .generation, repeatable: true,
        "with '--emit catalog', a folder of pictures, named as the widgets are in the JSON or in Swift"
      ),
      Flag(
        "source-url", .value("URL"), group: .generation,
        "with '--emit catalog', the address of a source, with {file} and {line}"),
      Flag(
        "count", .value("N"), group: .generation, default: "100",
        "with '--emit examples', the number of payloads"),
      Flag(
        "seed", .value("N"), group: .generation, default: "1",
        "with '--emit examples', a number that the payloads follow from"),
      Flag(
        "mutate", .none, group: .generation,
        "with '--emit examples', payloads with one thing changed"),
      Flag(
        "severity", .value("RULE=LEVEL"), group: .report, repeatable: true,
        "with '--against', how much a rule weighs: error, warning, info or off"),
      Flag(
        "fail-on", .choice(["error", "warning", "info"]), group: .report, default: "error",
        "with '--against', the least severity that exits with 1"),
      Flag("diff", .none, group: .report, "with '--check', show the difference"),
      Flag(
        "format",
        .choice(
          ReportSettings.Format.allCases.map(\.rawValue)
            + ContractCommand.Document.allCases.map(\.rawValue)),
        group: .report, default: ReportSettings.Format.text.rawValue,
        "the form of diagnostics; with '--against' also a comment, a changelog or a table of versions"
      ),
    ] + RunFlags.reporting.filter { $0.name != "format" },
    run: { arguments, environment throws(CommandFailure) in
      try ContractCommand(arguments, environment: environment).run()
    })

  static let validate = Command(
    name: "validate", operands: "FILE...", synopsis: "FILE|DIR|-... [--root NAME] [FLAGS]",
    summary: "check JSON payloads as the app would read them",
    discussion: """
      Reads JSON files, the JSON files of folders, or standard input, as the app of the sources would, or as
      those of the contracts would: with several, it says for each file which versions read it. Exits with 1
      if a payload is invalid.
      """,
    examples: [
      .init("widgetgen validate screens", "all JSON files of a folder"),
      .init(
        "widgetgen validate home.json --contract contract.json --root Component", "by a contract"),
      .init(
        "widgetgen validate screens --contract v5.0.0:contract.json --contract v5.2.0:contract.json",
        "by the contracts of two releases"),
      .init("widgetgen validate screens --platform iOS=15", "names that iOS 15 does not know"),
    ],
    flags: RunFlags.selection + [
      Flag(
        "root", .value("NAME"), group: .input, default: "the only family",
        "the family or type of the payloads; [NAME] for lists"),
      Flag(
        "contract", .path("FILE|REV:FILE"), group: .input, repeatable: true,
        default: "that of the sources", "a contract, also of a git revision; the oldest first"),
      Flag(
        "platform", .value("NAME=VERSION"), group: .input, repeatable: true,
        "report names that apps do not know on a system, such as iOS=15"),
      Flag(
        "format", .choice(ReportSettings.Format.allCases.map(\.rawValue) + ["markdown"]),
        group: .report, default: ReportSettings.Format.text.rawValue,
        "the form of diagnostics; all but text and github go to standard output"),
    ] + RunFlags.reporting.filter { $0.name != "format" },
    run: { arguments, environment throws(CommandFailure) in
      try ValidateCommand(arguments, environment: environment).run()
    })
}
