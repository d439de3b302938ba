import Foundation
import WidgetSource

/// The Swift files in some paths, in memory.
struct Corpus {
  private(set) var files: [SourceFile] = []
  private(set) var byteCount = 0

  init(paths: [String]) throws {
    for path in paths {
      let root = URL(fileURLWithPath: path)
      let children = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let url as URL in children ?? .init() where url.pathExtension == "swift" {
        let bytes = try [UInt8](Data(contentsOf: url))
        files.append(SourceFile(path: url.path, bytes: bytes))
        byteCount += bytes.count
      }
    }
    files.sort { $0.path < $1.path }
  }

  /// Returns every n-th file.
  func sample(every step: Int) -> Corpus {
    var sample = self
    sample.files = stride(from: 0, to: files.count, by: step).map { files[$0] }
    sample.byteCount = sample.files.reduce(0) { $0 + $1.bytes.count }
    return sample
  }
}
