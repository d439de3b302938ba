import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// A temporary folder for one test, in which the tool runs.
final class Sandbox: Sendable {
  let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "widgetgen-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var fileSystem: FileSystem { .disk(in: folder) }

  func path(_ relative: String) -> String { folder + "/" + relative }

  /// Writes a file and creates its folders.
  func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: self.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self.path(path))
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: target)
  }

  /// Returns the text of a file, or nil if it does not exist.
  func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: self.path(path)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the paths of all files in the folder, including hidden files, sorted.
  func files() -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { path in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: self.path(path), isDirectory: &isFolder)
        return !(exists && isFolder.boolValue)
      }.sorted()
  }

  /// Runs git in the folder, with a fixed author, and expects it to succeed.
  func git(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let words =
      ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c"]
      + ["-c", "commit.gpgsign=false"] + arguments
    #expect(Platform.output(of: words) != nil, "\(arguments)", sourceLocation: sourceLocation)
  }

  /// The output and the exit status of a run.
  struct Outcome {
    let exitCode: ExitCode
    let output: String
    let error: String
  }

  func run(
    _ arguments: String..., input: String = ""
  ) -> Outcome {
    run(arguments, input: input)
  }

  func run(
    _ arguments: [String], input: String = "",
    fileSystem: FileSystem? = nil, outputIsFull: Bool = false, workspace: String? = nil,
    command: (@Sendable ([String]) -> String?)? = nil,
    adjust: ((inout ToolEnvironment) -> Void)? = nil
  ) -> Outcome {
    let output = Locked<[UInt8]>([])
    let error = Locked<[UInt8]>([])
    var environment = ToolEnvironment(
      fileSystem: fileSystem ?? self.fileSystem,
      printOutput: { bytes in
        output.update { $0 += bytes }
        return !outputIsFull
      },
      printError: { text in error.update { $0 += Array(text.utf8) } },
      readInput: { Array(input.utf8) }, usesColor: false,
      processorCount: 2, workspace: workspace)
    if let command { environment.runCommand = command }
    adjust?(&environment)
    let exitCode = CommandLineTool(.full, environment: environment).run(arguments)
    return Outcome(
      exitCode: exitCode, output: String(decoding: output.update(\.self), as: UTF8.self),
      error: String(decoding: error.update(\.self), as: UTF8.self))
  }
}
