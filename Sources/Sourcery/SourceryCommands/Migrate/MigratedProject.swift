import WidgetDriver
import WidgetGenerator
import WidgetSource

/// A project that uses Sourcery, with its configurations and the lines that run Sourcery.
///
/// A configuration file is replaced as a whole or not at all. It stays if it has a template in JavaScript, or a template
/// in Swift that was not run or that wrote different files. It also stays if its templates use generated code, if it
/// cannot be converted, or if `--from` does not select it.
struct MigratedProject {
  let settings: SourceryConfigurationFile
  /// The targets that replace configurations.
  let drafts: [ConfigurationDraft]
  let kept: [Migration.Kept]
  /// The configurations whose templates in Swift were run.
  let run: [RunConfiguration]
  /// Whether templates in Swift are run.
  let runsSwift: Bool
  /// The configurations that `widgetgen.json` replaces, with their children.
  let replaced: [String]
  let uses: SourceryUses
  private let generated: [String]
  /// The configurations whose templates are all built in, so that `init` replaces them.
  let replacedByInit: [String]
  private let resources: [String]
  /// The files that git can restore, or nil outside of a repository.
  private let restorable: Set<String>?

  /// - Parameters:
  ///   - given: the configurations to replace, or an empty array for all configurations of the project.
  ///   - runsSwift: whether templates in Swift are run.
  init(
    _ files: ProjectFiles, given: [String], runsSwift: Bool, _ history: GitHistory,
    _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let fileSystem = environment.fileSystem
    self.runsSwift = runsSwift
    let found = files.configurations(fileSystem)
    var settings = SourceryConfigurationFile(fileSystem: fileSystem, collectsProblems: true)
    for path in given.isEmpty ? found : given { try settings.read(path) }
    generated = files.generated(fileSystem)
    let builtIn = settings.configurations.filter { TemplateVerdict.areBuiltIn($0, fileSystem) }
    let staying = Self.kept(
      settings, others: given.isEmpty ? [] : found.filter { !settings.paths.contains($0) },
      builtIn: builtIn, runsSwift: runsSwift, generated)
    replacedByInit = builtIn.map(\.root).uniqued().filter { root in
      settings.configurations.allSatisfy { $0.root != root || builtIn.contains($0) }
    }
    let tracked = history.trackedFiles
    let restorable = tracked.map { Set($0.filter(\.isRestorable).map(\.path)) }
    self.restorable = restorable
    let candidates = Self.candidates(settings, except: Set(staying.map(\.path)))
    let roots = Set(staying.map(\.path) + candidates)
    let drafts: [ConfigurationDraft]
    do throws(FileError) {
      drafts = try ConfigurationDraft.make(
        from: settings.configurations.filter { !$0.templates.isEmpty && !roots.contains($0.root) },
        fileSystem)
    } catch {
      throw .unreadable(error)
    }
    let folders = Self.folders(drafts, fileSystem)
    let configurations = settings.configurations
    run = try candidates.map { root throws(CommandFailure) in
      try RunConfiguration(
        root, configurations.filter { $0.root == root }, outside: folders,
        { restorable?.contains($0) ?? true }, history, environment)
    }
    kept =
      staying
      + run.compactMap { run in run.reason.map { Migration.Kept(path: run.path, reason: $0) } }
    self.drafts = drafts
    replaced = drafts.isEmpty ? [] : settings.paths(except: roots)
    uses = SourceryUses(
      tracked.map { $0.map(\.path).sorted(by: FilePath.isOrderedBefore) } ?? files.paths,
      except: Set(found + settings.paths + [ConfigurationFile.name]),
      MigratedConfigurations(
        replaced: replaced,
        run: settings.paths(of: Set(run.filter { $0.reason == nil }.map(\.path))),
        kept: kept.map(\.path), hasOtherTemplates: files.hasOtherTemplates),
      history, fileSystem)
    resources = files.resources(fileSystem, among: replaced)
    self.settings = settings
  }

  /// Whether git can restore a file.
  func isRestorable(_ path: String) -> Bool { restorable?.contains(path) ?? true }

