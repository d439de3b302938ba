package import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Generates with the flags and configurations of Sourcery.
  package static let sourcery = Command(
    name: "sourcery", synopsis: "[FLAGS OF SOURCERY]",
    summary: "generate what Sourcery generates for the same flags",
    discussion: """
      Put 'widgetgen' before a call of Sourcery in a script. Reads the configuration in this folder,
      or the flags if there is none. Renders Stencil templates, and runs no built-in generation.
      """,
    examples: [
      .init("widgetgen sourcery --config Mocks.yml", "use a configuration"),
      .init(
        "widgetgen sourcery --sources App --templates Templates --output App/Generated",
        "use flags"),
    ], flags: SourceryFlags.all,
    run: { arguments, environment throws(CommandFailure) in
      try SourceryCommand(arguments, environment: environment).run()
    })
}

/// The command `sourcery`, which accepts Sourcery's flags, so that a script needs only one
/// additional word.
struct SourceryCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment
  private var fileSystem: FileSystem { environment.fileSystem }
  /// Whether templates in Swift are compiled and run.
  private let runsSwift: Bool

  init(_ arguments: Arguments, environment: ToolEnvironment, runsSwift: Bool = false) {
    self.arguments = arguments
    self.environment = environment
    self.runsSwift = runsSwift
  }

  func run() throws(CommandFailure) -> ExitCode {
    for (flag, reason) in Self.refused where arguments.has(flag) {
      throw .usage(
        UsageError("'--\(flag)' is not supported; \(reason)", command: arguments.command))
    }
    let (configurations, notes) = try configurations()
    let run = configurations.flatMap(swiftTemplates).map(TemplateList.leftOut)
    note(notes.filter { !run.contains($0) })
    let generation = try generateArguments()
    let rendered = configurations.filter { !$0.templates.isEmpty || !swiftTemplates($0).isEmpty }
    if rendered.isEmpty { throw nothingToRender(configurations) }
    let targets = try SourceryConfiguration.merged(rendered).map {
      configuration throws(CommandFailure) in
      var phases = PhaseTimes()
      var settings = try RunSettings(
        rendering: configuration, swiftTemplates: swiftTemplates(configuration), generation,
        cache: arguments.last("cacheBasePath").map(fileSystem.tidied), for: arguments.command,
        environment, &phases)
      settings.removesEmptyFiles = arguments.has("prune")
      if arguments.has("verbose"), !settings.renderedTemplates.isEmpty {
        environment.printError(phases.text)
      }
      return settings
    }
    let command = GenerateCommand(generation, targets, environment: environment)
    return try arguments.has("check") ? command.check(updating: update) : command.generate()
  }

  /// The command that updates the files that '--check' lists.
  private var update: String {
    (["widgetgen"] + arguments.words.filter { $0 != "--check" }.map(ShellWord.posixIfNeeded))
      .joined(separator: " ")
  }

  private func swiftTemplates(_ configuration: SourceryConfiguration) -> [String] {
    runsSwift ? configuration.otherTemplates.filter(isSwiftTemplate) : []
  }

  private static let refused = [
    ("dry", "'--check' lists the files that would change"),
    ("watch", "run the command again after a change"),
  ]

  /// Returns the configurations in the configuration files, or the configuration from the flags if there are no such
  /// files, as in Sourcery. Also returns notes about flags and keys without effect, missing files, and templates that
  /// are left out.
  private func configurations() throws(CommandFailure) -> ([SourceryConfiguration], [String]) {
    let notes = SourceryFlags.ignored(runsSwift: runsSwift).compactMap { flag, reason in
      arguments.has(flag.name) || arguments.last(flag.name) != nil
        ? "'--\(flag.name)' has no effect: \(reason)" : nil
    }
    let given = arguments.all("config")
    let paths = (given.isEmpty ? ["."] : given).compactMap(file)
    if paths.isEmpty {
      if let path = given.first {
        throw .unreadable(
          FileError(path: path, reason: "no such file or directory", isMissing: true))
      }
      let (configuration, others) = try flags()
      let unused =
        arguments.all("env").isEmpty ? [] : ["'--env' has no effect: there is no configuration"]
      return ([configuration], notes + unused + others)
    }
    if given.isEmpty { try fileSystem.requireInRepository(paths[0]) }
    var file = SourceryConfigurationFile(
      fileSystem: fileSystem,
      environment: SourceryEnvironment(allowing: arguments.all("env"), environment.variable))
    for path in paths { try file.read(path) }
    let ignored = [
      "sources", "exclude-sources", "templates", "exclude-templates", "output", "args",
    ]
    .filter { arguments.last($0) != nil }
    .map { "'--\($0)' has no effect: \(paths[0]) takes precedence, as in Sourcery" }
    return (file.configurations, notes + ignored + file.notes)
  }

  private func nothingToRender(_ configurations: [SourceryConfiguration]) -> CommandFailure {
    let others = configurations.flatMap(\.otherTemplates)
    let message =
      others.first.map { template in
        isSwiftTemplate(template)
          ? "'\(template)' is a program in Swift; run 'widgetgen templates run-swift' instead"
          : "'\(template)' is not a Stencil template; render it with Sourcery"
      }
      ?? "there is no template in \(arguments.all("templates").joined(separator: ", "))"
    let file = configurations.first?.file ?? others.first ?? arguments.last("templates") ?? "."
    return .problem(.unsupportedSourceryKey, message, in: file)
  }

  /// Returns the path of a configuration, or nil if it does not exist. `path` can also be the
  /// folder of the configuration.
  private func file(_ path: String) -> String? {
    let path = fileSystem.tidied(path)
    switch fileSystem.status(path)?.kind {
    case .folder:
      return SourceryConfigurationFile.names.prefix(2).map { FilePath.join(path, $0) }
        .first { fileSystem.status($0)?.kind == .file }
    case .file: return path
    default: return nil
    }
  }

  private func flags() throws(CommandFailure) -> (SourceryConfiguration, notes: [String]) {
    for flag in ["sources", "templates"] where arguments.all(flag).isEmpty {
      throw .usage(.missingFlag(flag, command: arguments.command))
    }
    let templates = TemplateList(
      arguments.all("templates").map(fileSystem.tidied),
      excluding: arguments.all("exclude-templates").map(fileSystem.tidied), fileSystem)
    var configuration = SourceryConfiguration(output: arguments.last("output") ?? ".")
    configuration.sources = arguments.all("sources").map(fileSystem.tidied)
    configuration.excludedSources = arguments.all("exclude-sources").map(fileSystem.tidied)
    configuration.templates = templates.templates
    configuration.otherTemplates = templates.others
    configuration.args = arguments.all("args").flatMap(TemplateArgument.all).map {
      .init(key: $0.key, value: .scalar(argument: $0.value, written: $0.value))
    }
    return (configuration, templates.others.map(TemplateList.leftOut))
  }

  /// Returns the arguments of `generate`.
  private func generateArguments() throws(CommandFailure) -> Arguments {
    // Another call can write to the same folder, so the other files in the folder are not orphans.
    let words =
      ["verbose", "quiet", "prune"].filter(arguments.has).map { "--" + $0 } + ["--only=none"]
    do throws(UsageError) {
      return try Arguments(["generate"] + words, commands: arguments.commands)
    } catch {
      throw .usage(error)
    }
  }

  private func note(_ notes: [String]) {
    if arguments.has("quiet") { return }
    for note in notes { environment.printError("note: \(note.printable)\n") }
  }
}

