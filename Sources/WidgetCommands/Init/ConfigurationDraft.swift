import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The first configuration of one target, guessed from the files in a folder.
struct ConfigurationDraft {
  var sources: [String]
  var output: String
  var runtime: Configuration.Runtime
  /// Why that runtime was chosen.
  var reason = ""
  var exclude: [String] = []
  /// Sources that are only read to resolve types.
  var dependencies: [String] = []
  var templates: [String] = []
  var args: [YAMLValue.Member] = []
  var inline = false
  /// Whether the user's templates run alone, without anything built in.
  var hasOnlyTemplates = false

}

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

/// Drafts from configurations of Sourcery.
extension ConfigurationDraft {
  /// One draft for each configuration.
  static func make(
    from configurations: [SourceryConfiguration], _ fileSystem: FileSystem
  ) throws(FileError) -> [ConfigurationDraft] {
    var drafts: [ConfigurationDraft] = []
    var replacing: Set<Int> = []
    var isBuiltinWritten = false
    let merged = SourceryConfiguration.merged(configurations)
    for (index, configuration) in merged.enumerated() {
      drafts.append(try ConfigurationDraft(configuration, fileSystem))
      let templates = try OwnTemplates(configuration.templates, fileSystem)
      if templates.useMarkers { replacing.insert(index) }
      isBuiltinWritten = isBuiltinWritten || templates.areNamedAsMarkers
    }
    if isBuiltinWritten {
      for index in drafts.indices { drafts[index].hasOnlyTemplates = true }
      return drafts
    }
    let others = drafts.indices.filter { !replacing.contains($0) }
    runBuiltinsOnce(&drafts, order: replacing.sorted() + others)
    return drafts
  }

  init(
    _ configuration: SourceryConfiguration, _ fileSystem: FileSystem
  ) throws(FileError) {
    let traits = try SourceTraits(of: configuration.sources, fileSystem)
    self.init(
      sources: configuration.sources, output: configuration.output, runtime: traits.runtime,
      reason: traits.reason, exclude: configuration.excludedSources.map(Self.anchored),
      templates: configuration.templates, args: configuration.args, inline: traits.hasInlineBlocks,
      hasOnlyTemplates: traits.runtime.hasFamilies && !configuration.templates.isEmpty)
  }

  /// Sourcery excludes paths; a name alone would match at any depth.
  static func anchored(_ path: String) -> String {
    Glob.isPath(path) ? path : "./" + path
  }

  /// What the templates of a configuration do that is also built in.
  private struct OwnTemplates {
    /// Whether one is named after a marker protocol: the project writes that code itself.
    var areNamedAsMarkers = false
    /// Whether one looks for types of the marker protocols.
    var useMarkers = false

    init(_ templates: [String], _ fileSystem: FileSystem) throws(FileError) {
      let walk = FileWalk(fileSystem: fileSystem, ending: ".stencil", takesAnyFile: true)
      for path in try walk.files(in: templates).paths {
        let text = String(decoding: try fileSystem.read(path).bytes, as: UTF8.self)
        let name = OutputNaming.templateName(ofPath: path)
        if name == "AutoCodable" || markerProtocols.contains(name) { areNamedAsMarkers = true }
        if markerProtocols.contains(where: { text.holds($0) }) { useMarkers = true }
      }
    }
  }

  /// Leaves the built-in generations to the first configuration that has a source, in an order: a
  /// second one would write the same extensions again.
  private static func runBuiltinsOnce(_ drafts: inout [ConfigurationDraft], order: [Int]) {
    var served: [String] = []
    for index in order where !drafts[index].hasOnlyTemplates {
      let sources = drafts[index].sources.map {
        FilePath.absolute(FilePath.normalize($0), in: "/")
      }
      let isServed = sources.contains { source in
        served.contains { FilePath.isInside(source, $0) || FilePath.isInside($0, source) }
      }
      drafts[index].hasOnlyTemplates = isServed
      served += sources
    }
  }
}
