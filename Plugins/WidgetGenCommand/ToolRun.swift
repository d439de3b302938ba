import Foundation
import PackagePlugin

/// One run of the tool with one `widgetgen.json`.
struct ToolRun {
  private let arguments: [String]

  /// The run with the configuration that the user specifies.
  static let configured = ToolRun(arguments: [])

  private init(arguments: [String]) { self.arguments = arguments }

  /// The run for all targets in the configuration of a package or a project. The run is nil without a configuration. It
  /// is also nil if the configuration specifies neither an output nor inline blocks, unless `fixes` is true and the
  /// configuration lists sources.
  init?(package folder: URL, fixes: Bool) {
    guard let configuration = ConfigurationFile(in: folder),
      configuration.writesToPackage || fixes && configuration.namesSources
    else { return nil }
    arguments = ["--config", configuration.url.path]
  }

  /// The run for one target with the configuration in its folder, or else with its entry in the package's
  /// configuration. The target's own sources or dependencies are used if the configuration does not specify any. The
  /// run is nil if the target has no Swift sources, if the configuration that was found does not apply to it, or if
  /// nothing would be generated or fixed.
  ///
  /// - Parameter package: the folder of the package, for a target that the user specified.
  init?(_ target: any Target, package: URL? = nil, fixes: Bool) {
    guard let sources = TargetSources(target) else { return nil }
    let folders = [sources.folder] + (package.map { [$0] } ?? [])
    guard let configuration = ConfigurationFile(in: folders, target: sources.folder) else {
      // Without a configuration, only the build-tool plugin generates code. The sources of a target that the user
      // specified can still be fixed.
      guard fixes, package != nil else { return nil }
      arguments =
        ["--sources", sources.folder.path]
        + sources.dependencyFolders.flatMap { ["--dependencies", $0.path] }
      return
    }
    guard configuration.writesToPackage || fixes else { return nil }
    let isOwn = configuration.url.deletingLastPathComponent().path == sources.folder.path
    if !isOwn, configuration.entry ?? 0 == 0 { return nil }
    var arguments = ["--config", configuration.url.path]
    if let entry = configuration.entry { arguments += ["--entry", String(entry)] }
    if !configuration.namesSources {
      arguments += ["--sources", sources.folder.path]
    }
    if !configuration.namesDependencies {
      arguments += sources.dependencyFolders.flatMap { ["--dependencies", $0.path] }
    }
    self.arguments = arguments
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
      print("or: swift package --allow-writing-to-package-directory generate-widgets")
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
          + "'widgetgen init' writes one"
      case .targetBesideConfiguration:
        "'--target' cannot be combined with '--config'; remove one of them"
      }
    }
  }
}
