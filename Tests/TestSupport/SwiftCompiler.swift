import Foundation

/// The compiler of the toolchain that runs the tests.
package enum SwiftCompiler {
  /// Runs `swiftc` in Swift 6 mode; an empty string when all is well, else what it said.
  package static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6"] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 && text.isEmpty
      ? "" : "exit status \(process.terminationStatus)\n\(text)"
  }
}
