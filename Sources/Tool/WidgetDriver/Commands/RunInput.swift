package import WidgetGenerator
import WidgetSource

/// The input of one target of a run, in memory.
package struct RunInput {
  /// The scanned sources, including the sources of dependencies.
  package let files: [ScannedFile]
  /// The templates to render.
  let templates: [SourceFile]
  /// The folders in which templates find included files.
  let templateFolders: TemplateFolders
  /// The settings of the generator.
  package let configuration: Configuration
  let warnings: [Diagnostic]

  /// Reads the sources and templates of one target.
  package init(
    _ settings: RunSettings, _ environment: ToolEnvironment, _ phases: inout PhaseTimes
  ) throws(CommandFailure) {
    let fileSystem = environment.fileSystem
    let paths = ConfiguredPaths(settings: settings, fileSystem: fileSystem)
    let missing = paths.missing() + paths.outside()
    if !missing.isEmpty {
      throw .diagnostics(missing, texts: settings.configurationText.map { [$0] } ?? [], .usage)
    }
    let (sources, dependencies, templatePaths) = try Self.files(of: settings, fileSystem)
    let extra = Set(dependencies.paths).subtracting(sources.paths)
    // The order does not depend on the order of the given paths.
    let found =
      extra.isEmpty
      ? sources.paths : (sources.paths + extra).sorted(by: FilePath.isOrderedBefore)
    phases.end("discover", "\(found.count) sources")
    let scan = SourceScan(fileSystem: fileSystem, threads: settings.threads).scan(found)
    phases.end("scan", "\(scan.files.count) sources")
    let (templates, templateErrors) = Self.read(templatePaths.paths, fileSystem)
    let errors = scan.errors + templateErrors
    if !errors.isEmpty {
      throw .diagnostics(errors.map(DriverDiagnostics.unreadable), texts: [], .usage)
    }
    files = scan.files
    self.templates = (templates + settings.renderedTemplates).sorted {
      FilePath.isOrderedBefore($0.path, $1.path)
    }
    templateFolders = TemplateFolders(
      settings.templates.map { path in
        fileSystem.status(path)?.kind == .folder ? path : FilePath.folder(path)
      }, parts: settings.build?.templateParts ?? [], fileSystem)
    var configuration = settings.configuration
    configuration.dependencies = extra
    configuration.dependencyModules = settings.build?.modules(ofFiles: extra) ?? [:]
    configuration.embeddingDependencies = extra.filter { path in
      settings.embeddingSources.contains { FilePath.isInside(path, $0) }
    }
    configuration.modules = Self.modules(of: found, in: settings.modules)
    configuration.keyStyles = settings.keyStyles.styles(
      ofSources: sources.paths, dependencies: extra)
    self.configuration = configuration
    warnings = sources.warnings + dependencies.warnings + templatePaths.warnings
  }

  /// Returns the module of each file, which is the module of the file or of the innermost folder that contains it.
  private static func modules(
    of paths: [String], in modules: [String: String]
  ) -> [String: String] {
    if modules.isEmpty { return [:] }
    var found: [String: String] = [:]
    for path in paths {
      var place = path
      while modules[place] == nil, place != ".", place != "/" { place = FilePath.folder(place) }
      found[path] = modules[place]
    }
    return found
  }

  /// Finds the files in the configured folders.
  private static func files(
    of settings: RunSettings, _ fileSystem: FileSystem
  ) throws(CommandFailure) -> (
    sources: FileWalk.Result, dependencies: FileWalk.Result, templates: FileWalk.Result
  ) {
    let sources = FileWalk(
      fileSystem: fileSystem, endings: [".swift"], exclusion: settings.exclusion,
      threads: settings.threads)
    let templates = FileWalk(fileSystem: fileSystem, endings: [".stencil"])
    do throws(FileError) {
      return (
        try sources.files(in: settings.sources), try sources.files(in: settings.dependencies),
        try templates.files(in: settings.templates)
      )
    } catch {
      throw .unreadable(error)
    }
  }

  private static func read(
    _ paths: [String], _ fileSystem: FileSystem
  ) -> ([SourceFile], [FileError]) {
    var files: [SourceFile] = []
    var errors: [FileError] = []
    for path in paths {
      do throws(FileError) {
        files.append(try fileSystem.source(path))
      } catch {
        errors.append(error)
      }
    }
    return (files, errors)
  }
}
