import Foundation
import TestSupport

/// A copy of `Tests/PluginFixture` that a test can change. The name of its folder contains a space. A link next to the
/// folder leads to this checkout, under a name that differs from the name of the package.
final class FixtureCopy {
  private let folder: URL
  private let package: URL

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: "widgetgen fixture \(UUID())")
    package = folder.appending(path: "My App")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.copyItem(at: Repository.root.appending(path: "Tests/PluginFixture"), to: package)
    try? files.removeItem(at: package.appending(path: ".build"))
    try files.createSymbolicLink(
      at: folder.appending(path: "checkout123"), withDestinationURL: Repository.root)
    try edit("Package.swift") {
      $0.replacing(#"path: "../..""#, with: #"path: "../checkout123""#)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func read(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  func edit(_ path: String, _ change: (String) -> String) throws {
    try write(path, change(try read(path)))
  }

  func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: package.appending(path: path))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: package.appending(path: path))
  }

  /// Runs `swift` in the copy. All build products are inside the copy.
  func swift(_ words: String...) throws -> Shell.Outcome { try swift(words) }

  func swift(_ words: [String]) throws -> Shell.Outcome {
    try Shell.run("swift", words, in: package)
  }
}
