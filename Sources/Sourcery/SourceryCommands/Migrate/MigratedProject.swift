import WidgetDriver
import WidgetGenerator
import WidgetSource

/// A project that uses Sourcery, with its configurations and the lines that run Sourcery.
///
/// A configuration file is replaced as a whole or not at all. It stays if it has a template in Swift or JavaScript, if
/// its templates use generated code, if it cannot be converted, or if `--from` does not select it.
struct MigratedProject {
  let settings: SourceryConfigurationFile
  /// The targets that replace configurations.
  let drafts: [ConfigurationDraft]
  let kept: [Migration.Kept]
  /// The configurations that `widgetgen.json` replaces, with their children.
  let replaced: [String]
  let uses: SourceryUses
  private let generated: [String]
  /// The configurations whose templates are all built in, so that `init` replaces them.
  let replacedByInit: [String]
  private let resources: [String]
  /// The files that git can restore, or nil outside of a repository.
  private let restorable: Set<String>?

  /// - Parameter given: the configurations to replace, or an empty array for all configurations of
  ///   the project.
  init(
    _ files: ProjectFiles, given: [String], _ history: GitHistory, _ fileSystem: FileSystem
  ) throws(CommandFailure) {
    let found = files.configurations(fileSystem)
    var settings = SourceryConfigurationFile(fileSystem: fileSystem, collectsProblems: true)
    for path in given.isEmpty ? found : given { try settings.read(path) }
    generated = files.generated(fileSystem)
    let builtIn = settings.configurations.filter { TemplateVerdict.areBuiltIn($0, fileSystem) }
    kept = Self.kept(
      settings, others: given.isEmpty ? [] : found.filter { !settings.paths.contains($0) },
      builtIn: builtIn, generated)
    replacedByInit = builtIn.map(\.root).uniqued().filter { root in
      settings.configurations.allSatisfy { $0.root != root || builtIn.contains($0) }
    }
    let roots = Set(kept.map(\.path))
    do throws(FileError) {
      drafts = try ConfigurationDraft.make(
        from: settings.configurations.filter { !$0.templates.isEmpty && !roots.contains($0.root) },
        fileSystem)
    } catch {
      throw .unreadable(error)
    }
    let tracked = history.trackedFiles
    restorable = tracked.map { Set($0.filter(\.isRestorable).map(\.path)) }
    replaced = drafts.isEmpty ? [] : settings.paths(except: roots)
    uses = SourceryUses(
      tracked.map { $0.map(\.path).sorted(by: FilePath.isOrderedBefore) } ?? files.paths,
      except: Set(found + settings.paths + [ConfigurationFile.name]),
      MigratedConfigurations(
        replaced: replaced, kept: kept.map(\.path), hasOtherTemplates: files.hasOtherTemplates),
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

  /// Returns the configurations that stay, with the reasons.
  ///
  /// - Parameters:
  ///   - others: the configurations that the user did not select.
  ///   - builtIn: the configurations whose templates are all built in.
  ///   - generated: the files that Sourcery generated.
  private static func kept(
    _ settings: SourceryConfigurationFile, others: [String], builtIn: [SourceryConfiguration],
    _ generated: [String]
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
      } else if let template = configuration.otherTemplates.first {
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
