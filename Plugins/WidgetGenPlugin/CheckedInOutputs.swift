import Foundation
import PackagePlugin

/// The generated sources of a target, and the sources that have the name of an output. The plugin generates the same
/// code, so compiling both copies would fail with messages that do not explain the cause.
struct CheckedInOutputs {
  private let files: [URL]

  /// - Parameter outputs: the names of the files that the plugin generates.
  init(in sources: [URL], outputs: [String]) {
    let names = Set(outputs)
    files = sources.filter {
      names.contains($0.lastPathComponent)
        || ($0.lastPathComponent.hasSuffix(".generated.swift") && Self.isGenerated($0))
    }
  }

  private static func isGenerated(_ url: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return false }
    defer { try? handle.close() }
    let mark = Data("// Generated using widgetgen".utf8)
    return (try? handle.read(upToCount: mark.count)) == mark
  }

  /// Reports the files as errors.
  ///
  /// - Returns: whether a file was reported.
  func report(targetName: String) -> Bool {
    for file in files {
      Diagnostics.error(
        "'\(file.lastPathComponent)' is checked in, and the build-tool plugin of target "
          + "'\(targetName)' generates the same code; delete the file, or remove the plugin from the "
          + "target and run 'swift package generate-widgets'",
        file: file.path)
    }
    return !files.isEmpty
  }
}
