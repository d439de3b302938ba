import Foundation

/// A folder or a single file. The plugin searches it as the tool does: without hidden files, and without following
/// links.
struct SourceFolder {
  let url: URL

  init(_ url: URL) { self.url = url }

  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the files with the given extension, or all files if it is nil, sorted by path. A single file is returned
  /// regardless of its name.
  func files(ending fileExtension: String? = nil) -> [URL] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    if !isFolder { return [url] }
    let walk = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    for case let file as URL in walk ?? .init() {
      guard fileExtension == nil || file.pathExtension == fileExtension else { continue }
      let isRegular = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      if isRegular == true { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
