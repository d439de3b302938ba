package import WidgetGenerator
package import WidgetSource

/// The settings of a run for one target. Flags take precedence over the configuration file, and the
/// file over the defaults.
package struct RunSettings {
  /// The command whose usage is printed after a usage error.
  let command: Command
  /// The files and folders to scan, relative to the working directory.
  package let sources: [String]
  let exclusion: Exclusion
  /// Sources that are read only to resolve types.
  package let dependencies: [String]
  /// The user's templates and folders with templates.
  package let templates: [String]
  /// The output of each template in Swift, with the path of the template.
  package var renderedTemplates: [SourceFile] = []
  /// Whether files of templates without output are removed. Otherwise, they are emptied.
  package var removesEmptyFiles = false
  /// The names of modules for user-defined templates, by the paths of the modules' files and folders.
  let modules: [String: String]
  let keyStyles: KeyStyles
  /// The sources of all targets that contain the runtime instead of importing it.
  let embeddingSources: [String]
  /// The folder of generated files, or nil if the target has none.
  package var output: String?
  /// The build that the tool runs in, or nil outside of a build.
  let build: BuildContext?
  /// The settings of the generator.
  package var configuration: Configuration
  /// The configuration file, or nil if there isn't one.
  package let configurationText: SourceFile?
  /// The paths to read and write that the configuration specifies, instead of flags.
  let configuredPaths: [String]
  /// The positions of paths and patterns in the configuration file.
  let pathPlaces: [String: SourceRange]
  /// The threads for scanning and generating.
  package let threads: Threads
  /// Whether warnings are errors.
  let isStrict: Bool
  /// Whether `--only` restricts the generations. The files of other generations are then not
  /// orphans.
  let isPartial: Bool

  /// Returns the settings of each target of the configuration file, or of the only target.
  static func all(
    _ arguments: Arguments, environment: ToolEnvironment
  ) throws(CommandFailure) -> [RunSettings] {
    try allWithFile(arguments, environment: environment).targets
  }

  /// Returns the settings of each target, or only of the target that `--entry` selects, and the whole configuration
  /// file.
  package static func allWithFile(
    _ arguments: Arguments, environment: ToolEnvironment
  ) throws(CommandFailure) -> (targets: [RunSettings], file: ConfigurationFile) {
    let build = BuildContext(arguments, environment.fileSystem)
    let (file, text) = try readFile(arguments, isInBuild: build != nil, environment.fileSystem)
    if let build, let text, build.knowsOtherTargets(than: file, arguments, environment.fileSystem) {
      throw .diagnostics([.targetsChanged(in: text, build)], texts: [text], .usage)
    }
    var targets = file.resolvedTargets
    do throws(UsageError) {
      if let number = try arguments.number("entry", from: 0) {
        targets = targets.indices.contains(number - 1) ? [targets[number - 1]] : [file.shared]
      }
      if targets.count > 1 {
        for flag in ["sources", "dependencies", "output"]
        where arguments.last(flag) != nil && arguments.command.isOfOneTarget(flag) {
          throw UsageError(
            "'--\(flag)' cannot be combined with a widgetgen.json of several targets; change it there, "
              + "or name another file with '--config'", command: arguments.command)
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
  ///
  /// - Parameter usesTemplates: whether the templates of the configuration are rendered. By default, only commands with
  ///   the flag `--templates` render them.
  package init(
    _ arguments: Arguments, _ file: TargetConfiguration, among targets: [TargetConfiguration] = [],
    _ text: SourceFile?, _ build: BuildContext?, _ environment: ToolEnvironment,
    usesTemplates: Bool = false
  ) throws(CommandFailure) {
    let fileSystem = environment.fileSystem
    configurationText = text
    command = arguments.command
    func list(_ flag: String, _ other: [String]?) -> [String] {
      let values = arguments.all(flag)
      return values.isEmpty ? other ?? [] : values
    }
    sources = list("sources", file.sources).map(fileSystem.tidied)
    pathPlaces = Dictionary(
      file.pathPlaces.map { (Glob.isPath($0) ? fileSystem.tidied($0) : $0, $1) }
        + file.pathPlaces.map { ($0, $1) }
    ) { first, _ in first }
    exclusion = Exclusion(list("exclude", file.exclude), in: fileSystem)
    dependencies = list("dependencies", file.dependencies).map(fileSystem.tidied)
    let usesTemplates = usesTemplates || arguments.command.flag(named: "templates") != nil
    templates = usesTemplates ? list("templates", file.templates).map(fileSystem.tidied) : []
    configuredPaths = [
      ("sources", file.sources ?? []), ("dependencies", file.dependencies ?? []),
      ("templates", file.templates ?? []), ("output", file.output.map { [$0] } ?? []),
    ].filter { flag, _ in
      let isUsed =
        arguments.command.flag(named: flag) != nil || (flag == "templates" && usesTemplates)
      return isUsed && arguments.all(flag).isEmpty
    }
    .flatMap { $0.1.map(fileSystem.tidied) }
    modules = Dictionary(
      (file.modules ?? [:]).map { (fileSystem.tidied($0), $1) }, uniquingKeysWith: { $1 })
    // Other builds than SwiftPM's have no other configuration as an input.
    let isLimited = build.map { !$0.hasPackage } ?? false
    keyStyles = KeyStyles(
      file, among: targets, flag: arguments.last("key-style"),
      given: Self.dependencyStyles(arguments, fileSystem),
      others: NearestStyles(fileSystem, only: isLimited ? text?.path ?? "" : nil), fileSystem)
    embeddingSources = targets.filter { Configuration.requestEmbeddedRuntime($0.args ?? [:]) }
      .flatMap { ($0.sources ?? []).map(fileSystem.tidied) }
    let path = (arguments.last("output") ?? file.output).map(fileSystem.tidied)
    // `output` can also be one Swift file, for all user-defined templates.
    let isFile = path.map { $0.hasSuffix(".swift") && fileSystem.status($0)?.kind != .folder }
    let outputFile = isFile == true ? path.map(FilePath.name) : nil
    output = outputFile == nil ? path : path.map(FilePath.folder)
    self.build = build
    isStrict = arguments.has("strict") || file.strict == true
    isPartial = !arguments.all("only").isEmpty
    do throws(UsageError) {
      if sources.isEmpty { throw .noSources(command: arguments.command) }
      threads = try Threads(arguments, environment)
      configuration = try Self.configuration(
        arguments, file, text, isInBuild: build != nil, outputFile: outputFile)
    } catch {
      throw .usage(error)
    }
  }

  private static func configuration(
    _ arguments: Arguments, _ file: TargetConfiguration, _ text: SourceFile?, isInBuild: Bool,
    outputFile: String?
  ) throws(UsageError) -> Configuration {
    let only = arguments.all("only").isEmpty ? file.only : arguments.all("only")
    let select = arguments.all("select").isEmpty ? file.select : arguments.all("select")
    let configuration = Configuration(
      runtime: Configuration.Runtime(rawValue: arguments.last("runtime") ?? file.runtime ?? "")
        ?? .default,
      only: only.map { $0.filter { $0 != "none" } },
      fillsInlineBlocks: !isInBuild && (arguments.has("inline") || file.inline == true),
      directJSON: arguments.has("direct-json") || file.directJSON == true,
      codingKeys: arguments.has("coding-keys") || file.codingKeys == true,
      arguments: try templateArguments(arguments, file.args ?? [:]),
      annotations: try annotations(arguments) ?? file.annotations ?? [], outputFile: outputFile,
      parts: try arguments.number("parts", from: 1) ?? 1,
      filePerSource: !isInBuild
        && (arguments.has("file-per-source") || file.filePerSource == true),
      header: try header(arguments) ?? file.header ?? [], select: select,
      selectOrigin: arguments.all("select").isEmpty
        ? text.map { .init(file: $0.path, places: file.selectPlaces) } : nil)
    let runtime = configuration.runtime.rawValue
    if configuration.directJSON, !configuration.runtime.hasDirectJSON {
      throw UsageError(
        "'--direct-json' and 'directJSON' need the runtime 'standalone', not '\(runtime)'",
        command: arguments.command)
    }
    if configuration.codingKeys, !configuration.runtime.hasFamilies {
      throw UsageError(
        "'--coding-keys' and 'codingKeys' need the runtime 'standalone'; the runtime '\(runtime)' "
          + "always has 'CodingKeys'", command: arguments.command)
    }
    return configuration
  }

  /// Returns the key styles of dependencies from the command line, by path.
  private static func dependencyStyles(
    _ arguments: Arguments, _ fileSystem: FileSystem
  ) -> [String: String?] {
    func pairs(_ flag: String) -> [(value: String, path: String)] {
      arguments.all(flag).compactMap { text in
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], fileSystem.tidied(parts[1])) : nil
      }
    }
    var styles: [String: String?] = [:]
    var configured: [String: String?] = [:]
    for (configuration, path) in pairs("dependency-config") {
      if configured[configuration] == nil {
        configured.updateValue(style(ofTarget: configuration, fileSystem), forKey: configuration)
      }
      styles.updateValue(configured[configuration] ?? nil, forKey: path)
    }
    for (style, path) in pairs("dependency-style") { styles.updateValue(style, forKey: path) }
    return styles
  }

  /// Returns the key style of a target, given as `CONFIG:N`. Problems in the configuration are reported when it is used
  /// for its own module.
  private static func style(ofTarget target: String, _ fileSystem: FileSystem) -> String? {
    guard let colon = target.lastIndex(of: ":"), let number = Int(target[colon...].dropFirst()),
      let source = try? fileSystem.source(String(target[..<colon]))
    else { return nil }
    let targets = ConfigurationReader.read(source).0.resolvedTargets
    let index = max(number - 1, 0)
    return targets.indices.contains(index) ? targets[index].keyStyle : nil
  }

  /// Returns the keys of annotations from the command line, or nil if there are none.
  private static func annotations(_ arguments: Arguments) throws(UsageError) -> [String]? {
    let patterns = arguments.all("annotations")
    for pattern in patterns where Configuration.problem(ofAnnotation: pattern) != nil {
      throw .wrongValue(
        flag: "annotations", value: pattern, allowed: ["a key that templates read, such as 'ui*'"],
        command: arguments.command)
    }
    return patterns.isEmpty ? nil : patterns
  }

  /// Whether a text can be a line of the header: a comment without line breaks.
  static func isHeader(_ text: String) -> Bool {
    text.hasPrefix("//") && !text.contains(where: \.isNewline)
  }

  /// Returns the header lines from the command line, or nil if there are none.
  private static func header(_ arguments: Arguments) throws(UsageError) -> [String]? {
    let lines = arguments.all("header")
    for line in lines where !isHeader(line) {
      throw .wrongValue(
        flag: "header", value: line, allowed: ["a comment, such as '// swiftlint:disable all'"],
        command: arguments.command)
    }
    return lines.isEmpty ? nil : lines
  }

  /// Reads the configuration file that the command line names or, outside of a build, the nearest one. Without a file,
  /// returns an empty configuration and nil.
  package static func readFile(
    _ arguments: Arguments, isInBuild: Bool, _ fileSystem: FileSystem
  ) throws(CommandFailure) -> (ConfigurationFile, SourceFile?) {
    let path =
      arguments.last("config") ?? (isInBuild ? nil : ConfigurationFile.nearest(in: fileSystem))
    guard let path else { return (ConfigurationFile(), nil) }
    if arguments.last("config") == nil { try fileSystem.requireInRepository(path) }
    let text = try fileSystem.namedSource(fileSystem.tidied(path))
    let (file, diagnostics) = ConfigurationReader.read(text)
    if diagnostics.hasErrors { throw .diagnostics(diagnostics, texts: [text], .usage) }
    return (file, text)
  }

  /// Returns the arguments of templates. Pairs on the command line take precedence over pairs in the file. The values
  /// of a repeated key become a list, as in Sourcery.
  package static func templateArguments(
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
