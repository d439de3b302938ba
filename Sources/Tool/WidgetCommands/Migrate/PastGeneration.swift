import WidgetDriver
import WidgetSource

/// Generates with the sources and templates of earlier commits, in temporary folders.
///
/// A generated file may differ merely because its inputs changed after it was generated. Generating with the inputs of
/// the commit that last changed the file shows whether this is the reason.
final class PastGeneration {
  private let drafts: [ConfigurationDraft]
  private let history: GitHistory
  private let environment: ToolEnvironment
  /// The outputs by commit and path. The value of a commit is nil if generating failed.
  private var outputs: [String: [String: [UInt8]]?] = [:]
  private var folders: [String] = []
  /// The maximum number of commits. Each commit needs time for a checkout and a run.
  private static let mostCommits = 8

  init(_ drafts: [ConfigurationDraft], _ history: GitHistory, _ environment: ToolEnvironment) {
    (self.drafts, self.history, self.environment) = (drafts, history, environment)
  }

  /// Returns the content of a file, generated with the inputs of a commit. Returns nil if generating fails, if the
  /// maximum number of commits is exceeded, or if generating does not change the file.
  func output(_ path: String, at commit: String) -> [UInt8]? {
    if outputs[commit] == nil {
      guard outputs.count < Self.mostCommits else { return nil }
      outputs[commit] = .some(generate(at: commit))
    }
    return (outputs[commit] ?? nil)?[path]
  }

  private func generate(at commit: String) -> [String: [UInt8]]? {
    guard let folder = history.checkOut(commit) else { return nil }
    folders.append(folder)
    var environment = environment
    environment.fileSystem = .disk(in: folder)
    guard let generation = try? MigratedGeneration(drafts, environment),
      !generation.diagnostics.hasErrors
    else { return nil }
    let changes = OutputPlan(generation.parts, fileSystem: environment.fileSystem).changes
    return Dictionary(changes.map { ($0.path, $0.new) }, uniquingKeysWith: { $1 })
  }

  /// Removes the temporary folders.
  func clean() {
    for folder in folders { history.removeFolder(folder) }
    folders = []
  }
}
