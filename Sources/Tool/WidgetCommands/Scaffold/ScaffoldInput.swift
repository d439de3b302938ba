import SourceryCommands
import WidgetDriver
import WidgetGenerator
import WidgetScaffold
import WidgetSource

/// The sources that contain a view, and the target of its widget.
struct ScaffoldInput {
  let files: [ScannedFile]
  /// The header that declares the view, or nil for a view in Swift.
  let header: HeaderInput?
  let target: ScaffoldTarget
  /// Whether a generated function registers the widgets.
  let generatesRegistration: Bool

  init(
    _ arguments: Arguments, _ selection: Scaffold.Selection, _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let configured = try Self.configured(arguments, environment)
    let given = arguments.all("sources")
    var paths = given.isEmpty ? configured.flatMap { $0.sources ?? [] } : given
    if paths.isEmpty, case .name = selection {
      throw .usage(.noSources(command: arguments.command))
    }
    paths = paths.map(environment.fileSystem.tidied)
    if case .file(let path) = selection, path.hasSuffix(".h") {
      header = try HeaderInput(path, folders: paths, environment)
    } else {
      header = nil
    }
    if case .file(let path) = selection, header == nil { paths.append(path) }
    let scanned = try Self.scanned(paths, arguments, environment)
    files = scanned + (header?.files ?? [])
    target = ScaffoldTarget(
      runtime: Self.runtime(arguments, configured) ?? SourceTraits(of: scanned).runtime,
      layout: arguments.last("layout").flatMap(ScaffoldTarget.Layout.init) ?? .auto)
    let runtime = target.runtime
    generatesRegistration = configured.contains { target in
      let configured = target.runtime.flatMap(Configuration.Runtime.init) ?? runtime
      return target.sources != nil && configured.hasRegistration
        && target.only?.contains("Registration") ?? true
    }
  }

  /// Scans the Swift files at the given paths and in the given folders.
  private static func scanned(
    _ paths: [String], _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> [ScannedFile] {
    let threads: Threads
    do throws(UsageError) {
      threads = try Threads(arguments, environment)
    } catch {
      throw .usage(error)
    }
    do throws(FileError) {
      let walk = FileWalk(fileSystem: environment.fileSystem, endings: [".swift"])
      let found = try walk.files(in: paths).paths
      let scan = SourceScan(fileSystem: environment.fileSystem, threads: threads)
        .scan(found, keeping: Set(paths))
      if let error = scan.errors.first { throw error }
      return scan.files
    } catch {
      throw .unreadable(error)
    }
  }

  /// The files that diagnostics show.
  var texts: [SourceFile] {
    guard let header else { return files.map(\.source) }
    let made = Set(header.files.map(\.source.path))
    return files.map(\.source).filter { !made.contains($0.path) } + header.headers
  }

  /// Returns the runtime of a scaffold without a view, such as a navigation controller: the requested or configured
  /// runtime, or else the runtime that `SourceTraits` guesses from the configured sources.
  static func runtime(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> Configuration.Runtime {
    let configured = try configured(arguments, environment)
    if let runtime = runtime(arguments, configured) { return runtime }
    do throws(FileError) {
      let sources = configured.flatMap { $0.sources ?? [] }
      return try SourceTraits(of: sources, environment.fileSystem).runtime
    } catch {
      throw .unreadable(error)
    }
  }

  /// Returns the requested or configured runtime, or nil if neither is set.
  private static func runtime(
    _ arguments: Arguments, _ configured: [TargetConfiguration]
  ) -> Configuration.Runtime? {
    (arguments.last("runtime") ?? configured.lazy.compactMap(\.runtime).first)
      .flatMap(Configuration.Runtime.init)
  }

  /// Returns the targets of the configuration file.
  private static func configured(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> [TargetConfiguration] {
    try RunSettings.readFile(arguments, isInBuild: false, environment.fileSystem).0.resolvedTargets
  }
}
