import WidgetDriver

/// What git knows about the files of a project.
struct GitHistory {
  private let run: @Sendable ([String]) -> String?

  /// - Parameter run: runs a command in the working directory; nil if it fails.
  init(run: @escaping @Sendable ([String]) -> String?) { self.run = run }

  /// Whether nothing is changed; nil outside of a repository.
  var isClean: Bool? { run(["git", "status", "--porcelain"]).map(\.isEmpty) }

  /// The first commit that changed one of the inputs after the last commit of a file.
  func firstChange(of inputs: [String], after path: String) -> String? {
    guard let last = line(["git", "log", "-1", "--format=%H", "--", path]),
      let commits = run(
        ["git", "log", "--reverse", "--format=%h", "\(last)..HEAD", "--"] + inputs)
    else { return nil }
    return commits.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  private func line(_ command: [String]) -> String? {
    run(command)?.split(whereSeparator: \.isNewline).first.map(String.init)
  }
}
