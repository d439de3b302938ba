package import WidgetGenerator
package import WidgetSource

/// What `generate` and `check` were asked to do for one target: flags take precedence over the
/// configuration file, the file over the defaults.
package struct RunSettings {
  /// The command that was asked for, whose usage a message shows.
  let command: Command
  /// The files and folders to scan, relative to the working directory.
  package let sources: [String]
  let exclusion: Exclusion
  /// Sources that are only read to resolve types.
  let dependencies: [String]
  /// The templates and folders of templates of the user.
  package let templates: [String]
  /// The texts that templates in Swift have printed, under the paths of the templates.
  package var renderedTemplates: [SourceFile] = []
  let keyStyles: KeyStyles
  /// The folder of generated files, or nil if none is written outside of a build.
  package let output: String?
  /// Nil outside of a build.
  let build: BuildContext?
  /// The settings of the generator.
  package let configuration: Configuration
  /// The configuration file, if there is one.
  let configurationText: SourceFile?
  /// The threads that scan and generate.
  package let threads: Threads
  /// Whether warnings are errors.
  let isStrict: Bool
  /// Whether flags restrict what runs, so that nothing is known about the other outputs.
  let isPartial: Bool

  /// The settings of each target: one, or as many as the configuration file lists.
  static func all(
    _ arguments: Arguments, environment: ToolEnvironment
  ) throws(CommandFailure) -> [RunSettings] {
    try allWithFile(arguments, environment: environment).targets
  }

  /// The same, and the configuration file as a whole.
  package static func allWithFile(
    _ arguments: Arguments, environment: ToolEnvironment
  ) throws(CommandFailure) -> (targets: [RunSettings], file: ConfigurationFile) {
    let build = BuildContext(arguments, environment.fileSystem)
    let (file, text) = try readFile(arguments, isInBuild: build != nil, environment.fileSystem)
    var targets = file.resolvedTargets
    do throws(UsageError) {
      if let number = try arguments.number("entry", from: 0) {
        targets = targets.indices.contains(number - 1) ? [targets[number - 1]] : [file.shared]
      }
      if targets.count > 1 {
        for flag in ["sources", "dependencies", "output"]
        where arguments.last(flag) != nil && arguments.command.isOfOneTarget(flag) {
          throw .flagOfOneTarget(flag, command: arguments.command)
        }
      }
    } catch {
      throw .usage(error)
    }
    let settings = try targets.map { target throws(CommandFailure) in
      try RunSettings(arguments, target, among: file.resolvedTargets, text, build, environment)
    }
    return (settings, file)
  }

  /// Merges flags, the configuration of one target and defaults.
  package init(
    _ arguments: Arguments, _ file: TargetConfiguration, among targets: [TargetConfiguration] = [],
    _ text: SourceFile?, _ build: BuildContext?, _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let fileSystem = environment.fileSystem
    configurationText = text
    command = arguments.command
    func list(_ flag: String, _ other: [String]?) -> [String] {
      let values = arguments.all(flag)
      return values.isEmpty ? other ?? [] : values
    }
    sources = list("sources", file.sources).map(fileSystem.tidied)
    exclusion = Exclusion(list("exclude", file.exclude), in: fileSystem)
    dependencies = list("dependencies", file.dependencies).map(fileSystem.tidied)
    templates = list("templates", file.templates).map(fileSystem.tidied)
    keyStyles = KeyStyles(
      file, among: targets, flag: arguments.last("key-style"), fileSystem)
    let path = (arguments.last("output") ?? file.output).map(fileSystem.tidied)
    // A file for all of the user's templates, or a folder.
    let isFile = path.map { $0.hasSuffix(".swift") && fileSystem.status($0)?.kind != .folder }
    let outputFile = isFile == true ? path.map(FilePath.name) : nil
    output = outputFile == nil ? path : path.map(FilePath.folder)
    self.build = build
    isStrict = arguments.has("strict") || file.strict == true
    isPartial = !arguments.all("only").isEmpty
    do throws(UsageError) {
      if sources.isEmpty { throw .noSources(command: arguments.command) }
      threads = try Threads(arguments, environment)
      let only = arguments.all("only").isEmpty ? file.only : arguments.all("only")
      let select = arguments.all("select").isEmpty ? file.select : arguments.all("select")
      let directJSON = arguments.has("direct-json") || file.directJSON == true
      configuration = Configuration(
        runtime: Configuration.Runtime(rawValue: arguments.last("runtime") ?? file.runtime ?? "")
          ?? .default,
        only: only.map { $0.filter { $0 != "none" } },
        fillsInlineBlocks: build == nil && (arguments.has("inline") || file.inline == true),
        directJSON: directJSON, arguments: try Self.templateArguments(arguments, file.args ?? [:]),
        outputFile: outputFile,
        parts: try arguments.number("parts", from: 1) ?? 1, select: select,
        selectOrigin: arguments.all("select").isEmpty
          ? text.map { .init(file: $0.path, places: file.selectPlaces) } : nil)
      if directJSON, !configuration.runtime.hasDirectJSON {
        throw .directJSON(runtime: configuration.runtime.rawValue, command: arguments.command)
      }
    } catch {
      throw .usage(error)
    }
  }

  /// The configuration file that a command line names, or the nearest one, and its text.
  package static func readFile(
    _ arguments: Arguments, isInBuild: Bool, _ fileSystem: FileSystem
  ) throws(CommandFailure) -> (ConfigurationFile, SourceFile?) {
    let path =
      arguments.last("config") ?? (isInBuild ? nil : ConfigurationFile.nearest(in: fileSystem))
    guard let path else { return (ConfigurationFile(), nil) }
    let text: SourceFile
    do throws(FileError) {
      let path = fileSystem.tidied(path)
      text = SourceFile(path: path, bytes: try fileSystem.read(path).bytes)
    } catch {
      throw .unreadable(error)
    }
    let (file, diagnostics) = ConfigurationReader.read(text)
    if diagnostics.hasErrors { throw .diagnostics(diagnostics, texts: [text], .usage) }
    return (file, text)
  }

  /// The `KEY=VALUE` pairs, which take precedence over those of the file; a key that is given twice
  /// has a list, as in Sourcery.
  private static func templateArguments(
    _ arguments: Arguments, _ file: [String: String]
  ) throws(UsageError) -> [String: String] {
    var given: [String: [String]] = [:]
    for text in arguments.all("args") {
      for argument in TemplateArgument.all(in: text) {
        guard !argument.key.isEmpty else {
          throw .wrongValue(
            flag: "args", value: text, allowed: ["KEY=VALUE"], command: arguments.command)
        }
        given[argument.key, default: []].append(argument.value)
      }
    }
    return file.merging(
      given.mapValues { $0.count == 1 ? $0[0] : "[" + $0.joined(separator: ", ") + "]" }
    ) { _, new in new }
  }
}
