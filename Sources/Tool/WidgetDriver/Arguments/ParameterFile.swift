import WidgetSource

/// A file with arguments, which `@FILE` on the command line includes.
///
/// Build systems use it for lists of sources that are too long for a command line. Each line is one argument, in which
/// quotes have no special meaning. Empty lines are skipped. A line that begins with `@` is not another file, so files
/// cannot include themselves.
///
/// The paths in the file are confined to the repository, because the file can be part of it. `@@FILE` includes a file that
/// a build system wrote, whose paths can lead anywhere, such as the links of a sandbox.
package struct ParameterFile {
  /// Reads a file.
  package typealias Reader = @Sendable (_ path: String) throws(FileError) -> [UInt8]

  /// The arguments in the file.
  let words: [String]
  /// Whether the paths in the file are not confined: `@@FILE`.
  let isTrusted: Bool

  /// - Parameter word: `@FILE`.
  init(_ word: String, _ read: Reader) throws(UsageError) {
    isTrusted = word.hasPrefix("@@") && word.count > 2
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try read(String(word.dropFirst(isTrusted ? 2 : 1)))
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
