import Foundation

/// Runs other programs.
enum Shell {
  struct Outcome {
    let status: Int32
    /// Standard output and standard error, in the order in which they were written.
    let output: String
  }

  static func run(_ program: String, _ words: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + words
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
