package import WidgetGenerator
import WidgetSource

/// Reads and parses sources concurrently, and returns them in the order of their paths.
package struct SourceScan {
  let fileSystem: FileSystem
  let threads: Threads

  /// - Parameter threads: the threads that read and parse.
  package init(fileSystem: FileSystem, threads: Threads) {
    self.fileSystem = fileSystem
    self.threads = threads
  }

  /// The result of a scan, in the order of the paths.
  package struct Result: Sendable {
    /// The files that were read and parsed.
    package var files: [ScannedFile] = []
    /// The files that could not be read.
    package var errors: [FileError] = []
  }

  /// Reads and parses the files at the given paths, except for files that this tool or Sourcery generated.
  ///
  /// - Parameter keeping: generated files that are scanned anyway.
  package func scan(_ paths: [String], keeping: Set<String> = []) -> Result {
    join(threads.map(paths) { read($0, keeping: keeping) })
  }

  private enum Outcome: Sendable {
    case scanned(ScannedFile, FileStatus.Identity)
    case generated
    case failed(FileError)
  }

  private func read(_ path: String, keeping: Set<String>) -> Outcome {
    do throws(FileError) {
      let content = try fileSystem.read(path)
      let isExcluded = GeneratedMark.excludesFromScan(content.bytes)
      if isExcluded && !keeping.contains(path) { return .generated }
      let file = ScannedFile(SourceFile(path: path, bytes: content.bytes))
      return .scanned(file, content.status.identity)
    } catch {
      return .failed(error)
    }
  }

  /// Joins the results of all files. A file with several paths is kept only under its first path.
  private func join(_ outcomes: [Outcome]) -> Result {
    var result = Result()
    var seen: Set<FileStatus.Identity> = []
    for outcome in outcomes {
      switch outcome {
      case .scanned(let file, let identity):
        if seen.insert(identity).inserted { result.files.append(file) }
      case .generated: break
      case .failed(let error): result.errors.append(error)
      }
    }
    return result
  }
}

/// Recognizes generated files by their first line. A byte order mark before it is ignored.
enum GeneratedMark {
  private static let any = Array(GeneratedHeader.mark.utf8)
  private static let excluded = ["widgetgen", "Sourcery"].map {
    Array("\(GeneratedHeader.mark) \($0)".utf8)
  }

  /// Returns whether a generator wrote the file. An output does not overwrite any other file.
  static func isAtStart(of bytes: [UInt8]) -> Bool {
    firstLine(of: bytes).starts(with: any)
  }

  /// Returns whether widgetgen or Sourcery wrote the file. Such files are not scanned.
  ///
  /// Files of other generators are scanned, as in Sourcery.
  static func excludesFromScan(_ bytes: [UInt8]) -> Bool {
    excluded.contains { firstLine(of: bytes).starts(with: $0) }
  }

  private static func firstLine(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...]
  }
}
