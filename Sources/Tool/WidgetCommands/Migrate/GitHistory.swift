import WidgetDriver

/// Reads the state and history of a project from git.
struct GitHistory {
  /// The command that restores a clean tree.
  static let undo = "git stash --include-untracked"

  private let run: @Sendable ([String]) -> String?

  /// - Parameter run: runs a command in the working directory, and returns its output, or nil if it fails.
  init(run: @escaping @Sendable ([String]) -> String?) { self.run = run }

  /// Whether there are no uncommitted changes, or nil outside of a repository.
  var isClean: Bool? { run(["git", "status", "--porcelain"]).map(\.isEmpty) }

  /// The files below the working directory that git can restore, or nil outside of a repository.
  var tracked: Set<String>? {
    run(["git", "ls-files", "-z"]).map { Set($0.split(separator: "\0").map(String.init)) }
  }

  /// Returns the last commit that changed a file, or nil if there isn't one.
  func lastCommit(of path: String) -> String? {
    line(["git", "log", "-1", "--format=%H", "--", path])
  }

  /// Returns the first commit that changed one of the inputs after the given commit, or nil if there isn't one.
  func firstChange(of inputs: [String], after commit: String) -> String? {
    let commits = run(
      ["git", "log", "--reverse", "--format=%h", "\(commit)..HEAD", "--"] + inputs)
    return commits?.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// Extracts a commit into a temporary folder, and returns the path of the folder, or nil if extracting fails.
  func checkOut(_ commit: String) -> String? {
    guard let folder = line(["mktemp", "-d"]) else { return nil }
    let isWritten =
      run(["sh", "-c", "git archive \"$0\" | tar -x -C \"$1\"", commit, folder]) != nil
    if isWritten { return folder }
    removeFolder(folder)
    return nil
  }

  func removeFolder(_ folder: String) { _ = run(["rm", "-rf", "--", folder]) }

  private func line(_ command: [String]) -> String? {
    run(command)?.split(whereSeparator: \.isNewline).first.map(String.init)
  }
}
