import WidgetGenerator
import WidgetSource

/// What `generate` and `check` were asked to do: the flags over the configuration file over the
/// defaults, complete.
struct RunSettings {
  let sources: [String]
  let exclusion: Exclusion
  /// Sources that are only read to resolve types.
  let dependencies: [String]
  let templates: [String]
  let output: String?
  /// Outputs that are written in any case, because a build system waits for them. When there are
  /// some the tool runs inside a build: it writes nothing else, fills no inline blocks and looks
  /// for no configuration, because the build system must know all that is read and written.
  let declaredOutputs: [String]
  let configuration: Configuration
  /// The configuration file, if there is one.
  let configurationText: SourceFile?
  let threads: Threads
  let report: ReportSettings

  init(
    _ arguments: Arguments, environment: ToolEnvironment
  ) throws(CommandFailure) {
    let fileSystem = environment.fileSystem
    let (file, text) = try Self.readFile(arguments, fileSystem)
    configurationText = text
    func list(_ flag: String, _ other: [String]?) -> [String] {
      let values = arguments.all(flag)
      return values.isEmpty ? other ?? [] : values
    }
    report = ReportSettings(arguments)
    sources = list("sources", file.sources).map(fileSystem.tidied)
    exclusion = Exclusion(list("exclude", file.exclude), in: fileSystem)
    dependencies = list("dependencies", file.dependencies).map(fileSystem.tidied)
    templates = list("templates", file.templates).map(fileSystem.tidied)
    output = (arguments.last("output") ?? file.output).map(fileSystem.tidied)
    declaredOutputs = arguments.all("declare")
    do throws(UsageError) {
      if sources.isEmpty { throw .noSources }
      threads = try Threads(arguments, environment)
      let only = arguments.all("only").isEmpty ? file.only : arguments.all("only")
      let select = arguments.all("select").isEmpty ? file.select : arguments.all("select")
      configuration = Configuration(
        runtime: Configuration.Runtime(rawValue: arguments.last("runtime") ?? file.runtime ?? "")
          ?? .standalone,
        only: only.map { $0.filter { $0 != "none" } },
        fillsInlineBlocks: declaredOutputs.isEmpty
          && (arguments.has("inline") || file.inline == true),
        arguments: try Self.templateArguments(arguments, file.args ?? [:]),
        parts: try arguments.positiveNumber("parts") ?? 1, select: select,
        selectOrigin: arguments.all("select").isEmpty
          ? text.map { .init(file: $0.path, places: file.selectPlaces) } : nil)
    } catch {
      throw .usage(error)
    }
  }

  private static func readFile(
    _ arguments: Arguments, _ fileSystem: FileSystem
  ) throws(CommandFailure) -> (ConfigurationFile, SourceFile?) {
    let path =
      arguments.last("config")
      ?? (arguments.all("declare").isEmpty ? ConfigurationFile.nearest(in: fileSystem) : nil)
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

  /// `KEY=VALUE` pairs over those of the file; a key that is given twice has a list, as in Sourcery.
  private static func templateArguments(
    _ arguments: Arguments, _ file: [String: String]
  ) throws(UsageError) -> [String: String] {
    var given: [String: [String]] = [:]
    for pair in arguments.all("args") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .wrongValue(
          flag: "args", value: pair, allowed: ["KEY=VALUE"], command: arguments.command)
      }
      given[String(parts[0]), default: []].append(String(parts[1]))
    }
    return file.merging(
      given.mapValues { $0.count == 1 ? $0[0] : "[" + $0.joined(separator: ", ") + "]" }
    ) { _, new in new }
  }
}

/// How a run speaks.
struct ReportSettings {
  enum Format: String, CaseIterable { case text, json, github, sarif }

  let format: Format
  let isVerbose: Bool
  let isQuiet: Bool
  let showsDiff: Bool

  init(_ arguments: Arguments?) {
    format = arguments?.last("format").flatMap(Format.init) ?? .text
    isVerbose = arguments?.has("verbose") ?? false
    isQuiet = arguments?.has("quiet") ?? false
    showsDiff = arguments?.has("diff") ?? false
  }
}
