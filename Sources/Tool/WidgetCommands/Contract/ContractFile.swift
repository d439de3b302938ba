import WidgetDriver
import WidgetSource
import WireContract

/// A contract in a checked-in file, or in a git revision of the file.
struct ContractFile {
  /// The name of the version: `v5.0.0` for `v5.0.0:contract.json`, or the path.
  let label: String
  let contract: Contract
  let text: SourceFile

  /// - Parameter name: `FILE` or `REV:FILE`. If a file has the whole name, it takes precedence.
  init(_ name: String, _ environment: ToolEnvironment) throws(CommandFailure) {
    let path = environment.fileSystem.tidied(name)
    if environment.fileSystem.status(path) == nil, let colon = name.firstIndex(of: ":") {
      let revision = String(name[..<colon])
      label = revision
      text = try Self.text(
        revision, String(name[name.index(after: colon)...]), named: name, environment)
    } else {
      label = path
      text = try environment.fileSystem.namedSource(path)
    }
    let (contract, diagnostics) = ContractReader.read(text)
    guard let contract else { throw .diagnostics(diagnostics, texts: [text], .usage) }
    self.contract = contract
  }

  /// Reads the contracts of the versions that the configuration lists. Throws if it lists none, or a file outside of the
  /// repository.
  static func live(
    _ configuration: ContractConfiguration, _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> [ContractFile] {
    guard let text = configuration.text, !configuration.versions.isEmpty else {
      throw .usage(
        UsageError(
          "'--live' needs 'versions' in 'contract' of widgetgen.json: the contracts of the app's "
            + "versions that are in use", command: arguments.command))
    }
    let repository = Repository(around: FilePath.folder(text.path), environment.fileSystem)
    var files: [ContractFile] = []
    for version in configuration.versions {
      if environment.fileSystem.status(version.name) != nil, !repository.contains(version.name) {
        let problem = DriverDiagnostics.outsideRepository(
          version.name, repository, in: text.path, version.range)
        throw .diagnostics([problem], texts: [text], .usage)
      }
      files.append(try ContractFile(version.name, environment))
    }
    return files
  }

  /// Returns the text of a file in a git revision.
  private static func text(
    _ revision: String, _ file: String, named name: String, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> SourceFile {
    if !revision.hasPrefix("-") {
      // Git resolves a path from the top of the repository, but users write it relative to the working directory.
      let paths = file.hasPrefix("/") || file.hasPrefix(".") ? [file] : ["./" + file, file]
      for path in paths {
        if let text = environment.runCommand(["git", "show", "\(revision):\(path)"]) {
          return SourceFile(path: name, bytes: Array(text.utf8))
        }
      }
    }
    let reason: String
    if environment.runCommand(["git", "--version"]) == nil {
      reason = "git cannot be run"
    } else if revision.hasPrefix("-")
      || environment.runCommand(["git", "rev-parse", "--verify", "\(revision)^{commit}"]) == nil
    {
      reason = "git has no revision '\(revision)' here"
    } else {
      reason = "revision '\(revision)' has no file '\(file)'"
    }
    throw .unreadable(FileError(path: name, reason: reason, isMissing: true))
  }
}
