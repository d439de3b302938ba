package import WidgetDriver

/// The flags of `widgetgen sourcery` and `templates run-swift`, which are the flags of Sourcery 2.
package enum SourceryFlags {
  /// The flags of `widgetgen sourcery`.
  static let all = supported + refused + ignored(runsSwift: false).map(\.flag)

  /// The flags of `templates run-swift`, which also compiles templates.
  package static let ofRunSwift =
    supported + [
      Flag(
        "cacheBasePath", .path("DIR"), group: .generation, default: "the user's cache folder",
        "the folder for compiled templates")
    ] + refused + ignored(runsSwift: true).map(\.flag)

  private static let supported =
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
      Flag(
        "env", .value("NAME"), group: .generation, repeatable: true, default: "some of Xcode's",
        "a variable that configurations may use; its value can be in the generated code"),
      Flag(
        "check", .none, group: .report,
        "list the files that are not up to date, and write nothing"),
      Flag("prune", short: "p", .none, group: .generation, "remove files that became empty"),
      Flag("verbose", short: "v", .none, group: .report, "print the duration of each phase"),
      Flag("quiet", short: "q", .none, group: .report, "print errors only"),
    ]

  /// Flags that are errors, because a script that passes them relies on their effect.
  private static let refused = [
    Flag("dry", .none, hidden: true, "not supported; see '--check'"),
    Flag("watch", short: "w", .none, hidden: true, "not supported; run again instead"),
  ]

  /// Flags that have no effect, with the reason.
  ///
  /// - Parameter runsSwift: whether templates in Swift are compiled and run.
  static func ignored(runsSwift: Bool) -> [(flag: Flag, reason: String)] {
    let cache: [(flag: Flag, reason: String)] =
      runsSwift
      ? [
        (noEffect("disableCache"), "only compiled templates are cached, by their content"),
        (noEffect("buildPath", .path("DIR")), "templates are compiled in '--cacheBasePath'"),
      ]
      : [
        (noEffect("disableCache"), "nothing is cached"),
        (noEffect("cacheBasePath", .path("DIR")), "nothing is cached"),
        (noEffect("buildPath", .path("DIR")), "no template is compiled"),
      ]
    return cache + alwaysIgnored
  }

  private static func noEffect(_ name: String, _ argument: Flag.Argument = .none) -> Flag {
    Flag(name, argument, hidden: true, "no effect")
  }

  private static let alwaysIgnored: [(flag: Flag, reason: String)] = [
    (noEffect("ejsPath", .path("FILE")), "no JavaScript is run"),
    (noEffect("parseDocumentation"), "documentation is always parsed"),
    (noEffect("serialParse"), "parsing in parallel is safe"),
    (noEffect("hideVersionHeader"), "the header has no version"),
    (
      noEffect("headerPrefix", .value("TEXT")), "generated files begin with the header of widgetgen"
    ),
    (noEffect("base-indentation", .value("N")), "inline blocks are indented as their type"),
    (noEffect("baseIndentation", .value("N")), "inline blocks are indented as their type"),
    (
      Flag("force-parse", .value("EXTENSION"), repeatable: true, hidden: true, "no effect"),
      "files that begin with '// Generated using Sourcery' are not scanned"
    ),
    (noEffect("logAST"), "see 'widgetgen dump'"),
    (noEffect("logBenchmarks"), "see '--verbose'"),
  ]
}
