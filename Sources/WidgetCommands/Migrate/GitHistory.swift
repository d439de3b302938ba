import WidgetDriver

/// What git knows about the files of a project.
struct GitHistory {
  /// The command that brings back what a clean tree was.
  static let undo = "git stash --include-untracked"

  private let run: @Sendable ([String]) -> String?

  /// - Parameter run: runs a command in the working directory; nil if it fails.
  init(run: @escaping @Sendable ([String]) -> String?) { self.run = run }

  /// Whether nothing is changed; nil outside of a repository.
  var isClean: Bool? { run(["git", "status", "--porcelain"]).map(\.isEmpty) }

  /// The files below the working directory that git can bring back; nil outside of a repository.
  var tracked: Set<String>? {
    run(["git", "ls-files", "-z"]).map { Set($0.split(separator: "\0").map(String.init)) }
  }

  /// The last commit of a file.
  func lastCommit(of path: String) -> String? {
    line(["git", "log", "-1", "--format=%H", "--", path])
  }

  /// The first commit that changed one of the inputs after a commit.
  func firstChange(of inputs: [String], after commit: String) -> String? {
    let commits = run(
      ["git", "log", "--reverse", "--format=%h", "\(commit)..HEAD", "--"] + inputs)
    return commits?.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// The files of a commit in a temporary folder; nil if git or tar fails.
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
