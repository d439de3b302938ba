import WidgetDriver

/// What the folders of Swift files say.
extension ConfigurationDraft {
  /// One for each target of a package that has widgets, since the code of one module must not be
  /// compiled into another; elsewhere a single one.
  ///
  /// - Returns: the drafts, and whether there are targets without widgets, which are left out.
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
