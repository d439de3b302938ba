package import WidgetDriver
package import WidgetGenerator
import WidgetSource

/// A target of a new `widgetgen.json`, derived from the files of a project.
package struct ConfigurationDraft {
  package var sources: [String]
  /// The folder or file for generated code, or nil if the plugin generates it in each build.
  package var output: String?
  package var runtime: Configuration.Runtime
  /// The reason for the choice of the runtime.
  package var reason = ""
  package var exclude: [String] = []
  /// Sources that are read only to resolve types.
  package var dependencies: [String] = []
  var templates: [String] = []
  var args: [YAMLValue.Member] = []
  /// The names of modules for templates, by the paths of the modules' files and folders.
  var modules: [String: String] = [:]
  package var inline = false
  /// Whether only the user's templates run, without the built-in generations.
  var hasOnlyTemplates = false

  /// Creates a draft for sources without templates.
  package init(
    sources: [String], output: String?, runtime: Configuration.Runtime, reason: String,
    exclude: [String], inline: Bool
  ) {
    self.sources = sources
    self.output = output
    self.runtime = runtime
    self.reason = reason
    self.exclude = exclude
    self.inline = inline
  }

  /// Leaves the generation to the build-tool plugin. `generate` only fills inline blocks, which a build cannot change.
  package mutating func generateInBuild() { output = nil }
}

/// Drafts from configurations of Sourcery.
extension ConfigurationDraft {
  /// Returns a draft for each configuration, after merging configurations that differ only in their
  /// templates.
  package static func make(
    from configurations: [SourceryConfiguration], _ fileSystem: FileSystem
  ) throws(FileError) -> [ConfigurationDraft] {
    var drafts: [ConfigurationDraft] = []
    var replacing: Set<Int> = []
    var isBuiltinWritten = false
    let merged = SourceryConfiguration.merged(configurations)
    for (index, configuration) in merged.enumerated() {
      var draft = try ConfigurationDraft(configuration, fileSystem)
      let templates = try OwnTemplates(configuration.templates, fileSystem)
      draft.inline = draft.inline || templates.fillInlineBlocks
      drafts.append(draft)
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
      inline: traits.hasInlineBlocks)
    templates = configuration.templates
    args = configuration.args
    modules = Self.shortened(configuration.modules)
    hasOnlyTemplates = traits.runtime.hasFamilies && !configuration.templates.isEmpty
  }

  /// Returns a single entry for all sources if they belong to one module, because an Xcode target can have hundreds of
  /// single files as sources.
  private static func shortened(_ modules: [String: String]) -> [String: String] {
    guard modules.count > 1, let name = modules.first?.value,
      modules.values.allSatisfy({ $0 == name })
    else { return modules }
    return [".": name]
  }

  /// Returns a pattern for a path that Sourcery excludes. A name without a slash, which would match at any depth, gets
  /// the prefix `./`.
  static func anchored(_ path: String) -> String {
    Glob.isPath(path) ? path : "./" + path
  }

  /// Properties of a configuration's templates.
  private struct OwnTemplates {
    /// Whether a template is named `AutoCodable` or after a marker protocol, and would replace built-in generations.
    var areNamedAsMarkers = false
    /// Whether a template mentions a marker protocol, for example to use the types that conform to it.
    var useMarkers = false
    /// Whether a template writes into sources. Sourcery does this without a flag.
    var fillInlineBlocks = false

    init(_ templates: [String], _ fileSystem: FileSystem) throws(FileError) {
      let walk = FileWalk(fileSystem: fileSystem, endings: [".stencil"], takesAnyFile: true)
      for path in try walk.files(in: templates).paths {
        let text = String(decoding: try fileSystem.read(path).bytes, as: UTF8.self)
        let name = OutputNaming.templateName(ofPath: path)
        if name == "AutoCodable" || markerProtocols.contains(name) { areNamedAsMarkers = true }
        if markerProtocols.contains(where: { text.holds($0) }) { useMarkers = true }
        if text.holds(":inline:") { fillInlineBlocks = true }
      }
    }
  }

  /// Turns the built-in generations off for each draft that shares sources with an earlier draft, because both would
  /// generate the same extensions.
  ///
  /// - Parameter order: the indices of the drafts. If drafts share sources, only the first of them in this order keeps
  ///   the generations.
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
