#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Platform {
  /// Returns the standard output of a command, or nil if it fails. The standard error of the
  /// command is discarded.
  static func output(of command: [String]) -> String? {
    let text = command.map(ShellWord.posix).joined(separator: " ") + " 2>/dev/null"
    guard let stream = popen(text, "r") else { return nil }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      output += buffer[..<count]
    }
    return pclose(stream) == 0 ? String(decoding: output, as: UTF8.self) : nil
  }

  /// Unpacks gzip data with `gzip -dc`. Nearly every system has this program.
  ///
  /// The data goes through a temporary file, because writing to a program that ends early would end this process.
  ///
  /// - Parameters:
  ///   - path: the path of the packed file, for error messages.
  ///   - limit: the largest size of the unpacked data, in bytes. The program is stopped when it writes more.
  static func unpack(
    _ bytes: [UInt8], _ path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    let folder = variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var name = Array(FilePath.join(folder, "widgetgen-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw FileError(path: path, reason: "'\(folder)' is not writable")
    }
    let packed = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer {
      close(descriptor)
      unlink(packed)
    }
    try writeAll(bytes, to: descriptor, path: path)
    guard let stream = popen("exec gzip -dc < \(ShellWord.posix(packed)) 2>/dev/null", "r") else {
      throw FileError(path: path, reason: missingGzip)
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while output.count <= limit, case let count = fread(&buffer, 1, buffer.count, stream), count > 0
    {
      output += buffer[..<count]
    }
    let status = pclose(stream)
    if output.count > limit {
      throw FileError(
        path: path,
        reason: "unpacked, it is larger than \(limit >> 20) MB; divide it into smaller files")
    }
    // The shell exits with 127 if it does not find the program.
    if status >> 8 == 127 { throw FileError(path: path, reason: missingGzip) }
    guard status == 0 else {
      throw FileError(
        path: path, reason: "its gzip data is damaged or incomplete; compress or download it again")
    }
    return output
  }

  private static let missingGzip =
    "it is compressed, and 'gzip' cannot be run; install gzip, or unpack the file"
}
