import WidgetSource

/// A file with arguments, which `@FILE` on the command line includes.
///
/// Build systems use it for lists of sources that are too long for a command line. Each line is one argument, in which
/// quotes have no special meaning. Empty lines are skipped. A line that begins with `@` is not another file, so files
/// cannot include themselves.
package struct ParameterFile {
  /// Reads a file.
  package typealias Reader = @Sendable (_ path: String) throws(FileError) -> [UInt8]

  /// The arguments in the file.
  let words: [String]

  /// - Parameter word: `@FILE`.
  init(_ word: String, _ read: Reader) throws(UsageError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try read(String(word.dropFirst()))
    } catch {
      throw .unreadableParameters(word, reason: error.reason)
    }
    words = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Whether a word is `@FILE`.
  static func isNamed(by word: String) -> Bool { word.hasPrefix("@") && word.count > 1 }
}