extension RunSettings {
  /// Creates the settings that render the templates of a configuration. Runs its templates in Swift.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of `generate`.
  ///   - cache: the folder for compiled templates, or nil for the user's cache folder.
  ///   - command: the command whose usage is printed if there is no Swift compiler.
  init(
    rendering configuration: SourceryConfiguration, swiftTemplates: [String],
    _ arguments: Arguments, cache: String? = nil, for command: Command,
    _ environment: ToolEnvironment, _ phases: inout PhaseTimes
  ) throws(CommandFailure) {
    try self.init(arguments, TargetConfiguration(configuration), nil, nil, environment)
    renderedTemplates = try RunSwiftCommand.rendered(
      swiftTemplates, self, cache: cache, for: command, environment, &phases)
  }
}

extension TargetConfiguration {
  /// Creates the target that generates only the output of a configuration's templates.
  init(_ configuration: SourceryConfiguration) {
    self.init()
    sources = configuration.sources
    exclude = configuration.excludedSources.map(ConfigurationDraft.anchored)
    templates = configuration.templates
    modules = configuration.modules
    output = configuration.output
    only = ["none"]
    inline = true
    args = Dictionary(
      configuration.args.map { ($0.key, $0.value.argument) }, uniquingKeysWith: { $1 })
  }
}
