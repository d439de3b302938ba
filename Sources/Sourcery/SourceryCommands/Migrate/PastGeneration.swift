import WidgetDriver
import WidgetSource

/// Generates with the sources and templates of earlier commits, in temporary folders.
///
/// A generated file may differ merely because its inputs changed after it was generated. Generating with the inputs of
/// the commit that last changed the file shows whether this is the reason.
final class PastGeneration {
  /// The reason why nothing was generated for a file at a commit.
  struct NotCompared: Error { let reason: String }

  private let generation: (ToolEnvironment) throws(CommandFailure) -> MigratedGeneration
  private let history: GitHistory
  private let environment: ToolEnvironment
  /// The outputs by commit and path.
  private var outputs: [String: Result<[String: [UInt8]], NotCompared>] = [:]
  private var folders: [String] = []
  /// The maximum number of commits. Each commit needs time for a checkout and a run.
  private static let mostCommits = 8

  /// - Parameter generation: generates in the working directory of an environment.
  init(
    _ history: GitHistory, _ environment: ToolEnvironment,
    _ generation: @escaping (ToolEnvironment) throws(CommandFailure) -> MigratedGeneration
  ) {
    (self.history, self.environment, self.generation) = (history, environment, generation)
  }

  /// Returns the content of a file, generated with the inputs of a commit.
  func output(_ path: String, at commit: String) throws(NotCompared) -> [UInt8] {
    if outputs[commit] == nil {
      guard outputs.count < Self.mostCommits else {
        throw NotCompared(reason: "the files are from more than \(Self.mostCommits) commits")
      }
      outputs[commit] = generate(at: commit)
    }
    guard let output = try outputs[commit]?.get()[path] else {
      throw NotCompared(reason: "at its own commit, the file was not generated")
    }
    return output
  }

  private func generate(at commit: String) -> Result<[String: [UInt8]], NotCompared> {
    guard let folder = history.checkOut(commit) else {
      return .failure(NotCompared(reason: "git could not extract the commit of the file"))
    }
    folders.append(folder)
    var environment = environment
    environment.fileSystem = .disk(in: folder)
    environment.runCommand = { [runCommand = environment.runCommand] command in
      runCommand(["sh", "-c", "cd -- \"$0\" && exec \"$@\"", folder] + command)
    }
    guard let generation = try? generation(environment),
      !generation.diagnostics.hasErrors
    else { return .failure(NotCompared(reason: "generating fails at the commit of the file")) }
    return .success(generation.contents)
  }

  /// Removes the temporary folders.
  func clean() {
    for folder in folders { history.removeFolder(folder) }
    folders = []
  }
}
