import WidgetGenerator
import WidgetSource

/// Everything that a run reads, read.
struct RunInput {
  let files: [ScannedFile]
  /// The templates to render.
  let templates: [SourceFile]
  let warnings: [Diagnostic]

  init(
    _ settings: RunSettings, _ environment: ToolEnvironment, _ phases: inout PhaseTimes
  ) async throws(CommandFailure) {
    let fileSystem = environment.fileSystem
    let sources: FileWalk.Result
    let templatePaths: FileWalk.Result
    do throws(FileError) {
      sources = try FileWalk(
        fileSystem: fileSystem, ending: ".swift", excludes: settings.excludes
      ).files(in: settings.sources + settings.dependencies)
      templatePaths = try FileWalk(fileSystem: fileSystem, ending: ".stencil")
        .files(in: settings.templates)
    } catch {
      throw .unreadable(error)
    }
    phases.end("discover", "\(sources.paths.count) sources")
    let scan = await SourceScan(fileSystem: fileSystem, jobs: settings.jobs).scan(sources.paths)
    phases.end("scan", "\(scan.files.count) sources")
    let (templates, templateErrors) = Self.read(templatePaths.paths, fileSystem)
    let errors = scan.errors + templateErrors
    if !errors.isEmpty {
      throw .diagnostics(errors.map(DriverDiagnostics.unreadable), texts: [], .usage)
    }
    files = scan.files
    self.templates = templates
    warnings = sources.warnings + templatePaths.warnings
  }

  private static func read(
    _ paths: [String], _ fileSystem: FileSystem
  ) -> ([SourceFile], [FileError]) {
    var files: [SourceFile] = []
    var errors: [FileError] = []
    for path in paths {
      do throws(FileError) {
        files.append(SourceFile(path: path, bytes: try fileSystem.read(path).bytes))
      } catch {
        errors.append(error)
      }
    }
    return (files, errors)
  }
}
