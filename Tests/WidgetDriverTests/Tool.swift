import Foundation

/// Runs the tool as a separate process. Tests use it, for example, to kill the tool or to set its environment.
enum Tool {
  /// The path of the executable, which the build puts next to the tests.
  static var path: String {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let tests = bundle ?? CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let parts = tests.split(separator: "/").prefix { !$0.hasSuffix(".xctest") }
    return "/" + parts.joined(separator: "/") + "/widgetgen"
  }

  /// Starts the tool with the given environment variables and, if it is set, `LD_LIBRARY_PATH`. No other variables are
  /// passed.
  static func start(
    _ arguments: [String], in folder: String, variables: [String: String] = [:],
    error: Pipe? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let library = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map {
      ["LD_LIBRARY_PATH": $0]
    }
    process.environment = variables.merging(library ?? [:]) { first, _ in first }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error ?? FileHandle.nullDevice
    try process.run()
    return process
  }
}