  /// Returns the reason why the file of a replaced configuration stays, or nil if it can be removed.
  ///
  /// - Parameter scriptsAreDone: whether the user knows that no listed line runs Sourcery.
  func obstacle(toRemoving path: String, scriptsAreDone: Bool) -> String? {
    if !isRestorable(path) { return "git cannot restore it" }
    if resources.contains(path) { return "an Xcode project copies it into its product" }
    if scriptsAreDone { return nil }
    if let file = uses.unsearched.first {
      return uses.unsearched.count == 1
        ? "\(file) cannot be read"
        : "\(uses.unsearched.count) files cannot be read, such as \(file)"
    }
    let lines = uses.lines.filter { $0.mayNeed(path) }
    return lines.first.map { line in
      "\(line.place) may need it"
        + (lines.count > 1
          ? ", as \(lines.count - 1) other listed \(lines.count == 2 ? "line" : "lines")" : "")
    }
  }

  /// Returns the configuration files with templates in Swift.
  ///
  /// - Parameter staying: the files that stay with Sourcery for another reason.
  private static func candidates(
    _ settings: SourceryConfigurationFile, except staying: Set<String>
  ) -> [String] {
    settings.configurations.filter { !$0.otherTemplates.isEmpty }.map(\.root).uniqued()
      .filter { !staying.contains($0) }
  }

  /// Returns the output folders of a new or existing `widgetgen.json`.
  private static func folders(
    _ drafts: [ConfigurationDraft], _ fileSystem: FileSystem
  ) -> [String] {
    let existing = (try? fileSystem.source(ConfigurationFile.name)).map {
      ConfigurationReader.read($0).0.resolvedTargets.compactMap(\.output)
    }
    return (drafts.compactMap(\.output) + (existing ?? [])).filter { !$0.hasSuffix(".swift") }
      .map(fileSystem.tidied)
  }

  /// Returns the configurations that stay even if their templates in Swift are run, with the reasons.
  ///
  /// - Parameters:
  ///   - others: the configurations that the user did not select.
  ///   - builtIn: the configurations whose templates are all built in.
  ///   - runsSwift: whether templates in Swift are run. Otherwise, their configurations stay.
  ///   - generated: the files that Sourcery generated.
  private static func kept(
    _ settings: SourceryConfigurationFile, others: [String], builtIn: [SourceryConfiguration],
    runsSwift: Bool, _ generated: [String]
  ) -> [Migration.Kept] {
    var kept = settings.problems.map { problem in
      Migration.Kept(path: problem.root, reason: problem.text)
    }
    for configuration in settings.configurations {
      if builtIn.contains(configuration) {
        let old = generated.filter { FilePath.isInside($0, configuration.output) }
        let removal = old.isEmpty ? "" : ", and remove \(old.joined(separator: ", "))"
        let reason = "its templates are built in; run 'widgetgen init --from \(configuration.root)'"
        kept.append(.init(path: configuration.root, reason: reason + removal))
      } else if let template = configuration.otherTemplates.first(where: {
        !runsSwift || !isSwiftTemplate($0)
      }) {
        let reason =
          "\(template) "
          + (isSwiftTemplate(template)
            ? "is a program in Swift; add '--run-swift-templates' to run it and compare its files"
            : "needs Sourcery")
        kept.append(.init(path: configuration.root, reason: reason))
      } else if configuration.parsesGenerated {
        let reason = "its templates use generated code, because of 'forceParse'"
        kept.append(.init(path: configuration.root, reason: reason))
      }
    }
    kept += others.map { .init(path: $0, reason: "'--from' does not name it") }
    return kept.uniqued(by: \.path)
  }

  /// Returns the files that Sourcery generated, and that neither `widgetgen.json` nor a configuration that stays writes.
  func otherGenerated(except written: Set<String>) -> [String] {
    let staying = settings.configurations.filter { configuration in
      kept.contains { $0.path == configuration.root }
    }
    if settings.configurations.isEmpty { return [] }
    return generated.filter { path in
      !written.contains(path) && !staying.contains { FilePath.isInside(path, $0.output) }
    }
  }
}
