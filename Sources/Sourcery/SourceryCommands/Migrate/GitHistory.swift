import WidgetDriver

/// Reads the state and history of a project from git.
package struct GitHistory {
  /// The command that restores a clean tree.
  package static let undo = "git stash --include-untracked"

  private let run: @Sendable ([String]) -> String?

  /// - Parameter run: runs a command in the working directory, and returns its output, or nil if it fails.
  package init(run: @escaping @Sendable ([String]) -> String?) { self.run = run }

  /// Whether there are no uncommitted changes, or nil outside of a repository.
  package var isClean: Bool? { run(["git", "status", "--porcelain"]).map(\.isEmpty) }

  /// The reason why git cannot undo the changes of `--apply`, or nil if it can.
  package var obstacleToApply: String? {
    guard let isClean else {
      return "'--apply' needs a git repository, so that its changes can be undone"
    }
    return isClean ? nil : "'--apply' needs a clean git tree; commit or stash your changes"
  }

  /// A file that git tracks.
  package struct TrackedFile {
    /// The path relative to the working directory.
    package let path: String
    /// Whether a stash restores the file. It ignores files with `--skip-worktree` or `--assume-unchanged`.
    package let isRestorable: Bool
  }

  /// The tracked files of the repository, in the order of git. Nil outside of a repository.
  package var trackedFiles: [TrackedFile]? {
    run(["git", "ls-files", "-z", "-v", "--", ":/"]).map { output in
      output.split(separator: "\0").map { line in
        TrackedFile(path: String(line.dropFirst(2)), isRestorable: line.hasPrefix("H "))
      }
    }
  }

  /// The files that git neither tracks nor ignores, relative to the working directory. Nil outside of a repository.
  var untracked: Set<String>? {
    run(["git", "ls-files", "-z", "--others", "--exclude-standard", "--", ":/"]).map {
      Set($0.split(separator: "\0").map(String.init))
    }
  }

  /// Returns the target of a tracked link as it is written, or nil if git does not know the link.
  func target(ofLink path: String) -> String? { run(["git", "show", ":./" + path]) }

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

  /// Extracts a commit into a temporary folder, and returns the path of the folder, or nil if extracting fails, for
  /// example in a partial clone without a network.
  func checkOut(_ commit: String) -> String? {
    guard let folder = line(["mktemp", "-d"]) else { return nil }
    // A pipe would hide that git fails.
    let script = """
      git archive --output="$1/.archive.tar" "$0" && cd "$1" && tar -x -f .archive.tar && rm .archive.tar
      """
    if run(["sh", "-c", script, commit, folder]) != nil { return folder }
    removeFolder(folder)
    return nil
  }

  func removeFolder(_ folder: String) { _ = run(["rm", "-rf", "--", folder]) }

  private func line(_ command: [String]) -> String? {
    run(command)?.split(whereSeparator: \.isNewline).first.map(String.init)
  }
}
