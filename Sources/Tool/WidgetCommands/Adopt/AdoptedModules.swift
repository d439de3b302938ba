import WidgetAdopt
import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The hand-written code of each module of a project.
struct AdoptedModules {
  private(set) var adoptions: [Adoption] = []
  /// The path of the configuration if its runs do not fill the inline blocks of adopted types, or nil.
  private(set) var configurationWithoutInline: String?

  init(_ arguments: Arguments, _ environment: ToolEnvironment) throws(CommandFailure) {
    let fileSystem = environment.fileSystem
    let paths = arguments.operands.map(fileSystem.tidied)
    for path in paths where fileSystem.status(path) == nil {
      throw .unreadable(FileError(path: path, reason: "No such file or directory"))
    }
    let (file, text) = try RunSettings.readFile(arguments, isInBuild: false, fileSystem)
    let helpers = try Self.helpers(file.adopt, text)
    var phases = PhaseTimes()
    var inputs: [(settings: RunSettings, input: RunInput)] = []
    var targetCounts: [String: Int] = [:]
    for settings in try Self.settings(arguments, paths, environment, isConfigured: text != nil) {
      let input = try RunInput(settings, environment, &phases)
      inputs.append((settings, input))
      for path in input.files.map(\.source.path)
      where !input.configuration.dependencies.contains(path) {
        targetCounts[path, default: 0] += 1
      }
    }
    let fillsBlocks = text == nil ? [] : file.resolvedTargets.map { $0.inline == true }
    for (index, (settings, input)) in inputs.enumerated() {
      adoptions.append(
        Adoption(
          input.files, configuration: input.configuration, workers: settings.threads,
          allowed: Set(arguments.all("allow").compactMap(AllowedDifference.init)),
          allowsBlocks: arguments.has("inline"), allowsFunctions: arguments.has("functions"),
          helpers: helpers,
          // A source of several targets would have to be proven for each of them.
          isIncluded: { path in
            targetCounts[path] == 1
              && (paths.isEmpty || paths.contains { $0 == "." || FilePath.isInside(path, $0) })
          }))
      let hasBlocks = adoptions[index].types.contains { $0.isAdopted && $0.hasBlock }
      if hasBlocks, fillsBlocks.indices.contains(index), !fillsBlocks[index] {
        configurationWithoutInline = text?.path
      }
    }
  }

  /// Returns the helpers that the configuration specifies, and reports each meaning that cannot be read.
  private static func helpers(
    _ configuration: AdoptConfiguration, _ text: SourceFile?
  ) throws(CommandFailure) -> [ConfiguredFunction] {
    var helpers: [ConfiguredFunction] = []
    var errors: [Diagnostic] = []
    for helper in configuration.helpers {
      if let found = ConfiguredFunction(helper.name, meaning: helper.meaning) {
        helpers.append(found)
      } else {
        errors.append(
          Diagnostic(
            rule: .wrongValue,
            message:
              "this code cannot be read; write a single call of a function of Swift, such as "
              + "'try? decodeIfPresent(type, forKey: key)' or 'try encodeIfPresent(value, forKey: key)'",
            file: text?.path ?? "", range: helper.range))
      }
    }
    if !errors.isEmpty {
      throw .diagnostics(errors, texts: text.map { [$0] } ?? [], .usage)
    }
    return helpers
  }

  /// Returns the targets of the configuration. Without a configuration, returns a target for the given paths, or for
  /// each module of the project.
  private static func settings(
    _ arguments: Arguments, _ paths: [String], _ environment: ToolEnvironment, isConfigured: Bool
  ) throws(CommandFailure) -> [RunSettings] {
    if isConfigured {
      return try RunSettings.allWithFile(arguments, environment: environment).targets
    }
    let targets: [TargetConfiguration]
    do throws(FileError) {
      targets = try Self.targets(paths, environment.fileSystem)
    } catch {
      throw .unreadable(error)
    }
    return try targets.map { target throws(CommandFailure) in
      try RunSettings(arguments, target, nil, nil, environment)
    }
  }

  private static func targets(
    _ paths: [String], _ fileSystem: FileSystem
  ) throws(FileError) -> [TargetConfiguration] {
    var whole = TargetConfiguration()
    whole.sources = paths
    if !paths.isEmpty { return [whole] }
    let folders = try SourceFolders(fileSystem)
    whole.exclude = folders.exclude
    whole.sources = folders.roots
    if folders.targets.count < 2 { return [whole] }
    let targets = try PackageTargets(folders.targets, excluding: folders.exclude, fileSystem)
    return folders.targets.stablySorted().map { folder in
      var target = whole
      target.sources = [folder]
      target.dependencies = targets.dependencies(of: folder)
      return target
    }
  }
}
