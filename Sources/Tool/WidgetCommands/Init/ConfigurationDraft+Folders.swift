import SourceryCommands
import WidgetDriver

/// Drafts from the folders of Swift files.
extension ConfigurationDraft {
  /// In a package, returns a draft for each target with widgets, or for the largest target if no target has widgets.
  /// Targets do not share a draft, because the code of one module must not be compiled into another module. In any
  /// other project, returns a single draft.
  ///
  /// - Returns: the drafts, and whether targets without widgets were skipped.
  static func guess(
    _ fileSystem: FileSystem
  ) throws(FileError) -> (drafts: [ConfigurationDraft], leavesTargetsOut: Bool) {
    let folders = try SourceFolders(fileSystem)
    let traits = try SourceTraits(of: folders.roots, fileSystem)
    let whole = ConfigurationDraft(
      sources: folders.roots, output: folders.output, runtime: traits.runtime,
      reason: traits.reason, exclude: folders.exclude, inline: traits.hasInlineBlocks)
    if folders.targets.count < 2 { return ([whole], false) }
    let targets = try PackageTargets(folders.targets, excluding: folders.exclude, fileSystem)
    let used = folders.targets.filter { targets.hasWidgets($0, traits.runtime) }
    var drafts: [ConfigurationDraft] = []
    for target in used.isEmpty ? [folders.targets[0]] : used {
      var draft = whole
      draft.sources = [target]
      draft.output = FilePath.join(target, "Generated")
      draft.dependencies = targets.dependencies(of: target)
      draft.inline = try SourceTraits(of: [target], fileSystem).hasInlineBlocks
      drafts.append(draft)
    }
    return (drafts, drafts.count < folders.targets.count)
  }
}
