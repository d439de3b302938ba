import Foundation
import PackagePlugin

/// One run of the tool with one `widgetgen.json`.
struct ToolRun {
  private let arguments: [String]

  /// The run for a package or a project whose folder has a configuration that says what to write.
  init?(package folder: URL) {
    guard let configuration = ConfigurationFile(in: [folder]), configuration.writesToPackage else {
      return nil
    }
    arguments = ["--config", configuration.url.path]
  }

  /// The run for a target whose folder has such a configuration. What the file leaves open is taken
  /// from the target: its sources, and those that it depends on.
  init?(_ target: any Target) {
    guard let sources = TargetSources(target),
      let configuration = ConfigurationFile(in: [sources.folder]), configuration.writesToPackage
    else { return nil }
    var arguments = ["--config", configuration.url.path]
    if !configuration.namesSources {
      arguments += ["--sources", sources.folder.path]
    }
    if !configuration.namesDependencies {
      arguments += sources.dependencyFolders.flatMap { ["--dependencies", $0.path] }
    }
    self.arguments = arguments
  }

  /// Runs the tool for each, also when one fails, so that all that is wrong is told at once.
  ///
  /// - Parameter words: what the user wrote; `--check` stands for the command of that name.
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
    // The tool has said why; SwiftPM would turn an error thrown here into a second one.
    if status != 0 { exit(status) }
  }

  enum Failure: Error, CustomStringConvertible {
    case noConfiguration

    var description: String {
      switch self {
      case .noConfiguration:
        "no \(ConfigurationFile.name) in the package's folder or a target's says 'output' or "
          + "'inline'; 'widgetgen init' writes one"
      }
    }
  }
}
