import Foundation

/// A folder whose files are wanted, or a single file, walked as the tool walks it: hidden files are
/// left out, links are not followed.
struct SourceFolder {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// The files whose names end in an extension, or all of them, in order of their paths; a file that
  /// was named itself is taken whatever its name.
  func files(ending fileExtension: String? = nil) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return []
    }
    if !isFolder.boolValue { return [url] }
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
