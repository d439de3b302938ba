#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Platform {
  /// Returns the standard output of a command, or nil if it fails. Its errors are not shown.
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
}
