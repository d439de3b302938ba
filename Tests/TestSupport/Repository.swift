package import Foundation

/// The checkout that the tests were built from.
package enum Repository {
  /// The folder that contains Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the Swift files in a folder of the repository, sorted by path. Links are not followed.
  package static func swiftFiles(in folder: String) throws -> [URL] {
    let keys: [URLResourceKey] = [.isSymbolicLinkKey]
    let walk = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: keys,
      options: [.skipsHiddenFiles])
    var files: [URL] = []
    for case let url as URL in walk ?? .init() where url.pathExtension == "swift" {
      let values = try url.resourceValues(forKeys: Set(keys))
      if values.isSymbolicLink != true { files.append(url) }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Returns the path of a file relative to the root.
  package static func relativePath(of url: URL) -> String {
    String(url.path.dropFirst(root.path.count)).drop { $0 == "/" }.description
  }
}
