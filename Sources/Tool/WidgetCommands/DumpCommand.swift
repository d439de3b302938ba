import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Prints scanned declarations.
  static let dump = Command(
    name: "dump", operands: "PATH...", synopsis: "PATH...",
    summary: "print the scanned declarations as JSON",
    discussion: "Lists files in the given order, and the files of a folder sorted by path.",
    examples: [.init("widgetgen dump Sources/App", "print all declarations of a folder")],
    flags: [Flag("jobs", .value("N"), default: "the number of cores", "use at most N threads")],
    run: { arguments, environment throws(CommandFailure) in
      try DumpCommand(arguments, environment: environment).run()
    })
}

/// `dump`: the scanned declarations as JSON.
struct DumpCommand {
  private let paths: [String]
  private let threads: Threads
  private let environment: ToolEnvironment

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    self.environment = environment
    paths = arguments.operands
    do throws(UsageError) {
      threads = try Threads(arguments, environment)
      guard !paths.isEmpty else {
        throw .missingOperand("PATH", command: arguments.command)
      }
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandFailure) -> ExitCode {
    let walk = FileWalk(fileSystem: environment.fileSystem, endings: [".swift"], takesAnyFile: true)
    var files: [String] = []
    do throws(FileError) {
      // The order of the operands is kept. Only the files of a folder are sorted.
      for path in paths { files += try walk.files(in: [path]).paths }
    } catch {
      throw .unreadable(error)
    }
    let scan = SourceScan(fileSystem: environment.fileSystem, threads: threads)
      .scan(files, keeping: Set(paths))
    if !scan.errors.isEmpty {
      throw .diagnostics(scan.errors.map(DriverDiagnostics.unreadable), texts: [], .usage)
    }
    let text = Array(dumpDeclarations(of: scan.files).utf8)
    let exitCode = environment.finish(printing: text)
    guard exitCode == .success else { return exitCode }
    let diagnostics = scan.files.flatMap(\.diagnostics)
    if diagnostics.hasErrors {
      throw .diagnostics(diagnostics, texts: scan.files.map(\.source), .invalidInput)
    }
    return .success
  }
}
