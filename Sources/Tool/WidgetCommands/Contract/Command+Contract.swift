import WidgetDriver

/// The command `contract` and its tasks. Each task has at most a dozen flags of its own.
extension Command {
  static let contract = Command(
    name: "contract", synopsis: "[--output FILE | --check FILE [--diff]] [FLAGS]",
    summary: "write or check the contract: the JSON that the app reads and writes",
    discussion: """
      The contract is derived from the same facts as the generated code: keys, types, defaults,
      aliases and policies. Check it in, so that pull requests show what changes for backends. All
      targets of a widgetgen.json share one contract. Exits with 1 if the file of '--check' is stale.
      """,
    examples: [
      .init("widgetgen contract --output contract.json", "write the contract"),
      .init("widgetgen contract --check contract.json --diff", "show what changed, in CI"),
      .init(
        "widgetgen contract --against v5.0.0:contract.json",
        "changes since a git tag: see 'widgetgen help contract --against'"),
      .init(
        "widgetgen contract --emit typescript --output widgets.ts",
        "types for backends: see 'widgetgen help contract --emit'"),
      .init(
        "widgetgen contract --emit catalog --output catalog.html",
        "a page of all widgets: see 'widgetgen help contract --emit catalog'"),
    ],
    flags: [
      output,
      Flag("check", .path("FILE"), group: .generation, "compare with the contract in a file"),
      Flag("diff", .none, group: .report, "with '--check', show the difference"),
    ],
    commonFlags: RunFlags.selection + RunFlags.ofTarget + [
      Flag(
        "contract", .path("FILE|REV:FILE"), group: .input, default: "the contract of the sources",
        "use a contract instead of sources, which a git revision can contain")
    ] + RunFlags.reporting,
    tasks: [contractAgainst, contractEmit, contractCatalog], run: runContract)

  /// `contract --against`: the changes since older versions.
  private static let contractAgainst = Command(
    name: "contract --against",
    synopsis: "FILE|REV:FILE [--contract FILE|REV:FILE] [FLAGS]",
    summary: "report what changed since older contracts, and what breaks",
    discussion: """
      Compares the contract of the sources, or of '--contract', with one or more older contracts.
      Exits with 1 if a change is an error, or as severe as the value of '--fail-on'.
      """,
    examples: [
      .init("widgetgen contract --against v5.0.0:contract.json", "compare with a git tag"),
      .init(
        "widgetgen contract --contract new.json --against old.json",
        "compare two files, without sources"),
      .init(
        "widgetgen contract --against v5.0.0:contract.json --format markdown",
        "print a comment for a pull request"),
    ],
    flags: [
      Flag(
        "against", .path("FILE|REV:FILE"), group: .generation, repeatable: true,
        "an older contract, which a git revision can contain"),
      live,
      Flag(
        "payloads", .path("FILE|DIR"), group: .generation, repeatable: true,
        "report changes that affect no value in these JSON files as info"),
      rootOfPayloads,
      severity,
      Flag(
        "fail-on", .choice(["error", "warning", "info"]), group: .report,
        default: "error, or warning with '--strict'",
        "the lowest severity that exits with 1"),
      gate,
      Flag(
        "format",
        .choice(
          ReportSettings.Format.allCases.map(\.rawValue)
            + ContractCommand.Document.allCases.map(\.rawValue)),
        group: .report, default: ReportSettings.Format.text.rawValue,
        "the format of diagnostics, or a comment or a changelog in Markdown"),
    ],
    selectors: ["against", "live"], run: runContract)

