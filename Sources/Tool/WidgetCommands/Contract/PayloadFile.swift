import WidgetDriver
import WidgetSource

/// A file of payloads: one JSON value, or one on each line.
struct PayloadFile: Sendable {
  let text: SourceFile
  /// The range of each payload in the bytes of the file.
  let ranges: [Range<Int>]

  /// The ending of a file with one payload, and the endings of files with a payload on each line.
  private static let (ending, lineEndings) = (".json", [".jsonl", ".ndjson"])
  /// The additional ending of a compressed file.
  private static let packedEnding = ".gz"
  /// The maximum size of a file in bytes, also after unpacking. A larger file would fill the
  /// memory, and no app decodes such a file.
  private static let largestSize = 1 << 28

  /// - Parameter path: the path of the file, or `-` for standard input.
  init(_ path: String, _ environment: ToolEnvironment) throws(FileError) {
    let bytes = try Self.bytes(path, environment)
    text = SourceFile(path: path, bytes: bytes)
    ranges = Self.ranges(in: bytes, path)
  }

  private static func bytes(
    _ path: String, _ environment: ToolEnvironment
  ) throws(FileError) -> [UInt8] {
    let tooLarge = FileError(
      path: path, reason: "it is larger than 256 MB; check a smaller payload")
    // The size is checked before the file is read.
    if path != "-", environment.fileSystem.status(path)?.size ?? 0 > largestSize { throw tooLarge }
    var bytes = try path == "-" ? environment.readInput() : environment.fileSystem.read(path).bytes
    if bytes.count > largestSize { throw tooLarge }
    if bytes.starts(with: [0x1F, 0x8B]) {
      bytes = try environment.unpack(bytes, path, largestSize)
    } else if path.hasSuffix(packedEnding) {
      throw FileError(
        path: path, reason: "it is not a gzip file; remove '\(packedEnding)' from its name")
    }
    // A byte order mark is not part of the JSON, and is not counted in columns.
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  private static func ranges(in bytes: [UInt8], _ path: String) -> [Range<Int>] {
    let hasLineEnding = lineEndings.contains {
      path.hasSuffix($0) || path.hasSuffix($0 + packedEnding)
    }
    // Splitting a payload would take almost as long as checking it.
    guard hasLineEnding || path == "-" else { return [0..<bytes.count] }
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline).map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    // Standard input has no ending. If it consists of several lines that are all objects, each line is a payload.
    let isLines =
      hasLineEnding
      || lines.count > 1
        && lines.allSatisfy { $0.first == UInt8(ascii: "{") && $0.last == UInt8(ascii: "}") }
    return isLines ? lines.map { $0.startIndex..<$0.endIndex } : [0..<bytes.count]
  }

  /// Returns the paths of the files that operands name. For a folder, returns the payload files in it, which are
  /// recognized by their endings. Throws if a folder contains no payload files.
  static func paths(
    _ operands: [String], _ environment: ToolEnvironment, _ threads: Threads = Threads(count: 1)
  ) throws(FileError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      let path = operand == "-" ? operand : environment.fileSystem.tidied(operand)
      guard environment.fileSystem.status(path)?.kind == .folder else {
        paths.append(path)
        continue
      }
      let endings = [ending] + lineEndings
      let walk = FileWalk(
        fileSystem: environment.fileSystem, endings: endings + endings.map { $0 + packedEnding },
        threads: threads)
      let found = try walk.files(in: [path]).paths
      if found.isEmpty {
        throw FileError(
          path: path,
          reason:
            "no file in it ends in \(endings.joined(separator: ", ")), or in one of these and "
            + packedEnding)
      }
      paths += found
    }
    return paths
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingSpaces: ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let start = drop(while: isSpace)
    return start.prefix(
      (start.lastIndex { !isSpace($0) } ?? start.startIndex - 1) - start.startIndex + 1)
  }
}
