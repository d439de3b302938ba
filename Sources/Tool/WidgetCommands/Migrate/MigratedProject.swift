import WidgetDriver
import WidgetGenerator
import WidgetSource

/// A project that uses Sourcery, with its configurations and calls, and the plan to replace them.
///
/// A configuration file is replaced as a whole or not at all. It stays if it has a template in Swift or JavaScript, if
/// its templates use generated code, if it cannot be converted, or if `--from` does not select it. The calls that run
/// it and the lines that install Sourcery then also stay.
struct MigratedProject {
  let settings: SourceryConfigurationFile
  /// The targets that replace configurations.
  let drafts: [ConfigurationDraft]
  let kept: [Migration.Kept]
  let calls: [SourceryCall]
  let removedConfigurations: [String]
  /// The configurations that are replaced but whose files stay.
  let leftFiles: [Migration.Kept]
  private let generated: [String]

  /// The text of `widgetgen.json`, or nil if no configuration is replaced.
  var json: String? {
    drafts.isEmpty ? nil : ConfigurationText(drafts, listsTargets: false).json
  }

  /// - Parameter given: the configurations to replace, or an empty array for all configurations of
  ///   the project.
  init(
    _ files: ProjectFiles, given: [String], _ history: GitHistory, _ fileSystem: FileSystem
  ) throws(CommandFailure) {
    let found = files.configurations(fileSystem)
    var settings = SourceryConfigurationFile(fileSystem: fileSystem, collectsProblems: true)
    for path in given.isEmpty ? found : given { try settings.read(path) }
    let kept = Self.kept(
      settings, others: given.isEmpty ? [] : found.filter { !settings.paths.contains($0) })
    let roots = Set(kept.map(\.path))
    do throws(FileError) {
      drafts = try ConfigurationDraft.make(
        from: settings.configurations.filter { !$0.templates.isEmpty && !roots.contains($0.root) },
        fileSystem)
    } catch {
      throw .unreadable(error)
    }
    let tracked = history.tracked
    let isTracked = { (path: String) in tracked?.contains(path) ?? true }
    let replaced = drafts.isEmpty ? [] : settings.paths(except: roots)
    let scope = MigrationScope(
      replaced: replaced, kept: kept.map(\.path),
      hasOtherTemplates: files.hasOtherTemplates, fileSystem: fileSystem)
    let calls = Self.patched(files.calls(fileSystem), scope, isTracked: isTracked)
    self.settings = settings
    self.calls = calls
    self.kept = kept
    leftFiles = Self.leftFiles(of: replaced, calls, files, fileSystem, isTracked: isTracked)
    let left = leftFiles.map(\.path)
    removedConfigurations = replaced.filter { !left.contains($0) }
    generated = files.generated(fileSystem)
  }

  /// Returns the replaced configurations whose files stay, with the reasons.
  private static func leftFiles(
    of replaced: [String], _ calls: [SourceryCall], _ files: ProjectFiles,
    _ fileSystem: FileSystem, isTracked: (String) -> Bool
  ) -> [Migration.Kept] {
    let resources = files.resources(fileSystem, among: replaced)
    let unclear = calls.first { $0.remaining.contains(where: \.isUnclear) }
    let patched = Dictionary(
      uniqueKeysWithValues: calls.compactMap { call in call.patched.map { (call.path, $0) } })
    return replaced.compactMap { path in
      let reason: String? =
        if !isTracked(path) {
          "it is not in git"
        } else if resources.contains(path) {
          "an Xcode project copies it into its product"
        } else if let unclear {
          "\(unclear.path) may need it"
        } else {
          files.mention(of: path, patched: patched, fileSystem).map { "\($0) names it" }
        }
      return reason.map { Migration.Kept(path: path, reason: "the file stays, because \($0)") }
    }
  }

  /// Returns the configurations that stay, with the reasons.
  ///
  /// - Parameter others: the configurations that the user did not select.
  private static func kept(
    _ settings: SourceryConfigurationFile, others: [String]
  ) -> [Migration.Kept] {
    var kept = settings.problems.map { problem in
      Migration.Kept(path: problem.root, reason: problem.text)
    }
    for configuration in settings.configurations {
      if let template = configuration.otherTemplates.first {
        let alternative = isSwiftTemplate(template) ? " or 'widgetgen templates run-swift'" : ""
        let reason = "\(template) needs Sourcery\(alternative)"
        kept.append(.init(path: configuration.root, reason: reason))
      } else if configuration.parsesGenerated {
        let reason = "its templates use generated code, because of 'forceParse'"
        kept.append(.init(path: configuration.root, reason: reason))
      }
    }
    kept += others.map { .init(path: $0, reason: "'--from' does not name it") }
    return kept.uniqued(by: \.path)
  }

  private static func patched(
    _ calls: [SourceryCall], _ scope: MigrationScope, isTracked: (String) -> Bool
  ) -> [SourceryCall] {
    var calls = calls
    for index in calls.indices {
      calls[index].patchCalls(scope)
      if !isTracked(calls[index].path) {
        calls[index].keepAll("stays: the file is not in git, so its change could not be undone")
      }
    }
    let isStillUsed = !scope.kept.isEmpty || calls.contains { !$0.remaining.isEmpty }
    let isReplaced = !scope.replaced.isEmpty || calls.contains { $0.patched != nil }
    for index in calls.indices {
      if isStillUsed {
        calls[index].keepInstalls("stays, because Sourcery is still used")
      } else if !isReplaced {
        calls[index].keepInstalls("stays: no call of Sourcery was found")
      } else {
        calls[index].removeInstalls()
      }
    }
    return calls
  }

  /// Returns the files that Sourcery generated and that no template generates any longer.
  ///
  /// The result is empty if the outputs of some calls are unknown. They are unknown if there are no configurations, if
  /// a configuration cannot be converted or was not selected, or if a call is unclear or has flags.
  func leftovers(except written: Set<String>) -> [String] {
    let staying = settings.configurations.filter { configuration in
      kept.contains { $0.path == configuration.root }
    }
    let isKnown =
      settings.problems.isEmpty
      && kept.allSatisfy { kept in staying.contains { $0.root == kept.path } }
      && !calls.contains { $0.usesFlags || $0.remaining.contains(where: \.isUnclear) }
      && !settings.configurations.isEmpty
    guard isKnown else { return [] }
    return generated.filter { path in
      !written.contains(path)
        && !staying.contains { FilePath.isInside(path, $0.output) }
    }
  }
}
