import WidgetGenerator

/// Every command and flag of the tool.
enum CommandTable {
  static let defaultCommand = generate

  static let all = commandsToHelpWith + [help]

  private static let commandsToHelpWith = [
    generate, check, contract, validate, scaffold, initialize, migrate, sourcery, explain,
    templates, render,
    dump,
    completions,
    man,
  ]

  static func command(named name: String) -> Command? { all.first { $0.name == name } }

  static let sharedFlags = [
    Flag("help", short: "h", .none, "show help"),
    Flag("version", .none, "print the version of the tool"),
  ]

  static let generate = Command(
    name: "generate", operands: "", synopsis: "[--sources PATH]... [--output DIR] [FLAGS]",
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
    ])

  static let check = Command(
    name: "check", operands: "", synopsis: "[--sources PATH]... [--output DIR] [FLAGS]",
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
    ])

  static let dump = Command(
    name: "dump", operands: "PATH...", synopsis: "PATH...",
    summary: "print the scanned declarations as JSON",
    discussion: "Files are listed in the order given, those of a folder sorted by path.",
    examples: [.init("widgetgen dump Sources/App", "all declarations of a folder")],
    flags: [Flag("jobs", .value("N"), default: "the number of cores", "use at most N threads")])

  static let render = Command(
    name: "render", operands: "", synopsis: "--template FILE --context FILE [--include-dir DIR]...",
    summary: "render one template with a JSON object as its context",
    discussion: """
      The text goes to standard output. A hyphen in place of a file is standard input.
      """,
    examples: [
      .init("widgetgen render --template Card.stencil --context card.json", "render a file")
    ],
    flags: [
      Flag("template", .path("FILE"), "the template"),
      Flag("context", .path("FILE"), "the JSON object"),
      Flag(
        "include-dir", .folder("DIR"), repeatable: true,
        "a folder that include and extends search after the template's own"),
    ])

  static let initialize = Command(
    name: "init", operands: "", synopsis: "",
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
    ])

  static let migrate = Command(
    name: "migrate", operands: "", synopsis: "[--from FILE]... [--apply]",
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
    ])

  static let sourcery = Command(
    name: "sourcery", operands: "", synopsis: "[FLAGS OF SOURCERY]",
    summary: "generate as Sourcery does for the same flags",
    discussion: """
      For scripts that call Sourcery: put 'widgetgen' in front. Reads the configuration of Sourcery in
      this folder, or the flags if there is none, and renders Stencil templates; nothing built in runs.
      """,
    examples: [
      .init("widgetgen sourcery --config Mocks.yml", "with a configuration"),
      .init(
        "widgetgen sourcery --sources App --templates Templates --output App/Generated", "without"),
    ], flags: SourceryFlags.all)

  static let templates = Command(
    name: "templates", operands: "list | eject NAME...",
    synopsis: "list | eject NAME... [--output DIR]",
    operandChoices: ["list", "eject"], furtherChoices: TemplatesCommand.names,
    summary: "list the built-in templates, or copy some to change them",
    discussion: "One of your templates that has the name of a built-in one takes its place.",
    examples: [.init("widgetgen templates eject _Init --output Templates", "copy a part")],
    flags: [
      Flag("output", .folder("DIR"), default: "this folder", "the folder that eject writes to")
    ])

  static let explain = Command(
    name: "explain", operands: "RULE", synopsis: "RULE", operandChoices: RuleCatalogue.ids,
    summary: "explain a diagnostic by the name in its brackets",
    discussion: "Without a rule, all of them are listed.",
    examples: [.init("widgetgen explain unused-annotation", "a warning in full")], flags: [])

  static let completions = Command(
    name: "completions", operands: "SHELL",
    synopsis: Completions.Shell.allCases.map(\.rawValue).joined(separator: "|"),
    operandChoices: Completions.Shell.allCases.map(\.rawValue),
    summary: "print a completion script for a shell",
    discussion: "",
    examples: [
      .init("source <(widgetgen completions bash)", "in .bashrc"),
      .init("widgetgen completions zsh > ~/.zfunc/_widgetgen", "in a folder of $fpath"),
    ], flags: [])

  static let man = Command(
    name: "man", operands: "", synopsis: "", summary: "print the man page",
    discussion: "",
    examples: [.init("widgetgen man > /usr/local/share/man/man1/widgetgen.1", "install it")],
    flags: [])

  static let help = Command(
    name: "help", operands: "[COMMAND]...", synopsis: "[COMMAND]",
    operandChoices: commandsToHelpWith.map(\.name), summary: "show help for a command",
    discussion: "", flags: [])
}
