import WidgetGenerator

/// Every command and flag of the tool.
enum CommandTable {
  static let defaultCommand = generate

  static let all = commandsToHelpWith + [help]

  private static let commandsToHelpWith = [
    generate, check, dump, render, initialize, templates, completions, man,
  ]

  static func command(named name: String) -> Command? { all.first { $0.name == name } }

  static let sharedFlags = [
    Flag("help", short: "h", .none, "show help for the command"),
    Flag("version", .none, "print the version of the tool"),
  ]

  static let generate = Command(
    name: "generate", operands: "", synopsis: "[--sources PATH]... [--output DIR] [FLAGS]",
    summary: "scan the sources and write the generated files",
    discussion: """
      This is the default command. Nothing is written unless everything could be rendered, and a
      file whose content would not change is not touched.
      """,
    flags: runFlags)

  static let check = Command(
    name: "check", operands: "", synopsis: "[--sources PATH]... [--output DIR] [FLAGS]",
    summary: "list the generated files that are not up to date",
    discussion: """
      Does the same work as generate and writes nothing. Exits with 1 when a file is stale; the
      last line is the command that brings it up to date.
      """,
    flags: runFlags + [Flag("diff", .none, "show what is stale as a unified diff")])

  static let dump = Command(
    name: "dump", operands: "PATH...", synopsis: "PATH...",
    summary: "print the scanned declarations as JSON",
    discussion: "Files stand in the order given, those of a folder sorted by path.",
    flags: [Flag("jobs", .value("N"), "parse at most N files at once")])

  static let render = Command(
    name: "render", operands: "", synopsis: "--template FILE --context FILE [--include-dir DIR]...",
    summary: "render one template with a JSON object as its context",
    discussion: """
      The text goes to standard output. With - in place of a file, standard input is read.
      """,
    flags: [
      Flag("template", .path("FILE"), "the template"),
      Flag("context", .path("FILE"), "the JSON object"),
      Flag(
        "include-dir", .path("DIR"), repeatable: true,
        "where include and extends look after the template's own folder"),
    ])

  static let initialize = Command(
    name: "init", operands: "", synopsis: "",
    summary: "write a widgetgen.json for the sources it sees",
    discussion: """
      Reads sources, templates, output and args of a .sourcery.yml where there is one. An existing
      widgetgen.json is never overwritten.
      """,
    flags: [])

  static let templates = Command(
    name: "templates", operands: "list | eject NAME...",
    synopsis: "list | eject NAME... [--output DIR]",
    operandChoices: ["list", "eject"], furtherChoices: TemplatesCommand.names,
    summary: "show the built-in templates or copy some to change them",
    discussion: "eject writes NAME.stencil into --output, by default the working folder.",
    flags: [Flag("output", .path("DIR"), "where eject writes")])

  static let completions = Command(
    name: "completions", operands: "SHELL",
    synopsis: Completions.Shell.allCases.map(\.rawValue).joined(separator: "|"),
    operandChoices: Completions.Shell.allCases.map(\.rawValue),
    summary: "print a completion script for a shell",
    discussion: "For example: widgetgen completions zsh > ~/.zfunc/_widgetgen", flags: [])

  static let man = Command(
    name: "man", operands: "", synopsis: "", summary: "print the man page",
    discussion: "For example: widgetgen man > /usr/local/share/man/man1/widgetgen.1", flags: [])

  static let help = Command(
    name: "help", operands: "[COMMAND]", synopsis: "[COMMAND]",
    operandChoices: commandsToHelpWith.map(\.name), summary: "show help for a command",
    discussion: "", flags: [])

  /// The flags of `generate` and `check`.
  private static let runFlags = [
    Flag("config", .path("FILE"), "configuration; default: the nearest widgetgen.json upwards"),
    Flag("sources", .path("PATH"), repeatable: true, "a Swift file, or a folder to walk"),
    Flag(
      "exclude", .value("GLOB"), repeatable: true,
      "sources to leave out; *, ** and ? stand for any text"),
    Flag(
      "dependencies", .path("PATH"), repeatable: true,
      "sources that are only read to resolve types"),
    Flag("templates", .path("PATH"), repeatable: true, "a template, or a folder of them"),
    Flag(
      "only", .choice(BuiltinGeneration.allCases.map(\.name) + ["none"]), repeatable: true,
      "a built-in generation to run, or none of them"),
    Flag(
      "select", .value("PROTOCOL"), repeatable: true,
      "generate for the structs that conform to it, whatever markers there are"),
    Flag("output", .path("DIR"), "where generated files go"),
    Flag(
      "runtime", .choice(Configuration.Runtime.allCases.map(\.rawValue)),
      "whose coding runtime the generated code calls"),
    Flag("inline", .none, "also fill inline:auto blocks inside the sources"),
    Flag("args", .value("KEY=VALUE"), repeatable: true, "reaches templates as argument.KEY"),
    Flag(
      "format", .choice(ReportSettings.Format.allCases.map(\.rawValue)),
      "how diagnostics are printed"),
    Flag("jobs", .value("N"), "parse at most N files at once; default: one a core"),
    Flag("verbose", short: "v", .none, "tell the time and the counts of each phase"),
    Flag("quiet", short: "q", .none, "print nothing but errors"),
    Flag(
      "parts", .value("N"), hidden: true, "over how many files the members of types are spread"),
    Flag(
      "declare", .value("NAME"), repeatable: true, hidden: true,
      "an output that is written even when it is empty"),
  ]
}
