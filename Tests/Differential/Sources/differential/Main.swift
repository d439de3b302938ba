import Foundation

/// `differential WIDGETGEN PATH...` runs `WIDGETGEN dump PATH...`, parses the same files with SwiftParser and
/// prints every difference. The exit status is 1 if there is a difference in a valid file.
///
/// Differences in files that are invalid for SwiftParser are printed but not counted. The parsers recover from errors
/// differently, and nothing is generated from an invalid file.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let tool = arguments.first, arguments.count > 1 else {
      print("usage: differential WIDGETGEN PATH...")
      exit(2)
    }
    let scanned = try dump(tool, Array(arguments.dropFirst()))
    var (declarations, invalid, differences) = (0, 0, 0)
    for file in scanned.files {
      // Both sides replace invalid UTF-8 with U+FFFD.
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file.path))
      let reference = Reference(path: file.path, source: String(decoding: bytes, as: UTF8.self))
      let comparison = try Comparison(
        scanned: file, reference: reference.file, isValid: reference.isValid)
      declarations += file.declarations.count
      if reference.isValid { differences += comparison.differences.count } else { invalid += 1 }
      let mark = reference.isValid ? "" : "(invalid) "
      for difference in comparison.differences { print("\(mark)\(file.path): \(difference)") }
    }
    print(
      "\(scanned.files.count) files (\(invalid) of them not valid Swift), "
        + "\(declarations) declarations, \(differences) differences")
    exit(differences == 0 ? 0 : 1)
  }

  private static func dump(_ tool: String, _ paths: [String]) throws -> DumpedFiles {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["dump"] + paths
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(DumpedFiles.self, from: output)
  }
}
