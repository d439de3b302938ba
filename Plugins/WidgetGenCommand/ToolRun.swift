import Foundation
import PackagePlugin

/// One run of the tool with one `widgetgen.json`.
struct ToolRun {
  private let arguments: [String]

  /// The run with the configuration that the user specifies.
  static let configured = ToolRun(arguments: [])

  private init(arguments: [String]) { self.arguments = arguments }

  /// The run for all targets in the configuration of a package or a project. The run is nil without a configuration, if
  /// the configuration lists no sources and specifies no output, or if nothing would be done.
  ///
  /// - Parameter coversBuild: whether the command is useful for targets whose code the build generates.
  init?(package folder: URL, coversBuild: Bool) {
    guard let configuration = ConfigurationFile(in: folder),
      configuration.namesSources
        ? configuration.writesToPackage || coversBuild : configuration.hasOutput
    else { return nil }
    arguments = ["--config", configuration.url.path]
  }

  /// The run for one target with the configuration in its folder, or else with its entry in the package's
  /// configuration or the keys that apply to all targets. The target's own sources or dependencies are used if the
  /// configuration does not specify any. The run is nil if the target has no Swift sources, if the run for the package
  /// covers it, or if nothing would be done.
  ///
  /// - Parameters:
  ///   - package: the folder of the package.
  ///   - isNamed: whether the user specified the target. There is then no run for the package.
  ///   - coversBuild: whether the command is useful for targets whose code the build generates.
  init?(_ target: any Target, in package: URL, isNamed: Bool, coversBuild: Bool) {
    guard let sources = TargetSources(target) else { return nil }
    let own = ["--sources", sources.folder.path]
    let others = sources.dependencyFolders.flatMap { ["--dependencies", $0.path] }
    let folders = [sources.folder, package]
    guard let configuration = ConfigurationFile(in: folders, target: sources.folder) else {
      guard coversBuild else { return nil }
      arguments = own + others
      return
    }
    guard configuration.writesToPackage || coversBuild else { return nil }
    let isOwn = configuration.url.deletingLastPathComponent().path == sources.folder.path
    let isListed = isOwn || configuration.entry ?? 0 > 0
    if !isOwn, !isNamed, configuration.coversTarget { return nil }
    if !isListed {
      // The output of the package's only entry is for other sources.
      let isForOthers = configuration.entry == nil && configuration.hasOutput
      guard coversBuild || configuration.fillsOtherBlocks, !isForOthers else { return nil }
    }
    var arguments = ["--config", configuration.url.path]
    if let entry = configuration.entry { arguments += ["--entry", String(entry)] }
    if !isListed || !configuration.namesSources { arguments += own }
    if !isListed || !configuration.namesDependencies { arguments += others }
    self.arguments = arguments
  }

  /// Whether a command is useful for targets whose code the build generates: it fixes sources, fills inline blocks or
  /// reports problems.
  static func coversBuild(_ words: [String]) -> Bool {
    ["--check", "--fix", "--inline"].contains(where: words.contains)
  }

  /// Runs the tool for each configuration, even if one run fails, so that all problems are reported.
  ///
  /// - Parameter words: the user's arguments. `--check` runs the command `check`.
  static func perform(
    _ runs: [ToolRun], tool: URL, in folder: URL, passing words: [String]
  ) throws {
    guard !runs.isEmpty else { throw Failure.noConfiguration }
    let command = words.contains("--check") ? "check" : "generate"
    let passed = words.filter { $0 != "--check" }
    var status: Int32 = 0
    for run in runs {
      let process = Process()
      process.executableURL = tool
      process.currentDirectoryURL = folder
      process.arguments = [command] + run.arguments + passed
      try process.run()
      process.waitUntilExit()
      status = max(status, process.terminationStatus)
    }
    if command == "check", status == 1 {
      let inline = words.contains("--inline") ? " --inline" : ""
      print("or: swift package --allow-writing-to-package-directory generate-widgets" + inline)
    }
    // The tool already reported the reason. Throwing an error would make SwiftPM print a second message.
    if status != 0 { exit(status) }
  }

  enum Failure: Error, CustomStringConvertible {
    case noConfiguration
    case targetBesideConfiguration

    var description: String {
      switch self {
      case .noConfiguration:
        "no \(ConfigurationFile.name) of the package or its targets has 'output' or 'inline'; "
          + "'widgetgen init' writes one, and '--inline' fills the inline blocks of all targets"
      case .targetBesideConfiguration:
        "'--target' cannot be combined with '--config'; remove one of them"
      }
    }
  }
}
