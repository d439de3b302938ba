import Foundation

/// The tool as a process of its own, for what cannot be seen from within one.
enum Tool {
  /// Where the build puts the executable: beside the tests.
  static var path: String {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let tests = bundle ?? CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let parts = tests.split(separator: "/").prefix { !$0.hasSuffix(".xctest") }
    return "/" + parts.joined(separator: "/") + "/widgetgen"
  }

  /// Starts the tool; it inherits nothing but the variables given.
  static func start(
    _ arguments: [String], in folder: String, variables: [String: String] = [:]
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
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