  /// `contract --emit`: the contract in another form.
  private static let contractEmit = Command(
    name: "contract --emit", synopsis: "FORM [--output FILE] [FLAGS]",
    summary: "print a schema, types, examples, or the output of a template",
    discussion: """
      FORM is 'schema' (JSON Schema), 'openapi' (components of OpenAPI 3.1), 'typescript', 'kotlin',
      'examples' (payloads for tests, one in each line), 'catalog' (see 'widgetgen help contract --emit
      catalog'), or a template.
      """,
    examples: [
      .init(
        "widgetgen contract --emit schema --output app.schema.json",
        "write a JSON Schema, for editors"),
      .init(
        "widgetgen contract --emit typescript --contract contract.json --output widgets.ts",
        "write types, without sources"),
      .init(
        "widgetgen contract --emit examples --count 20 --root Component", "print payloads for tests"
      ),
    ],
    flags: [
      Flag(
        "emit",
        .choiceOrFile(
          ContractCommand.Form.allCases.map(\.rawValue), ending: ContractCommand.templateEnding),
        group: .generation, "the form"),
      output,
      Flag(
        "for", .choice(["decode", "encode"]), group: .generation, default: "decode",
        for: ["schema", "openapi"] + rendered,
        "the JSON that the app decodes, or that it encodes"),
      Flag(
        "open", .none, group: .generation, for: ["schema", "openapi"],
        "accept JSON that the app reads and backends should not send, such as other keys"),
      Flag(
        "root", .value("NAME"), group: .generation,
        default: "the root of the contract, or the only family or type",
        for: ["schema", "examples"], "the family or type at the top of a payload"),
      templateArguments(for: rendered), templateFolders(for: rendered),
      Flag(
        "count", .value("N"), group: .generation, default: "100", for: ["examples"],
        "the number of payloads"),
      Flag(
        "seed", .value("N"), group: .generation, default: "1", for: ["examples"],
        "the seed of the random payloads"),
      Flag(
        "mutate", .none, group: .generation, for: ["examples"], "change one part of each payload"),
    ],
    selectors: ["emit"], run: runContract)

  /// `contract --emit catalog`: the page of all widgets.
  private static let contractCatalog = Command(
    name: "contract --emit catalog", synopsis: "[--output FILE] [FLAGS]",
    summary: "print a page of all widgets, with examples",
    discussion: """
      The page is one HTML file. '--against' marks what is new, changed or removed. '--payloads' shows
      how often each widget and key is sent.
      """,
    examples: [
      .init("widgetgen contract --emit catalog --output catalog.html", "write the page"),
      .init(
        "widgetgen contract --emit catalog --against v5.0.0:contract.json --payloads screens "
          + "--output catalog.html", "with changes and counts"),
    ],
    flags: [
      Flag("emit", .choice(["catalog"]), group: .generation, "the page of all widgets"),
      output, templateArguments(for: []), templateFolders(for: []),
      Flag(
        "against", .path("FILE|REV:FILE"), group: .generation, repeatable: true,
        "show changes since an older contract, which a git revision can contain"),
      live,
      Flag(
        "payloads", .path("FILE|DIR"), group: .generation, repeatable: true,
        "show how often JSON files contain each widget and key"),
      rootOfPayloads,
      Flag(
        "images", .folder("DIR"), group: .generation, repeatable: true,
        "a folder of pictures, named after the widgets in JSON or Swift"),
      Flag(
        "source-url", .value("URL"), group: .generation,
        "the URL of a source, with the placeholders {file} and {line}"),
      severity, gate,
    ],
    selectors: ["emit=catalog"], run: runContract)

  private static let runContract: Run = { arguments, environment throws(CommandFailure) in
    try ContractCommand(arguments, environment: environment).run()
  }
}

/// The flags that several tasks of `contract` have.
extension Command {
  /// The forms that templates print.
  private static let rendered = ["typescript", "kotlin", "FILE" + ContractCommand.templateEnding]

  private static let output = Flag(
    "output", .path("FILE"), group: .generation, default: "standard output",
    "the file that is written")

  private static let live = Flag(
    "live", .none, group: .generation,
    "like '--against' with all 'versions' in 'contract' of the configuration")

  private static let rootOfPayloads = Flag(
    "root", .value("NAME"), group: .generation,
    default: "the root of the contract, or the only family or type",
    "with '--payloads', the family or type at the top of a payload")

  private static let severity = Flag(
    "severity", .value("RULE=LEVEL"), group: .report, repeatable: true,
    "the severity of a change's rule: error, warning, info or off")

  private static let gate = Flag(
    "gate", .value("[decode=|encode=]GATE"), group: .report, repeatable: true, default: "both",
    "the judged directions of changes: both, backward (this version and what is sent today), forward "
      + "(installed apps), or none; others are info")

  private static func templateArguments(for forms: [String]) -> Flag {
    Flag(
      "args", .value("KEY=VALUE"), group: .generation, repeatable: true, for: forms,
      "a value for the template, as argument.KEY")
  }

  private static func templateFolders(for forms: [String]) -> Flag {
    Flag(
      "include-dir", .folder("DIR"), group: .generation, repeatable: true, for: forms,
      "a folder of templates that take precedence over the built-in ones")
  }
}
