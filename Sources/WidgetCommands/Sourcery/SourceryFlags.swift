import WidgetDriver

/// The flags of `widgetgen sourcery` and `templates run-swift`, which are the flags of Sourcery 2.
enum SourceryFlags {
  static let all =
    [
      Flag(
        "config", .path("PATH"), group: .input, repeatable: true, default: "this folder",
        "a configuration of Sourcery, or a folder that contains a .sourcery.yml"),
      Flag(
        "sources", .path("PATH"), group: .input, repeatable: true,
        "a Swift file, or a folder to search for Swift files"),
      Flag(
        "exclude-sources", .path("PATH"), group: .input, repeatable: true,
        "a file or folder to leave out"),
      Flag(
        "templates", .path("PATH"), group: .input, repeatable: true,
        "a template, or a folder of templates"),
      Flag(
        "exclude-templates", .path("PATH"), group: .input, repeatable: true,
        "a template or folder to leave out"),
      Flag(
        "output", .path("PATH"), group: .generation, default: "this folder",
        "a folder, or a .swift file for all templates"),
      Flag(
        "args", .value("KEY=VALUE"), group: .generation, repeatable: true,
        "values for templates, separated by commas"),
      Flag("prune", short: "p", .none, group: .generation, "remove files that became empty"),
      Flag("verbose", short: "v", .none, group: .report, "print the duration of each phase"),
      Flag("quiet", short: "q", .none, group: .report, "print errors only"),
    ] + refused + ignored.map(\.flag)

  /// Flags that are errors, because a script that passes them relies on their effect.
  private static let refused = [
    Flag("dry", .none, hidden: true, "not supported; see 'widgetgen check --diff'"),
    Flag("watch", short: "w", .none, hidden: true, "not supported; run again instead"),
  ]

  /// Flags that have no effect, with the reason. Only `templates run-swift` uses `cacheBasePath`.
  static let ignored: [(flag: Flag, reason: String)] = [
    (Flag("disableCache", .none, hidden: true, "no effect"), "nothing is cached"),
    (Flag("cacheBasePath", .path("DIR"), hidden: true, "no effect"), "nothing is cached"),
    (Flag("buildPath", .path("DIR"), hidden: true, "no effect"), "no template is compiled"),
    (Flag("ejsPath", .path("FILE"), hidden: true, "no effect"), "no JavaScript is run"),
    (
      Flag("parseDocumentation", .none, hidden: true, "no effect"),
      "documentation is always parsed"
    ),
    (Flag("serialParse", .none, hidden: true, "no effect"), "parsing in parallel is safe"),
    (
      Flag("hideVersionHeader", .none, hidden: true, "no effect"), "the header has no version"
    ),
    (
      Flag("headerPrefix", .value("TEXT"), hidden: true, "no effect"),
      "generated files begin with the header of widgetgen"
    ),
    (
      Flag("base-indentation", .value("N"), hidden: true, "no effect"),
      "inline blocks are indented as their type"
    ),
    (
      Flag("baseIndentation", .value("N"), hidden: true, "no effect"),
      "inline blocks are indented as their type"
    ),
    (
      Flag("force-parse", .value("EXTENSION"), repeatable: true, hidden: true, "no effect"),
      "files that begin with '// Generated using Sourcery' are not scanned"
    ),
    (Flag("logAST", .none, hidden: true, "no effect"), "see 'widgetgen dump'"),
    (Flag("logBenchmarks", .none, hidden: true, "no effect"), "see '--verbose'"),
  ]
}
