import WidgetSource

/// Access to everything outside of the tool, such as the disk, the outputs and environment variables. Tests create
/// their own environment.
package struct ToolEnvironment: Sendable {
  /// The disk.
  package var fileSystem: FileSystem
  /// Prints to standard output. Returns false if that fails, for example because the output is closed or the disk is
  /// full.
  package var printOutput: @Sendable ([UInt8]) -> Bool
  /// Prints to standard error.
  package var printError: @Sendable (String) -> Void
  /// Reads all of standard input.
  package var readInput: @Sendable () throws(FileError) -> [UInt8]
  /// Whether messages are colored.
  package var usesColor: Bool
  /// The number of columns of the terminal that shows standard output, or nil if it is not shown in one.
  var outputWidth: Int?
  /// The number of processor cores.
  package var processorCount: Int
  /// The absolute path of GitHub's workspace, or nil outside of GitHub Actions.
  package var workspace: String?
  /// Returns the value of an environment variable, or nil if it is not set.
  package var variable: @Sendable (String) -> String? = { _ in nil }
  /// Runs a command in the working directory. Returns its output, or nil if it fails.
  package var runCommand: @Sendable ([String]) -> String? = { _ in nil }
  /// Unpacks the gzip data of a file. Throws an error if the data is invalid, or if the unpacked data has more bytes
  /// than the limit.
  package var unpack:
    @Sendable (_ bytes: [UInt8], _ path: String, _ limit: Int) throws(FileError) -> [UInt8] = {
      (bytes, path, limit) throws(FileError) in try Platform.unpack(bytes, path, limit: limit)
    }
  /// Reads the auxiliary vector of this process, or an empty array if the system has none.
  package var auxiliaryVector: @Sendable () -> [UInt8] = Platform.auxiliaryVector
  /// The rules of the tool's diagnostics.
  var rules = RuleCatalogue.generating
  /// The time limit for reading an Objective-C header, in seconds.
  package var headerSeconds = 10.0
  /// The files that the run has read or written, which no report may replace.
  let inputs = Locked<Set<FileStatus.Identity>>([])
  /// Whether `inputs` is complete, because the run did not end before it read its sources.
  var inputsAreKnown = true
  /// The input of the run, kept until the process ends. Releasing the declarations of a large project would take a
  /// tenth of the run's time, and the system frees the memory anyway.
  let kept = Locked<[RunInput]>([])

  /// Creates an environment with the given functions and values.
  package init(
    fileSystem: FileSystem, printOutput: @escaping @Sendable ([UInt8]) -> Bool,
    printError: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () throws(FileError) -> [UInt8],
    usesColor: Bool = false, processorCount: Int = 1, workspace: String? = nil
  ) {
    self.fileSystem = fileSystem
    self.printOutput = printOutput
    self.printError = printError
    self.readInput = readInput
    self.usesColor = usesColor
    self.processorCount = processorCount
    self.workspace = workspace
  }

  /// Prints to standard output at the end of a command. Returns the given exit code, or `usage` if
  /// printing fails.
  package func finish(printing bytes: [UInt8], _ exitCode: ExitCode = .success) -> ExitCode {
    if printOutput(bytes) { return exitCode }
    printError("error: standard output cannot be written\n")
    return .usage
  }

  /// Writes new files and their folders. If one of the files exists or cannot be written, writes none.
  ///
  /// - Returns: the text to print, with one line for each file.
  package func create(
    _ files: [(place: WritePlace, text: [UInt8])], ifThere reason: String = "file exists"
  ) throws(CommandFailure) -> String {
    do throws(Diagnostic) {
      for file in files { _ = try fileSystem.target(of: file.place) }
    } catch {
      throw .diagnostics([error], texts: [], .usage)
    }
    do throws(FileError) {
      for file in files where fileSystem.status(file.place.path) != nil {
        throw FileError(path: file.place.path, reason: reason)
      }
      try createAll(files)
    } catch {
      throw .diagnostics([DriverDiagnostics.unwritable(error)], texts: [], .usage)
    }
    return files.map { "wrote \($0.place.path.printable)\n" }.joined()
  }

  /// Writes new files and their folders. If writing fails, removes them again.
  private func createAll(_ files: [(place: WritePlace, text: [UInt8])]) throws(FileError) {
    var (written, folders): ([String], [String]) = ([], [])
    do throws(FileError) {
      for file in files {
        let path = file.place.path
        let folder = FilePath.folder(path)
        if fileSystem.status(folder) == nil {
          try fileSystem.createFolder(folder)
          folders.append(folder)
        }
        try fileSystem.create(path, file.text, nil)
        written.append(path)
      }
    } catch {
      written.forEach(fileSystem.remove)
      folders.reversed().forEach(fileSystem.removeFolder)
      throw error
    }
  }

  /// Prints in one line what a command did, unless `--quiet` is given.
  package func summarize(_ text: String, _ settings: ReportSettings) {
    if !settings.isQuiet { printError("widgetgen: \(text.printable)\n") }
  }

  /// Prints help or an explanation, and folds it if it is shown in a terminal.
  func finish(showing text: String) -> ExitCode {
    let text = outputWidth.map { TerminalText(width: $0).folded(text) } ?? text
    return finish(printing: Array(text.utf8))
  }

  /// A function that makes paths relative to GitHub's workspace, if they are inside it. Access this property only once,
  /// because each access looks up the folders.
  package var pathInWorkspace: @Sendable (String) -> String {
    guard let root = workspace.flatMap(fileSystem.realPath),
      let folder = fileSystem.realPath(".")
    else { return { $0 } }
    return { path in
      let absolute = FilePath.absolute(path, in: folder)
      return FilePath.isInside(absolute, root) ? FilePath.relative(absolute, from: root) : path
    }
  }

  /// The environment of the current process.
  package static var process: ToolEnvironment {
    let isTerminal = Platform.isTerminal(2)
    // no-color.org: any value except the empty one disables colors.
    let noColor = Platform.variable("NO_COLOR").map { !$0.isEmpty } ?? false
    var environment = ToolEnvironment(
      fileSystem: .disk(),
      printOutput: { text in
        do throws(FileError) {
          try Platform.writeAll(text, to: 1, path: "standard output")
          return true
        } catch {
          return false
        }
      },
      printError: { text in
        // A failure to print to standard error cannot be reported.
        try? Platform.writeAll(Array(text.utf8), to: 2, path: "standard error")
      },
      readInput: { () throws(FileError) in try Platform.readInput() },
      usesColor: isTerminal && !noColor && Platform.variable("TERM") != "dumb",
      processorCount: Platform.processorCount, workspace: Platform.variable("GITHUB_WORKSPACE"))
    environment.variable = Platform.variable
    environment.outputWidth = Platform.terminalWidth(1)
    environment.runCommand = Platform.output
    return environment
  }
}
