package import Foundation

/// The messages of a compilation that was expected to print nothing.
package struct CompilerMessages: Error, CustomStringConvertible {
  package let description: String
}

/// Runs the compiler of the toolchain that runs the tests.
package enum SwiftCompiler {
  /// Runs `swiftc`, in Swift 6 mode unless the arguments specify another version. With `-wmo`, one process compiles all
  /// files, which takes half the processor time of one process for each file.
  ///
  /// - Returns: the exit status and the output of the compiler, or an empty string if it succeeds without messages.
  package static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6", "-wmo"] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 && text.isEmpty
      ? "" : "exit status \(process.terminationStatus)\n\(text)"
  }

  /// Compiles a module and its static library into a folder.
  ///
  /// - Throws: `CompilerMessages`, even for warnings.
  package static func library(
    _ module: String, _ paths: [String], _ arguments: [String], in folder: URL
  ) throws {
    let messages = try run(
      ["-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", module]
        + ["-emit-module-path", folder.appending(path: "\(module).swiftmodule").path]
        + ["-o", folder.appending(path: "lib\(module).a").path] + arguments + paths)
    if !messages.isEmpty { throw CompilerMessages(description: "\(module): \(messages)") }
  }
}
