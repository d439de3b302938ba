import WidgetGenerator
import WidgetSource

/// What `.sourcery.yml` says.
extension ConfigurationDraft {
  /// One for each configuration.
  static func make(
    from settings: SourceryFile, _ fileSystem: FileSystem
  ) throws(FileError) -> [ConfigurationDraft] {
    let folders = try SourceFolders(fileSystem)
    var drafts: [ConfigurationDraft] = []
    var replacing: Set<Int> = []
    for (index, configuration) in settings.configurations.enumerated() {
      drafts.append(try ConfigurationDraft(configuration, folders, fileSystem))
      if try replacesBuiltins(configuration.templates, fileSystem) { replacing.insert(index) }
    }
    let others = drafts.indices.filter { !replacing.contains($0) }
    runBuiltinsOnce(&drafts, order: replacing.sorted() + others)
    return drafts
  }

  private init(
    _ settings: SourceryFile.Configuration, _ folders: SourceFolders, _ fileSystem: FileSystem
  ) throws(FileError) {
    let sources = settings.sources.isEmpty ? folders.roots : settings.sources
    let traits = try SourceTraits(of: sources, fileSystem)
    self.init(
      sources: sources, output: settings.output ?? folders.output, runtime: traits.runtime,
      exclude: settings.sources.isEmpty ? folders.exclude : settings.exclude,
      templates: settings.templates, args: settings.args, inline: traits.hasInlineBlocks,
      hasOnlyTemplates: traits.runtime == .standalone && settings.hasTemplates)
  }

  /// Whether templates do what is built in: they look for the same marker protocols.
  private static func replacesBuiltins(
    _ templates: [String], _ fileSystem: FileSystem
  ) throws(FileError) -> Bool {
    let walk = FileWalk(fileSystem: fileSystem, ending: ".stencil", takesAnyFile: true)
    for path in try walk.files(in: templates).paths {
      let text = String(decoding: try fileSystem.read(path).bytes, as: UTF8.self)
      if markerProtocols.contains(where: { text.holds($0) }) { return true }
    }
    return false
  }

  /// Leaves what is built in to the first configuration that has a source, in an order: a second one
  /// would write the same extensions again.
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
